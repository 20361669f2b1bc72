import { hashText } from '../reading/plain-text.ts';
import { type Line, type Part, sentencesOf, type WrittenBrief } from './brief-lines.ts';

/** What no chat says, with a message that is named for it. */
const inventions = {
  wants: ['Wants a refund of $450.', 'Wants to train five times a week with a partner.', 'Asks for a vegan meal plan.'],
  promised: ['Promised a free month of coaching.', 'Was told that results are guaranteed.', 'Promised 40% off.'],
  next: ['Send the signed contract by Friday.', 'Confirm the call on Sunday at 7 am.', 'Offer them the gold package.'],
};

/** The ways in which a brief is invented. */
const ways: ((lines: Line[]) => WrittenBrief)[] = [
  (lines) => ofAll(lines, (line, part) => ({ from: line.n, quote: pick(inventions[part], line) })),
  // Numbers that were never said, in words that were.
  (lines) => ofAll(lines, (line) => ({ from: line.n, quote: otherNumbers(line.text) })),
  // What one side said becomes the other's.
  (lines) => {
    const [theirs, ours] = [newest(lines, true), newest(lines, false)];
    return { wants: claimOf(ours), promised: claimOf(theirs), next: null };
  },
  // The opposite of what was said.
  (lines) => ofAll(lines, (line) => ({ from: line.n, quote: opposite(line.text) })),
  // Messages that there are not.
  (lines) => ofAll(lines, (line) => ({ from: 900 + line.n, quote: line.text })),
];

/** Returns a brief that is invented, in one way after another as the chat grows. */
export function inventBrief(lines: Line[]): WrittenBrief {
  return ways[lines.length % ways.length]!(lines);
}

function ofAll(lines: Line[], invent: (line: Line, part: keyof WrittenBrief) => NonNullable<Part>): WrittenBrief {
  const [theirs, ours] = [newest(lines, true), newest(lines, false)];
  return {
    wants: theirs === undefined ? null : invent(theirs, 'wants'),
    promised: ours === undefined ? null : invent(ours, 'promised'),
    next: theirs === undefined ? null : invent(theirs, 'next'),
  };
}

function newest(lines: Line[], isLeads: boolean): Line | undefined {
  return lines.findLast(({ by }) => (by === 'lead') === isLeads);
}

function claimOf(line: Line | undefined): NonNullable<Part> {
  return { from: line?.n ?? 1, quote: sentencesOf(line?.text ?? '')[0] ?? '' };
}

function pick(from: string[], { text }: Line): string {
  return from[hashText(text) % from.length]!;
}

function otherNumbers(text: string): string {
  const changed = text.replaceAll(/\d+/g, (digits) => String(Number(digits) * 2 + 1));
  return changed === text ? `${text} for $450` : changed;
}

function opposite(text: string): string {
  const changed = text.replaceAll(/\b(?:not|never|no|don't|dont|can't|cant|won't|wont)\b ?/gi, '');
  return changed === text ? `Does not ${text}` : changed;
}
