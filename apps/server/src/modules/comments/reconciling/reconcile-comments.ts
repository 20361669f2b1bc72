import { privateReplyEndsAt } from '@spotter/domain/comments';
import type { ChannelComments, ListedComment } from '@spotter/providers/ports/channel-comments';
import type { CommentEvent } from '@spotter/providers/ports/channel-event';
import type { ChannelAccount, ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { defineJob, handleJob, type JobHandler } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { findTokens, isProviderError } from '../../connections/index.ts';
import { recordComments } from '../intake/record-comments.ts';
import { findFirstComment, listCommentedAds, listWatchedAccounts } from './reconciled-accounts.repository.ts';

/** Looks for the comments of one account that the platform did not report. The job's key is the bot's id. */
const reconcileCommentsJob = defineJob('reconcile-comments', z.object({}));
/** Has all accounts looked at, again and again. */
const lostCommentsJob = defineJob('lost-comments', z.object({}));

const pollEveryMs = 60 * 60_000;
/** Max number of posts, and of ads, that are read at a time: one call each. */
const postsRead = 10;

type Watched = Awaited<ReturnType<typeof listWatchedAccounts>>[number];

/** Starts the watch for lost comments; asking again changes nothing. */
export function requestCommentWatch(database: Database, now: Date): Promise<void> {
  return requestJobs(database, lostCommentsJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Has an account looked at now: while it was not connected, the platform reported nothing. */
export async function reconcileComments(tx: Database, credentialId: string, now: Date): Promise<void> {
  await requestFor(tx, await listWatchedAccounts(tx, { credentialId }), now);
}

function requestFor(tx: Database, accounts: Watched[], now: Date): Promise<void> {
  return requestJobs(
    tx,
    reconcileCommentsJob,
    accounts.map(({ bot }) => ({ key: bot.id, payload: {}, dueAt: now, lane: bot.id })),
  );
}

/** Reads the newest comments under the posts that triggers watch. Those that are known already change nothing. */
export function createCommentReconciliation(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
}): JobHandler[] {
  const { channels, clock, database, logger, secretBox } = options;

  async function reconcile({ bot, sealedToken, triggers }: Watched): Promise<void> {
    const platform = channels[bot.channel]?.comments;
    const tokens = findTokens(secretBox, sealedToken);
    const first = await findFirstComment(database, bot.id);
    // Before the first comment that was reported nobody was listening: what is older than it was not lost.
    if (platform === undefined || tokens === null || first === null) return;
    const now = clock.now();
    const account = { accountId: bot.accountId, accessToken: tokens.accessToken };
    const isLost = ({ at }: ListedComment) =>
      at !== null && at > first && privateReplyEndsAt({ at, isLive: false }) > now;
    const ads = await listCommentedAds(database, { botId: bot.id, since: first, limit: postsRead });
    for (const postIds of [...(await watchedPosts(platform, account, triggers)), ...ads]) {
      const listed = await platform.listComments(account, postIds[0]!);
      const found = listed.filter(isLost).map((comment) => ({
        bot,
        event: eventOf({ ...comment, at: comment.at! > now ? now : comment.at }, bot.accountId, postIds),
      }));
      if (found.length === 0) continue;
      // Oldest first, as they would have come.
      await inTransaction(database, (tx) =>
        recordComments(tx, found.toReversed(), { now: clock.now(), request: requestJobs }),
      );
    }
  }

  return [
    handleJob(lostCommentsJob, async () => {
      const now = clock.now();
      await requestFor(database, await listWatchedAccounts(database, 'all'), now);
      return { kind: 'again', at: new Date(now.getTime() + pollEveryMs) };
    }),
    handleJob(reconcileCommentsJob, async ({ key }) => {
      const [watched] = await listWatchedAccounts(database, { botId: key });
      if (watched === undefined) return { kind: 'done' };
      try {
        await reconcile(watched);
      } catch (error) {
        if (!isProviderError(error)) throw error;
        // The next look comes within the hour.
        logger.warn({ error, botId: key }, 'Lost comments cannot be looked for');
      }
      return { kind: 'done' };
    }),
  ];
}

/** Returns the posts that an agent's triggers name, and the account's newest ones where they name none. */
async function watchedPosts(
  platform: ChannelComments,
  account: ChannelAccount,
  triggers: Watched['triggers'],
): Promise<string[][]> {
  const watching = triggers.flatMap((trigger) =>
    trigger.kind === 'comment' && trigger.enabled ? [trigger.posts] : [],
  );
  const newest = watching.includes('all')
    ? (await platform.listPosts(account, { limit: postsRead, after: null })).posts.map(({ postId }) => postId)
    : [];
  const named = watching.flatMap((posts) => (posts === 'all' ? [] : posts)).slice(0, postsRead);
  return [...new Set([...named, ...newest])].map((postId) => [postId]);
}

function eventOf(comment: ListedComment, accountId: string, postIds: string[]): CommentEvent {
  const { at, authorId, commentId, contactId, hidden, text, username } = comment;
  return {
    kind: 'comment',
    accountId,
    at: at!,
    commentId,
    change: 'added',
    hidden,
    parentId: null,
    postIds,
    adId: null,
    isLive: false,
    text,
    author: { id: authorId, username, isSelf: authorId === accountId },
    contactId,
  };
}
