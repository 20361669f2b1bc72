import { sayInstant, type SpokenLanguage } from '@spotter/domain';
import type { AppointmentRow } from './appointments.repository.ts';
import type { LateWord } from './booking.jobs.ts';

/** What a contact is told in the chat of something that happened to their call elsewhere. `others`: times open instead. */
export function writeLateWord(word: LateWord, call: AppointmentRow, others: Date[], zone: string): string {
  const say = (start: Date) => sayInstant(start, zone, call.language);
  const words = sentences[call.language];
  const when = say(call.startsAt);
  switch (word) {
    case 'moved':
      return words.moved(when);
    case 'stays':
      return words.stays(when, others.map(say));
    case 'cancelled':
      return words.cancelled(when, call.cancellationReason === null ? '' : ` ${asSentence(call.cancellationReason)}`);
    case 'outcome':
      return call.status === 'confirmed' ? words.stands(when) : words.fell(when, others.map(say));
  }
}

type Sentences = {
  stands: (when: string) => string;
  fell: (when: string, others: string[]) => string;
  stays: (when: string, others: string[]) => string;
  moved: (when: string) => string;
  cancelled: (when: string, reason: string) => string;
};

const sentences: Record<SpokenLanguage, Sentences> = {
  en: {
    stands: (when) => `The calendar has answered: your call is booked for ${when}. See you then!`,
    fell: (when, others) =>
      `I am sorry, ${when} did not work out after all, so no call is booked. ${askEnglish(others)}`,
    stays: (when, others) =>
      `I am sorry, your call could not be moved, so it is still on ${when}. ${askEnglish(others)}`,
    moved: (when) => `Your call has moved: it is on ${when} now. If that does not suit you, just tell me.`,
    cancelled: (when, reason) => `Your call on ${when} is cancelled.${reason} If you want another time, just tell me.`,
  },
  es: {
    stands: (when) => `La agenda ya respondió: tu llamada está reservada para el ${when}. ¡Nos vemos!`,
    fell: (when, others) =>
      `Lo siento, al final el ${when} no se pudo, así que no hay llamada reservada. ${askSpanish(others)}`,
    stays: (when, others) =>
      `Lo siento, no se pudo cambiar tu llamada, así que sigue siendo el ${when}. ${askSpanish(others)}`,
    moved: (when) => `Tu llamada cambió de hora: ahora es el ${when}. Si no te viene bien, dímelo.`,
    cancelled: (when, reason) => `Tu llamada del ${when} está cancelada.${reason} Si quieres otra hora, dímelo.`,
  },
};

function askEnglish(others: string[]): string {
  return others.length === 0
    ? 'Which other day would work for you?'
    : `I could do ${others.join(' or ')} instead. Does one of these work?`;
}

function askSpanish(others: string[]): string {
  return others.length === 0
    ? '¿Qué otro día te vendría bien?'
    : `En su lugar podría ${others.join(' o ')}. ¿Te sirve alguna?`;
}

function asSentence(words: string): string {
  return /[\p{L}\p{N}]$/u.test(words) ? `${words}.` : words;
}
