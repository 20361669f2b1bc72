import { claimedTimes, type ConfirmedBooking, fitsBooking } from './claimed-time.ts';
import { foldText } from './folded-text.ts';

const weekday =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\\b';
const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\b';
const clock = '(?:\\d{1,2}(?:[:.h]\\d\\d| ?[ap]\\.? ?m\\b| ?h\\b)|\\d{1,2}(?=$|[,.!]))';
/** A day or a time of day, as it is said of something that will take place; several in a row are one. */
const oneMoment = `(?:(?:on |this |next |el |este |proximo |the |at |a las? |al )*(?:${weekday}|tomorrow\\b|tmrw\\b|tonight\\b|today\\b|manana\\b|hoy\\b|${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?(?: of| de)? ${month}|${clock})|(?:at|a las?) \\d{1,2})`;
const moments = new RegExp(`\\b${oneMoment}(?:[ ,]+${oneMoment})*`, 'g');
const beginsWithMoment = new RegExp(`^${oneMoment}`);
/** Stands in a sentence for its days and times, which the signs below would otherwise spell out again and again. */
const moment = 'themoment';
const day = `(?:${moment}|(?:on )?(?:then|there)\\b)`;
const call = '(?:call|spot|appointment|slot|session|meeting|time|consult\\w*|zoom|chat with \\w+|place)';
const booking = '(?:call|spot|appointment|slot|meeting|consult\\w*|zoom|booking|reservation)';
const llamada = '(?:llamada|cita|sesion|reunion|lugar|cupo|espacio|videollamada|consulta|horario|turno)';
const done =
  '(?:booked|scheduled|rescheduled|reserved|confirmed|locked in|penciled in|pencilled in|locked|secured|guaranteed|moved|set up|all set)';
// "Booked out", "set up for busy people" and "set up in three phases" tell of no call.
const notOfCall = `(?! (?:up|out|solid|through|until|till|by|around|once|after|when|as soon as|if|in \\d|${moment}, how)\\b)(?<!set up(?= (?:in|to|so|as|with|like|for (?!${day}))\\b))`;
const hecho = '(?:agendad|reservad|confirmad|programad|apartad|reagendad|asegurad|separad)[oa]s?';
/** What is noted down may be anything; only a person is noted down for a call. */
const noted = '(?:anotad|apuntad|registrad)[oa]s?';
const adverb = '(?: (?:all|now|officially|already|both|just|also|successfully))*';
const opening =
  '^(?:(?:great|perfect|awesome|done|ok|okay|cool|alright|and|yes|yep|yup|yay|amazing|sweet|nice|boom|lovely|sorted|sure|sure thing|no problem|no worries|hey|hi|listo|perfecto|genial|hecho|super|excelente|y|si|vale|va|hola|ya|ya esta|claro)(?: \\w+(?=,))?[ ,!:-]+)*';

