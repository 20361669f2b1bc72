/** A message of a chat as the client numbers it. */
export type Line = { n: number; by: string; text: string };
/** Where one part stands: words of a message, and its number. */
export type Part = { from: number; quote: string } | null;
export type WrittenBrief = { wants: Part; promised: Part; next: Part };

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');
}
