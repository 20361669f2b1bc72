/** Returns what is in a block of a request. */
export function blockOf(text: string, name: string): string {
  return new RegExp(`<${name}>\\n([\\s\\S]*?)\\n</${name}>`).exec(text)?.[1] ?? '';
}
