import { sentencesOf } from '@spotter/language/sentences/sentences';

/** A stretch of a transcript with the recognizer's own doubts; null where it does not tell. */
export type HeardSegment = {
  seconds: number;
  /** The mean of the logarithms of its words' likelihoods. */
  logprob: number | null;
  /** How well its text can be compressed: what repeats itself was mostly not said. */
  compression: number | null;
  /** How likely nobody spoke. */
  noSpeech: number | null;
};

// Whisper's own decoder has these limits.
const minLogprob = -1;
const maxCompression = 2.4;
const maxNoSpeech = 0.6;
/** A sentence that comes so often is an invention of the recognizer. */
const maxRepeats = 4;

/** Returns whether words were heard, and whether well enough to be answered. */
export function judgeHearing(text: string, segments: readonly HeardSegment[]): 'clear' | 'unclear' | 'silent' {
  if (text.trim() === '' || (segments.length > 0 && segments.every(isSilence))) return 'silent';
  if (segments.some(({ compression }) => compression !== null && compression > maxCompression)) return 'unclear';
  const doubts = segments.filter(({ logprob }) => logprob !== null);
  const seconds = doubts.reduce((sum, one) => sum + weightOf(one), 0);
  const mean = doubts.reduce((sum, one) => sum + one.logprob! * weightOf(one), 0) / seconds;
  if (doubts.length > 0 && mean < minLogprob) return 'unclear';
  if (segments.some(({ noSpeech, logprob }) => (noSpeech ?? 0) > maxNoSpeech && logprob === null)) return 'unclear';
  return repeatsItself(text) ? 'unclear' : 'clear';
}

function isSilence({ noSpeech, logprob }: HeardSegment): boolean {
  return noSpeech !== null && noSpeech > maxNoSpeech && logprob !== null && logprob < minLogprob;
}

function weightOf({ seconds }: HeardSegment): number {
  return Math.max(seconds, 0.1);
}

function repeatsItself(text: string): boolean {
  const counts = new Map<string, number>();
  for (const sentence of sentencesOf(text)) {
    const said = sentence.trim().toLowerCase();
    const count = (counts.get(said) ?? 0) + 1;
    if (count > maxRepeats) return true;
    counts.set(said, count);
  }
  return false;
}
