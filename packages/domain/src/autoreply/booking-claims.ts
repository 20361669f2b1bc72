import { anyOf, linear } from '../text/linear-expression.ts';
import type { Wording } from '../text/stands-in.ts';
import {
  adverbs,
  booking,
  call,
  day,
  done,
  hecho,
  itsPlace,
  llamada,
  moment,
  noted,
  opening,
} from './booking-words.ts';

const w = String.raw;

/** "Booked out" and "booked solid" tell of no call. */
const notOfCall = linear(
  w`^ ${anyOf('up|out|solid|through|until|till|by|around|once|after|when|as soon as|if', w`in \d|${moment}, how`)}\b`,
);
/** Nor do "set up for busy people" and "set up in three phases". */
const notSetUpForCall = linear(w`^ (?:in|to|so|as|with|like|for|up|out|until|till|by|around|once|after|when|if)\b`);
const denied = linear(w`\b(?:not|never|isnt)\b`);
const negado = linear(w`\b(?:no|nunca)\b`);
const undecided = linear(w`\b(?:not|isnt|never|be|get|is|no|esta)\b`);
const between = w`(?P<gap>(?: \w+){0,5}?)`;

const youAre = anyOf(
  'youre|you are|ur|were|we are|its|it is|thats|that is|thats you|youve been|you have been',
  'you got|got you|got it|got that|all|everything is|everythings|consider (?:it|that)',
);
const inTheBooks = anyOf(
  w`booked in|on ${itsPlace} (?:calendar|schedule|agenda)|in the (?:calendar|diary|books)`,
  `down for ${day}|(?:good|good to go|sorted) for ${day}|in for ${day}`,
  `set up for ${day}`,
);
const notFullyBooked = w`(?<!\b(?:were|we are) fully booked)`;
const us = w`\b(?:i|we|ive|weve|dan|coach)(?:ve| have)?(?: (?:just|already|now|went ahead and|gone ahead and|have|did))*`;
const bookedVerbs = anyOf(
  'booked|scheduled|rescheduled|reserved|confirmed|moved',
  'locked in|secured|blocked|set up|grabbed',
);
const arrangedVerbs = anyOf('saved|held|arranged|organi[sz]ed|made|set|fixed', 'changed|switched|pushed|shifted');
const calendar = `${itsPlace} (?:calendar|schedule|agenda|diary)`;
const haveDone = anyOf(
  w`${bookedVerbs} (?:you|your|it|that|us|this|(?:the|a|an|our) (?:\w+ )?${call}|${call}|${day})`,
  w`${arrangedVerbs} (?:(?:you|us) )?(?:(?:your|the|a|an|our|that|this) (?:\w+ )?${booking}|you to ${day}|${moment})`,
  `rescheduled (?:to|for) ${day}|put (?:you|your name) (?:in|down|on)|pencil+ed you in|locked (?:you|it|that) in`,
  w`added (?:you|it|this|that|your \w+) to ${calendar}`,
  'got you (?:booked|(?:in|down|on) (?:for|at|on|the))|have you (?:booked|(?:in|down) for)',
  w`put (?:it|that|this) (?:in|on) (?:for|the|my|his|her|our|dans|\w+s) (?:calendar|schedule|agenda|diary|${day})`,
);
const someoneHas = anyOf(
  `you (?:booked|(?:in|down) for ${day})`,
  `(?:booked|scheduled|confirmed|reserved) (?:you|(?:your|the) ${booking})`,
);
const isDone = w`(?:is|has been|was|got|are|have been)(?: (?:all|now|officially|already|successfully))*`;
const doneAtOnce = anyOf(
  `booked|confirmed|scheduled|reserved|rescheduled|locked in|all set for ${day}|done deal|booking confirmed`,
  `appointment confirmed|call (?:booked|confirmed|scheduled)|you have a (?:${call}) (?:on|at|for)`,
);
const didIt = anyOf(
  w`(?:booked|scheduled|reserved|rescheduled|locked|pencil+ed) (?:it|that|this|you|everything)` +
    w`(?: (?:in|down|to|for|on|now|then)\b|$|[,!])`,
  w`put you (?:in|down|on)\b|(?:moved|switched|changed|pushed) (?:it|that|this|you|your \w+) to ${day}`,
  'added (?:you |it )?to the calendar',
);
const yours = anyOf(
  w`it is(?: then)?$|is (?:all )?(?:yours|locked in|confirmed|secured|set|in the calendar)\b`,
  w`is (?:booked|reserved|saved|held|blocked)(?: in)? for you\b|confirmed$`,
  w`(?:ya )?(?:queda |quedo )?(?:confirmad|agendad|reservad|apartad)[oa](?: para ti)?$|es (?:tuy[oa]|para ti)\b`,
);
const isOnlyWish = anyOf(
  'want to|wanna|can we|could we|shall we|should we|lets|we could|we can|would you like to',
  'free to|able to|like to|if we|when do you want to|how about we',
);
const haveGot = '(?:you have|youve|you have got|youve got|we have|weve got)(?: got)?';
const meeting = anyOf(
  w`\b(?:see|catch|meet) (?:you|u|ya)\b.{0,24}`,
  'talk (?:to you )?(?:on )?.{3,12}|speak (?:to you )?(?:on )?.{3,12}',
);

