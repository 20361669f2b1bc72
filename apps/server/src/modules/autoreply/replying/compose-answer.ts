import type { ReplyReason } from '@spotter/domain';
import type { ChatState } from '../../chats/index.ts';
import { afterUnanswered } from '../sources/after-unanswered.ts';
import { composeReply } from './compose-reply.ts';
import type { ComposeSettings, Composition } from './composition.ts';

/** Instructions for the model where the coach has the chat already. */
const afterHandOver =
  'The coach has this chat now and answers in person. Answer only what the contact asked, with what a known source says, in one or two sentences. Ask nothing, offer nothing and promise nothing.';

/**
 * Composes the answer that was decided: the one path of chats, trials and checks of a model. After a hand-over only an
 * answer that rests on what was found comes of it, without a question or any other effect.
 */
export async function composeAnswer(
  state: ChatState,
  because: ReplyReason,
  settings: ComposeSettings,
): Promise<Composition> {
  if (because !== 'known-after-hand-over') return afterUnanswered(state, await composeReply(state, settings));
  const composed = await composeReply(state, { ...settings, calls: null, wish: afterHandOver, onlyKnown: true });
  return composed.kind === 'draft' && !isFromKnown(composed)
    ? { kind: 'unusable', because: 'not-known', effort: composed.effort }
    : composed;
}

function isFromKnown({ text, effects, effort }: Extract<Composition, { kind: 'draft' }>): boolean {
  return effort.found?.used === true && !text.includes('?') && effects.handOver === null && effects.end === null;
}
