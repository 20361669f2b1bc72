/** A message of a chat as the client numbers it. */
export type Line = { n: number; by: string; text: string };
/** What is said of one part, with the numbers of messages and words of one. */
export type Part = { sentence: string; from: number[]; quote: string } | null;
export type WrittenBrief = { wants: Part; promised: Part; next: Part };

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');
}
