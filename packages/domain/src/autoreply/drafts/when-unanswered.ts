import { askCoachWords } from './ask-coach-words.ts';
import { characters } from '@spotter/language/text/characters';
import type { ChatLanguage } from '@spotter/language/detection/chat-language';
import { sentencePieces } from '@spotter/language/sentences/sentences';
import type { WhenUnanswered } from './unanswered-choices.ts';

/** What becomes of a chat in which something was asked that nothing answers, and what the agent says. */
export type UnansweredDecision = { choice: WhenUnanswered; text: string };

const questionMarks = characters('?？؟');

/**
 * Decides what follows a question that neither offers, knowledge nor instructions answer. Null where everything
 * was answered, or where the chat goes to the coach for another reason. Before a hand-over the agent asks and
 * proposes nothing, because it will not read the answer.
 */
export function decideUnanswered(
  draft: { text: string; isUnanswered: boolean; handsOver: boolean; isProposing: boolean },
  choice: WhenUnanswered,
  spoken: { language: ChatLanguage; earlierReplies: string[] },
): UnansweredDecision | null {
  if (!draft.isUnanswered || draft.handsOver) return null;
  if (choice === 'go-on') return { choice, text: draft.text };
  const remaining = draft.isProposing ? '' : withoutQuestions(draft.text);
  return { choice, text: remaining === '' ? askCoachWords(spoken.language, spoken.earlierReplies) : remaining };
}

function withoutQuestions(text: string): string {
  return sentencePieces(text)
    .filter((piece) => !questionMarks.areIn(piece))
    .join('')
    .trim();
}
