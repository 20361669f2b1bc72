import { claimedTimes, type ConfirmedBooking, fitsBooking } from './claimed-time.ts';
import { foldText } from './folded-text.ts';

const day =
  '(?:(?:on |this |next |el |este |proximo |the )*(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)\\b|tomorrow|tmrw|tonight|today|then|there|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy|at \\d|a las? \\d|\\d)';
const call = '(?:call|spot|appointment|slot|session|meeting|time|consult\\w*|zoom|chat with \\w+|place)';
const llamada = '(?:llamada|cita|sesion|reunion|lugar|cupo|espacio|videollamada|consulta|horario|turno)';
const done =
  '(?:booked|scheduled|rescheduled|reserved|confirmed|locked in|penciled in|pencilled in|locked|secured|moved|set up|all set)';
const hecho =
  '(?:agendad|reservad|confirmad|programad|apartad|registrad|reagendad|anotad|apuntad|asegurad|separad)[oa]s?';
const adverb = '(?: (?:all|now|officially|already|both|just|also|successfully))*';

const claims = [
  `\\b(?:youre|you are|ur|were|we are|its|it is|thats|that is|youve been|you have been|you got|got you|all|everything is|everythings|consider it)${adverb} (?:${done}(?! (?:up|on (?:mon|tues|wednes|thurs|fri|satur|sun)day, how| through))|on (?:the|my|his|her|our|dans|\\w+s) (?:calendar|schedule|agenda)|in the (?:calendar|diary|books)|down for ${day}|good to go for ${day}|in for ${day})(?<!\\b(?:were|we are) fully booked)\\b`,
  `\\b(?:youre|you are|were|we are|its|thats|all|youre now)(?: all)? set (?:for|on|with) ${day}|\\ball set for ${day}`,
  `\\b(?:i|we|ive|weve|dan|coach)(?:ve| have)?(?: (?:just|already|now|went ahead and|gone ahead and|have|did))* (?:(?:booked|scheduled|rescheduled|reserved|confirmed|moved|locked in|secured|blocked|saved|set up|grabbed) (?:you|your|it|that|us|this|(?:the|a|an|our) (?:\\w+ )?${call}|${call}|${day})|put you (?:in|down|on)|pencil+ed you in|locked (?:you|it|that) in|added (?:you|it|this|that|your \\w+) to|got you (?:in|down|booked|on)|put (?:it|that|this) (?:in|on))\\b`,
  `\\b(?:ill|i will|let me|im going to|well|we will) (?:go ahead and )?(?:book|schedule|reserve|put|pencil|lock|confirm|move|reschedule) (?:you|your|it|that|this|the ${call})(?: (?:in|down|on))? (?:for|on|at|to|in for) ${day}`,
  `\\b(?:booking|scheduling|reserving|putting|penciling|locking) (?:you|it|that)(?: (?:in|down|on))? (?:for|on|at|now|right now)\\b`,
  `\\b(?:your|the|our|this) (?:\\w+ )?(?:${call}|booking|reservation|consultation)(?: (?!not\\b|never\\b|isnt\\b)\\w+){0,5}? (?:is|has been|was|got|are|have been)(?: (?:all|now|officially|already|successfully))* (?:${done}|set|in the (?:calendar|books)|on the (?:calendar|schedule))\\b`,
  `^(?:(?:great|perfect|awesome|done|ok|okay|cool|alright|and|yes|yay|amazing|sweet|nice|boom|lovely)[ ,!:-]*)*(?:booked|confirmed|rescheduled|locked in|all set for ${day}|done deal|booking confirmed|appointment confirmed|call (?:booked|confirmed|scheduled)|you have a (?:${call}) (?:on|at|for))(?: (?:for|in|you|on|to|and|with|-)\\b|$|[ ]?[:,-])`,
  `\\b(?:calendar )?invit(?:e|ation)s? (?:is|has been|was|just)?(?: \\w+)? ?(?:sent|on (?:its|the) way|in your (?:inbox|email))\\b|\\b(?:ive|i have|i|just|we|weve) (?:just |already )?(?:sent|emailed) (?:you )?(?:the|an|a|your|over the) (?:calendar |zoom |meeting )?(?:invite|invitation|confirmation|zoom link|meeting link)\\b|\\byou(?:ll| will| should) (?:get|receive|have|see) (?:the|a|an|your) (?:calendar |email |e-mail |booking )?(?:invite|invitation|confirmation)(?: (?:shortly|soon|in a (?:minute|moment|sec)|now|by (?:email|mail)|email|in your))`,
  `\\b(?:see|talk to|speak to|catch|meet|chat with|talk|speak) (?:you |u |ya )?(?:on |at )?(?:${day})(?<!\\b(?:want to|wanna|can we|could we|shall we|should we|lets|we could|we can|would you like to|free to|able to|like to|if we|when do you want to|how about we) .{0,30})(?<=\\b(?:see|catch|meet) (?:you|u|ya)\\b.{0,24}|talk (?:to you )?(?:on )?.{3,12}|speak (?:to you )?(?:on )?.{3,12})`,
  `\\b(?:dan|coach|he|she|they|we|i)(?: \\w+)? (?:will|ll|is going to|are going to) (?:call|ring|see|meet|talk to|speak to|be calling) (?:you|u) (?:on |at )?${day}`,
  `\\b(?:the|that|this|your) (?:slot|spot|time|place) is (?:yours|taken care of|all yours)\\b|\\bits a date\\b|\\bwe have a (?:call|deal) (?:on|for) ${day}`,
  `\\b(?:estas|esta|quedas|quedaste|queda|quedo|quedamos|tienes|has quedado|ha quedado|esta todo|todo|listo|perfecto|genial|te tengo|ya estas)(?: (?:tu|la|ya|oficialmente|todo|una|muy))*(?: ${llamada})?(?: (?:ya|bien))? ${hecho}\\b`,
  `\\b(?:tu|la|su|nuestra|el) ${llamada}(?: (?!no\\b|nunca\\b)\\w+){0,5}? (?:esta|queda|quedo|ha sido|fue|ya esta|ha quedado)(?: ya)? (?:${hecho}|list[oa])\\b`,
  // "¿Quieres que te agende…?" looks the same without accents and offers only.
  `(?<!\\bque )\\b(?:te|la|lo|los|tu ${llamada}|ya te|ya)(?: (?:he|hemos|acabo de|ya|lo|la|tengo))* (?:agende|agendado|agendamos|agendar|agendo|reserve|reservado|reservamos|reservar|anote|anotado|apunte|apuntado|aparte|apartado|confirme|programe|programado|reagende|reagendado|movi|movido|meti en la agenda|separe|tengo (?:anotad|agendad|apuntad)[oa])(?! (?:si|cuando|en cuanto))\\b(?<!\\b(?:quieres|puedo|podria|para|gustaria|prefieres|si) .{0,16})|\\b(?:he|hemos|acabo de|acabamos de) (?:agendar?|agendado|reservar?|reservado|confirmar?|confirmado|programar?|programado|reagendad[oa]|mover|movido)\\b`,
  `\\bte (?:agendare|agendaremos|voy a agendar|apuntare|anotare|reservare|voy a (?:apuntar|anotar|reservar)|agendo|apunto|anoto|reservo|agendamos) (?:para |el |a )+${day}`,
  `^(?:(?:listo|perfecto|genial|hecho|ok|super|excelente|y|si|vale|va)[ ,!:-]*)*(?:${hecho}|cita confirmada|llamada (?:agendada|confirmada)|reserva (?:hecha|confirmada))(?: (?:para|el|a)\\b|$|[,])`,
  `\\b(?:queda|quedo|esta|quedaste) list[oa] (?:tu|la|para ${day})(?: ${llamada})?`,
  `\\b(?:te|ya te|les) (?:mande|envie|he enviado|he mandado|acabo de (?:enviar|mandar)|llegara|va a llegar|llegó|llego) (?:la|una|tu|el) (?:\\w+ )?(?:invitacion|confirmacion|link|enlace|correo de confirmacion)\\b|\\brecibiras (?:la|una|el) (?:\\w+ )?(?:invitacion|confirmacion|correo)\\b`,
  `\\b(?:nos vemos|nos hablamos|hablamos|te llamamos|te llama(?:ra)?(?: \\w+)?|te esperamos|te espero|te llamare|te vemos) (?:el |este |la |a |en )*(?:${day})(?<!\\b(?:quieres que|si|te parece si|podemos|puede ser que) .{0,24})`,
  `\\b(?:tu|el|ese|este) (?:lugar|horario|espacio|cupo|turno) (?:es tuyo|ya es tuyo|esta asegurado|queda apartado|esta apartado)\\b`,
].map((claim) => new RegExp(claim, 'g'));

