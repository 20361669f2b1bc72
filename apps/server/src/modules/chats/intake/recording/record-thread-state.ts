import { markProgress } from '../../sending/send-progress.repository.ts';
import { setThreadOwner } from './recorded-chats.repository.ts';
import type { EventOf, RecordEvent } from './recording.ts';

/** Marks which of the business's messages have been delivered or seen. */
export const recordProgress: RecordEvent<EventOf<'seen' | 'delivered'>> = async ({ tx }, event, { chat, change }) => {
  change.changed.push(...(await markProgress(tx, chat, event)));
};

/** Stores whether another app holds the conversation. */
export const recordThreadControl: RecordEvent<EventOf<'thread-control'>> = async (
  { tx, activity },
  event,
  { chat, change },
) => {
  await setThreadOwner(tx, chat.id, !event.ownedByUs);
  if (!event.ownedByUs) activity.noteTaken(chat.id);
  change.toConsider = true;
};
