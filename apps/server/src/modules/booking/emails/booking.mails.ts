import { localeOf, sayInstant } from '@spotter/domain/booking';
import { parseTimeZone } from '@spotter/language/zones/time-zone';
import { writeEmail } from '../../../platform/emails/email-body.ts';
import type { AppointmentRow } from '../appointments.repository.ts';
import type { Coach } from '../availability.ts';
import type { EmailRow } from './booking-emails.repository.ts';
import { placeOf } from '../calls/call-place.ts';
import { guestMailWords } from './guest-mail-words.ts';

type MailFacts = { subject: string; text: string; html: string };

type Kind = EmailRow['kind'];

/** The pages to which an email links: for the guest the page of the call, for the coach their own pages. */
export type MailLinks = { manageUrl: string; publicUrl: string };

/** Writes an email about a call. Guests get it in their language and zone, coaches in English and their own zone. */
export function writeBookingMail(
  letter: Pick<EmailRow, 'kind' | 'recipient'>,
  call: AppointmentRow,
  coach: Coach,
  links: MailLinks,
): MailFacts {
  return letter.recipient === 'coach'
    ? toCoach(letter.kind, call, coach, links.publicUrl)
    : toGuest(letter.kind, call, coach, links.manageUrl);
}

function toGuest(kind: Kind, call: AppointmentRow, coach: Coach, manageUrl: string): MailFacts {
  const words = guestMailWords[call.language];
  const when = sayInstant(call.startsAt, parseTimeZone(call.guestTimeZone) ?? coach.rules.timeZone, call.language);
  const [subject, sentence] = words.sentences(coach.firstName, when)[kind];
  const isOn = kind !== 'cancelled' && kind !== 'not-booked' && kind !== 'no-show';
  const place = isOn ? placeOf(call, coach) : null;
  const isWords = place !== null && place.text !== place.link;
  const isTheirReason = kind === 'cancelled' && call.cancellationReason !== null && call.cancelledBy !== 'guest';
  return writeEmail({
    language: localeOf(call.language),
    subject,
    preview: sentence,
    paragraphs: [
      words.greeting(call.guestName),
      sentence,
      ...(isWords ? [`${words.where}: ${place.text}`] : []),
      ...(isTheirReason ? [words.coachSays(coach.firstName, call.cancellationReason!)] : []),
    ],
    ...(place?.link == null ? {} : { action: { label: words.join, link: place.link } }),
    links: isOn ? [{ label: words.manage, link: manageUrl }] : [],
    closing: [`${coach.firstName} ${coach.lastName}`],
  });
}

function toCoach(kind: Kind, call: AppointmentRow, coach: Coach, publicUrl: string): MailFacts {
  const when = sayInstant(call.startsAt, coach.rules.timeZone, 'en');
  const subjects: Partial<Record<Kind, string>> = {
    booked: `New call: ${call.guestName}`,
    moved: `Call rescheduled: ${call.guestName}`,
    cancelled: `Call canceled: ${call.guestName}`,
  };
  const sentences: Partial<Record<Kind, string>> = {
    booked: `${call.guestName} booked a call with you on ${when}.`,
    moved: `Your call with ${call.guestName} is now on ${when}.`,
    cancelled: `Your call with ${call.guestName} on ${when} is canceled.`,
  };
  const place = kind === 'cancelled' ? null : placeOf(call, coach);
  const details = [
    ...(kind === 'cancelled' && call.cancelledBy === 'guest' && call.cancellationReason !== null
      ? [`${call.guestName} says: “${call.cancellationReason}”`]
      : []),
    ...(place === null ? [] : [`Where: ${place.text}`]),
    ...(call.guestEmail === null ? [] : [`Email: ${call.guestEmail}`]),
    ...(call.notes === null ? [] : [`Notes: ${call.notes}`]),
  ];
  return writeEmail({
    subject: subjects[kind] ?? `Your call with ${call.guestName}`,
    preview: sentences[kind] ?? '',
    paragraphs: [`Hi ${coach.firstName},`, sentences[kind] ?? '', ...details],
    action: { label: 'See your calls', link: new URL('/calls', publicUrl).href },
  });
}