/** What says that a call is booked. */
const claims = [
  `\\b(?:youre|you are|ur|were|we are|its|it is|thats|that is|thats you|youve been|you have been|you got|got you|got it|got that|all|everything is|everythings|consider (?:it|that))${adverb} (?:${done}${notOfCall}|booked in|on (?:the|my|his|her|our|dans|\\w+s) (?:calendar|schedule|agenda)|in the (?:calendar|diary|books)|down for ${day}|(?:good|good to go|sorted) for ${day}|in for ${day})(?<!\\b(?:were|we are) fully booked)`,
  `\\b(?:youre|you are|were|we are|its|thats|all|youre now)(?: all)? (?:set (?:for|on|with)|sorted for) ${day}|\\ball (?:set|sorted) for ${day}|\\b(?:were|we are) on for ${day}`,
  `\\b(?:i|we|ive|weve|dan|coach)(?:ve| have)?(?: (?:just|already|now|went ahead and|gone ahead and|have|did))* (?:(?:booked|scheduled|rescheduled|reserved|confirmed|moved|locked in|secured|blocked|set up|grabbed) (?:you|your|it|that|us|this|(?:the|a|an|our) (?:\\w+ )?${call}|${call}|${day})|(?:saved|held|arranged|organi[sz]ed|made|set|fixed|changed|switched|pushed|shifted) (?:(?:you|us) )?(?:(?:your|the|a|an|our|that|this) (?:\\w+ )?${booking}|you to ${day}|${moment})|rescheduled (?:to|for) ${day}|put (?:you|your name) (?:in|down|on)|pencil+ed you in|locked (?:you|it|that) in|added (?:you|it|this|that|your \\w+) to (?:the|my|his|her|our|dans|\\w+s) (?:calendar|schedule|agenda|diary)|got you (?:booked|(?:in|down|on) (?:for|at|on|the))|have you (?:booked|(?:in|down) for)|put (?:it|that|this) (?:in|on) (?:for|the|my|his|her|our|dans|\\w+s) (?:calendar|schedule|agenda|diary|${day}))\\b|\\b\\w+ ha(?:s|ve) (?:you (?:booked|(?:in|down) for ${day})|(?:booked|scheduled|confirmed|reserved) (?:you|(?:your|the) ${booking}))\\b`,
  `\\b(?:your|the|our|this) (?:\\w+ )?(?:${call}|booking|reservation|consultation)(?: (?!not\\b|never\\b|isnt\\b)\\w+){0,5}? (?:is|has been|was|got|are|have been)(?: (?:all|now|officially|already|successfully))* (?:${done}${notOfCall}|set|in the (?:calendar|books)|on the (?:calendar|schedule))\\b`,
  `${opening}(?:booked|confirmed|scheduled|reserved|rescheduled|locked in|all set for ${day}|done deal|booking confirmed|appointment confirmed|call (?:booked|confirmed|scheduled)|you have a (?:${call}) (?:on|at|for))(?: (?:for|in|you|on|to|and|with|-)\\b|$|[ ]?[:,-])`,
  `(?:^|[,:!] )(?:just |now |already |got )*(?:(?:booked|scheduled|reserved|rescheduled|locked|pencil+ed) (?:it|that|this|you|everything)(?: (?:in|down|to|for|on|now|then)\\b|$|[,!])|put you (?:in|down|on)\\b|(?:moved|switched|changed|pushed) (?:it|that|this|you|your \\w+) to ${day}|added (?:you |it )?to the calendar)`,
  `${opening}(?:(?:your|the|our) )?${booking}s?(?: is| has been)? (?:all |now )*(?:booked|confirmed|scheduled|secured|reserved|arranged|locked in)\\b${notOfCall}|\\b(?:(?:your|the) )?(?:booking|appointment|reservation|call)s? (?:(?:is |has been )?(?:made|set for ${day}|arranged|complete|completed|all set)|went through)\\b`,
  `\\b(?:you have|youve|you have got|youve got|we have|weve got) (?:got )?(?:a|an|your|the|our) (?:\\w+ )?(?:${booking}|deal)(?: (?:with|set|booked|scheduled) ?\\w*)? (?:on |at |for )*${moment}`,
  `\\b(?:your|the|our) (?:\\w+ ){0,2}?(?:call|appointment|consult\\w*|meeting|zoom|new time)(?: with \\w+)? (?:is|will be)(?: now| set)?(?: on| at| for)* ${moment}`,
  `${moment}(?: (?!not\\b|isnt\\b|never\\b|be\\b|get\\b|is\\b|no\\b|esta\\b)[\\w:.]+){0,5}?,?:? (?:it is(?: then)?$|is (?:all )?(?:yours|locked in|confirmed|secured|set|in the calendar)\\b|is (?:booked|reserved|saved|held|blocked)(?: in)? for you\\b|confirmed$|(?:ya )?(?:queda |quedo )?(?:confirmad|agendad|reservad|apartad)[oa](?: para ti)?$|es (?:tuy[oa]|para ti)\\b)`,
  `\\b(?:calendar )?invit(?:e|ation)s? (?:is|has been|was|just)?(?: \\w+)? ?(?:sent|on (?:its|the) way|in your (?:inbox|email))\\b|\\b(?:(?:ive|i have|i|just|we|weve) (?:just |already )?)?(?:sent|emailed) (?:you )?(?:the|an|a|your|over the) (?:calendar |zoom |meeting )?(?:invite|invitation|confirmation|zoom link|meeting link)\\b|\\bcheck (?:your|ur) (?:inbox|e-?mail|mail|spam)(?: \\w+)? for (?:the|an|a|your)\\b`,
  `\\b(?:see|talk to|speak to|catch|meet|chat with|talk|speak) (?:you |u |ya )?(?:on |at )?(?:${day})(?<!\\b(?:want to|wanna|can we|could we|shall we|should we|lets|we could|we can|would you like to|free to|able to|like to|if we|when do you want to|how about we) .{0,30})(?<=\\b(?:see|catch|meet) (?:you|u|ya)\\b.{0,24}|talk (?:to you )?(?:on )?.{3,12}|speak (?:to you )?(?:on )?.{3,12})`,
  `\\b(?:the|that|this|your) (?:slot|spot|time|place|appointment) is (?:yours|taken care of|all yours)\\b|\\bits a date(?= then| for|,|$)|\\bconsider ${moment} (?:yours|done|booked)`,
  `\\b(?:estas|esta|quedas|quedaste|queda|quedo|quedamos|tienes|has quedado|ha quedado|esta todo|todo|listo|perfecto|genial|te tengo|ya estas)(?: (?:tu|la|ya|oficialmente|todo|una|muy))*(?: ${llamada})?(?: (?:ya|bien))? ${hecho}\\b|\\b(?:estas|quedas|quedaste|te tengo|has quedado) (?:ya |bien )?${noted}\\b|${opening}${noted} (?:para )?(?:el )?${day}`,
  `\\b(?:tu|la|su|nuestra|el) ${llamada}(?: (?!no\\b|nunca\\b)\\w+){0,5}? (?:esta|queda|quedo|ha sido|fue|ya esta|ha quedado)(?: ya)? (?:${hecho}|${noted}|list[oa])\\b|\\b(?:la|tu) reserva(?:cion)? (?:esta|queda|quedo|ha sido|fue) (?:ya )?(?:hecha|confirmada|complet\\w+)`,
  `${opening}(?:${hecho}|cita confirmada|llamada (?:agendada|confirmada)|reserva (?:hecha|confirmada))(?: (?:para|el|a)\\b|$|[,])|${opening}(?:ya )?qued[oa](?: tu ${llamada})?$`,
  `\\b(?:queda|quedo|esta|quedaste|todo) list[oa] (?:tu|la|para ${day})(?: ${llamada})?|${opening}list[oa] para ${moment}|\\btodo ${hecho} para ${day}`,
  `\\b(?:te|ya te|les) (?:mande|envie|he enviado|he mandado|acabo de (?:enviar|mandar)|llego) (?:la|una|tu|el) (?:\\w+ )?(?:invitacion|confirmacion|(?:link|enlace) de (?:zoom|meet|la llamada|la reunion)|correo (?:de|con la) (?:confirmacion|invitacion))\\b`,
  `\\b(?:tu|el|ese|este) (?:lugar|horario|espacio|cupo|turno) (?:es tuyo|ya es tuyo|esta asegurado|queda apartado|esta apartado)\\b`,
  `\\b(?:ya )?tienes (?:tu|una|la) (?:\\w+ )?${llamada}(?: con \\w+)? ${moment}|\\b(?:tu|la) (?:\\w+ )?${llamada}(?: con \\w+)?(?: ya)? (?:es|sera|queda|quedo|pasa|paso|se (?:movio|cambio|paso))(?: para)? ${moment}`,
  `\\b(?:te (?:he )?(?:puse|puesto|meti|metido|agregue|anadi)|(?:ya )?estas|te tengo)(?: \\w+)? en (?:la|el|mi|su|nuestr[oa]) (?:agenda|calendario)\\b`,
  `\\b(?:he|hemos) (?:cambiado|pasado|puesto) (?:tu|la) ${llamada}`,
].map((claim) => new RegExp(claim, 'g'));

