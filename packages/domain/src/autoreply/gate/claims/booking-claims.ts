import type { PhrasePattern } from '@spotter/language/patterns/exact/matches-unless-negated';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { wordings } from '@spotter/language/patterns/exact/wordings';
import { bookingClasses as classes } from '../../words/booking-classes.ts';

/** "Booked out" and "booked solid" are not about a call. */
const unless = phraseMatcher(
  'of no call',
  ['^ (up/out/solid/through/until/till/by/around/once/after/when/as soon as/if)', '^ in #1', '^ {moment} , how'],
  classes,
);
/** Nor are "set up for busy people" and "set up in three phases". */
const unlessSetUp = phraseMatcher(
  'set up otherwise',
  '^ (in/to/so/as/with/like/for/up/out/until/till/by/around/once/after/when/if)',
);
/** "Can we see you on Tuesday". */
const unlessBefore = phraseMatcher('only a wish to meet', '{only-wish} <12> $', classes);

/** Words that say in English that a call is booked. */
const claims: PhrasePattern[] = [
  ...wordings('booking claims/en, not out or solid', ['{you-are} [{adverb}]* {done}'], classes, { unless }),
  ...wordings('booking claims/en, set up', ['{you-are} [{adverb}]* set up'], classes, { unless: unlessSetUp }),
  ...wordings(
    'booking claims/en, see you',
    ['(see/catch/meet) (you/u/ya) [on/at] {day}', '(talk/speak) [to] [you/u/ya] [on/at] {day}'],
    classes,
    { unlessBefore },
  ),
  ...wordings(
    'booking claims/en',
    [
      '{you-are} [{adverb}]* {in-the-books}',
      '(youre/you are/were/we are/its/thats/all/youre now) [all] (set (for/on/with)/sorted for) {day}',
      'all (set/sorted) for {day}',
      '(were/we are) on for {day}',
      '{us} {have-done}',
      '_ (has/have) {someone-has}',
      '{opening} {done-at-once} (for/in/you/on/to/and/with/,/:/-/$)',
      '(^/,/:/!) [just/now/already/got]* {did-it}',
      '[your/the] {booked-thing} [is/has been] (made/set for {day}/arranged/complete/completed/all set)',
      '[your/the] {booked-thing} went through',
      '{have-got} (a/an/your/the/our) [_] ({booking}/deal) [(with/set/booked/scheduled) [_]] [on/at/for]* {moment}',
      '(your/the/our) ..2 {dated} [with _] (is/will be) [now/set] [on/at/for]* {moment}',
      '{moment} ..5!not/isnt/never/be/get/is/no/esta [,] [:] {yours}',
      '[calendar] {invite} [is/has been/was/just] [_] (sent/on (its/the) way/in your (inbox/email))',
      '(sent/emailed) [you] (the/an/a/your/over the) [calendar/zoom/meeting] {sent-thing}',
      'check (your/ur) (inbox/email/e - mail/mail/spam) [_] for (the/an/a/your)',
      '(the/that/this/your) (slot/spot/time/place/appointment) is (yours/taken care of/all yours)',
      'its a date (then/for/,/$)',
      '(i/we/ive/weve) [have] [just/already]* (pushed/moved/shifted/bumped) (it/you/that) (back/up/forward/to)',
      'consider {moment} (yours/done/booked)',
    ],
    {
      ...classes,
      'booked-thing': ['booking, bookings, appointment, appointments, reservation, reservations, call, calls'],
      dated: ['call, appointment, consult*, meeting, zoom, new time'],
      invite: ['invite, invites, invitation, invitations'],
      'sent-thing': ['invite, invitation, confirmation, zoom link, meeting link'],
    },
  ),
];

/** Words that say in Spanish that a call is booked. */
const afirmaciones: PhrasePattern[] = wordings(
  'booking claims/es',
  [
    '(estas/quedas/quedaste/te tengo/has quedado) [ya/bien] {anotado}',
    '{opening} {anotado} [para] [el] {day}',
    '{opening} [ya] (quedo/queda) [tu {llamada}] $',
    '(queda/quedo/esta/quedaste/todo) (listo/lista) (tu/la/para {day})',
    '{opening} (listo/lista) para {moment}',
    '(te/ya te/les) {enviado} (la/una/tu/el) [_] {invitacion}',
    '(tu/el/ese/este) (lugar/horario/espacio/cupo/turno) [ya] es tuyo',
    '(tu/el/ese/este) (lugar/horario/espacio/cupo/turno) (esta asegurado/queda apartado/esta apartado)',
    'tienes (tu/una/la) [_] {llamada} [con _] {moment}',
    'tienes tu (lugar/horario/espacio/cupo/turno) [para] {moment}',
    '(tu/la) [_] {llamada} [con _] [ya] {pasa} [para] {moment}',
    '{te-puse} [_] en (la/el/mi/su/nuestro/nuestra) (agenda/calendario)',
    '(he/hemos) (cambiado/pasado/puesto) (tu/la) {llamadas}',
  ],
  {
    ...classes,
    llamadas: [
      'llamada*, cita*, sesion*, reunion*, lugar*, cupo*, espacio*, videollamada*, consulta*, horario*, turno*',
    ],
    esta: ['esta, queda, quedo, ha sido, fue, ha quedado'],
    pasa: ['es, sera, queda, quedo, pasa, paso, se movio, se cambio, se paso'],
    'te-puse': ['te [he] (puse/puesto/meti/metido/agregue/anadi), estas, te tengo'],
  },
);

/** Words that say that a call is booked. */
export const bookingClaims: PhrasePattern[] = [...claims, ...afirmaciones];

/** Words that say that a call was canceled. */
export const cancellationClaims: PhrasePattern[] = wordings(
  'cancellation claims',
  [
    '(i/we/ive/weve) [have] [just/already]* {cancelled} (it/that/your/the/our)',
    '(i/we) went ahead and {cancelled}',
    '(call/appointment/meeting) (is/has been) (gone/removed/deleted) [from/off]',
    '(the/your) cancellation (went through/is done/is confirmed)',
    '(i/we/ive/weve) [have] [just/already]* (removed/deleted/took) (your/the) {bookings}',
    '^ [(done/ok/okay/sure/all) [{sign}]*]* {cancelled}',
    '[te/la/lo] (he cancelado/hemos cancelado/acabo de cancelar)',
    '[ya] (la/lo/te la/te lo) (cancele/cancelo)',
    '(cancele/cancelamos) (tu/la)',
  ],
  { ...classes, cancelled: ['cancelled, canceled'] },
);
