import { sentencePieces } from '@spotter/language/sentences/sentences';
import { asksAgain, asksForKnown, asksOutside, upToFirstQuestion } from './draft-questions.ts';
import { promisesAgain } from '../gate/draft-repeats.ts';
import { checkDraft, type DraftContext, type DraftProblem, isEndless, repeatsEarlier } from '../gate/output-gate.ts';
import { wordsOf } from '@spotter/language/text/tokens';

/** Faults of form: the faulty part can be left out, and the rest is sent. All other faults are of substance. */
const formProblems = [
  'cut-off',
  'repeated',
  'promises-again',
  'several-questions',
  'asks-known',
  'asks-again',
  'asks-outside',
  'too-long',
] as const;
type FormProblem = (typeof formProblems)[number];

export type AdmittedDraft =
  /** `mended`: the faults whose parts were left out, in that order. */
  { ok: true; text: string; mended: DraftProblem[] } | { ok: false; problem: DraftProblem };

/** Max mendings: a draft with several faults loses one after the other, and there are not more kinds than this. */
const maxRepairs = formProblems.length + 1;
/** Min words of what is left, unless it is a question: it must be worth a message. */
const minRestLength = 3;

/**
 * Returns whether a draft may be sent, and in what form. Faults of form are repaired by leaving out; a draft
 * with faults of substance, or without any rest, is refused.
 */
export function admitDraft(draft: { text: string }, context: DraftContext): AdmittedDraft {
  let { text } = draft;
  const mended: DraftProblem[] = [];
  // What would be cut off is not read, and might have been a reason to refuse it all.
  if (isEndless(draft)) return refused('too-long', mended);
  for (;;) {
    const checked = checkDraft({ text }, context);
    if (checked.ok) return { ok: true, text: checked.text, mended };
    const { problem } = checked;
    if (!isOfForm(problem) || mended.length >= maxRepairs) return refused(problem, mended);
    const rest = mend(text, problem, context)?.trim() ?? '';
    if (rest.length >= text.length || !isWorthAMessage(rest)) return refused(problem, mended);
    mended.push(problem);
    text = rest;
  }
}

/** Returns the refusal, named after the first fault unless there is a worse one. */
function refused(problem: DraftProblem, mended: DraftProblem[]): AdmittedDraft {
  return { ok: false, problem: isOfForm(problem) ? (mended[0] ?? problem) : problem };
}

function isOfForm(problem: DraftProblem): problem is FormProblem {
  return formProblems.some((each) => each === problem);
}

function mend(text: string, problem: FormProblem, context: DraftContext): string | null {
  const { earlierReplies, facts = [], lately = [], asking = 'anything', maxLength } = context;
  const pieces = sentencePieces(text);
  const without = (isFaulty: (piece: string) => boolean) => pieces.filter((piece) => !isFaulty(piece)).join('');
  const needsNoAsking = (piece: string) =>
    asksForKnown(piece, facts) || asksAgain(piece, lately) || asksOutside(piece, asking);
  switch (problem) {
    case 'cut-off':
      return pieces.slice(0, -1).join('');
    case 'too-long':
      return maxLength === undefined ? null : upTo(pieces, maxLength);
    case 'repeated':
      return without((piece) => repeatsEarlier(piece, earlierReplies));
    case 'promises-again':
      return without((piece) => promisesAgain(piece, context));
    case 'several-questions':
      // Of several questions, the one that need not be asked goes first.
      return upToFirstQuestion(without(needsNoAsking));
    case 'asks-known':
    case 'asks-again':
    case 'asks-outside':
      return without(needsNoAsking);
  }
}

function upTo(pieces: string[], maxLength: number): string {
  let remaining = '';
  for (const piece of pieces) {
    if ((remaining + piece).trim().length > maxLength) break;
    remaining += piece;
  }
  return remaining;
}

function isWorthAMessage(text: string): boolean {
  return text.includes('?') || sentencePieces(text).some((piece) => wordsOf(piece).length >= minRestLength);
}
