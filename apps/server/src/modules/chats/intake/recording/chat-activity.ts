import type { Activity } from './chat-activity.repository.ts';

/** The author: a contact's message is unread and open; a message of the coach or another app answers it. */
type Writer = 'contact' | 'coach' | 'other-app';

/** Collects the activity of each chat in order, to note it in one statement with the messages. */
export function createActivity() {
  const byChat = new Map<string, Activity>();
  return {
    note(chatId: string, at: Date, by: Writer, toOtherApp = false): void {
      const before = byChat.get(chatId) ?? {
        lastInboundAt: null,
        lastActivityAt: at,
        unread: 0,
        coachWrote: false,
        awaitingSince: null,
        answered: false,
        cameToUs: false,
        standbyAt: null,
      };
      const fromContact = by === 'contact';
      byChat.set(chatId, {
        lastInboundAt: fromContact ? later(before.lastInboundAt, at) : before.lastInboundAt,
        lastActivityAt: later(before.lastActivityAt, at),
        unread: fromContact ? before.unread + 1 : by === 'coach' ? 0 : before.unread,
        coachWrote: before.coachWrote || by === 'coach',
        awaitingSince: fromContact ? (before.awaitingSince ?? at) : null,
        answered: before.answered || !fromContact,
        cameToUs: fromContact ? !toOtherApp : before.cameToUs,
        standbyAt: fromContact ? (toOtherApp ? at : null) : before.standbyAt,
      });
    },

    /** The platform said who has the conversation, so what came before no longer does. */
    noteControl(chatId: string): void {
      const before = byChat.get(chatId);
      if (before !== undefined) byChat.set(chatId, { ...before, cameToUs: false, standbyAt: null });
    },

    byChat,
  };
}

function later(left: Date | null, right: Date): Date {
  return left !== null && left > right ? left : right;
}
