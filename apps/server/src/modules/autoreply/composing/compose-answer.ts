import { decideUnanswered, type ReplyReason } from '@spotter/domain/autoreply';
import { chatLanguage, shownMessages, type ChatState } from '../../chats/index.ts';
import { withTrueAnswer } from '../closing/closing-message.ts';
import { composeReply } from './compose-reply.ts';
import type { ComposeSettings, Composition, Draft } from './composition.ts';

/** Instructions for the model where the coach has the chat already. */
const afterHandOver =
  'The coach has this chat now and answers in person. Answer only what the contact asked, with what a known source says, in one or two sentences. Ask nothing, offer nothing and promise nothing.';

/**
 * Composes the answer that was decided: the one path of chats, trials and checks of a model. After a
 * hand-over only an answer that rests on what was found comes of it, without a question or any other effect.
 */
export async function composeAnswer(
  state: ChatState,
  because: ReplyReason,
  settings: ComposeSettings,
): Promise<Composition> {
  if (because !== 'known-after-hand-over')
    return afterUnanswered(state, await composeReply(state, settings), settings.now);
  const composed = await composeReply(state, { ...settings, calls: null, wish: afterHandOver, onlyKnown: true });
  return composed.kind === 'draft' && !isFromKnown(composed)
    ? { kind: 'unusable', because: 'not-known', effort: composed.effort }
    : composed;
}

function isFromKnown({ text, effects, effort }: Draft): boolean {
  return effort.found?.used === true && !text.includes('?') && effects.handOver === null && effects.end === null;
}

/** Returns what was composed, with what the coach chose for a question that nothing answers. */
function afterUnanswered(state: ChatState, composition: Composition, now: Date): Composition {
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
    text: withTrueAnswer(state, decided.text, now),
    effects: { ...effects, handOver: 'unanswered', end: null },
    effort: settled,
    proposal: null,
  };
}
