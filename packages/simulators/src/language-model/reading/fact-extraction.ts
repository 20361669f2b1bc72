import type { Turn } from '../conversation.ts';
import { readSignals } from './contact-signals.ts';
import { type Field, findAskedField, type KnownField } from './fields.ts';
import { findGoal } from './goals.ts';
import { plainText } from './plain-text.ts';
import { isSmallTalk } from './small-talk.ts';
import { findLanguage } from './text-language.ts';
import { quote, trimmed } from './quoted-words.ts';

const methods =
  /\b(keto|low carb|paleo|intermittent fasting|fasting|calorie counting|counting calories|weight watchers|crossfit|running|cardio|gym|yoga|pilates|p90x|insanity|home workouts|youtube workouts|diets?|apps?|personal trainers?|meal plans?|ayuno|dietas?|gimnasio|correr|pastillas|entrenador\w*|rutinas de youtube|contar calorias)\b/g;

const obstacles: RegExp[] = [
  /\b(no time|don'?t have (the )?time|(never|not) (have )?(enough )?time|not enough time|too busy|so busy|work (a lot|too much|nights|shifts)|long hours|no tengo tiempo|falta de tiempo|trabajo (mucho|todo el dia|de noche)|sin tiempo)\b/,
  /\b(consisten\w*|fall off|give up|always quit|i quit|can'?t stick|stick(ing)? to it|constancia|constante|lo dejo|abandono|me rindo)\b/,
  /\b(motivation|motivated|lazy|motivacion|motivad[oa]|flojera|pereza)\b/,
  /\b(snack\w*|sweets?|sweet tooth|sugar|cravings?|junk food|eating out|overeat\w*|takeout|antojos?|dulces|azucar|comer fuera|picoteo|ansiedad por comer)\b/,
  /\b(kids?|baby|toddlers?|twins|hijos?|hijas?|bebe|ninos)\b/,
  /\b(travel\w*|on the road|viajo|viajes|viajando)\b/,
];

const startWords =
  /\b(asap|right now|right away|now|today|immediately|tomorrow|ya mismo|cuanto antes|ahora( mismo)?|hoy|ya|manana|(this|next) (week|month|year)|(esta|la proxima) semana|la semana que viene|(este|el proximo) mes|el mes que viene|(on )?monday|el lunes|after (the |my )?(holidays?|vacation)|new year|january|despues de (las |mis )?(fiestas|vacaciones)|ano nuevo|enero|in (a|one|two|three|\d+) (weeks?|months?)|en (una|dos|tres|\d+) (semanas?|mes(es)?))\b/;

const mistypedMailHosts: Record<string, string> = {
  'gmial.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'yaho.com': 'yahoo.com',
  'outlok.com': 'outlook.com',
};

const addressPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/**
 * Returns every fact in the contact's words, by the client's field names. Later words win for what can change (days,
 * time, budget, address).
 */
export function extractFacts(turns: Turn[], fields: Field[], now: Date): Map<string, string> {
  const facts = new Map<string, string>();
  let asked: Field | null = null;
  let question = '';
  const heardBefore = new Set<string>();
  for (const turn of turns) {
    if (turn.from === 'business') {
      asked = findAskedField(turn.text, fields);
      question = turn.text;
      continue;
    }
    const found = factsIn(turn.text, asked?.known ?? null, question);
    for (const [known, value] of found) {
      const name = fields.find((field) => field.known === known)?.name ?? known;
      if (known === 'goal' && facts.has(name)) continue;
      facts.set(name, value);
    }
    const repeated = heardBefore.has(plainText(turn.text));
    const answer = turn.text
      .replace(addressPattern, '')
      .replace(/[\s.,;]+$/, '')
      .trim();
    if (asked && found.length === 0 && !repeated && !facts.has(asked.name) && isPlainAnswer(answer, asked, now)) {
      facts.set(asked.name, trimmed(answer).slice(0, 140));
    }
    heardBefore.add(plainText(turn.text));
  }
  return facts;
}

/** Returns the address that the contact probably meant, where the host looks mistyped. */
export function findMistypedAddress(text: string): string | null {
  const [name, host] = (addressPattern.exec(text)?.[0] ?? '').split('@');
  const meant = mistypedMailHosts[(host ?? '').toLowerCase()];
  return meant ? `${name}@${meant}` : null;
}

function factsIn(text: string, asked: KnownField | null, question: string): [KnownField, string][] {
  const plain = plainText(text);
  const found: [KnownField, string | null][] = [
    ['goal', goalIn(text)],
    ['tried_before', triedIn(text, plain, asked)],
    ['obstacle', obstacleIn(text, plain, asked)],
    ['start_when', startIn(text, plain, asked)],
    ['training_days', trainingDaysIn(plain, asked)],
    ['budget_fit', budgetIn(plain, asked)],
    ['email', addressIn(text, plain, question)],
    ['phone', phoneIn(text)],
  ];
  return found.filter((entry): entry is [KnownField, string] => entry[1] !== null);
}

function goalIn(text: string): string | null {
  const goal = findGoal(text);
  return goal === null ? null : quote(text, goal.pattern);
}

const triedAll =
  /\b(tr[iy]e?d|done) (literally |almost )?every ?t?h?ing\b|\bprob(e|ado) (de )?todo\b|\bintent(e|ado) (de )?todo\b/;
const triedNothing = /\bnever (tried|trained|worked out|done)\b|\b(nunca he (probado|entrenado|hecho)|nunca entrene)\b/;
const nothing = /^(nothing|nada|never|nunca)\b/;

function triedIn(text: string, plain: string, asked: KnownField | null): string | null {
  const told = quote(text, triedAll) ?? quote(text, triedNothing);
  if (told !== null) return told;
  if (asked === 'tried_before' && nothing.test(plain)) return quote(text, nothing);
  const speaksOfTrying =
    asked === 'tried_before' || /\b(tr[iy]e?d|did|used to|went to|probe|probado|intente|intentado|hice)\b/.test(plain);
  const named = speaksOfTrying ? [...new Set(plain.match(methods) ?? [])] : [];
  return named.length > 0 ? named.join(', ') : null;
}

function obstacleIn(text: string, plain: string, asked: KnownField | null): string | null {
  const complains =
    asked === 'obstacle' ||
    /\b(but|hard|struggle|struggling|can'?t|never|always|don'?t|pero|cuesta|dificil|nunca|siempre|problema|porque|because)\b/.test(
      plain,
    );
  const pattern = complains ? obstacles.find((one) => one.test(plain)) : undefined;
  return pattern === undefined ? null : quote(text, pattern);
}

const readyToStart = /\b(ready to (start|go|begin)|list[oa] para empezar)\b/;

function startIn(text: string, plain: string, asked: KnownField | null): string | null {
  const ready = quote(text, readyToStart);
  if (ready !== null) return ready;
  // "at work right now" names no start: the word counts only in an answer, or beside a word for starting.
  if (asked !== 'start_when' && !/\b(start|begin|empezar|empiezo|comenzar|arrancar)\b/.test(plain)) return null;
  return quote(text, startWords);
}

function trainingDaysIn(plain: string, asked: KnownField | null): string | null {
  const words: Record<string, string> = {
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    un: '1',
    uno: '1',
    dos: '2',
    tres: '3',
    cuatro: '4',
    cinco: '5',
    seis: '6',
    siete: '7',
  };
  const number = `([1-7]|${Object.keys(words).join('|')})`;
  const range = `${number}(?: ?(?:-|or|to|o|a) ?${number})?`;
  const said =
    new RegExp(
      `\\b${range} ?(?:days?|times?|x|dias?|veces)(?: (?:a|per|each|the|por|a la|la|/) ?(?:a )?(?:week|wk|semana))`,
    ).exec(plain) ?? (asked === 'training_days' ? new RegExp(`\\b${range}\\b`).exec(plain) : null);
  if (!said) return null;
  const days = [said[1], said[2]].filter((word) => word !== undefined).map((word) => words[word] ?? word);
  return days.join('-');
}

function budgetIn(plain: string, asked: KnownField | null): 'yes' | 'no' | 'unsure' | null {
  if (
    /\b(can'?t afford|no money|too expensive|broke|no tengo dinero|muy caro|no me alcanza|no puedo pagar)\b/.test(plain)
  )
    return 'no';
  if (
    /\b(money (isn'?t|is not) (a|the) (problem|issue)|(ready|happy|willing) to invest|el dinero no es (el )?problema|puedo invertir|dispuest[oa] a invertir)\b/.test(
      plain,
    )
  )
    return 'yes';
  if (asked !== 'budget_fit') return null;
  if (/\b(depends|maybe|not sure|unsure|idk|depende|no se|tal vez|quiza\w*|segun)\b/.test(plain)) return 'unsure';
  if (/^(no|nope|nah|not)\b/.test(plain)) return 'no';
  if (/^(yes|yeah|yep|yup|sure|of course|definitely|si+|claro|por supuesto)\b/.test(plain)) return 'yes';
  return null;
}

function addressIn(text: string, plain: string, question: string): string | null {
  const address = addressPattern.exec(text)?.[0];
  if (address) return findMistypedAddress(text) ? null : address.toLowerCase();
  const confirms = /^(yes|yeah|yep|yup|correct|right|si+|claro|exacto|correcto)\b/.test(plain);
  return confirms && question.includes('?') ? (addressPattern.exec(question)?.[0]?.toLowerCase() ?? null) : null;
}

function phoneIn(text: string): string | null {
  const number = /(?:\+|\b)\d[\d ().-]{6,}\d\b/.exec(text)?.[0];
  const digits = number?.replace(/\D/g, '') ?? '';
  // E.164: at most 15 digits; fewer than 8 is more likely a date or a weight.
  if (digits.length < 8 || digits.length > 15) return null;
  return (number?.startsWith('+') ? '+' : '') + digits;
}

/** The beginning of a goal without a name here. */
const wishes =
  /^(?:(?:just|really|honestly|mostly|solo|pues) )?(?:i (?:just )?(?:want|wanna|need|would (?:like|love))|i'?d (?:like|love)|to |get |be |feel|look|have more|fit (?:in|back)|run |keep up|learn|quiero|quisiera|me gustaria|necesito|poder |sentir|verme|tener |ponerme|estar )/;
const openQuestions = new Set<KnownField>(['goal', 'tried_before', 'obstacle']);

/** Whether a message answers the question it follows in free words: not another topic, not a question, not a bare "ok". */
function isPlainAnswer(text: string, asked: Field, now: Date): boolean {
  // These have a form, so other words answer something else.
  if (asked.known !== null && !openQuestions.has(asked.known)) return false;
  if (findLanguage(text) === null && asked.known !== null) return false;
  if (asked.known === 'goal' && !wishes.test(plainText(text))) return false;
  if (isSmallTalk(text) || (asked.known !== null && text.trim().split(/\s+/).length < 2)) return false;
  if (/^(idk|i don'?t know|dunno|not sure|no idea|no se|ni idea|no estoy segur[oa])\b/.test(plainText(text)))
    return false;
  const signals = readSignals([text], null, now);
  for (const signal of signals) {
    if (signal !== 'agrees' && signal !== 'declines' && signal !== 'names-a-time') return false;
  }
  // "Yes sounds good" and "not really" answer no open question; longer words after them do.
  const onlyYesOrNo = (signals.has('agrees') || signals.has('declines')) && text.trim().length < 25;
  return /\p{L}{2}/u.test(text) && !onlyYesOrNo;
}
