/** Returns a text as it is, or its beginning of at most `most` characters and an ellipsis. */
export function shortened(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max).trimEnd()}…` : text;
}
