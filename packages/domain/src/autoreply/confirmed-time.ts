import { wallTimeAt } from '../booking/zoned-time.ts';
import { foldText } from './folded-text.ts';
import { isSaidDay, saidTimes, type SaidTime } from './said-times.ts';

/** Something said in the chat. */
export type ChatTurn = { from: 'contact' | 'business'; text: string; at: Date };

const harmless =
  /\b(?:no (?:problem|worries|prob|stress|rush|pasa nada|hay problema|te preocupes)|why not|cant wait|not bad|por que no|if (?:thats|its) not|i dont mind|dont care|no me importa)\b/g;
const negation =
  /\b(?:no|not|nah|nope|dont|doesnt|cant|cannot|cnt|wont|isnt|aint|never|wait|hold on|espera|tampoco|neither|ninguno|ninguna|none|except|anything but|menos|forget it|olvidalo|hate)\b/;
const onlyAsks =
  /^(?:is|are|do (?:you|u) have|have (?:you|u) got|any|anything|what about|how about|got|tienes|hay|esta (?:libre|disponible)|que tal|y)\b.*\?/;
const agreement =
  /^(?:(?:ok|okay|k|oh|yay|great|perfect|omg|hey|bueno|pues|ay|jaja|lol)[ ,!]*)*(?:yes+|yeah+|yea|ye|yep|yup|ya|sure|o+k+|oka+y+|okey|oki|okis|k|kk|absolutely|definitely|for sure|of course|thats (?:perfect|great|fine|good)|that time (?:works|is (?:good|fine|perfect))|i can do (?:that|it)|lets go|me (?:va|viene|queda) (?:bien|perfecto|genial)|me sirve|bueno(?=$)|sounds good|perfect|great|cool|works|that works|lets do (?:it|that)|do it|book it|go ahead|please|confirmed?|correct|deal|fine|good|bet|si+|sip|claro|dale|va|vale|de acuerdo|perfecto|por supuesto|me parece|listo|lista|genial|confirmo|exacto|correcto|sale|esa|ese|agendala?|reservala?|👍|👌|🙌|✅|💪)(?![\p{L}\d])/u;
/** "Ok, let me check": not yet. */
const hesitation =
  /\b(?:let me (?:check|see|think|ask|look)|(?:need|have|got|gotta|want) (?:to )?(?:check|ask|think)|not sure|maybe|perhaps|depends|depende|dejame (?:ver|pensar|revisar|checar|preguntar)|tengo que (?:ver|revisar|preguntar|pensar\w*)|lo pienso|quizas?|tal vez|if (?!thats|that works|you|its (?:ok|fine|still))\w+)\b/;
/** "Ok, so how does it work": the yes only opens a question. */
const opensQuestion =
  /^\w+[ ,]+(?:(?:so|and|but|then|y|pero|entonces)[ ,]+)*(?:how|what|why|who|where|does|do you|como|cuanto|por que|de que|en que|que es)\b/;
/** "Can you book me for Tuesday at 9?" asks for no more than to be booked. */
const asksForBooking =
  /\b(?:(?:book|schedule|put|reserve) (?:me|it|us|that|my|the)|(?:ill|can i|could i|let me|lemme) (?:take|have|get|book)|(?:me|la|nos) (?:agend|reserv|apunt|anot)\w+|(?:agend|reserv|apunt|anot)(?:ame|amela|ala|arme|arla))\b/;
const indifferent =
  /\b(?:any|either|whichever|whatever|both|cualquiera|la que sea|el que sea|da igual|me da lo mismo)\b/;
