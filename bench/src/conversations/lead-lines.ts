import { isTimeButton, offersTimes, questionsIn, slotsAsked } from './agent-words.ts';
import type { ChatCase, Slot, Turn } from './chat-case.ts';
import type { Exchange, Line } from './exchange.ts';

/** A chat as its lead remembers it. */
export type LeadsChat = { one: ChatCase; exchanges: Exchange[]; timesAnswered: Map<Slot, number> };

export const inWords = (words: string | string[], tells: Slot[] = []): Line => ({
  lead: [words].flat(),
  tapped: false,
  tells,
});

/** Returns the buttons below the agent's newest message. */
export const buttonsOf = ({ exchanges }: LeadsChat) => exchanges.at(-1)?.buttons ?? [];

const newestText = ({ exchanges }: LeadsChat) => exchanges.at(-1)?.replies.join('\n') ?? '';

/** Whether the agent's newest message offers times, in words or by its buttons. */
export function areTimesOffered(chat: LeadsChat): boolean {
  const last = chat.exchanges.at(-1);
  return last !== undefined && offersTimes(last.replies, last.buttons);
}

/** Returns what they do in a turn that is one message; null: the turn has no place here. */
export function chooseLine(chat: LeadsChat, turn: Exclude<Turn, { kind: 'books' }>): Line | null {
  if (turn.kind === 'says') return inWords(turn.says, turn.tells);
  const fallback = turn.else === undefined ? null : inWords(turn.else, turn.tells);
  switch (turn.kind) {
    case 'answers':
      return (
        answerToAsked(chat) ?? fallback ?? (questionsIn(newestText(chat)).length > 0 ? inWords(noIdea(chat.one)) : null)
      );
    case 'picks':
      return pick(chat, turn.pick) ?? fallback;
    case 'names-time':
      return areTimesOffered(chat) ? inWords(turn.say_time) : fallback;
    case 'confirms':
      return confirm(chat, turn.confirm) ?? fallback;
  }
}

/** Returns an answer to all that was asked; null where none of it has an answer. */
export function answerToAsked(chat: LeadsChat): Line | null {
  const answersGiven = slotsAsked(newestText(chat)).flatMap((slot) => {
    const words = wordsFor(chat, slot);
    return words === null ? [] : [{ slot, words }];
  });
  if (answersGiven.length === 0) return null;
  return {
    lead: [answersGiven.map(({ words }) => words).join(', ')],
    tapped: false,
    tells: answersGiven.map(({ slot }) => slot),
  };
}

/** Returns how they take an open time; null where none was offered. */
export function pick(chat: LeadsChat, which: Extract<Turn, { kind: 'picks' }>['pick']): Line | null {
  const times = buttonsOf(chat).filter(isTimeButton);
  const others = buttonsOf(chat).find((title) => !isTimeButton(title));
  const chosen = {
    first: times[0],
    second: times[1] ?? times[0],
    last: times.at(-1),
    other: others,
    'earliest afternoon': times.find(isAfternoon) ?? others,
  }[which];
  if (chosen !== undefined && times.length > 0) return { lead: [chosen], tapped: true, tells: [] };
  const last = chat.exchanges.at(-1);
  if (last === undefined || !offersTimes(last.replies, [])) return null;
  return inWords(chat.one.lang === 'es' ? 'la primera me va bien' : 'the first one works for me');
}

/** Returns a yes to a question that wants one; null where there is none. */
export function confirm(chat: LeadsChat, words: string | string[]): Line | null {
  const yes = buttonsOf(chat).find((title) => /^(yes|s[ií])(?!\p{L})/iu.test(title));
  if (yes === undefined && !slotsAsked(newestText(chat)).includes('confirm')) return null;
  return words === 'tap' && yes !== undefined ? { lead: [yes], tapped: true, tells: [] } : inWords(words);
}

/** Returns the next words for what was asked; null where they have none. */
export function wordsFor({ one, timesAnswered }: LeadsChat, slot: Slot): string | null {
  const words = one.answers[slot] ?? usualWords(one, slot);
  if (words === undefined) return null;
  const all = [words].flat();
  const nth = timesAnswered.get(slot) ?? 0;
  timesAnswered.set(slot, nth + 1);
  return all[Math.min(nth, all.length - 1)]!;
}

/** Returns what people say whose answers have no words for it; undefined: nothing. */
function usualWords(one: ChatCase, slot: Slot): string | undefined {
  if (slot === 'call' && one.wants.call) return yesOf(one);
  if (slot === 'budget') return one.lang === 'es' ? 'depende del precio' : 'depends on the price i guess';
  return undefined;
}

/** A yes. */
export const yesOf = ({ lang }: ChatCase) => (lang === 'es' ? 'sí' : 'yes');
const noIdea = ({ lang }: ChatCase) => (lang === 'es' ? 'mmm no sé la verdad' : 'hmm idk tbh');

/** Returns whether a button such as "Mon 1 PM" or "lun 13:00" is after noon. */
function isAfternoon(title: string): boolean {
  const hour = Number(/\d{1,2}/.exec(title)?.[0]);
  return /pm|p\.\s?m/i.test(title) || hour >= 13;
}
