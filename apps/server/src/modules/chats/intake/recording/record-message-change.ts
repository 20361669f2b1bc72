import { raiseVersions } from '../../answers/chat-version.repository.ts';
import { abortWaiting } from '../../chat-switch.repository.ts';
import { deleteFilesOf } from '../../media/sent-media.repository.ts';
import type { AccountEvent } from '../lock-chats.ts';
import { editedRow, recordEdit } from './message-edits.ts';
import { unsentMessage } from './message-rows.ts';
import { reactionsOf } from './reactions.ts';
import { changeRecorded } from './recorded-messages.repository.ts';
import { type EventOf, type EventPlace, pendingInsert, type RecordEvent, type Recording } from './recording.ts';

/** A change to a message that was reported before, or will be: the platforms do not keep the order. */
export type MessageChange = EventOf<'unsent' | 'edited' | 'reaction'>;

/** Returns whether an event reports a change to a message. */
export function isMessageChange(event: AccountEvent): event is MessageChange {
  return event.kind === 'unsent' || event.kind === 'edited' || event.kind === 'reaction';
}

/** Returns whether a change that overtook its message is stored right away: an unsent message must never be seen. */
export function isKeptEarly(event: MessageChange): event is EventOf<'unsent'> {
  return event.kind === 'unsent' && event.from === 'contact';
}

/** Stores a placeholder for a message that was unsent before it arrived, which may be much later. */
export async function recordUnsentEarly(
  { tx, inserts, knownMessages, now }: Recording,
  event: EventOf<'unsent'>,
  { chat, change }: EventPlace,
): Promise<void> {
  const message = unsentMessage(chat, event, now);
  inserts.push(message);
  knownMessages.set(event.messageId, { ...message, providerId: event.messageId });
  await raiseVersions(tx, [chat.id]);
  change.added.push(message.id);
  change.toConsider = true;
}

/** Deletes the words and files of a message that was unsent. */
export const recordUnsent: RecordEvent<EventOf<'unsent'>> = async (recording, event, { chat, change }) => {
  const stored = recording.knownMessages.get(event.messageId)!;
  const blank = { text: '', attachments: [], state: 'unsent' as const, context: null };
  const pending = pendingInsert(recording, stored.id);
  if (pending === undefined) {
    await changeRecorded(recording.tx, stored.id, blank);
    await deleteFilesOf(recording.tx, stored.id);
  } else Object.assign(pending, blank);
  await raiseVersions(recording.tx, [chat.id]);
  change.changed.push(stored.id);
  change.changed.push(...(await abortWaiting(recording.tx, chat.id, 'contact-took-back')).abortedMessageIds);
  change.toConsider = true;
};

/**
 * Gives a message its new words.
 * An answer being composed to the old ones is composed again; one that was sent stands.
 */
export const recordNewWords: RecordEvent<EventOf<'edited'>> = async (recording, event, { change }) => {
  const stored = recording.knownMessages.get(event.messageId)!;
  const edit = { text: event.text, number: event.number };
  const pending = pendingInsert(recording, stored.id);
  if (pending !== undefined) Object.assign(pending, editedRow(pending, edit));
  else change.changed.push(...(await recordEdit(recording.tx, stored.id, edit)).abortedMessageIds);
  change.changed.push(stored.id);
  change.toConsider = true;
};

/** Puts the contact's reaction on a message, or takes it off. */
export const recordReactionTo: RecordEvent<EventOf<'reaction'>> = async (recording, event, { change }) => {
  const stored = recording.knownMessages.get(event.messageId)!;
  const pending = pendingInsert(recording, stored.id);
  const reactions = reactionsOf(event);
  if (pending === undefined) await changeRecorded(recording.tx, stored.id, { reactions });
  else pending.reactions = reactions;
  change.changed.push(stored.id);
};