const ordinals: [RegExp, (count: number) => number][] = [
  [/\b(?:first|1st|earliest|primer[oa]?|1r[oa]|option (?:1|one|a)|opcion (?:1|a|uno))\b/, () => 0],
  [/\b(?:second|2nd|middle|segund[oa]|2d[oa]|option (?:2|two|b)|opcion (?:2|b|dos))\b/, () => 1],
  [/\b(?:third|3rd|tercer[oa]?|3r[oa]|option (?:3|three|c)|opcion (?:3|c|tres))\b/, () => 2],
  [/\b(?:last|latest|ultim[oa])\b/, (count) => count - 1],
];
const aboutAddress = /\b(?:e-?mail|mail|correo|phone|number|telefono|numero)\b/;
const theCall = '(?:\\w+ )?(?:call|appointment|meeting|booking|session|slot|spot|llamada|cita|sesion|reunion|reserva)';
const cancelling = new RegExp(
  [
    `\\b(?:cancel|cancelar(?:l[ao])?|cancel[ae]l?[ao]?|cancelo|anular(?:l[ao])?|anul[ae]l?[ao]?)\\b(?! (?:my|the|our|mi|la|el|nuestra) (?!${theCall}\\b))`,
    '\\b(?:call (?:it )?off|drop the call|dont want (?:the|a|that|to do the) call|not coming)\\b',
    '\\b(?:cant|wont) (?:make it|come|do the call)\\b(?! (?:if|to (?!(?:the|our|my) call)))',
    '\\bya no (?:quiero(?=$|[,.!]| (?:la|mi|esa) | ir| hacerla)|(?:puedo|voy)(?=$|[,.!]| (?:ir|asistir|hacerla|a|el|la|manana)\\b))',
    '\\bno (?:podre|voy a poder|puedo ir|quiero la llamada)\\b',
  ].join('|'),
);
/** Whether one could, some day, is no wish to. */
const asksAboutCancelling =
  /\b(?:how|what if|is there|do you have|can i|could i|am i able|como|que pasa si|puedo|se puede|hay|podria)\b.*\bcancel/;

/**
 * Whether the contact has said yes to just this start: picked it from what was offered last, or named its day and
 * time. What cannot be told for sure counts as not said: then it is asked, never booked.
 */
export function hasConfirmed(turns: ChatTurn[], start: Date, zones: string[]): boolean {
  return zones.some((zone) => hasConfirmedIn(turns, start, zone));
}

function hasConfirmedIn(turns: ChatTurn[], start: Date, zone: string): boolean {
  const wall = wallTimeAt(start, zone);
  const lastOffer = turns.findLastIndex(({ from, text }) => from === 'business' && saidTimes(text).times.length > 0);
  const offer = turns[lastOffer];
  const offered = offer === undefined ? [] : offeredBy(offer.text);
  const isStart = (time: SaidTime, at: Date) =>
    time.minutes.includes(wall.minutes) && time.day !== null && isSaidDay(time.day, wall, wallTimeAt(at, zone));
  // "The first" after one time was repeated back: of those among which there was a choice.
  const lastChoice = turns
    .slice(0, lastOffer + 1)
    .findLast(({ from, text }) => from === 'business' && offeredBy(text).length > 1);
  const choices = lastChoice === undefined ? offered : offeredBy(lastChoice.text);
  const place = choices.findIndex((time) => isStart(time, (lastChoice ?? offer)!.at));
  const nth = offer === undefined ? -1 : offered.findIndex((time) => isStart(time, offer.at));

  let confirmed = false;
  for (const { text, at, from } of turns.slice(lastOffer + 1)) {
    if (from === 'business') continue;
    const saidAt = wallTimeAt(at, zone);
    if (nth >= 0 && offered.length === 1 && /\S+@\S+\.\w/.test(text)) confirmed = true;
    const whole = saidTimes(text).times;
    // "Thursday, 5 pm": a comma need not part a day from its time.
    if (whole.length === 1 && isStart(whole[0]!, at) && isPlainWish(text)) {
      confirmed = true;
      continue;
    }
    for (const clause of clausesOf(text)) {
      const said = saidTimes(clause);
      const isNegative = isRefusal(clause);
      const isQuestion = clause.endsWith('?') && !asksForBooking.test(clause);
      if (isQuestion && said.times.length === 0 && said.days.length === 0) continue;
      const namesDay = said.days.some((day) => isSaidDay(day, wall, saidAt));
      const namesTime = said.times.some((time) => time.minutes.includes(wall.minutes));
      if (isNegative) {
        if (namesDay || namesTime || (said.days.length === 0 && said.times.length === 0)) confirmed = false;
      } else if (isQuestion || onlyAsks.test(clause) || hesitation.test(clause) || leavesOpen(clause, said)) {
        confirmed = false;
      } else if (said.times.some((time) => isStart(time, at))) {
        confirmed = true;
      } else if (isChosen(clause, said, { nth, offered, place, choices: choices.length, namesDay, namesTime })) {
        confirmed = true;
      } else if (said.times.length > 0 || said.days.length > 0) {
        confirmed = false;
      }
    }
  }
  return confirmed;
}

