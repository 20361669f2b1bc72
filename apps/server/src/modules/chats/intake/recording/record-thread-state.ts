import { isOursAfter } from '@spotter/domain/inbox';
import { abortWaiting } from '../../chat-switch.repository.ts';
import { markProgress } from '../../sending/send-progress.repository.ts';
import { noteOtherApp, noteThreadReturned } from '../../thread-owner/thread-owner.repository.ts';
import type { EventOf, RecordEvent } from './recording.ts';

/** Marks which of the business's messages have been delivered or seen. */
export const recordProgress: RecordEvent<EventOf<'seen' | 'delivered'>> = async ({ tx }, event, { chat, change }) => {
  change.changed.push(...(await markProgress(tx, chat, event)));
};

/** Stores which app has the conversation now. */
export const recordThreadControl: RecordEvent<EventOf<'thread-control'>> = async (
  { tx, activity, ownAppId },
  { at, ownedByUs, ownerAppId },
  { chat, change },
) => {
  if (isOursAfter({ ownerAppId, reportedAsOurs: ownedByUs }, ownAppId)) {
    await noteThreadReturned(tx, chat.id, { at, by: 'app' });
  } else {
    await noteOtherApp(tx, chat.id, { appId: ownerAppId, at });
    change.changed.push(...(await abortWaiting(tx, chat.id, 'other-app-took')).abortedMessageIds);
  }
  activity.noteControl(chat.id);
  change.toConsider = true;
};
