import { isOwnComment } from '@spotter/domain/comments';
import type { CommentEvent } from '@spotter/providers/ports/channel-event';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { newId } from '../../../platform/ids.ts';
import type { requestJobs } from '../../../queue/queue.ts';
import { considerCommentJob } from '../answering/consider-comment.job.ts';
import type { comments } from '../comments.tables.ts';
import {
  changeComment,
  findAccountNames,
  findOwnAnswer,
  insertComments,
  finishAnswer,
} from './recorded-comments.repository.ts';

/** A comment with the account under whose post it was written. */
export type FoundComment = { bot: { id: string; workspaceId: WorkspaceId; accountId: string }; event: CommentEvent };
type CommentRow = typeof comments.$inferInsert;

const maxTextLength = 10_000;
const maxNameLength = 200;

/**
 * Stores what was written under posts, each comment once, and has the new ones considered. What the account
 * itself wrote is not a comment: it is never answered, and settles what was sent.
 */
export async function recordComments(
  tx: Database,
  found: FoundComment[],
  { now, request }: { now: Date; request: typeof requestJobs },
): Promise<void> {
  const names = await findAccountNames(tx, [...new Set(found.map(({ bot }) => bot.id))]);
  let rows: CommentRow[] = [];
  const store = async () => {
    const botOf = new Map(rows.map(({ id, botId }) => [id, botId]));
    const stored = await insertComments(tx, rows);
    rows = [];
    const wanted = stored.map((key) => ({ key, payload: {}, dueAt: now, lane: botOf.get(key)! }));
    await request(tx, considerCommentJob, wanted);
  };
  for (const { bot, event } of found) {
    if (await isOurs(tx, bot, event, names.get(bot.id) ?? null)) continue;
    if (event.change === 'added') {
      rows.push(rowOf(bot, event, event.hidden ? 'hidden' : 'shown'));
      continue;
    }
    // A change may be about a comment of the same batch.
    await store();
    await recordChange(tx, bot, event);
  }
  await store();
}

async function isOurs(
  tx: Database,
  bot: FoundComment['bot'],
  event: CommentEvent,
  username: string | null,
): Promise<boolean> {
  const isOwn = isOwnComment(event.author, { accountId: bot.accountId, username });
  // Only what might be ours is looked for: a comment by somebody else with the same words is theirs.
  const mayBeOurs = isOwn || (event.author.id === null && event.author.username === null);
  if (!mayBeOurs) return false;
  const answer = await findOwnAnswer(tx, { ...event, botId: bot.id });
  if (answer !== null && event.change === 'added') await finishAnswer(tx, answer.id, event.commentId);
  return isOwn || answer !== null;
}

async function recordChange(tx: Database, bot: FoundComment['bot'], event: CommentEvent): Promise<void> {
  const named = { botId: bot.id, commentId: event.commentId };
  switch (event.change) {
    case 'added':
      return;
    case 'edited':
      await changeComment(tx, named, { state: 'edited', text: textOf(event) });
      return;
    case 'hidden':
      await changeComment(tx, named, { state: 'hidden' });
      return;
    case 'shown':
      await changeComment(tx, named, { state: 'shown' });
      return;
    case 'removed': {
      // The platforms do not keep the order: one that was removed before it came must not be answered.
      const isKnown = await changeComment(tx, named, { state: 'removed', text: '' });
      if (!isKnown) await insertComments(tx, [{ ...rowOf(bot, event, 'removed'), text: '' }]);
    }
  }
}

function rowOf(bot: FoundComment['bot'], event: CommentEvent, state: CommentRow['state']): CommentRow & { id: string } {
  const { adId, at, author, commentId, contactId, isLive, parentId, postIds } = event;
  const username = author.username?.slice(0, maxNameLength) ?? null;
  return {
    id: newId(),
    workspaceId: bot.workspaceId,
    botId: bot.id,
    commentId,
    postIds,
    postId: postIds.at(-1)!,
    parentId,
    adId,
    isLive,
    authorId: author.id,
    username,
    contactId,
    person: contactId ?? author.id ?? (username === null ? null : `@${username.toLowerCase()}`),
    text: textOf(event),
    state,
    at,
  };
}

function textOf({ text }: CommentEvent): string {
  return (text ?? '').slice(0, maxTextLength);
}
