import { createHash } from 'node:crypto';
import type { PushMessage } from '@spotter/contract';
import type { OutgoingPush } from '@spotter/providers/ports/push-service';
import type { NotificationFacts } from '../notification-facts.ts';
import type { NotificationRow } from '../notifications.repository.ts';
import { linkOf } from '../notification-mails.ts';
import { bounded } from '../bounded.ts';
import { wordsOf, type Quoting } from '../notification-words.ts';

/** How long a push waits for a phone that is off: an alarm for an hour, what is less urgent for half a day. */
const alarmSeconds = 3_600;
const patientSeconds = 12 * 3_600;
const urgent = new Set<NotificationRow['kind']>(['severe', 'wants_person', 'test']);
const bodyLength = 160;

/**
 * Returns the push of a notification:
 * small, and without a contact's words that should not be on a locked screen.
 */
export function writePush(
  row: NotificationRow,
  facts: NotificationFacts,
  to: { publicUrl: string; quoting: Quoting; round: number; unread: number },
): OutgoingPush {
  const { title, body } = wordsOf(row, facts, to.quoting);
  // A newer push about the same thing replaces the older one; sent again after a crash it shows once.
  const tag = createHash('sha256')
    .update(`${row.kind} ${row.chatId ?? row.id}`)
    .digest('base64url')
    .slice(0, 32);
  const message: PushMessage = {
    web_push: 8030,
    notification: {
      title,
      body: bounded(body, bodyLength),
      navigate: linkOf(row, facts, to.publicUrl, 'push'),
      tag,
      renotify: to.round > 0,
      app_badge: to.unread,
      data: {
        notificationId: row.id,
        kind: row.kind,
        chatId: row.chatId,
        proposalId: row.kind === 'approval' ? (row.about.proposalId ?? null) : null,
        canTakeOver: row.chatId !== null && (row.kind === 'severe' || row.kind === 'wants_person'),
      },
    },
  };
  return {
    payload: JSON.stringify(message),
    ttlSeconds: urgent.has(row.kind) ? alarmSeconds : patientSeconds,
    urgency: urgent.has(row.kind) ? 'high' : 'normal',
    topic: tag,
  };
}
