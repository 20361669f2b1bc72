/** Returns a word without repeated letters: `yesss` is yes. */
export function squeeze(word: string): string {
  let squeezed = '';
  for (const letter of word) if (!squeezed.endsWith(letter)) squeezed += letter;
  return squeezed;
}

/** Returns the runs of equal letters: `yesss` is y, e, sss. */
export function runsOf(word: string): number[] {
  const runs: number[] = [];
  let before = '';
  for (const letter of word) {
    if (letter === before) runs[runs.length - 1]! += 1;
    else runs.push(1);
    before = letter;
  }
  return runs;
}
