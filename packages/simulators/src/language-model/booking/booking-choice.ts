import { plainText } from '../reading/plain-text.ts';
import type { SaidStart } from './said-offers.ts';
import type { Language } from '../reading/text-language.ts';
import { namesTime, readWish, type TimeWish } from './time-wishes.ts';
import type { Day } from './wall-days.ts';

/** What the contact's answer to an offer means. */
export type Choice = {
  /** The one start that they mean, offered or not. */
  start: SaidStart | null;
  /** Several of the offered starts that fit their words. */
  oneOf: SaidStart[];
  wish: TimeWish;
  refused: boolean;
  /** Whether they said anything about times. */
  spoke: boolean;
};

const ordinals: [RegExp, (count: number) => number][] = [
  [/\b(first|1st|earliest|primer[oa]?|1r[oa]|option (1|one|a)|opcion (1|a|uno))\b/, () => 0],
  [/\b(second|2nd|middle|segund[oa]|2d[oa]|option (2|two|b)|opcion (2|b|dos))\b/, () => 1],
  [/\b(third|3rd|tercer[oa]?|3r[oa]|option (3|three|c)|opcion (3|c|tres))\b/, () => 2],
  [/\b(last one|the last|latest|la ultima|el ultimo)\b/, (count) => count - 1],
];
const any =
  /^(any|either|whichever|whatever)\b(?! other)|\b(any of (those|these|them)|any (one )?works|either (one )?works|whatever works|both work|cualquiera|la que sea|da igual|me da lo mismo)\b/;
/** "It is my first time": an ordinal for something else. */
const otherOrder = /\b(first|1st|last|second|primera?|ultima|segunda) (time|day|week|month|thing|vez|semana|dia|mes)\b/;
export const refusing =
  /^(no|nope|nah|none|neither|ningun[oa]|tampoco)\b|\b(none of|can'?t do (any|those|that)|don'?t work|doesn'?t work|cant make|not (good|possible)|no puedo|no me (va|viene|sirve|queda)|ningun[oa])\b/;
const agreeing =
  /\b(yes|yeah|yea|yep|yup|sure|ok|okay|sounds good|perfect|great|works|do it|book it|go ahead|please|confirm|correct|deal|cool|si|sip|claro|dale|va|vale|de acuerdo|perfecto|por supuesto|me parece|listo|genial|confirmo|exacto|esa|sale|good|fine|bet|down)\b|^k$|👍|👌|🙌|✅|💪/u;

const aboutAddress = /\b(e-?mail|mail|correo)\b/;

export const emptyWish: TimeWish = { days: null, notOn: [], time: null, part: null, shift: null, unclear: null };

/** Reads the answers to an offer; later ones replace earlier ones. */
export function readChoice(
  answers: string[],
  offered: {
    offers: SaidStart[];
    /** The starts of the last choice: "the first" is the first of them. */
    choices: SaidStart[];
  },
  today: Day,
  language: Language,
): Choice {
  let choice: Choice = { start: null, oneOf: [], wish: emptyWish, refused: false, spoke: false };
  for (const answer of answers) choice = readAnswer(answer, choice, offered, today, language);
  return choice;
}

function readAnswer(
  text: string,
  before: Choice,
  { offers, choices }: { offers: SaidStart[]; choices: SaidStart[] },
  today: Day,
  language: Language,
): Choice {
  const plain = plainText(text);
  if (/\S+@\S+\.\w/.test(plain) || aboutAddress.test(plain)) {
    // The one time was repeated when the address was asked for.
    return before.start === null && offers.length === 1 ? { ...before, start: offers[0]!, spoke: true } : before;
  }
  const said = readWish(text, today, language);
  const wish = merge(before.wish, said);
  const refused = refusing.test(plain) || said.notOn.length > 0 || said.shift !== null;
  const next = (change: Partial<Choice>): Choice => ({ ...before, oneOf: [], refused, wish, spoke: true, ...change });

  if (!namesTime(said) || (said.days === null && said.time === null && !refused)) {
    const ordinal = otherOrder.test(plain) ? undefined : ordinals.find(([words]) => words.test(plain));
    const picked = ordinal === undefined ? undefined : choices[ordinal[1](choices.length)];
    if (picked !== undefined) return next({ start: picked, refused: false });
    if (any.test(plain) && offers.length > 0 && !refused) return next({ start: offers[0]!, refused: false });
    if (refused) return next({ start: null });
    if (offers.length === 1 && agreeing.test(plain)) return next({ start: offers[0]! });
    if (offers.length > 1 && agreeing.test(plain) && said.part === null && before.start === null)
      return next({ oneOf: offers });
    if (said.part !== null) return next(fromSeveral(offers.filter(({ time }) => isIn(time, said.part!))));
    return before;
  }
  if (said.time !== null) {
    const bare = /^(?:the |la |el |number |#)?([1-3])\W*(?:please|pls|por favor|one)?\W*$/.exec(plain);
    if (said.days === null) {
      const alike = offers.filter(({ time }) => time === said.time);
      if (alike.length > 0) return next(fromSeveral(alike));
      const nth = bare === null ? undefined : offers[Number(bare[1]) - 1];
      if (nth !== undefined) return next({ start: nth, refused: false });
    }
    const day = said.days ?? wish.days;
    if (day !== null && day.from === day.to) return next({ start: { day: day.from, time: said.time }, refused: false });
    const days = new Set(offers.map((offer) => offer.day));
    if (days.size === 1) return next({ start: { day: [...days][0]!, time: said.time }, refused: false });
    return next({ start: null });
  }
  if (said.days !== null && said.days.from === said.days.to && said.shift === null) {
    const onDay = offers.filter(
      ({ day, time }) => day === said.days!.from && (said.part === null || isIn(time, said.part)),
    );
    if (onDay.length === 1) return next({ start: onDay[0]!, refused: false });
    // "Can we do thursday?" after a time was chosen: the day changes, and the time is asked again.
    return next({ start: null });
  }
  return next({ start: null });
}

function fromSeveral(fitting: SaidStart[]): Partial<Choice> {
  if (fitting.length === 1) return { start: fitting[0]!, refused: false };
  return { start: null, oneOf: fitting, refused: false };
}

function isIn(time: string, part: NonNullable<TimeWish['part']>): boolean {
  const actual = time < '12:00' ? 'morning' : time < '17:00' ? 'afternoon' : 'evening';
  return actual === part;
}

function merge(before: TimeWish, said: TimeWish): TimeWish {
  const notOn = [...new Set([...before.notOn, ...said.notOn])];
  if (said.days !== null || said.unclear !== null) return { ...said, notOn };
  return {
    days: before.days,
    notOn,
    time: said.time ?? (said.part === null ? before.time : null),
    part: said.part ?? before.part,
    shift: said.shift ?? before.shift,
    unclear: before.unclear,
  };
}