// "Once you're booked", "want me to see if it's confirmed": the words just before take the claim back.
const takenBack =
  /\b(?:once|when|until|till|before|after|if|whether|as soon as|unless|isnt|arent|not|hasnt|havent|havent been|never|cant|didnt|want|wants|could|should|shall|may|can|happy for|ready for|cuando|una vez que|hasta que|antes de que|si|apenas|en cuanto|no|aun no|todavia no|quieres|podria|puedo|te parece)(?: (?:that|yet|actually|ya|que|se|me|to|i|we|have))*,? *$/;
const asksOnly =
  /^¿.*\?\s*$|^(?:want|shall|should|can|could|would|do you|are you|does|is|did|how about|what about|quieres|puedo|te parece|prefieres|te gustaria|podemos|and if)\b.*\?\s*$/;

/**
 * Whether the text says, in English or Spanish, that a call is, was or will be booked or moved, beyond what the
 * confirmed bookings of this chat allow: with a booking its own day and time may be told, and no other. Offers, questions and
 * conditions claim nothing.
 */
export function claimsBooking(text: string, bookings: ConfirmedBooking[] = []): boolean {
  return text.split(/\n|(?<=[.!?;…])\s+|\p{Extended_Pictographic}/u).some((sentence) => {
    const folded = foldText(sentence).replace(/['"¡*]/g, '');
    if (asksOnly.test(folded)) return false;
    const plain = folded.replace(/¿/g, '').replace(/[.!?;,…\s]+$/u, '');
    const claimed = claims.some((claim) =>
      [...plain.matchAll(claim)].some(({ index }) => !takenBack.test(plain.slice(0, index))),
    );
    return claimed && !bookings.some((booking) => fitsBooking(claimedTimes(plain), booking));
  });
}

const cancellation = new RegExp(
  `\\b(?:your|the|our) (?:\\w+ )?${call}(?: (?!not\\b|never\\b)\\w+){0,4}? (?:is|has been|was|got)(?: (?:now|all|already))* cancell?ed\\b|\\b(?:i|we|ive|weve)(?:ve| have)?(?: (?:just|already))* cancell?ed (?:it|that|your|the|our)\\b|^(?:(?:done|ok|okay|sure|all)[ ,!]*)*cancell?ed\\b|\\b(?:te |la |lo )?(?:he|hemos|acabo de) cancel(?:ado|ar)\\b|\\b(?:ya )?(?:la|lo|te la|te lo) cancel[eo]\\b|\\b(?:cancele|cancelamos) (?:tu|la)\\b|\\b(?:tu|la) ${llamada}(?: \\w+){0,4}? (?:esta|queda|quedo|ha sido|fue)(?: ya)? cancelad[oa]\\b`,
  'g',
);

/** Whether the text says that a call was cancelled. */
export function claimsCancellation(text: string): boolean {
  return text.split(/\n|(?<=[.!?;…])\s+/u).some((sentence) => {
    const plain = foldText(sentence)
      .replace(/['"¿¡*]/g, '')
      .replace(/[.!?;,…\s]+$/u, '');
    return [...plain.matchAll(cancellation)].some(({ index }) => !takenBack.test(plain.slice(0, index)));
  });
}
