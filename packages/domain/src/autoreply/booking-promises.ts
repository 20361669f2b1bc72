import { anyOf, linear } from '../text/linear-expression.ts';
import type { Wording } from '../text/stands-in.ts';
import { call, day, llamada, moment, opening } from './booking-words.ts';

const w = String.raw;

const coach = '(?:dan|coach|he|she)';
const willMeet = anyOf(
  w`\w+ (?:will|is going to|are going to)|(?:dan|coach|he|she|they|we|i)ll|(?:dan|coach)s going to`,
);
const lookForward = anyOf('looking forward to|looks forward to|cant wait|excited|expecting|expect|hear from');
const talking = anyOf('call|calls|chat|talk|talking|speak|speaking|meet|meeting|see|seeing|you|dan|coach');

const iWill = '(?:ill|i will|let me|im going to|well|we will)(?: go ahead and)?';
const toBook = anyOf('book|schedule|reserve|put|pencil|lock|confirm|move|reschedule');
const invitation = anyOf('invite|invitation|confirmation');
const soon = anyOf('shortly|soon|in a (?:minute|moment|sec)|now|by (?:email|mail)|email|in your');
const promises: Wording[] = [
  {
    said: linear(
      w`\b${iWill} ${toBook} (?:you|your|it|that|this|the ${call})(?: (?:in|down|on))? ` +
        w`(?:for|on|at|to|in for) ${day}`,
    ),
  },
  {
    said: linear(
      w`\b(?:booking|scheduling|reserving|putting|penciling|locking) (?:you|it|that)(?: (?:in|down|on))? ` +
        w`(?:for|on|at|now|right now)\b`,
    ),
  },
  {
    said: linear(
      w`\b(?:holding|held|hold|keeping) (?:${moment}.{0,20}|(?:the|that|a|your) (?:slot|spot|time|place)) for you\b`,
    ),
  },
  {
    said: linear(
      w`\byou(?:ll| will| should)(?: now)? (?:get|receive|have|see) (?:the|a|an|your) ` +
        w`(?:calendar |email |e-mail |booking )?${invitation} ${soon}`,
    ),
  },
  {
    said: linear(
      w`\b${willMeet} (?:call|ring|see|meet|talk to|speak to|be calling) (?:you|u) (?:on |at )?${day}` +
        w`|\b${coach} (?:calls|rings) you (?:on |at )?${day}`,
    ),
  },
  {
    said: linear(
      w`\byou(?:ll| will|re going to| are going to) (?:be )?(?:talk|speak|meet|chat)(?:ing)? (?:to |with )?\w+ ${moment}`,
    ),
  },
  { said: linear(w`\b${lookForward}\b.{0,30}?\b${talking}\b.{0,20}? ${moment}`) },
];

const agendar = anyOf(
  'agende|agendado|agendamos|agendar|agendo|reserve|reservado|reservamos|reservar|aparte|apartado',
  'confirme|programe|programado|reagende|reagendado|movi|movido|meti en la agenda|separe',
);
const soloOfrece = 'quieres|puedo|podria|para|gustaria|prefieres|si';
const recienHecho = anyOf(
  'agendar?|agendado|reservar?|reservado|confirmar?|confirmado|programar?|programado',
  'reagendad[oa]|mover|movido',
);
const nosVemos = anyOf(
  'nos vemos|nos hablamos|hablamos|te llamamos|te esperamos|te espero|te llamare|te vemos|te veo',
  w`te (?:llama|llamara|marca|marcara|espera|vera)(?: \w+)?`,
  'quedamos|quedamos asi:?|cerramos',
);
const apuntare = anyOf(
  'agendare|agendaremos|voy a agendar|apuntare|anotare|reservare|voy a (?:apuntar|anotar|reservar)',
  'agendo|apunto|anoto|reservo|agendamos',
);
// "¿Quieres que te agende…?" looks the same without accents and offers only.
const noOferta = w`(?<!\bque )`;

const promesas: Wording[] = [
  {
    said: linear(
      w`${noOferta}\b(?:te|la|lo|los|tu ${llamada}|ya te|ya)(?: (?:he|hemos|acabo de|ya|lo|la|tengo))* ${agendar}\b` +
        w`(?<!\b(?:${soloOfrece}) .{0,16})`,
    ),
    unless: linear('^ (?:si|cuando|en cuanto)'),
  },
  { said: linear(w`\b(?:he|hemos|acabo de|acabamos de) ${recienHecho}\b`) },
  { said: linear(w`${noOferta}\bte (?:he |tengo )?(?:anote|apunte|anotado|apuntado)\b`) },
  {
    said: linear(
      w`${noOferta}\b(?:agende|reserve|confirme|programe|cambie|movi|pase|reagende|aparte) (?:tu|la) ${llamada}`,
    ),
  },
  {
    said: linear(
      w`${noOferta}\bte (?:guarde|bloquee|guardo|bloqueo|aparto|separo) ` +
        w`(?:(?:el|la|un|tu|ese|este) )*(?:${llamada}|${day})`,
    ),
  },
  { said: linear(w`\b(?:bloquee|reserve|aparte|guarde) (?:el )?${moment}.{0,20}\bpara ti\b`) },
  { said: linear(w`\bte ${apuntare} (?:para |el |a )*${day}`) },
  {
    said: linear(
      w`\b(?:te )?(?:llegara|va a llegar) (?:la|una|tu|el) (?:\w+ )?` +
        w`(?:invitacion|confirmacion|correo de confirmacion)\b`,
    ),
  },
  { said: linear(w`\brecibiras (?:la|una|el) (?:\w+ )?(?:invitacion|confirmacion|correo)\b`) },
  {
    said: linear(
      w`\b${nosVemos} (?:para |en )*${day}(?<!\b(?:quieres que|si|te parece si|podemos|puede ser que) .{0,24})`,
    ),
  },
  { said: linear(w`\b(?:vas a hablar|hablaras|te veras|vas a reunirte) con \w+ ${moment}`) },
  { said: linear(w`\b(?:quedas|queda|quedo|te tengo) para ${moment}`) },
  { said: linear(w`${moment}.{0,24}? nos (?:vemos|hablamos)(?: entonces)?$|${opening}hasta (?:el )?${moment}`) },
];

/** What says that a call will be booked or take place: with a condition beside it, it only offers. */
export const bookingPromises: Wording[] = [...promises, ...promesas];