/** What says that a call will be booked or take place: with a condition beside it, it only offers. */
const promises = [
  `\\b(?:ill|i will|let me|im going to|well|we will) (?:go ahead and )?(?:book|schedule|reserve|put|pencil|lock|confirm|move|reschedule) (?:you|your|it|that|this|the ${call})(?: (?:in|down|on))? (?:for|on|at|to|in for) ${day}`,
  `\\b(?:booking|scheduling|reserving|putting|penciling|locking) (?:you|it|that)(?: (?:in|down|on))? (?:for|on|at|now|right now)\\b|\\b(?:holding|held|hold|keeping) (?:${moment}.{0,20}|(?:the|that|a|your) (?:slot|spot|time|place)) for you\\b`,
  `\\byou(?:ll| will| should)(?: now)? (?:get|receive|have|see) (?:the|a|an|your) (?:calendar |email |e-mail |booking )?(?:invite|invitation|confirmation)(?: (?:shortly|soon|in a (?:minute|moment|sec)|now|by (?:email|mail)|email|in your))`,
  `\\b(?:\\w+ (?:will|is going to|are going to)|(?:dan|coach|he|she|they|we|i)ll|(?:dan|coach)s going to) (?:call|ring|see|meet|talk to|speak to|be calling) (?:you|u) (?:on |at )?${day}|\\b(?:dan|coach|he|she) (?:calls|rings) you (?:on |at )?${day}|\\byou(?:ll| will|re going to| are going to) (?:be )?(?:talk|speak|meet|chat)(?:ing)? (?:to |with )?\\w+ ${moment}`,
  `\\b(?:looking forward to|looks forward to|cant wait|excited|expecting|expect|hear from)\\b.{0,30}?\\b(?:call|calls|chat|talk|talking|speak|speaking|meet|meeting|see|seeing|you|dan|coach)\\b.{0,20}? ${moment}`,
  // "¿Quieres que te agende…?" looks the same without accents and offers only.
  `(?<!\\bque )\\b(?:te|la|lo|los|tu ${llamada}|ya te|ya)(?: (?:he|hemos|acabo de|ya|lo|la|tengo))* (?:agende|agendado|agendamos|agendar|agendo|reserve|reservado|reservamos|reservar|aparte|apartado|confirme|programe|programado|reagende|reagendado|movi|movido|meti en la agenda|separe)(?! (?:si|cuando|en cuanto))\\b(?<!\\b(?:quieres|puedo|podria|para|gustaria|prefieres|si) .{0,16})|\\b(?:he|hemos|acabo de|acabamos de) (?:agendar?|agendado|reservar?|reservado|confirmar?|confirmado|programar?|programado|reagendad[oa]|mover|movido)\\b`,
  `(?<!\\bque )\\bte (?:he |tengo )?(?:anote|apunte|anotado|apuntado)\\b`,
  `(?<!\\bque )\\b(?:agende|reserve|confirme|programe|cambie|movi|pase|reagende|aparte) (?:tu|la) ${llamada}|(?<!\\bque )\\bte (?:guarde|bloquee|guardo|bloqueo|aparto|separo) (?:(?:el|la|un|tu|ese|este) )*(?:${llamada}|${day})|\\b(?:bloquee|reserve|aparte|guarde) (?:el )?${moment}.{0,20}\\bpara ti\\b`,
  `\\bte (?:agendare|agendaremos|voy a agendar|apuntare|anotare|reservare|voy a (?:apuntar|anotar|reservar)|agendo|apunto|anoto|reservo|agendamos) (?:para |el |a )*${day}`,
  `\\b(?:te )?(?:llegara|va a llegar) (?:la|una|tu|el) (?:\\w+ )?(?:invitacion|confirmacion|correo de confirmacion)\\b|\\brecibiras (?:la|una|el) (?:\\w+ )?(?:invitacion|confirmacion|correo)\\b`,
  `\\b(?:nos vemos|nos hablamos|hablamos|te llamamos|te (?:llama|llamara|marca|marcara|espera|vera)(?: \\w+)?|te esperamos|te espero|te llamare|te vemos|te veo|quedamos|quedamos asi:?|cerramos) (?:para |en )*${day}(?<!\\b(?:quieres que|si|te parece si|podemos|puede ser que) .{0,24})|\\b(?:vas a hablar|hablaras|te veras|vas a reunirte) con \\w+ ${moment}|\\b(?:quedas|queda|quedo|te tengo) para ${moment}|${moment}.{0,24}? nos (?:vemos|hablamos)(?: entonces)?$`,
  `${opening}hasta (?:el )?${moment}`,
].map((promise) => new RegExp(promise, 'g'));

