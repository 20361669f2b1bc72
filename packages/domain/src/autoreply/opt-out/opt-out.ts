import { readDanger } from '../../safety/classifier/classify-danger.ts';
import type { DangerWord } from '../../safety/danger-question.ts';
import { namesStop } from '../../safety/judge-safety.ts';
import { linesOfLong } from '@spotter/language/sentences/long-text';
import { ofLongTexts, rememberLatest } from '@spotter/language/text/remember-latest';
import { isAbout } from '../phrases/conversation-patterns.ts';

/** Min likelihood by the classifier of a wish for silence: beside a phrase, alone, and to be sure of a phrase. */
const stopFrom = { named: 0.2, alone: 0.55, sure: 0.95 };
const maxBareWords = 2;
const minBeats = 3;
/** What a model says of words that ask for no silence. */
const cleared = new Set<DangerWord | null>(['none', 'past', 'machine']);

type Sureness = 'sure' | 'likely';

/**
 * Whether the contact asks for no more messages, in English, Spanish, Portuguese, French, German, Italian, Dutch
 * or Polish. "I can't stop eating" and "para mí" do not ask that: a bare "stop" or "para" counts only as a whole
 * message. Who asks for a person instead of a machine wants to be answered. `says`: what a model said of the
 * words; what is in doubt counts until it is cleared.
 */
export function isOptOut(text: string, says: DangerWord | null = null): boolean {
  return isSureOptOut(text) || (!cleared.has(says) && findStop(text) !== null);
}

/** Whether the contact asks for no more messages in words that need no model. */
export function isSureOptOut(text: string): boolean {
  return findStop(text) === 'sure';
}

/** Returns how surely a text asks for no more messages; null where it does not. */
const findStop = rememberLatest(
  (text: string) => text,
  (text: string): Sureness | null => {
    if (asksForDeletion(text)) return 'sure';
    const lines = linesOfLong(text) ?? text.split('\n');
    const around = (at: number) => lines.slice(Math.max(0, at - 1), at + 2).join(' ');
    const found = lines.map((line, at) => {
      const stop = stopInLine(line);
      return stop === null || !isBare(line) ? stop : stopInLine(around(at));
    });
    return found.find((stop) => stop === 'sure') ?? found.find((stop) => stop !== null) ?? null;
  },
  ofLongTexts,
);

/** Whether a line is so short that what stands around it says what it means: "ok stop", then "tell me more". */
function isBare(line: string): boolean {
  return line.trim().split(' ').length <= maxBareWords;
}

function stopInLine(written: string): Sureness | null {
  const line = withoutBeats(written);
  const { person, stop } = readDanger(line, new Date(0));
  if (person >= stop) return null;
  const named = namesStop(line);
  if (named === null) return stop >= stopFrom.alone && !isAbout(line, 'heard-nothing') ? 'likely' : null;
  if (stop < stopFrom.named) return null;
  return named === 'whole' || stop >= stopFrom.sure ? 'sure' : 'likely';
}

/** Returns a line whose every word is a sentence as one sentence: "stop. writing. me." */
function withoutBeats(line: string): string {
  const beats = line.split('.').map((beat) => beat.trim());
  const isBeaten = beats.filter((beat) => beat !== '').length >= minBeats && !beats.some((beat) => beat.includes(' '));
  return isBeaten ? beats.join(' ').trim() : line;
}

/** Whether a whole message says no more than "cancel": a stop where no call could be meant. */
export function isBareCancel(text: string): boolean {
  return isAbout(text, 'bare-cancel');
}

/** Whether the contact asks us to delete what is stored about them. Such a contact wants no more messages either. */
export function asksForDeletion(text: string): boolean {
  return (linesOfLong(text) ?? [text]).some((line) => isAbout(line, 'deletion'));
}
