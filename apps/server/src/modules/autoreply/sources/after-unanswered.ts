import { decideUnanswered } from '@spotter/domain';
import type { ChatState } from '../../chats/index.ts';
import { chatLanguage, shownMessages } from '../replying/chat-facts.ts';
import { withTrueAnswer } from '../closing/closing-message.ts';
import type { Composition } from '../replying/composition.ts';

/** Returns what was composed, with what the coach chose for a question that nothing answers. */
export function afterUnanswered(state: ChatState, composition: Composition): Composition {
  if (composition.kind !== 'draft') return composition;
  const { text, effects, effort, proposal } = composition;
  const decided = decideUnanswered(
    {
      text,
      isUnanswered: effort.unanswered.length > 0,
      handsOver: effects.handOver !== null,
      isProposing: proposal !== null,
    },
    state.agent!.whenUnanswered,
    { language: chatLanguage(state), earlierReplies: shownMessages(state).map((message) => message.text) },
  );
  if (decided === null) return composition;
  const settled = { ...effort, whenUnanswered: decided.choice };
  if (decided.choice === 'go-on') return { ...composition, effort: settled };
  return {
    kind: 'draft',
    text: withTrueAnswer(state, decided.text),
    effects: { ...effects, handOver: 'unanswered', end: null },
    effort: settled,
    proposal: null,
  };
}
