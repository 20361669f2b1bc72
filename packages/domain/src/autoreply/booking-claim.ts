import { foldText } from './folded-text.ts';

const day =
  '(?:(?:on |this |next |el |este |proximo )*(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy|at \\d|a las? \\d|\\d)';
const call = '(?:call|spot|appointment|slot|session|meeting|time|consult\\w*|zoom)';
const llamada = '(?:llamada|cita|sesion|reunion|lugar|cupo|espacio|videollamada|consulta)';
const done = '(?:booked|scheduled|reserved|confirmed|locked in)';
const hecho = '(?:agendad|reservad|confirmad|programad|apartad|registrad)[oa]s?';

const claims = [
  `\\b(?:youre|you are|ur|were|we are|its|it is|thats|that is|youve been|you have been|you got|got you|all)(?: (?:all|now|officially|already|both))* (?:${done}|on (?:the|my|his|her) (?:calendar|schedule)|down for ${day})\\b`,
  `\\b(?:youre|you are|were|we are|its|thats) (?:all )?set (?:for|on) ${day}`,
  `\\b(?:i|we)(?:ve| have)?(?: (?:just|already|now|went ahead and|gone ahead and))* (?:(?:booked|scheduled|rescheduled|reserved|confirmed|moved|locked in) (?:you|your|it|that|us|(?:the|a|an|our) (?:\\w+ )?${call})|put you (?:in|down)|penciled you in|locked (?:you|it|that) in|added you to)\\b`,
  `\\b(?:your|the|our) (?:\\w+ )?${call}(?: (?!not\\b|never\\b)\\w+){0,4}? (?:is|has been|was|got)(?: (?:all|now|officially|already))* (?:${done}|set)\\b`,
  `^(?:(?:great|perfect|awesome|done|ok|okay|cool|alright|and|yes|yay|amazing|sweet)[ ,]*)*(?:booked|confirmed|locked in|all set for ${day})(?: (?:for|in|you)\\b|$)`,
  `\\b(?:calendar )?invit(?:e|ation)s? (?:is|has been|was|just)?(?: \\w+)? ?(?:sent|on (?:its|the) way|in your (?:inbox|email))\\b|\\b(?:ive|i have|i|just|we) (?:just )?sent (?:you )?(?:the|an|a|your) (?:calendar )?(?:invite|invitation|confirmation)\\b`,
  `\\bsee you ${day}`,
  `\\b(?:estas|esta|quedas|quedaste|queda|quedo|quedamos|tienes|has quedado|ha quedado|esta todo|listo|perfecto|genial)(?: (?:tu|la|ya|oficialmente|todo|una))*(?: ${llamada})? ${hecho}\\b`,
  `\\b(?:tu|la|su|nuestra) ${llamada}(?: (?!no\\b|nunca\\b)\\w+){0,4}? (?:esta|queda|quedo|ha sido|fue|ya esta)(?: ya)? ${hecho}\\b`,
  // "¿Quieres que te agende…?" looks the same without accents and offers only.
  `(?<!\\bque )\\b(?:te|la|lo)(?: (?:he|hemos))? (?:agende|agendado|reserve|reservado|anote|anotado|apunte|apuntado|aparte|confirme|programe|programado)\\b|\\b(?:he|hemos|acabo de|acabamos de) (?:agendar?|agendado|reservar?|reservado|confirmar?|confirmado|programar?|programado)\\b`,
  `^(?:(?:listo|perfecto|genial|hecho|ok|super|excelente|y|si)[ ,]*)*${hecho}(?: para\\b|$)`,
  `\\b(?:queda|quedo|esta) list[oa] (?:tu|la) ${llamada}\\b`,
  `\\b(?:te|ya te) (?:mande|envie|he enviado|he mandado) (?:la|una) (?:invitacion|confirmacion)\\b`,
  `\\bnos vemos (?:el |este )?${day}`,
].map((claim) => new RegExp(claim, 'g'));

// "Once you're booked", "want me to see if it's confirmed": the words just before take the claim back.
const takenBack =
  /\b(?:once|when|until|till|before|after|if|whether|as soon as|unless|isnt|arent|not|hasnt|havent|havent been|never|cant|didnt|cuando|una vez que|hasta que|antes de que|si|apenas|en cuanto|no|aun no|todavia no)(?: (?:that|yet|actually|ya|que|se))?,? *$/;

/** Whether the text says, in English or Spanish, that a call is booked. Offers and conditions do not. */
export function claimsBooking(text: string): boolean {
  return text.split(/\n|(?<=[.!?;…])\s+|\p{Extended_Pictographic}/u).some((sentence) => {
    const plain = foldText(sentence)
      .replace(/['"¿¡*]/g, '')
      .replace(/[.!?;,…\s]+$/u, '');
    return claims.some((claim) =>
      [...plain.matchAll(claim)].some(({ index }) => !takenBack.test(plain.slice(0, index))),
    );
  });
}