// "Once you're booked", "want me to see if it's confirmed": the words just before take the claim back.
const takenBack =
  /\b(?:once|when|until|till|before|after|if|whether|as soon as|unless|isnt|arent|not|hasnt|havent|havent been|never|cant|didnt|want|wants|could|should|shall|may|can|happy for|ready for|cuando|una vez que|hasta que|antes de que|si|apenas|en cuanto|no|aun no|todavia no|quieres|podria|puedo|te parece)(?: (?:that|yet|actually|ya|que|se|me|to|i|we|have))* *$/;
/** "Send me your e-mail and I'll book you in for Tuesday". */
const conditionBefore =
  /\b(?:if|once|when|whenever|as soon as|after|until|unless|let me know|(?:tell|send|give|drop|text) me|pick|choose|(?:just|still) need|i need|need your|si|cuando|en cuanto|apenas|una vez|hasta que|antes de|necesito|dime|dame|pasame|mandame|enviame|comparteme|elige|escoge|confirmame|avisame)\b(?!,)/;
const conditionAfter =
  /\b(?:once|when|as soon as|after|if (?:that|it|you)|cuando|en cuanto|una vez|apenas|si (?:te|quieres|puedes))\b/;
const asksOnly =
  /^¿.*\?\s*$|^(?:want|shall|should|can|could|would|do you|are you|does|is|did|how about|what about|quieres|puedo|te parece|prefieres|te gustaria|podemos|and if)\b.*\?\s*$/;
