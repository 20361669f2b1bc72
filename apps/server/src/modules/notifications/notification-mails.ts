import type { OutgoingMail } from '@spotter/providers/ports/mail';
import { writeEmail } from '../../platform/emails/email-body.ts';
import type { DangerTalk } from './danger/danger-talk.ts';
import { dangerWords } from './danger/danger-words.ts';
import type { NotificationFacts } from './notification-facts.ts';
import type { NotificationRow } from './notifications.repository.ts';
import { briefLines, digestLines, wordsOf, type Quoting } from './notification-words.ts';

const actions: Record<NotificationRow['kind'], string> = {
  severe: 'Open chat',
  wants_person: 'Open chat',
  approval: 'Open chat',
  window_closing: 'Open chat',
  send_failed: 'Open chat',
  turned_red: 'Read the conversation',
  qualified: 'Open chat',
  booked: 'See your calls',
  call_changed: 'See your calls',
  connection_broken: 'Check the account',
  plan: 'See your plan',
  budget: 'See your budget',
  digest: 'Start your day',
  test: 'Open Spotter',
};

/**
 * Returns the email of a notification. `round`: how often it had gone out before without being opened. Subject
 * and preview show up on locked screens; only below them does a contact in danger speak.
 */
export function writeNotificationMail(
  row: NotificationRow,
  facts: NotificationFacts,
  to: { firstName: string; publicUrl: string; quoting: Quoting; round: number; talk: DangerTalk | null },
): Omit<OutgoingMail, 'to'> {
  const { title, body } = wordsOf(row, facts, to.quoting);
  const isDigest = row.kind === 'digest';
  const hasBrief = row.kind === 'wants_person' && facts.comment === null && briefLines(facts).length > 0;
  const letter = writeEmail({
    subject: to.round > 0 ? `Not seen yet: ${title}` : isDigest ? 'Your day with Spotter' : title,
    preview: body,
    paragraphs: [
      `Hi ${to.firstName},`,
      ...(isDigest ? digestLines(row, facts) : hasBrief ? briefLines(facts) : [body]),
      ...(to.round > 0 ? ['You haven’t opened this yet, so here it is again.'] : []),
    ],
    action: {
      label: facts.comment === null ? actions[row.kind] : 'See the comment',
      link: linkOf(row, facts, to.publicUrl, 'email'),
    },
    beneath: row.kind === 'severe' ? dangerWords({ talk: to.talk, facts, reason: row.about.reason }, to.firstName) : [],
    closing: ['Choose which emails you get on your profile.', 'The Spotter team'],
  });
  return { ...letter, messageId: `<${row.id}.${to.round}@${hostOf(to.publicUrl)}>` };
}

/** Returns a link to the page of a notification that tells the app that it was opened, and by which way. */
export function linkOf(
  row: NotificationRow,
  facts: NotificationFacts,
  publicUrl: string,
  way: 'push' | 'email',
): string {
  const link = new URL(wordsOf(row, facts).page, publicUrl);
  link.searchParams.set('notification', row.id);
  link.searchParams.set('by', way);
  return link.href;
}

function hostOf(publicUrl: string): string {
  return new URL(publicUrl).hostname;
}
