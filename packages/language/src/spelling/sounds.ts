/** Spellings that sound alike, language by language: each is replaced by the other in turn. */
export type Sounds = readonly (readonly [written: string, heard: string])[];

/** Returns how a word sounds to people who write as they speak; doubled letters sound once. */
export function soundOf(word: string, sounds: Sounds): string {
  let heard = `${word}.`;
  for (const [written, as] of sounds) heard = heard.replaceAll(written, as);
  let once = '';
  for (const letter of heard) if (!once.endsWith(letter)) once += letter;
  return once.endsWith('.') ? once.slice(0, -1) : once;
}
