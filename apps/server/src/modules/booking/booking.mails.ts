import { sayInstant, type SpokenLanguage } from '@spotter/domain';
import { writeLetter } from '../../platform/letter.ts';
import type { AppointmentRow } from './appointments.repository.ts';
import type { Coach } from './availability.ts';
import type { LetterRow } from './booking-letters.ts';

type Told = { subject: string; text: string; html: string };

/** What a letter about a call says. Guests read it in their language and zone, coaches in English and theirs. */
export function writeBookingMail(
  letter: Pick<LetterRow, 'kind' | 'recipient'>,
  call: AppointmentRow,
  coach: Coach,
  publicUrl: string,
): Told {
  return letter.recipient === 'coach'
    ? toCoach(letter.kind, call, coach, publicUrl)
    : toGuest(letter.kind, call, coach);
}

type Kind = LetterRow['kind'];

function toGuest(kind: Kind, call: AppointmentRow, coach: Coach): Told {
  const when = sayInstant(call.startsAt, call.guestTimeZone ?? coach.rules.timeZone, call.language);
  const [subject, sentence] = guestSentences[call.language](coach.firstName, when)[kind];
  const isOn = kind !== 'cancelled' && kind !== 'not-booked' && kind !== 'no-show';
  const joining = isOn && call.meetingUrl !== null;
  const reason =
    kind === 'cancelled' && call.cancellationReason !== null
      ? [coachSays[call.language](coach.firstName, call.cancellationReason)]
      : [];
  const letter = writeLetter({
    paragraphs: [greeting[call.language](call.guestName), sentence, ...reason],
    ...(joining ? { action: { label: joinLabel[call.language], link: call.meetingUrl! } } : {}),
    closing: [`${coach.firstName} ${coach.lastName}`],
  });
  return { subject, ...letter };
}

function toCoach(kind: Kind, call: AppointmentRow, coach: Coach, publicUrl: string): Told {
  const when = sayInstant(call.startsAt, coach.rules.timeZone, 'en');
  const subjects: Partial<Record<Kind, string>> = {
    booked: `New call: ${call.guestName}`,
    moved: `Call moved: ${call.guestName}`,
    cancelled: `Call cancelled: ${call.guestName}`,
  };
  const sentences: Partial<Record<Kind, string>> = {
    booked: `${call.guestName} booked a call with you on ${when}.`,
    moved: `Your call with ${call.guestName} is now on ${when}.`,
    cancelled: `Your call with ${call.guestName} on ${when} is cancelled.`,
  };
  const details = [
    ...(call.guestEmail === null ? [] : [`E-mail: ${call.guestEmail}`]),
    ...(call.notes === null ? [] : [`Notes: ${call.notes}`]),
  ];
  const letter = writeLetter({
    paragraphs: [`Hello ${coach.firstName},`, sentences[kind] ?? '', ...details],
    action: { label: 'See your calls', link: new URL('/calls', publicUrl).href },
  });
  return { subject: subjects[kind] ?? `Your call with ${call.guestName}`, ...letter };
}

const greeting: Record<SpokenLanguage, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  es: (name) => `Hola, ${name}:`,
};

const coachSays: Record<SpokenLanguage, (coach: string, words: string) => string> = {
  en: (coach, words) => `${coach} says: “${words}”`,
  es: (coach, words) => `${coach} dice: «${words}»`,
};

const joinLabel: Record<SpokenLanguage, string> = { en: 'Join the call', es: 'Unirse a la llamada' };

/** Subject and sentence of each letter. */
const guestSentences: Record<SpokenLanguage, (coach: string, when: string) => Record<Kind, [string, string]>> = {
  en: (coach, when) => ({
    booked: [`Your call with ${coach} is booked`, `Your call with ${coach} is booked for ${when}.`],
    moved: [`Your call with ${coach} has moved`, `Your call with ${coach} is now on ${when}.`],
    cancelled: [`Your call with ${coach} is cancelled`, `Your call with ${coach} on ${when} is cancelled.`],
    'not-booked': [
      `Your call with ${coach} could not be booked`,
      `${when} is no longer free, so your call with ${coach} is not booked. Please choose another time.`,
    ],
    'reminder-day': [`Tomorrow: your call with ${coach}`, `A reminder: your call with ${coach} is on ${when}.`],
    'reminder-hour': [`In an hour: your call with ${coach}`, `Your call with ${coach} begins soon: ${when}.`],
    'no-show': [
      'Sorry we missed you',
      `We had a call on ${when}, and something must have come up. No problem at all: answer this mail, and we find another time.`,
    ],
  }),
  es: (coach, when) => ({
    booked: [`Tu llamada con ${coach} está reservada`, `Tu llamada con ${coach} está reservada: ${when}.`],
    moved: [`Tu llamada con ${coach} cambió de hora`, `Tu llamada con ${coach} es ahora el ${when}.`],
    cancelled: [`Tu llamada con ${coach} está cancelada`, `Tu llamada con ${coach} del ${when} está cancelada.`],
    'not-booked': [
      `No se pudo reservar tu llamada con ${coach}`,
      `La hora del ${when} ya no está libre, así que tu llamada con ${coach} no está reservada. Elige otra hora, por favor.`,
    ],
    'reminder-day': [`Mañana: tu llamada con ${coach}`, `Un recordatorio: tu llamada con ${coach} es el ${when}.`],
    'reminder-hour': [`En una hora: tu llamada con ${coach}`, `Tu llamada con ${coach} empieza pronto: ${when}.`],
    'no-show': [
      'Sentimos no haberte visto',
      `Teníamos una llamada el ${when} y algo habrá surgido. No pasa nada: responde a este correo y buscamos otra hora.`,
    ],
  }),
};

/** The same things as one message in a chat. */
export const chatSentences: Record<
  SpokenLanguage,
  Record<'reminder-day' | 'reminder-hour', (when: string) => string>
> = {
  en: {
    'reminder-day': (when) => `Quick reminder: our call is on ${when}. See you there!`,
    'reminder-hour': (when) => `Our call begins soon: ${when}. Talk to you in a bit!`,
  },
  es: {
    'reminder-day': (when) => `Un recordatorio: nuestra llamada es el ${when}. ¡Nos vemos!`,
    'reminder-hour': (when) => `Nuestra llamada empieza pronto: ${when}. ¡Hablamos en un rato!`,
  },
};
