import { sayInstant } from '@spotter/domain/booking';
import type { AppointmentRow } from '../appointments.repository.ts';
import type { CallChange } from '../booking.jobs.ts';
import { lateSentences } from './call-change-sentences.ts';

/** Writes the chat message about a change of a call elsewhere. `others`: open times instead. */
export function writeCallChangeNotice(word: CallChange, call: AppointmentRow, others: Date[], zone: string): string {
  const say = (start: Date) => sayInstant(start, zone, call.language);
  const words = lateSentences[call.language];
  const when = say(call.startsAt);
  const question = others.length === 0 ? words.ask : words.offer(others.map(say).join(` ${words.or} `));
  switch (word) {
    case 'moved':
      return words.moved(when);
    case 'stays':
      return `${words.stays(when)} ${question}`;
    case 'cancelled':
      return words.cancelled(when, call.cancellationReason === null ? '' : ` ${asSentence(call.cancellationReason)}`);
    case 'outcome':
      return call.status === 'confirmed' ? words.stands(when) : `${words.fell(when)} ${question}`;
  }
}

function asSentence(words: string): string {
  return /[\p{L}\p{N}]$/u.test(words) ? `${words}.` : words;
}
