import { findPause, wantsSilence, type Hold } from '@spotter/domain/autoreply';
import { hasHandles } from '@spotter/domain/channels';
import { decideComment, type CommentDecision, type CommentFacts } from '@spotter/domain/comments';
import { sleepsFrom } from '@spotter/domain/inbox';
import { passageOf } from '@spotter/domain/sending';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { triggersOf } from '../../agents/index.ts';
import { situationOf, type ChatState, type PrivateReplies } from '../../chats/index.ts';
import {
  findComment,
  findContactOfAuthor,
  findLastAnswer,
  isServed,
  listReplies,
  type CommentRow,
  type ReplyRow,
} from './comment-state.repository.ts';

/** A comment with everything that decides what becomes of it. */
export type CommentState = NonNullable<Awaited<ReturnType<typeof findComment>>> & {
  privateReply: ReplyRow | null;
  publicReply: ReplyRow | null;
  chat: ChatState | null;
};

/** Time between looks while an account has to be connected again. */
const reconnectCheckMs = 3_600_000;

/** Returns the present facts of comments, and decides about them. */
export function createCommentLoader(options: {
  privateReplies: Pick<PrivateReplies, 'findChat' | 'findNamesakes' | 'isNeverListed' | 'wantsSilence'>;
  /** Whether a coach's plan lets the agent speak now. */
  allowsAutoreplies: (database: Database, workspaceId: WorkspaceId) => Promise<boolean>;
  /** A number from 0 to 1. */
  chance(): number;
}) {
  const { privateReplies } = options;

  /**
   * Returns the chat with a comment's author. Where the platform hides their id, an earlier message may have
   * revealed it; else people of the same name count while something keeps the agent from writing to one of them.
   */
  async function findChat(
    database: Database,
    comment: CommentRow,
    { lock, now }: { lock: boolean; now: Date },
  ): Promise<ChatState | null> {
    const { botId, username } = comment;
    const contactId = comment.contactId ?? (await findContactOfAuthor(database, comment));
    if (contactId !== null) return privateReplies.findChat(database, { botId, contactId }, { lock });
    if (username === null) return null;
    const namesakes = await privateReplies.findNamesakes(database, { botId, name: username }, { lock });
    return namesakes.find((one) => !isFree(chatFacts(one, now))) ?? null;
  }

  return {
    /** With `lock` neither the person's chat nor the comment can change before the transaction ends. */
    async load(
      database: Database,
      id: string,
      { lock, now }: { lock: boolean; now: Date },
    ): Promise<CommentState | null> {
      // The chat is locked first, as everywhere.
      const known = lock ? await findComment(database, id, { lock: false }) : null;
      const locked = known === null ? null : await findChat(database, known.comment, { lock, now });
      const row = await findComment(database, id, { lock });
      if (row === null) return null;
      const replies = await listReplies(database, id);
      return {
        ...row,
        chat: lock ? locked : await findChat(database, row.comment, { lock, now }),
        privateReply: replies.find(({ kind }) => kind === 'private') ?? null,
        publicReply: replies.find(({ kind }) => kind === 'public') ?? null,
      };
    },

    /** Decides about a comment now. `isOwnPost`: whether the account wrote the post. */
    async decide(database: Database, state: CommentState, now: Date, isOwnPost: boolean): Promise<CommentDecision> {
      const { agent, bot, chat, comment, zone } = state;
      const { contactId, username } = comment;
      const { workspaceId } = bot;
      const [planAllowsAutoreplies, servedForPost, lastPublicReply, neverListed, hadStopped] = await Promise.all([
        options.allowsAutoreplies(database, workspaceId),
        isServed(database, comment),
        findLastAnswer(database, comment),
        username !== null && hasHandles[bot.channel]
          ? privateReplies.isNeverListed(database, { workspaceId, username })
          : false,
        chat === null && contactId !== null
          ? privateReplies.wantsSilence(database, { botId: bot.id, contactId })
          : false,
      ]);
      return decideComment({
        now,
        comment: {
          text: comment.text,
          isOwn: false,
          state: comment.state,
          isLive: comment.isLive,
          isReply: comment.parentId !== null,
          postIds: comment.postIds,
          isOwnPost,
          at: comment.at,
        },
        bot: { enabled: bot.enabled },
        agent:
          agent === null
            ? null
            : {
                ...triggersOf(agent),
                newContactsOnly: agent.newContactsOnly,
                activeHours: agent.activeHours === null ? null : { ...agent.activeHours, zone },
              },
        planAllowsAutoreplies,
        chat: chat === null ? (hadStopped ? silenced : null) : chatFacts(chat, now),
        neverListed,
        servedForPost,
        lastPublicReply,
        hold: holdOf(state, now),
        chance: options.chance(),
      });
    },
  };
}

/** What is known of somebody whose chat was deleted after they asked for silence. */
const silenced = {
  enabled: true,
  optedOut: true,
  neverAnswered: false,
  otherAppOwnsThread: false,
  agentIsTalking: false,
};

type ChatFacts = NonNullable<CommentFacts['chat']>;

/** Whether nothing about a chat keeps the agent from writing. */
function isFree({ agentIsTalking, enabled, neverAnswered, optedOut, otherAppOwnsThread }: ChatFacts): boolean {
  return enabled && !optedOut && !neverAnswered && !otherAppOwnsThread && !agentIsTalking;
}

function chatFacts(state: ChatState, now: Date): ChatFacts {
  const { chat } = state;
  const situation = situationOf(state, { now, quietMs: 0, planAllowsAutoreplies: true });
  return {
    enabled: chat.autorepliesEnabled,
    // A stop counts from the moment it is there, decided about or not.
    optedOut: chat.optedOutAt !== null || wantsSilence(situation),
    neverAnswered: state.neverAnswered,
    otherAppOwnsThread: chat.otherAppOwnsThread,
    agentIsTalking: chat.engagedAt !== null && chat.lastInboundAt !== null && !isAsleep(chat, now),
  };
}

function isAsleep(
  { awaitingSince, handedBackAt, lastActivityAt, lastDecision }: ChatState['chat'],
  now: Date,
): boolean {
  const foundDormantAt = lastDecision?.reason === 'dormant' ? new Date(lastDecision.at) : null;
  const from = sleepsFrom({ lastActivityAt, handedBackAt, isAwaiting: awaitingSince !== null, foundDormantAt });
  return from !== null && from <= now;
}

/** Returns what keeps anything from being sent because of a comment; null while nothing does. */
export function holdOf({ account, agent, bot, chat, pause }: CommentState, now: Date): Hold | null {
  if (account.status !== 'connected' || !account.commentsAllowed) {
    return { because: 'account-reconnect', until: new Date(now.getTime() + reconnectCheckMs) };
  }
  const passage = passageOf(pause, now);
  if (passage.kind === 'held') return { because: passage.because, until: passage.until };
  const ends = {
    chat: chat?.chat.pausedUntil ?? null,
    account: bot.pausedUntil,
    agent: agent?.pausedUntil ?? null,
  };
  const paused = findPause(ends, now);
  return paused === null ? null : { because: 'paused', until: paused.until };
}
