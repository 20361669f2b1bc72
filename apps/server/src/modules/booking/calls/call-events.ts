import { noteCallInChat } from '../../chats/chat-writes.ts';
import type { Reports } from '../../notifications/reports.ts';
import type { CallEvents } from './call-changes.ts';

/** Notes in a call's chat what became of the call, and has the coach told. */
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
    async onCancelled(tx, call) {
      await noteCallInChat(tx, call.chatId, false);
      // What the coach did themselves, or was never booked, is no news.
      if (call.cancelledBy !== 'coach' && call.confirmedAt !== null) await reports.callChanged(tx, call, 'cancelled');
    },
  };
}
