import {
  languageOfWords,
  offersTimes,
  plainText,
  putsOff,
  questionsIn,
  saysMisunderstood,
  slotsAsked,
} from './agent-words.ts';
import type { Slot } from './chat-case.ts';
import { instructionRunIn } from './instruction-runs.ts';
import type { Exchange } from './exchange.ts';
import type { PlayedChat } from './play-chat.ts';

/** What can be wrong with an answer, or with a silence. */
export const faults = [
  'did not understand',
  'put off',
  'question not answered',
  'asked again what was told',
  'asked twice',
  'same reply twice',
  'silent',
  'words of the instructions',
  'wrong language',
] as const;
export type Fault = (typeof faults)[number];

export type Verdict = { fault: Fault; because: string };
export type JudgedChat = {
  played: PlayedChat;
  /** The verdicts on each exchange, in their order. */
  verdicts: Verdict[][];
  questions: { turn: number; asked: string; known: boolean; right: boolean }[];
  /** Null: they ask for no call. */
  offeredInTime: boolean | null;
  /** Whether a call was booked at any time, and what stood at the end. */
  everBooked: boolean;
  standing: number;
  wronglyHandedOver: boolean;
  wronglyEnded: boolean;
  missedHandOver: boolean;
};

/** Slots whose question is an offer, which may be made again. */
const offers: Slot[] = ['call', 'confirm'];
/** How many replies may pass before open times are offered. */
const repliesUntilTimes = 2;

/** Judges a chat by rules alone. */
export function judgeChat(played: PlayedChat): JudgedChat {
  const { one, exchanges } = played;
  const isLeftOut = (turn: number) =>
    one.turns[turn]!.ifBooked && !exchanges.some((exchange) => exchange.turn === turn);
  const due = one.wants.questions.filter(({ turn }) => !isLeftOut(turn));
  const questions = due.map(({ turn, answer, source }) => {
    const own = exchanges.filter((exchange) => exchange.turn === turn);
    const replied = plainText(own.flatMap(({ replies }) => replies).join('\n'));
    const right = answer.some((expected) => new RegExp(expected, 'iu').test(replied));
    const asked = own.flatMap(({ lead }) => lead).join(' / ');
    return { turn, asked, known: source !== null, right, reached: own.length > 0 };
  });
  const memory = {
    asked: new Set<Slot>(),
    stated: new Set<Slot>(),
    sentences: new Set<string>(),
    replies: new Set<string>(),
  };
  const verdicts = exchanges.map((exchange) => {
    const own = questions.filter(({ turn, reached }) => reached && turn === exchange.turn);
    return [...judgeAnswer(exchange, own), ...judgeLanguage(exchange, one.lang), ...judgeRepeats(exchange, memory)];
  });
  const { offReason } = played;
  const { person, danger, mayHandOver, stop } = one.wants;
  const isHandedOver = offReason === 'hand-over';
  return {
    played,
    verdicts,
    questions,
    offeredInTime: one.wants.call ? isOfferedInTime(played) : null,
    everBooked: exchanges.some(({ booked }) => booked.length > 0),
    standing: exchanges.at(-1)?.booked.length ?? 0,
    wronglyHandedOver: isHandedOver && !person && !danger && !mayHandOver,
    wronglyEnded: !isHandedOver && (offReason !== null || played.optedOut) && !stop,
    missedHandOver: (person || danger) && !isHandedOver && played.needsYou === null,
  };
}

function judgeAnswer(exchange: Exchange, questions: { known: boolean; right: boolean; asked: string }[]): Verdict[] {
  const { replies, rest, agentHasChat } = exchange;
  if (replies.length === 0) {
    if (rest || !agentHasChat) return [];
    return [{ fault: 'silent', because: 'no answer' }];
  }
  // A lead who is handed over, or asks something unwritten, must read so.
  const mayPutOff = !agentHasChat || questions.some(({ known }) => !known);
  const found: Verdict[] = [];
  for (const reply of replies) {
    if (saysMisunderstood(reply)) found.push({ fault: 'did not understand', because: reply });
    else if (!mayPutOff && putsOff(reply)) found.push({ fault: 'put off', because: reply });
    const run = instructionRunIn(reply);
    if (run !== null) found.push({ fault: 'words of the instructions', because: run });
  }
  for (const { known, right, asked } of questions)
    if (known && !right) found.push({ fault: 'question not answered', because: asked });
  return found;
}

function judgeLanguage({ lead, replies }: Exchange, lang: PlayedChat['one']['lang']): Verdict[] {
  if (lang === 'mixed') return [];
  const other = lang === 'en' ? 'es' : 'en';
  // Somebody may write one message in another language, and be answered in it.
  if (languageOfWords(lead.join(' ')) === other) return [];
  return replies
    .filter((reply) => languageOfWords(reply) === other)
    .map((reply) => ({ fault: 'wrong language', because: reply }));
}

type Memory = { asked: Set<Slot>; stated: Set<Slot>; sentences: Set<string>; replies: Set<string> };

/** Judges what was asked or said before, and remembers this exchange. */
function judgeRepeats({ lead, tells, replies, buttons }: Exchange, memory: Memory): Verdict[] {
  for (const slot of tells) memory.stated.add(slot);
  if (lead.some((text) => /\S@\S+\.\S/.test(text))) memory.stated.add('email');
  const found: Verdict[] = [];
  for (const reply of replies) {
    const asked = slotsAsked(reply).filter((slot) => !offers.includes(slot));
    for (const slot of asked) {
      if (memory.stated.has(slot)) found.push({ fault: 'asked again what was told', because: slot });
      else if (memory.asked.has(slot)) found.push({ fault: 'asked twice', because: slot });
    }
    const isAboutTimes = buttons.length > 0 || offersTimes([reply], []);
    const sentences = isAboutTimes ? [] : questionsIn(reply).map(wordsAlone).filter(isLong);
    for (const sentence of sentences)
      if (memory.sentences.has(sentence) && asked.length === 0 && !slotsAsked(sentence).includes('confirm'))
        found.push({ fault: 'asked twice', because: sentence });
    const whole = wordsAlone(reply);
    if (!isAboutTimes && isLong(whole) && memory.replies.has(whole))
      found.push({ fault: 'same reply twice', because: reply });
    for (const slot of asked) memory.asked.add(slot);
    for (const sentence of sentences) memory.sentences.add(sentence);
    memory.replies.add(whole);
  }
  return found;
}

const wordsAlone = (text: string) => (plainText(text).match(/[\p{L}\p{N}']+/gu) ?? []).join(' ');
const isLong = (words: string) => words.split(' ').length >= 4;

/** Returns whether open times came soon after the first wish for a call. */
function isOfferedInTime({ one, exchanges }: PlayedChat): boolean {
  const from = exchanges.findIndex(({ turn }) => one.turns[turn]!.call);
  if (from === -1) return false;
  const answered = exchanges.slice(from).filter(({ replies }) => replies.length > 0);
  return answered
    .slice(0, repliesUntilTimes)
    .some(({ replies, buttons, booked }) => booked.length > 0 || offersTimes(replies, buttons));
}
