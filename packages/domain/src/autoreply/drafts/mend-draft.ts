import { characters } from '../../text/characters.ts';
import { piecesOf } from './draft-pieces.ts';
import { asksForKnown, upToFirstQuestion } from './draft-questions.ts';
import { checkDraft, type DraftContext, type DraftProblem, repeatsSaid } from '../gate/output-gate.ts';

/** Faults of form: what is wrong can be left out, and the rest said. All others are of substance. */
const formProblems = ['cut-off', 'repeated', 'several-questions', 'asks-known', 'too-long'] as const;
type FormProblem = (typeof formProblems)[number];

export type AdmittedDraft =
  /** `mended`: what was left out of it, in that order. */
  { ok: true; text: string; mended: DraftProblem[] } | { ok: false; problem: DraftProblem };

/** A draft with several faults loses one after the other; there are not more kinds than this. */
const mostMendings = formProblems.length + 1;
/** What is left must be worth a message: a question, or a sentence of so many words. */
const shortestRest = 3;
const words = characters(String.raw`\p{L}\p{N}`);

/**
 * Whether a draft may be sent, and in what form: faults of form only are mended by leaving out, faults of substance are
 * refused. So is a draft of which nothing would be left.
 */
export function admitDraft(draft: { text: string }, context: DraftContext): AdmittedDraft {
  let { text } = draft;
  const mended: DraftProblem[] = [];
  for (;;) {
    const checked = checkDraft({ text }, context);
    if (checked.ok) return { ok: true, text: checked.text, mended };
    const { problem } = checked;
    if (!isOfForm(problem) || mended.length >= mostMendings) return refused(problem, mended);
    const rest = mend(text, problem, context)?.trim() ?? '';
    if (rest.length >= text.length || !isWorthAMessage(rest)) return refused(problem, mended);
    mended.push(problem);
    text = rest;
  }
}

/** Named by what was wrong at first, unless there is worse. */
function refused(problem: DraftProblem, mended: DraftProblem[]): AdmittedDraft {
  return { ok: false, problem: isOfForm(problem) ? (mended[0] ?? problem) : problem };
}

function isOfForm(problem: DraftProblem): problem is FormProblem {
  return formProblems.some((each) => each === problem);
}

function mend(text: string, problem: FormProblem, { alreadySaid, facts = [], longest }: DraftContext): string | null {
  const pieces = piecesOf(text);
  switch (problem) {
    case 'cut-off':
      return pieces.slice(0, -1).join('');
    case 'too-long':
      return longest === undefined ? null : upTo(pieces, longest);
    case 'repeated':
      return pieces.filter((piece) => !repeatsSaid(piece, alreadySaid)).join('');
    case 'several-questions':
      // Of several questions one that need not be asked goes first.
      return upToFirstQuestion(pieces.filter((piece) => !asksForKnown(piece, facts)).join(''));
    case 'asks-known':
      return pieces.filter((piece) => !asksForKnown(piece, facts)).join('');
  }
}

function upTo(pieces: string[], longest: number): string {
  let kept = '';
  for (const piece of pieces) {
    if ((kept + piece).trim().length > longest) break;
    kept += piece;
  }
  return kept;
}

function isWorthAMessage(text: string): boolean {
  return text.includes('?') || piecesOf(text).some((piece) => words.runs(piece).length >= shortestRest);
}
