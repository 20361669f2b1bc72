import { findDisclosureMoment, openMessage, oneMessageLimit, spokenLanguageOf } from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import { findZone, lastSpokeAt } from '../../chats/index.ts';
import { wasWrittenTo } from './comment-state.repository.ts';
import type { CommentState } from './comment-state.ts';
import { firstMessageValues } from './fill-texts.ts';

/** Returns the message for a comment with the sentence that a machine writes, where it is due. */
export async function openPrivateReply(
  tx: Database,
  state: CommentState,
  { text, word, now }: { text: string; word: string | null; now: Date },
): Promise<ReturnType<typeof openMessage>> {
  const { agent, chat, comment } = state;
  const spokeAt = chat === null ? null : lastSpokeAt(chat);
  // What another comment of theirs brought may be on its way, and in no chat yet.
  const before = spokeAt ?? ((await wasWrittenTo(tx, comment)) ? now : null);
  // The word of a post is the coach's, in whatever language.
  const newest = comment.text.trim().toLowerCase() === word?.toLowerCase() ? '' : comment.text;
  return openMessage(text, {
    moment: findDisclosureMoment({ now, lastSpokeAt: before, handedBackAt: chat?.chat.handedBackAt ?? null }),
    disclosure: { mode: agent!.disclosureMode, words: agent!.disclosureSentences },
    values: firstMessageValues(state, now),
    language: spokenLanguageOf({ newest, earlier: [], ours: [agent!.instructions, text] }),
    zone: chat === null ? null : findZone(chat),
    // A comment allows one message.
    limit: oneMessageLimit,
  });
}
