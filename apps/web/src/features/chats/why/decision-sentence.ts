import type { Decision } from '@spotter/contract';
import { decisionReasons } from '../../../components/decision-reasons.ts';

const troubles: Partial<Record<Decision['reason'], string>> = {
  'model-down': 'The language model is down right now. Nothing is lost.',
  'provider-down': 'The platform is down right now. Nothing is lost.',
  'rate-limited': 'The platform asked to send more slowly. Nothing is lost.',
  'account-reconnect': 'The account has to be connected again.',
  'account-restricted': 'The platform won’t let this account send messages right now.',
  'outside-active-hours': 'Outside your agent’s active hours. It answers when they begin.',
  budget: "Today's AI budget is used up. Your agent picks up again tomorrow.",
};

/** Returns what keeps an answer from being sent; null if it only waits for its time. */
export function troubleSentence(decision: Decision | null): string | null {
  return decision?.kind === 'wait' ? (troubles[decision.reason] ?? null) : null;
}

/** Returns what was decided and why, as one plain sentence. */
export function decisionSentence(decision: Decision): string {
  const reason = decisionReasons[decision.reason];
  switch (decision.kind) {
    case 'reply':
      return decision.keyword === null ? `${capital(reason)}.` : `${capital(reason)}: “${decision.keyword}”.`;
    case 'wait':
      // Whatever has become of it since.
      if (decision.reason === 'approval') return 'Your agent asked you before answering.';
      return `Agent answers later: ${reason}.`;
    case 'hand-over':
      // Grave matters first get caring words, so the agent was not always silent.
      return `Over to you: ${reason}.`;
    case 'opt-out':
      return `Agent stops here: ${reason}.`;
    case 'stay-silent':
      return decision.keyword === null
        ? `Agent stayed silent: ${reason}.`
        : `Agent stayed silent: ${reason}, “${decision.keyword}”.`;
  }
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
