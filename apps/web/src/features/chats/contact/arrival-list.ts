import type { Chat, Comment, Message } from '@spotter/contract';
import { isAdClick } from '@spotter/domain/autoreply';

/** One way in which a lead came; `at` is null where the platform did not say when. */
export type Arrival = { key: string; at: string | null } & (
  | { kind: 'comment'; comment: Comment }
  | { kind: 'story-reply' | 'story-mention' }
  | { kind: 'ad'; adId: string | null; ref: string | null }
  | { kind: 'link'; ref: string | null }
  | { kind: 'question'; text: string }
  | { kind: 'keyword'; keyword: string }
);

/** Max number of ways that are shown, the newest. */
const max = 4;

/** Returns how a lead came, oldest first, from what the platform said of their messages, comments and clicks. */
export function arrivalsOf(chat: Pick<Chat, 'history' | 'referral'>, comments: Comment[]): Arrival[] {
  const ours = new Set(chat.history.flatMap(({ quickReplies }) => quickReplies));
  const written = chat.history.flatMap((message, index) =>
    message.author === 'contact' ? arrivalsIn(message, ours) : keywordOf(message, chat.history[index - 1]),
  );
  // A link into a chat that was there already comes without a message.
  const last = chat.referral === null ? null : clickOf(chat.referral);
  const isListed = last === null || written.some((one) => sameClick(one, last));
  const commented: Arrival[] = comments.map((comment) => ({
    key: comment._id,
    at: comment.at,
    kind: 'comment',
    comment,
  }));
  const timed = [...commented, ...written].toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
  return [...timed, ...(isListed ? [] : [{ key: 'referral', at: null, ...last }])].slice(-max);
}

/**
 * Returns how a message came.
 * A tap on a button that was sent with one of our messages is an answer, not an arrival.
 */
function arrivalsIn({ _id, date, story, referral, tapped, text }: Message, ours: Set<string>): Arrival[] {
  const found: Arrival[] = [];
  if (story !== null) {
    found.push({ key: `${_id} story`, at: date, kind: story.kind === 'reply' ? 'story-reply' : 'story-mention' });
  }
  if (referral !== null) found.push({ key: `${_id} click`, at: date, ...clickOf(referral) });
  if (tapped && text !== '' && !ours.has(text)) found.push({ key: `${_id} tap`, at: date, kind: 'question', text });
  return found;
}

/** Returns the keyword that began the conversation. The first message of the answer to it tells it. */
function keywordOf({ _id, date, author, decision }: Message, before: Message | undefined): Arrival[] {
  if (author !== 'agent' || decision?.reason !== 'trigger-keyword' || decision.keyword === null) return [];
  if (before?.decision?.at === decision.at) return [];
  return [{ key: `${_id} keyword`, at: date, kind: 'keyword', keyword: decision.keyword }];
}

function clickOf({ adId, ref, source }: NonNullable<Chat['referral']>) {
  return isAdClick({ adId, source }) ? { kind: 'ad' as const, adId, ref } : { kind: 'link' as const, ref };
}

function sameClick(arrival: Arrival, click: ReturnType<typeof clickOf>): boolean {
  return arrival.kind === click.kind && 'ref' in arrival && arrival.ref === click.ref;
}
