import { handOverOf } from '@spotter/domain/autoreply';
import type { BudgetMark } from '@spotter/domain/notifications';
import type { SafetyFinding } from '@spotter/domain/safety';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReconnectNotice } from '../connections/index.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { listBots } from './notification-facts.repository.ts';
import { type Night, reportTurnedRed } from './nights/report-turned-red.ts';
import { markOpened } from './notifications.repository.ts';
import { requestNotification } from './request-notification.ts';

/** A call, with the fields that its notifications use. */
type ReportedCall = {
  id: string;
  workspaceId: WorkspaceId;
  chatId: string | null;
  sequence: number;
  endsAt: Date;
};

/** What became of a call: its time, or what its calendar shows though it stands. */
export type CallChange = 'moved' | 'length' | 'cancelled' | 'declined' | 'guest-removed' | 'whole-day' | 'link-removed';

/** A comment, with the fields that its notification uses. */
type CommentInNeed = { id: string; workspaceId: WorkspaceId; botId: string; finding: SafetyFinding };

/** The use of a budget that begins again at an instant; `mark`: the share that is used, in percent. */
type BudgetUse = { workspaceId: WorkspaceId; mark: BudgetMark; resetsAt: Date };

/**
 * Notifies coaches of other modules' facts, in the transaction of each fact. The database itself notes facts of
 * chats (hand-overs, leads that fit, failed sends).
 */
export function createReports({ clock }: { clock: Clock }) {
  const call = (
    tx: Database,
    { id, workspaceId, chatId }: ReportedCall,
    kind: 'booked' | 'call_changed',
    reason: string,
    cause: string,
  ) =>
    requestNotification(tx, {
      workspaceId,
      kind,
      cause,
      at: clock.now(),
      chatId,
      about: { callId: id, reason },
    });
  return {
    callBooked: async (tx: Database, details: ReportedCall): Promise<void> => {
      await call(tx, details, 'booked', 'booked', `call ${details.id} booked`);
    },

    callChanged: async (tx: Database, details: ReportedCall, change: CallChange): Promise<void> => {
      const { id, sequence, endsAt } = details;
      const times = change === 'length' ? `${sequence} ${endsAt.getTime()}` : sequence;
      await call(tx, details, 'call_changed', change, `call ${id} ${change} ${times}`);
    },

    /** A comment fired a trigger and shows danger, or asks for a person: nothing is written because of it. */
    commentNeedsPerson: async (tx: Database, { botId, finding, id, workspaceId }: CommentInNeed): Promise<void> => {
      const { because, severe } = handOverOf(finding);
      await requestNotification(tx, {
        workspaceId,
        kind: severe === true ? 'severe' : 'wants_person',
        cause: `comment ${id}`,
        at: clock.now(),
        botId,
        about: { reason: because, commentId: id },
      });
    },

    /** The coach looks at the chat or has taken care of it, so they need not be notified of it any more. */
    chatSeen: async (tx: Database, { userId }: Access, chatId: string): Promise<void> => {
      await markOpened(tx, userId, { chatId }, 'app', clock.now());
    },

    /** The platform forbids an account to send. */
    accountRestricted: async (tx: Database, botId: string): Promise<void> => {
      const [bot] = await listBots(tx, [botId]);
      if (bot === undefined) return;
      const at = clock.now();
      await requestNotification(tx, {
        workspaceId: bot.workspaceId,
        kind: 'connection_broken',
        cause: `restricted ${botId} ${at.getTime()}`,
        at,
        botId,
        credentialId: bot.credentialId,
        about: { reason: 'restricted' },
      });
    },

    reconnectNeeded: async (tx: Database, { workspaceId, credentialId, tokensAt }: ReconnectNotice): Promise<void> => {
      await requestNotification(tx, {
        workspaceId,
        kind: 'connection_broken',
        cause: `reconnect ${credentialId} ${tokensAt.getTime()}`,
        at: clock.now(),
        credentialId,
        about: { reason: 'reconnect' },
      });
    },

    turnedRed: (tx: Database, night: Night): Promise<void> => reportTurnedRed(tx, night, clock.now()),

    /** An account has used most of its budget of the day. */
    budgetMarkReached: async (tx: Database, { workspaceId, mark, resetsAt }: BudgetUse): Promise<void> => {
      const until = resetsAt.toISOString();
      await requestNotification(tx, {
        workspaceId,
        kind: 'budget',
        cause: `budget ${workspaceId} ${until} ${mark}`,
        at: clock.now(),
        about: { budget: { percent: mark, resetsAt: until } },
      });
    },

    planLapsed: async (
      tx: Database,
      { userId, status, subscriptionId, at }: { userId: string; status: string; subscriptionId: string; at: Date },
    ): Promise<void> => {
      const cause = `plan ${subscriptionId} ${status} ${at.getTime()}`;
      await requestNotification(tx, { userId, kind: 'plan', cause, at, about: { reason: status } });
    },
  };
}

export type Reports = ReturnType<typeof createReports>;
