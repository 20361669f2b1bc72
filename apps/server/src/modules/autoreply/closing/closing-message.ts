import {
  asksIfBot,
  asksName,
  disclosesBot,
  disclosureWords,
  handOverWords,
  leavesOpen,
  oneMessageLimit,
  optOutConfirmation,
  type ReplyDecision,
  withNames,
} from '@spotter/domain/autoreply';
import {
  chatLanguage,
  fillFixedText,
  findZoneFact,
  newestDanger,
  spokenTexts,
  type ChatState,
  unansweredMessages,
} from '../../chats/index.ts';

/**
 * Returns the agent's parting message for a decision; null when it has none. `back`: when the coach is usually
 * back, in words.
 */
export function closingMessage(
  state: ChatState,
  decision: ReplyDecision,
  { now, back = null }: { now: Date; back?: string | null },
): string | null {
  switch (decision.kind) {
    case 'opt-out': {
      const { newest, earlier, ours } = spokenTexts(state);
      return optOutConfirmation(newest, earlier, ours);
    }
    case 'hand-over': {
      const language = chatLanguage(state);
      const words = handOverWords(decision, {
        language,
        contactZone: findZoneFact(state.chat.facts),
        coachZone: state.coachZone,
        coachWords: filled(state, state.agent?.caringWords ?? null, now),
        limit: oneMessageLimit,
      });
      // In an emergency the contact gets only the caring words. Everybody else who asks gets the true answer first.
      return decision.severe === true ? words : withTrueAnswer(state, back === null ? words : `${words} ${back}`, now);
    }
    default:
      return null;
  }
}

/** Returns whether the contact asks, in an unanswered message, if a machine writes. */
export function isAskedIfBot({ messages, chat }: ChatState): boolean {
  const unanswered = unansweredMessages(messages, chat.canceledTurn);
  const says = newestDanger(unanswered)?.says;
  return unanswered.some((message) => message.state !== 'unsent' && asksIfBot(message.text, says));
}

/** Returns a text that answers, where the contact asks, what the agent and the coach are called. */
export function withAskedNames(state: ChatState, text: string): string {
  const { agent, chat, coachName, messages } = state;
  const asked = unansweredMessages(messages, chat.canceledTurn).filter((message) => message.state !== 'unsent');
  if (agent === null || !asked.some((message) => asksName(message.text))) return text;
  const isAll = !asked.some((message) => leavesOpen(message.text));
  return withNames(text, { agent: agent.name, coach: coachName, isAll }, chatLanguage(state));
}

/** Returns the product's own answer to whether a machine writes, for when the agent finds no words for it. */
export function trueAnswer(state: ChatState, now: Date): string {
  const own = filled(state, state.agent?.disclosureWords ?? null, now);
  return disclosureWords(chatLanguage(state), own, oneMessageLimit);
}

function filled(state: ChatState, text: string | null, now: Date): string | null {
  return text && fillFixedText(state, text, { now });
}

/**
 * Returns a text that answers, where the contact asks, whether a machine writes and what the names are:
 * itself, or behind the product's words.
 */
export function withTrueAnswer(state: ChatState, text: string, now: Date): string {
  const named = withAskedNames(state, text);
  return isAskedIfBot(state) && !disclosesBot(named) ? `${trueAnswer(state, now)} ${named}` : named;
}
