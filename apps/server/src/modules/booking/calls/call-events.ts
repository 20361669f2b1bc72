import { noteCallInChat } from '../../chats/index.ts';
import type { Reports } from '../../notifications/index.ts';
import type { CallEvents } from './call-changes.ts';

/** Notes changes of a call in its chat, and notifies the coach. */
export function createCallEvents(reports: Pick<Reports, 'callBooked' | 'callChanged'>): CallEvents {
  return {
    async onBooked(tx, call) {
      await noteCallInChat(tx, call.chatId, true);
      await reports.callBooked(tx, call);
    },
    async onMoved(tx, call) {
      await noteCallInChat(tx, call.chatId, true);
      await reports.callChanged(tx, call, 'moved');
    },
    onLengthChanged: (tx, call) => reports.callChanged(tx, call, 'length'),
    onConcern: (tx, call, concern) => reports.callChanged(tx, call, concern),
    async onCanceled(tx, call) {
      await noteCallInChat(tx, call.chatId, false);
      // What the coach did themselves, or what was never booked, is not news.
      if (call.cancelledBy !== 'coach' && call.confirmedAt !== null) await reports.callChanged(tx, call, 'cancelled');
    },
  };
}