/** What the contact has to do with others: "your work meeting is on Tuesday". */
const elsewhere =
  /\b(?:work|doctors?|dentists?|physio|team|staff|school) (?:call|meeting|appointment|session)s?\b|\b(?:call|meeting|appointment)(?= (?:\S+ ){1,4}?at (?:work|school)\b)|\b(?:cita|reunion|llamada)(?= (?:con (?:el|la|tu|un|una) (?:medic|doctor|jef|dentist)|del? trabajo\b))/g;
/** Somebody else has the time: "that slot is already booked, sorry". */
const isTaken =
  /\b(?:sorry|unfortunately|somebody|someone|no longer|lo siento|perdona?|disculpa|lamentablemente|alguien|otra persona|ya no)\b/;
const aboutTheTime =
  /\b(?:that|this|the|ese|esa|este|esta|el|la) (?:[\w:]+ ){0,3}?(?:slot|spot|time|hour|day|one|horario|hora|espacio|lugar|cupo|turno|hueco|dia)\b/;
const ofTheContact = /\b(?:you|your|youre|youve|te|tu|ti|estas|quedas)\b/;

/**
 * Whether the text says, in English or Spanish, that a call is, was or will be booked or moved, beyond what the
 * confirmed bookings of this chat allow: with a booking its own day and time may be told, and no other. Offers, questions and
 * conditions claim nothing.
 */
export function claimsBooking(text: string, bookings: ConfirmedBooking[], now: Date): boolean {
  const sentences = text.split(/\n|(?<=[.!?;…])\s+|\p{Extended_Pictographic}/u).map(plainSentence);
  return sentences.some((sentence, index) => {
    if (!isClaim(sentence)) return false;
    const { plain } = sentence;
    // "Booked! Tuesday at 5 PM": the time may stand behind the claim.
    const next = sentences.slice(index + 1).find((each) => each.plain !== '');
    const times = next !== undefined && beginsWithMoment.test(next.plain) ? `${plain} ${next.plain}` : plain;
    return !bookings.some((each) => fitsBooking(claimedTimes(times), each, now));
  });
}

function plainSentence(sentence: string): { asks: boolean; plain: string } {
  // Without its accent "sí" would be a condition.
  const folded = foldText(sentence.normalize('NFC').replace(/(?<!\p{L})s[íÍ](?!\p{L})/giu, 'yes')).replace(
    /['"¡*]/g,
    '',
  );
  return { asks: asksOnly.test(folded), plain: folded.replace(/¿/g, '').replace(/[.!?;,…\s]+$/u, '') };
}

function isClaim({ asks, plain }: { asks: boolean; plain: string }): boolean {
  if (asks || (isTaken.test(plain) && aboutTheTime.test(plain) && !ofTheContact.test(plain))) return false;
  const marked = plain.replace(elsewhere, 'errand').replace(moments, moment);
  const stands = (sign: RegExp, isOffer: (before: string, after: string) => boolean) =>
    [...marked.matchAll(sign)].some(({ 0: found, index }) => {
      const before = marked.slice(0, index);
      return !takenBack.test(before) && !isOffer(before, marked.slice(index + found.length));
    });
  return (
    claims.some((sign) => stands(sign, () => false)) ||
    promises.some((sign) => stands(sign, (before, after) => conditionBefore.test(before) || conditionAfter.test(after)))
  );
}

const cancellation = new RegExp(
  `\\b(?:your|the|our) (?:\\w+ )?${call}(?: (?!not\\b|never\\b)\\w+){0,4}? (?:is|has been|was|got)(?: (?:now|all|already))* cancell?ed\\b|\\b(?:i|we|ive|weve)(?:ve| have)?(?: (?:just|already))* (?:cancell?ed (?:it|that|your|the|our)|(?:removed|deleted|took) (?:your|the) ${booking})\\b|^(?:(?:your|the) )?${booking} cancell?ed\\b|^(?:(?:tu|la) )?${llamada} cancelad[oa]\\b|^(?:(?:done|ok|okay|sure|all)[ ,!]*)*cancell?ed\\b|\\b(?:te |la |lo )?(?:he|hemos|acabo de) cancel(?:ado|ar)\\b|\\b(?:ya )?(?:la|lo|te la|te lo) cancel[eo]\\b|\\b(?:cancele|cancelamos) (?:tu|la)\\b|\\b(?:tu|la) ${llamada}(?: \\w+){0,4}? (?:esta|queda|quedo|ha sido|fue)(?: ya)? cancelad[oa]\\b`,
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
