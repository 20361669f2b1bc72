import type { PhrasePattern } from '@spotter/language/patterns/exact/matches-unless-negated';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { wordings } from '@spotter/language/patterns/exact/wordings';
import { bookingClasses } from '../../words/booking-classes.ts';

const promises: PhrasePattern[] = wordings(
  'booking promises/en',
  [
    '{i-will} {to-book} (you/your/it/that/this/the {call}) [in/down/on] (for/on/at/to/in for) {day}',
    '(booking/scheduling/reserving/putting/penciling/locking) (you/it/that) [in/down/on] (for/on/at/now/right now)',
    '(holding/held/hold/keeping) {moment} <21> for you',
    '(holding/held/hold/keeping) (the/that/a/your) (slot/spot/time/place) for you',
    '{you-will} [now] (get/receive/have/see) (the/a/an/your) [calendar/email/e - mail/booking] {invitation} {soon}',
    '{will-meet} (call/ring/see/meet/talk to/speak to/be calling) (you/u) [on/at] {day}',
    '(dan/coach/he/she) (calls/rings) you [on/at] {day}',
    '{you-are-to} [be] (talk/talking/speak/speaking/meet/meeting/chat/chating) [to/with] _ {moment}',
    '{look-forward} <30> {talking} <21> {moment}',
  ],
  {
    ...bookingClasses,
    'i-will': ['(ill/i will/let me/im going to/well/we will) [go ahead and]'],
    'to-book': ['book, schedule, reserve, put, pencil, lock, confirm, move, reschedule'],
    'you-will': ['youll, you will, you should'],
    'you-are-to': ['youll, you will, youre going to, you are going to'],
    invitation: ['invite, invitation, confirmation'],
    soon: ['shortly, soon, in a (minute/moment/sec), now*, by (email/mail*), email*, in your'],
    'will-meet': [
      '_ (will/is going to/are going to), danll, coachll, hell, shell, theyll, well, ill, (dans/coachs) going to',
    ],
    'look-forward': ['looking forward to, looks forward to, cant wait, excited, expecting, expect, hear from'],
    talking: ['call, calls, chat, talk, talking, speak, speaking, meet, meeting, see, seeing, you, dan, coach'],
  },
);

const clases = {
  ...bookingClasses,
  llamadas: ['llamada*, cita*, sesion*, reunion*, lugar*, cupo*, espacio*, videollamada*, consulta*, horario*, turno*'],
  agende: [
    'agende, agendado, agendamos, agendar, agendo, reserve, reservado, reservamos, reservar, aparte, apartado',
    'confirme, programe, programado, reagende, reagendado, movi, movido, meti en la agenda, separe',
  ],
  agendado: [
    'agenda, agendar, agendado, reserva, reservar, reservado, confirma, confirmar, confirmado, programa, programar',
    'programado, reagendado, reagendada, mover, movido',
  ],
  'nos-vemos': [
    'nos vemos, nos hablamos, hablamos, te llamamos, te esperamos, te espero, te llamare, te vemos, te veo',
    'te (llama/llamara/marca/marcara/espera/vera) [_], quedamos, quedamos asi [:], cerramos',
  ],
  apuntare: [
    'agendare, agendaremos, voy a agendar, apuntare, anotare, reservare, voy a (apuntar/anotar/reservar)',
    'agendo, apunto, anoto, reservo, agendamos',
  ],
};
/** "¿Quieres que te agende…?" looks the same without accents and is only an offer. */
const noOferta = phraseMatcher('an offer in Spanish', 'que $');

const promesas: PhrasePattern[] = [
  ...wordings(
    'booking promises/es, unless one only offers',
    ['(te/la/lo/los/tu {llamada}/ya te/ya) [he/hemos/acabo de/ya/lo/la/tengo]* {agende}'],
    clases,
    {
      unless: phraseMatcher('a condition in Spanish', '^ (si*/cuando*/en cuanto*)'),
      unlessBefore: phraseMatcher('an offer to book in Spanish', [
        'que $',
        '(quieres/puedo/podria/para/gustaria/prefieres/si) <7> $',
      ]),
    },
  ),
  ...wordings(
    'booking promises/es, unless asked for',
    [
      'te [he/tengo] (anote/apunte/anotado/apuntado)',
      '(agende/reserve/confirme/programe/cambie/movi/pase/reagende/aparte) (tu/la) {llamadas}',
      'te (guarde/bloquee/guardo/bloqueo/aparto/separo) [el/la/un/tu/ese/este]* ({llamadas}/{day})',
    ],
    clases,
    { unlessBefore: noOferta },
  ),
  ...wordings('booking promises/es, see you', ['{nos-vemos} [para/en]* {day}'], clases, {
    unlessBefore: phraseMatcher(
      'an offer to meet in Spanish',
      '(quieres que/si/te parece si/podemos/puede ser que) <6> $',
    ),
  }),
  ...wordings(
    'booking promises/es',
    [
      '(he/hemos/acabo de/acabamos de) {agendado}',
      '(bloquee/reserve/aparte/guarde) [el] {moment} <20> para ti',
      'te {apuntare} [para/el/a]* {day}',
      '[te] (llegara/va a llegar) (la/una/tu/el) [_] (invitacion/confirmacion/correo de confirmacion)',
      'recibiras (la/una/el) [_] (invitacion/confirmacion/correo)',
      '(vas a hablar/hablaras/te veras/vas a reunirte) con _ {moment}',
      '(quedas/queda/quedo/te tengo) para {moment}',
      '{moment} <25> nos (vemos/hablamos) [entonces] $',
      '{opening} hasta [el] {moment}',
    ],
    clases,
  ),
];

/** Words that say that a call will be booked or take place; with a condition beside them, they are only an offer. */
export const bookingPromises: PhrasePattern[] = [...promises, ...promesas];
