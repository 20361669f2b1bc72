import { disclosureRoom, oneMessageLimit, splitReply } from '@spotter/domain/autoreply';
import { firstNameUnlessHandle } from '@spotter/domain/facts';
import { fillPlaceholders, noPlaceholderValues, type PlaceholderValues } from '@spotter/domain/wording';
import { placeholderValues } from '../../chats/index.ts';
import type { CommentState } from './comment-state.ts';

/** Leaves room for the sentence that a machine writes. */
const firstMessageLimit = { ...oneMessageLimit, max: oneMessageLimit.max - disclosureRoom };

/** Returns the coach's first message as the author of a comment reads it. */
export function fillFirstMessage(state: CommentState, text: string, now: Date): string {
  return fillPlaceholders(text, firstMessageValues(state, now), fitsIn(firstMessageLimit));
}

/** Returns what is known of the author of a comment for the message to them. */
export function firstMessageValues(state: CommentState, now: Date): PlaceholderValues {
  const { chat } = state;
  return { ...(chat === null ? noPlaceholderValues : placeholderValues(chat, now)), ...namesOf(state) };
}

/** Returns a public reply as it is written under a comment. Nobody else may read when and where a call is. */
export function fillPublicReply(state: CommentState, text: string): string {
  return fillPlaceholders(text, { ...noPlaceholderValues, ...namesOf(state) }, fitsIn(oneMessageLimit));
}

function namesOf({ chat, comment, coachName }: CommentState): Pick<PlaceholderValues, 'firstName' | 'coach'> {
  const { name = null, username = null } = chat?.chat ?? {};
  // Where a platform tells a handle alone, it stands for the name.
  return { firstName: firstNameUnlessHandle(name ?? comment.username, [username, comment.username]), coach: coachName };
}

function fitsIn(limit: typeof oneMessageLimit): (text: string) => boolean {
  return (text) => splitReply(text, limit).length <= 1;
}
