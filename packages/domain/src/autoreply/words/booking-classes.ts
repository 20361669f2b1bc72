import type { WordClasses } from '@spotter/language/patterns/exact/wording-list';

/** Words for a booking in English and Spanish, folded and without apostrophes; `themoment` is a day or time. */
export const bookingClasses: WordClasses = {
  moment: ['themoment*'],
  day: ['{moment}, [on] (then/there)'],
  call: ['call, spot, appointment, slot, session, meeting, time, consult*, zoom, chat with _, place'],
  booking: ['call, spot, appointment, slot, meeting, consult*, zoom, booking, reservation'],
  bookings: ['{booking}, calls, spots, appointments, slots, meetings, bookings, reservations'],
  done: [
    'booked, scheduled, rescheduled, reserved, confirmed, locked in, locked, penciled in, pencilled in',
    'secured, guaranteed, moved, all set',
  ],
  'its-place': ['the, my, her, our, *s'],
  calendar: ['{its-place} (calendar/schedule/agenda/diary)'],
  adverb: ['all, now, officially, already, both, just, also, successfully'],
  greeting: [
    'great, perfect, awesome, done, ok, okay, cool, alright, and, yes, yep, yup, yay, amazing, sweet, nice, boom',
    'lovely, sorted, sure, sure thing, no problem, no worries, hey, hi',
    'listo, perfecto, genial, hecho, super, excelente, y, si, vale, va, hola, ya, ya esta, claro',
  ],
  sign: ['(,), !, :, -'],
  /** What may come before a claim at the beginning of a sentence: "Perfect, Anna!" */
  opening: ['^ [{greeting} _ , [{sign}]*/{greeting} [{sign}]*]*'],
  'you-are': [
    'youre, you are, ur, were, we are, its, it is, thats, that is, thats you, youve been, you have been',
    'you got, got you, got it, got that, all, everything is, everythings, consider it, consider that',
  ],
  'in-the-books': [
    'booked in, on {its-place} (calendar/schedule/agenda), in the (calendar/diary/books)',
    'down for {day}, (good/good to go/sorted) for {day}, in for {day}, set up for {day}',
  ],
  us: [
    '(i/we/ive/weve/dan/coach) [have] [just/already/now/went ahead and/gone ahead and/have/did]*',
    '(danve/coachve) [just/already/now/went ahead and/gone ahead and/have/did]*',
  ],
  'booked-verb': [
    'booked, scheduled, rescheduled, reserved, confirmed, moved, locked in, secured, blocked, set up, grabbed',
  ],
  'arranged-verb': [
    'saved, held, arranged, organised, organized, made, set, fixed, changed, switched, pushed, shifted',
  ],
  'have-done': [
    '{booked-verb} (you/your/it/that/us/this/{call}/{day}), {booked-verb} (the/a/an/our) [_] {call}',
    '{arranged-verb} [you/us] (your/the/a/an/our/that/this) [_] {booking}',
    '{arranged-verb} [you/us] (you to {day}/{moment})',
    'rescheduled (to/for) {day}, put (you/your name) (in/down/on), (penciled/pencilled) you in, locked (you/it/that) in',
    'added (you/it/this/that/your _) to {calendar}, got you (booked/(in/down/on) (for/at/on/the))',
    'have you (booked/(in/down) for), put (it/that/this) (in/on) for (calendar/schedule/agenda/diary/{day})',
    'put (it/that/this) (in/on) {its-place} (calendar/schedule/agenda/diary/{day})',
  ],
  'someone-has': ['you (booked/(in/down) for {day}), (booked/scheduled/confirmed/reserved) (you/(your/the) {booking})'],
  'done-at-once': [
    'booked, confirmed, scheduled, reserved, rescheduled, locked in, all set for {day}, done deal, booking confirmed',
    'appointment confirmed, call (booked/confirmed/scheduled), you have a {call} (on/at/for)',
  ],
  'did-it': [
    '(booked/scheduled/reserved/rescheduled/locked) (it/that/this/you/everything) (in/down/to/for/on/now/then/,/!/$)',
    '(penciled/pencilled) (it/that/this/you/everything) (in/down/to/for/on/now/then/,/!/$)',
    'put you (in/down/on), (moved/switched/changed/pushed) (it/that/this/you/your _) to {day}',
    'added [you/it] to the calendar',
  ],
  yours: [
    'it is [then] $, is [all] (yours/locked in/confirmed/secured/set/in the calendar)',
    'is (booked/reserved/saved/held/blocked) [in] for you',
    'es (tuyo/tuya/para ti)',
  ],
  'only-wish': [
    'want to, wanna, can we, could we, shall we, should we, lets, we could, we can, would you like to, free to',
    'able to, like to, if we, when do you want to, how about we',
  ],
  'have-got': ['(you have/youve/we have/weve) [got] [got]'],
  llamada: ['llamada, cita, sesion, reunion, lugar, cupo, espacio, videollamada, consulta, horario, turno'],
  anotado: ['anotad*, apuntad*, registrad*'],
  enviado: ['mande, envie, he enviado, he mandado, acabo de enviar, acabo de mandar, llego'],
  invitacion: [
    'invitacion, confirmacion, (link/enlace) de (zoom/meet/la llamada/la reunion)',
    'correo (de/con la) (confirmacion/invitacion)',
  ],
};
