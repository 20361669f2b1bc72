import type { Turn } from '../conversation.ts';
import { clausesOf, type Heard, hear } from '../nearest/examples.ts';
import { askedIn, matterOf } from './asked.ts';
import { plainText } from './plain-text.ts';

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const mistypedHosts: Record<string, string> = {
  'gmial.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'yaho.com': 'yahoo.com',
  'outlok.com': 'outlook.com',
};
const maxLength = 140;
/** Min likeness of the example from which a fact is taken. */
const enough = 0.36;
const openers =
  /^(?:(?:hey+|hi+|hello|hola+|ok|so|and|y|also|well|bueno|[A-Z\d]{4,}|yes|yeah|si|sí)[\s,!]+|(?:how (?:do|can) i|c[oó]mo (?:puedo|hago para)?|i(?: just| really)? (?:want|need|wanna|would (?:like|love))(?: to)?|i'?d (?:like|love)(?: to)?|(?:yo )?(?:quiero|necesito|quisiera)|my goal is(?: to)?|mi (?:objetivo|meta) es)\s+)+/;
const closers = /(?:\s+(?:lol|haha\w*|jaja\w*|pls|please|porfa|xfa|tho)|[\s.,;!?]|\p{Extended_Pictographic})+$/iu;
/** Moves that can answer an open question in words for which there is no example. */
const statesNothing =
  /^(hello|info|saw|compliment|smalltalk|joke|laugh|ack|thanks|bye|anyone|what|late|unclear|media|idk|yes|no|not-now|no-thanks|let-me|talk-later|ask|wants|names|picks|none|zone|gives|asks|move|cancel|missed|angry|rude|client|pitch|medical|injection|wrong|too|doubt|bad|life|feel)/;
/** The beginning of a goal for which there is no example. */
const wishes =
  /^(?:(?:just|really|honestly|mostly|solo|pues) )?(?:i (?:just )?(?:want|wanna|need|would (?:like|love))|i'?d (?:like|love)|to |get |be |feel|look|have more|fit (?:in|back)|run |keep up|learn|quiero|quisiera|me gustaria|necesito|poder |sentir|verme|tener |ponerme|estar )/;
const moods = /^(feel|life)/;

/** Returns what the lead has stated, by matter or by a field's own name; the newest words win for what changes. */
export function readFacts(turns: Turn[], fields: string[]): Map<string, string> {
  const facts = new Map<string, string>();
  let asked: string | null = null;
  let question = '';
  for (const { from, text } of turns) {
    if (from === 'business') {
      asked = askedIn(text, fields);
      question = text;
      continue;
    }
    const heard = hear(text, asked);
    const before = facts.size;
    for (const one of heard) {
      const matter = one.likeness < enough ? null : factIn(one);
      if (matter !== null && !(matter === 'goal' && facts.has('goal'))) facts.set(matter, wordsOf(one.text));
    }
    const wish = facts.has('goal') ? undefined : clausesOf(text).find(isWish);
    if (wish !== undefined) facts.set('goal', wordsOf(wish));
    const email = emailIn(text, question);
    if (email !== null) facts.set('email', email);
    const phone = phoneIn(text);
    if (phone !== null) facts.set('phone', phone);
    const isTaken = asked !== null && matterOf(asked) !== null && facts.size > before;
    if (asked !== null && !isTaken && !facts.has(asked) && answersInWords(text, asked, heard))
      facts.set(asked, wordsOf(text));
  }
  return facts;
}

/** "I want to …" names a goal, unless it is about the call or the offer. */
function isWish(clause: string): boolean {
  const plain = plainText(clause);
  const begins =
    /\b(i (?:just |really )?(?:want|wanna|need) to|i wanna|my goal|i'?d (?:like|love) to|quiero|quisiera|me gustaria|necesito|mi meta)\b/.test(
      plain,
    );
  return (
    begins &&
    plain.split(' ').length > 2 &&
    !/\b(call|calls|book|talk|speak|chat|know|info|plan|start|join|pay|cancel|move|see|hear|llamada|agendar|reservar|hablar|saber|informacion|empezar|pagar|platicar|apuntar\w*|inscribir\w*|comprar|ver|think|ask|check|pensar\w*|preguntar\w*)\b/.test(
      plain,
    )
  );
}

/** Returns the address that the lead probably meant, where the host looks mistyped. */
export function findMistyped(text: string): string | null {
  const [name, host] = (address.exec(text)?.[0] ?? '').split('@');
  const meant = mistypedHosts[(host ?? '').toLowerCase()];
  return meant === undefined ? null : `${name}@${meant}`;
}

function factIn({ move }: Heard): string | null {
  const [beginning = ''] = move.split('-');
  if (['goal', 'tried', 'obstacle', 'start', 'days'].includes(beginning)) return beginning;
  return move === 'too-expensive' ? 'budget' : null;
}

/** Whether a message answers an open question in free words: no other topic, no question, no bare "ok". */
function answersInWords(text: string, asked: string, heard: Heard[]): boolean {
  const isOpen = matterOf(asked) === null ? !/^(confirm|times|call)$/.test(asked) : false;
  const isMatter = ['goal', 'tried', 'obstacle'].includes(asked);
  if (asked === 'goal' && !wishes.test(plainText(text))) return false;
  if (!isOpen && !isMatter) return false;
  const [first] = heard;
  const statesOther =
    first !== undefined && statesNothing.test(first.move) && !(asked === 'obstacle' && moods.test(first.move));
  const words = text.trim().split(/\s+/).length;
  return !statesOther && !text.includes('?') && words >= (isMatter ? 2 : 1) && (!isMatter || first !== undefined);
}

/** Returns the words without greetings before them and signs around them. */
function wordsOf(text: string): string {
  const short = text.trim().replace(openers, '').replace(closers, '').trim();
  return (short === '' ? text.trim() : short).slice(0, maxLength);
}

function emailIn(text: string, question: string): string | null {
  const own = address.exec(text)?.[0];
  if (own !== undefined) return findMistyped(text) === null ? own.toLowerCase() : null;
  const confirms = /^(yes|yeah|yea|yep|yup|correct|right|oops|si+|claro|exacto|correcto)\b/.test(plainText(text));
  return confirms && question.includes('?') ? (address.exec(question)?.[0]?.toLowerCase() ?? null) : null;
}

function phoneIn(text: string): string | null {
  const number = /(?:\+|\b)\d[\d ().-]{6,}\d\b/.exec(text)?.[0];
  const digits = number?.replace(/\D/g, '') ?? '';
  // E.164: at most 15 digits; fewer than 8 is more likely a date or a weight.
  return digits.length < 8 || digits.length > 15 ? null : `${number?.startsWith('+') ? '+' : ''}${digits}`;
}