/** What says in English that a call is booked. */
const claims: Wording[] = [
  { said: linear(w`\b${youAre}${adverbs} ${done}${notFullyBooked}`), unless: notOfCall },
  { said: linear(w`\b${youAre}${adverbs} set up`), unless: notSetUpForCall },
  { said: linear(w`\b${youAre}${adverbs} ${inTheBooks}`) },
  {
    said: linear(
      w`\b(?:youre|you are|were|we are|its|thats|all|youre now)(?: all)? (?:set (?:for|on|with)|sorted for) ${day}`,
    ),
  },
  { said: linear(w`\ball (?:set|sorted) for ${day}|\b(?:were|we are) on for ${day}`) },
  { said: linear(w`${us} ${haveDone}\b|\b\w+ ha(?:s|ve) ${someoneHas}\b`) },
  {
    said: linear(w`\b(?:your|the|our|this) (?:\w+ )?(?:${call}|booking|reservation)${between} ${isDone} ${done}`),
    notInGap: denied,
    unless: notOfCall,
  },
  {
    said: linear(
      w`\b(?:your|the|our|this) (?:\w+ )?(?:${call}|booking|reservation)${between} ${isDone} ` +
        w`(?:set|in the (?:calendar|books)|on the (?:calendar|schedule))\b`,
    ),
    notInGap: denied,
  },
  { said: linear(w`${opening}${doneAtOnce}(?: (?:for|in|you|on|to|and|with|-)\b|$|[ ]?[:,-])`) },
  { said: linear(w`(?:^|[,:!] )(?:just |now |already |got )*${didIt}`) },
  {
    said: linear(
      w`${opening}(?:(?:your|the|our) )?${booking}s?(?: is| has been)? (?:all |now )*` +
        w`(?:booked|confirmed|scheduled|secured|reserved|arranged|locked in)\b`,
    ),
    unless: notOfCall,
  },
  {
    said: linear(
      w`\b(?:(?:your|the) )?(?:booking|appointment|reservation|call)s? ` +
        w`(?:(?:is |has been )?(?:made|set for ${day}|arranged|complete|completed|all set)|went through)\b`,
    ),
  },
  {
    said: linear(
      w`\b${haveGot} (?:a|an|your|the|our) (?:\w+ )?(?:${booking}|deal)` +
        w`(?: (?:with|set|booked|scheduled) ?\w*)? (?:on |at |for )*${moment}`,
    ),
  },
  {
    said: linear(
      w`\b(?:your|the|our) (?:\w+ ){0,2}?(?:call|appointment|consult\w*|meeting|zoom|new time)` +
        w`(?: with \w+)? (?:is|will be)(?: now| set)?(?: on| at| for)* ${moment}`,
    ),
  },
  { said: linear(w`${moment}(?P<gap>(?: [\w:.]+){0,5}?),?:? ${yours}`), notInGap: undecided },
  {
    said: linear(
      w`\b(?:calendar )?invit(?:e|ation)s? (?:is|has been|was|just)?(?: \w+)? ?` +
        w`(?:sent|on (?:its|the) way|in your (?:inbox|email))\b`,
    ),
  },
  {
    said: linear(
      w`\b(?:sent|emailed) (?:you )?(?:the|an|a|your|over the) (?:calendar |zoom |meeting )?` +
        w`(?:invite|invitation|confirmation|zoom link|meeting link)\b`,
    ),
  },
  { said: linear(w`\bcheck (?:your|ur) (?:inbox|e-?mail|mail|spam)(?: \w+)? for (?:the|an|a|your)\b`) },
  {
    said: linear(
      w`\b(?:see|talk to|speak to|catch|meet|chat with|talk|speak) (?:you |u |ya )?(?:on |at )?${day}` +
        w`(?<!\b${isOnlyWish} .{0,30})(?<=${meeting})`,
    ),
  },
  {
    said: linear(
      w`\b(?:the|that|this|your) (?:slot|spot|time|place|appointment) is (?:yours|taken care of|all yours)\b`,
    ),
  },
  { said: linear(w`\bits a date(?: then| for|,|$)|\bconsider ${moment} (?:yours|done|booked)`) },
];

const quedas = anyOf(
  'estas|esta|quedas|quedaste|queda|quedo|quedamos|tienes|has quedado|ha quedado',
  'esta todo|todo|listo|perfecto|genial|te tengo|ya estas',
);
const enviado = 'mande|envie|he enviado|he mandado|acabo de (?:enviar|mandar)|llego';
const invitacion = anyOf(
  'invitacion|confirmacion|(?:link|enlace) de (?:zoom|meet|la llamada|la reunion)',
  'correo (?:de|con la) (?:confirmacion|invitacion)',
);
const entre = w`(?P<gap>(?: \w+){0,5}?)`;

