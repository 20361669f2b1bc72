import { boundText, maxCheckedLength } from '../text/bounded-text.ts';
import { sentencesOf } from './sentences.ts';

/** More than anyone says in ten minutes, in characters and in sentences. */
const maxReadLength = 12_000;
const maxLines = 300;
/** A sentence without an end is cut into lines of this many characters, which overlap: a phrase may lie across. */
const maxLineLength = 500;
const overlap = 100;

/**
 * Returns the sentences of a text that is longer than what a rule reads, so that each is judged as a message of
 * its own; null: the text is no longer. Of what is longer than anyone speaks, those of the two ends.
 */
export function linesOfLong(text: string): string[] | null {
  if (text.length <= maxCheckedLength) return null;
  const lines = sentencesOf(boundText(text, maxReadLength).text).flatMap(cutLong);
  return lines.length <= maxLines ? lines : [...lines.slice(0, maxLines / 2), ...lines.slice(-maxLines / 2)];
}

function cutLong(sentence: string): string[] {
  const lines: string[] = [];
  for (let start = 0; lines.length === 0 || start < sentence.length - overlap; start += maxLineLength - overlap)
    lines.push(sentence.slice(start, start + maxLineLength).toWellFormed());
  return lines;
}
