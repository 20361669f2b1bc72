import { givesBack } from '../../../agents/index.ts';
import { abortWaiting, holdWaiting } from '../../chat-switch.repository.ts';
import { handBack, takeOver } from '../../chat-switch.ts';
import { noteOtherApp } from '../../thread-owner/thread-owner.repository.ts';
import { noteSignOfLife } from '../../sending/send-pauses.ts';
import { findOwnSend, isUnsettled, type KnownMessage } from './match-echo.ts';
import { operatorMessage } from './message-rows.ts';
import { changeRecorded } from './recorded-messages.repository.ts';
import type { EventOf, EventPlace, RecordEvent, Recording } from './recording.ts';

/**
 * The time after which an undecided echo is looked at again, in ms: it is undecided while the outcome of a send
 * is not known.
 */
export const deferMs = 1_000;

/** Determines whether a message of the business is ours; any other was written by a person or another app. */
export const recordEcho: RecordEvent<EventOf<'echo'>> = async (recording, event, place) => {
  const { tx, now, knownMessages, ownAppId } = recording;
  const stored = knownMessages.get(event.messageId) ?? (await findOwnSend(tx, place.chat.id, event));
  if (stored === 'in-flight' && place.defer()) {
    // If a person wrote it, nothing more may follow until that is known.
    await holdWaiting(tx, place.chat.id, new Date(now.getTime() + 2 * deferMs));
    return;
  }
  if (stored !== undefined && stored !== 'in-flight') {
    await confirmSent(recording, stored, event.messageId, place);
    return;
  }
  const claimed = await recording.claimEcho(tx, event, { botId: place.bot.id, chatId: place.chat.id, now });
  if (claimed?.kind === 'in-flight' && place.defer()) return;
  if (claimed?.kind === 'ours') {
    knownMessages.set(event.messageId, {
      id: claimed.messageId,
      providerId: event.messageId,
      author: 'agent',
      status: 'sent',
    });
    place.change.added.push(claimed.messageId);
    // An answer to it may have come before.
    place.change.toConsider = true;
    return;
  }
  // Sent by this very app, from a database that no longer exists: nobody took over.
  if (event.appId !== null && event.appId === ownAppId) return;
  await recordPersonsMessage(recording, event, place);
};

async function confirmSent(
  { tx, knownMessages }: Recording,
  stored: KnownMessage,
  providerId: string,
  { bot, change }: EventPlace,
): Promise<void> {
  if (isUnsettled(stored)) {
    await changeRecorded(tx, stored.id, { providerId, status: 'sent', failure: null, nextAttemptAt: null });
    change.changed.push(stored.id);
    await noteSignOfLife(tx, bot.id);
  } else if (stored.providerId === null) {
    await changeRecorded(tx, stored.id, { providerId });
  }
  knownMessages.set(providerId, { ...stored, status: 'sent' });
}

const recordPersonsMessage: RecordEvent<EventOf<'echo'>> = async (
  { tx, now, knownMessages, inserts, activity },
  event,
  { bot, chat, change },
) => {
  const message = operatorMessage(chat, event, now);
  inserts.push(message);
  knownMessages.set(event.messageId, { ...message, providerId: event.messageId, status: 'sent' });
  activity.note(chat.id, event.at, message.author);
  change.added.push(message.id);
  change.toConsider = true;
  if (event.standby) {
    await noteOtherApp(tx, chat.id, { appId: event.appId, at: event.at });
    activity.noteControl(chat.id);
    // Who has the conversation keeps the agent silent; once it comes back, no person has the chat.
    if (message.author === 'other-app') {
      change.changed.push(...(await abortWaiting(tx, chat.id, 'other-app-took')).abortedMessageIds);
      return;
    }
  }
  // A person always wins; but a re-engagement keyword in the person's words gives the chat to the agent.
  const effect = givesBack(event.text, bot)
    ? await handBack(tx, chat.id, now)
    : await takeOver(tx, chat.id, { at: event.at, via: 'app' });
  change.changed.push(...effect.abortedMessageIds);
};