/** "No wait, thursday at 10" refuses what was said before, not what follows. */
const correction = /^(?:no wait|wait no|wait|oops|no perdon|perdon|espera|no sorry|sorry|nvm)[ ,]+(?=\S)/;

function isRefusal(clause: string): boolean {
  const corrected = clause.replace(correction, '');
  const words = saidTimes(corrected).times.length > 0 ? corrected : clause;
  return negation.test(words.replace(harmless, ' ')) && !aboutAddress.test(words);
}

function isPlainWish(text: string): boolean {
  const said = plain(text);
  if (isRefusal(said) || hesitation.test(said) || saidTimes(text).days.length > 1) return false;
  return asksForBooking.test(said) || !(onlyAsks.test(said) || said.endsWith('?'));
}

/** "Tuesday 10 or wednesday 10" leaves the choice to us. */
function leavesOpen(clause: string, { times, days }: ReturnType<typeof saidTimes>): boolean {
  return /\b(?:or|o)\b/.test(clause) && (times.length > 1 || days.length > 1);
}

/** Whether a clause picks the start from what was offered. */
function isChosen(
  clause: string,
  said: ReturnType<typeof saidTimes>,
  start: {
    nth: number;
    offered: SaidTime[];
    place: number;
    choices: number;
    namesDay: boolean;
    namesTime: boolean;
  },
): boolean {
  const { nth, offered, place, choices, namesDay, namesTime } = start;
  const ordinal = ordinals.find(([words]) => words.test(clause));
  if (ordinal !== undefined && !/\blast (?:minute|week|time)\b/.test(clause)) {
    return place >= 0 && ordinal[1](choices) === place;
  }
  if (nth < 0) return false;
  if (indifferent.test(clause)) return true;
  const mine = offered[nth]!;
  if (said.times.length > 0) {
    // "10 works": only where one of the offered times is at 10, or its day was said too.
    const alike = offered.filter((time) => time.minutes.some((minutes) => mine.minutes.includes(minutes)));
    if (namesTime && said.days.length === 0 && alike.length === 1) return true;
    // "2" beside three offers, none of which is at two.
    const bare = /^(?:the |la |el |number |#|opcion |option )*([1-3])(?:\W*(?:please|pls|por favor|one))?\W*$/.exec(
      clause,
    );
    const isNoTime = bare !== null && !offered.some(({ minutes }) => minutes.includes(Number(bare[1]) * 60 + 720));
    return isNoTime && Number(bare[1]) - 1 === nth;
  }
  if (said.days.length > 0) {
    const sameDay = offered.filter((time) => JSON.stringify(time.day) === JSON.stringify(mine.day));
    return namesDay && sameDay.length === 1;
  }
  return offered.length === 1 && agreement.test(clause) && !opensQuestion.test(clause);
}

/** The offered times, each once and in the order of offering. */
function offeredBy(text: string): SaidTime[] {
  const seen = new Set<string>();
  return saidTimes(text).times.filter((time) => {
    const key = JSON.stringify(time);
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether the contact's newest words ask to cancel, or say yes to being asked so. */
export function hasAskedToCancel(turns: ChatTurn[]): boolean {
  const lastBusiness = turns.findLastIndex(({ from }) => from === 'business');
  const open = turns.slice(lastBusiness + 1).map(({ text }) => plain(text));
  const newest = open.at(-1);
  if (newest === undefined) return false;
  const refuses = /\b(?:dont|do not|not|no|never) (?:want to |wanna |quiero |lo |la )*(?:cancel\w*|anul\w*)\b/;
  const asks = open.some((text) => cancelling.test(text) && !asksAboutCancelling.test(text));
  if (asks && !open.some((text) => refuses.test(text))) return true;
  const asked = plain(turns[lastBusiness]?.text ?? '');
  return /(?:cancel|anul)[^?]*\?/.test(asked) && agreement.test(newest);
}

function clausesOf(text: string): string[] {
  return plain(text)
    .split(/\n|[,;!]+\s|(?<=[?])\s|\.\s+(?!m\b)|\b(?:but|pero|actually|instead|en realidad|mejor)\b/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

const plain = (text: string) => foldText(text).replace(/['"¿¡]/g, '');