/** The same in Spanish. */
const afirmaciones: Wording[] = [
  {
    said: linear(
      w`\b${quedas}(?: (?:tu|la|ya|oficialmente|todo|una|muy))*(?: ${llamada})?(?: (?:ya|bien))? ${hecho}\b`,
    ),
  },
  { said: linear(w`\b(?:estas|quedas|quedaste|te tengo|has quedado) (?:ya |bien )?${noted}\b`) },
  { said: linear(`${opening}${noted} (?:para )?(?:el )?${day}`) },
  {
    said: linear(
      w`\b(?:tu|la|su|nuestra|el) ${llamada}${entre} (?:esta|queda|quedo|ha sido|fue|ya esta|ha quedado)(?: ya)? ` +
        w`(?:${hecho}|${noted}|list[oa])\b`,
    ),
    notInGap: negado,
  },
  {
    said: linear(
      w`\b(?:la|tu) reserva(?:cion)? (?:esta|queda|quedo|ha sido|fue) (?:ya )?(?:hecha|confirmada|complet\w+)`,
    ),
  },
  {
    said: linear(
      w`${opening}(?:${hecho}|cita confirmada|llamada (?:agendada|confirmada)|reserva (?:hecha|confirmada))` +
        w`(?: (?:para|el|a)\b|$|,)`,
    ),
  },
  { said: linear(`${opening}(?:ya )?qued[oa](?: tu ${llamada})?$`) },
  { said: linear(w`\b(?:queda|quedo|esta|quedaste|todo) list[oa] (?:tu|la|para ${day})`) },
  { said: linear(w`${opening}list[oa] para ${moment}|\btodo ${hecho} para ${day}`) },
  { said: linear(w`\b(?:te|ya te|les) (?:${enviado}) (?:la|una|tu|el) (?:\w+ )?${invitacion}\b`) },
  {
    said: linear(
      w`\b(?:tu|el|ese|este) (?:lugar|horario|espacio|cupo|turno) ` +
        w`(?:es tuyo|ya es tuyo|esta asegurado|queda apartado|esta apartado)\b`,
    ),
  },
  { said: linear(w`\b(?:ya )?tienes (?:tu|una|la) (?:\w+ )?${llamada}(?: con \w+)? ${moment}`) },
  {
    said: linear(
      w`\b(?:tu|la) (?:\w+ )?${llamada}(?: con \w+)?(?: ya)? ` +
        w`(?:es|sera|queda|quedo|pasa|paso|se (?:movio|cambio|paso))(?: para)? ${moment}`,
    ),
  },
  {
    said: linear(
      w`\b(?:te (?:he )?(?:puse|puesto|meti|metido|agregue|anadi)|(?:ya )?estas|te tengo)(?: \w+)? en ` +
        w`(?:la|el|mi|su|nuestr[oa]) (?:agenda|calendario)\b`,
    ),
  },
  { said: linear(w`\b(?:he|hemos) (?:cambiado|pasado|puesto) (?:tu|la) ${llamada}`) },
];

/** What says that a call is booked. */
export const bookingClaims: Wording[] = [...claims, ...afirmaciones];

/** What says that a call was cancelled. */
export const cancellationClaims: Wording[] = [
  {
    said: linear(
      w`\b(?:your|the|our) (?:\w+ )?${call}(?P<gap>(?: \w+){0,4}?) (?:is|has been|was|got)(?: (?:now|all|already))* cancell?ed\b`,
    ),
    notInGap: denied,
  },
  {
    said: linear(
      w`\b(?:i|we|ive|weve)(?:ve| have)?(?: (?:just|already))* ` +
        w`(?:cancell?ed (?:it|that|your|the|our)|(?:removed|deleted|took) (?:your|the) ${booking})\b`,
    ),
  },
  { said: linear(w`^(?:(?:your|the) )?${booking} cancell?ed\b|^(?:(?:tu|la) )?${llamada} cancelad[oa]\b`) },
  { said: linear(w`^(?:(?:done|ok|okay|sure|all)[ ,!]*)*cancell?ed\b`) },
  {
    said: linear(
      w`\b(?:te |la |lo )?(?:he|hemos|acabo de) cancel(?:ado|ar)\b|\b(?:ya )?(?:la|lo|te la|te lo) cancel[eo]\b`,
    ),
  },
  { said: linear(w`\b(?:cancele|cancelamos) (?:tu|la)\b`) },
  {
    said: linear(w`\b(?:tu|la) ${llamada}(?: \w+){0,4}? (?:esta|queda|quedo|ha sido|fue)(?: ya)? cancelad[oa]\b`),
  },
];
