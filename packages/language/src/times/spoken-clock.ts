import type { TimeMeaning } from './time-lexicon.ts';
import type { TimeToken } from './time-words.ts';

/** The half of the day that a part of the day means. */
export type DayHalf = 'am' | 'pm' | 'night';

/** A time of day as it is in a text. */
export type SpokenClock = {
  /** The token after it. */
  end: number;
  hour: number;
  minute: number;
  /** The half of the day, where am, pm or a part of the day names it. */
  half: DayHalf | null;
  /**
   * Whether it can only be a time: `5:30`, `half past 5`, `17h`. A bare number is a time only when something else
   * says so.
   */
  isSure: boolean;
  /** Whether its form tells the half of the day: `17:00`, `05:00`, `noon`. */
  isExact: boolean;
  /** The zone (IANA) that is named with it. */
  zone: string | null;
};

const halves: Partial<Record<TimeMeaning | 'word' | 'sign', DayHalf>> = {
  am: 'am',
  pm: 'pm',
  dawn: 'am',
  morning: 'am',
  afternoon: 'pm',
  evening: 'pm',
  night: 'night',
};
const hourMinutes = 60;

/** Returns the half of the day that a token names. */
export function halfAt(tokens: TimeToken[], index: number): DayHalf | null {
  return halves[tokens[index]?.meaning ?? 'word'] ?? null;
}

/**
 * Returns the time of day that begins at a token. In a span (`from 10 to 5`) no number counts minutes to or from
 * another.
 */
export function clockAt(tokens: TimeToken[], from: number, isInSpan = false): SpokenClock | null {
  const clock = (isInSpan ? null : countedClock(tokens, from)) ?? plainClock(tokens, from, isInSpan);
  return clock === null ? null : withEnding(tokens, clock);
}

/** Returns a number in digits or words: its value, and the token after it. */
export function numberAt(tokens: TimeToken[], from: number): { value: number; end: number; isWord: boolean } | null {
  const first = tokens[from];
  if (first?.meaning !== 'number') return null;
  const isWord = first.text === '';
  const isTens = isWord && first.value >= 20 && first.value % 10 === 0;
  if (isTens) {
    const skipped = ['and', 'plus'].includes(tokens[from + 1]?.meaning ?? '') || tokens[from + 1]?.text === '-' ? 1 : 0;
    const unit = tokens[from + 1 + skipped];
    if (unit?.meaning === 'number' && unit.text === '' && unit.value > 0 && unit.value < 10) {
      return { value: first.value + unit.value, end: from + 2 + skipped, isWord };
    }
  }
  return { value: first.value, end: from + 1, isWord };
}

/**
 * Reads minutes from an hour:
 * `half past five`, `10 to 8`, `a quarter past noon`, `cuarto para las 5`, `halb sechs`.
 */
function countedClock(tokens: TimeToken[], from: number): SpokenClock | null {
  const meaning = tokens[from]?.meaning;
  const next = tokens[from + 1]?.meaning;
  if (meaning === 'half-to' || meaning === 'three-quarters') {
    const hour = hourAt(tokens, from + 1);
    if (hour === null) return null;
    return shifted(hour, meaning === 'half-to' ? -30 : -15);
  }
  if (meaning === 'half') {
    const hour = hourAt(tokens, next === 'past' || next === 'after' ? from + 2 : from + 1);
    return hour === null ? null : shifted(hour, 30);
  }
  const counted = meaning === 'quarter' ? { value: 15, end: from + 1 } : numberAt(tokens, from);
  if (counted === null || counted.value >= hourMinutes) return null;
  let index = counted.end;
  if (tokens[index]?.meaning === 'minute') index += 1;
  const direction = tokens[index]?.meaning === 'towards' ? 'to' : tokens[index]?.meaning;
  if (direction !== 'past' && direction !== 'to' && direction !== 'after' && direction !== 'before') return null;
  // "10 after 6" is a time of day, "2 before 5" is not.
  if ((direction === 'after' || direction === 'before') && meaning !== 'quarter' && counted.value % 5 !== 0)
    return null;
  // "9 to 5" is a span.
  if (direction === 'to' && meaning !== 'quarter' && tokens[index - 1]?.meaning !== 'minute' && counted.value % 5 !== 0)
    return null;
  index += 1;
  while (['the', 'at', 'half'].includes(tokens[index]?.meaning ?? '')) {
    if (tokens[index]?.meaning === 'half') return null;
    index += 1;
  }
  if (tokens[index]?.meaning === 'half-to') {
    const halfHour = countedClock(tokens, index);
    return halfHour === null ? null : shifted(halfHour, direction === 'past' ? counted.value : -counted.value);
  }
  const hour = hourAt(tokens, index);
  if (hour === null || (direction === 'to' && hour.minute > 0)) return null;
  return shifted(hour, direction === 'past' || direction === 'after' ? counted.value : -counted.value);
}

function shifted(clock: SpokenClock, minutes: number): SpokenClock {
  const total = (clock.hour * hourMinutes + clock.minute + minutes + 24 * hourMinutes) % (24 * hourMinutes);
  return { ...clock, hour: Math.floor(total / hourMinutes), minute: total % hourMinutes, isSure: true };
}

function hourAt(tokens: TimeToken[], from: number): SpokenClock | null {
  const meaning = tokens[from]?.meaning;
  if (meaning === 'noon') return fixed(12, from + 1);
  // "We will have lunch" names no time, "Monday lunch" does.
  const isDay = ['weekday', 'tomorrow', 'today', 'after-tomorrow'].includes(tokens[from - 1]?.meaning ?? '');
  if (meaning === 'lunch' && isDay) return fixed(12, from + 1);
  if (meaning === 'midnight') return fixed(0, from + 1);
  if (meaning === 'end-of-day') return { ...fixed(23, from + 1), minute: 59 };
  const number = numberAt(tokens, from);
  if (number === null || number.value > 24 || tokens[from]!.text.length > 2) return null;
  let end = number.end;
  if (tokens[end]?.meaning === 'h' || tokens[end]?.meaning === 'oclock' || tokens[end]?.meaning === 'hours') end += 1;
  return { end, hour: number.value % 24, minute: 0, half: null, isSure: false, isExact: number.value > 12, zone: null };
}

function fixed(hour: number, end: number): SpokenClock {
  return { end, hour, minute: 0, half: null, isSure: true, isExact: true, zone: null };
}

/** Reads an hour with or without minutes: `5`, `5:30`, `5h30`, `five thirty`, `las 5 y media`, `730`, `noon`. */
function plainClock(tokens: TimeToken[], from: number, isInSpan: boolean): SpokenClock | null {
  const first = tokens[from]!;
  const compact = compactClock(first, from);
  if (compact !== null) return compact;
  const hour = hourAt(tokens, from);
  if (hour === null) return null;
  if (first.meaning !== 'number') return withPlus(tokens, hour, isInSpan);
  const number = numberAt(tokens, from)!;
  const isExact = number.value > 12 || (first.text.length === 2 && first.text.startsWith('0')) || first.text === '00';
  const sign = tokens[number.end];
  const minutes = tokens[number.end + 1];
  const isParted = sign?.text === ':' || sign?.text === '.' || sign?.meaning === 'h' || sign?.meaning === 'oclock';
  if (isParted && minutes?.meaning === 'number' && minutes.text.length === 2 && minutes.value < hourMinutes) {
    const isGlued = (sign.glued && minutes.glued) || sign.meaning === 'oclock' || sign.meaning === 'h';
    if (isGlued) {
      const seconds = tokens[number.end + 2]?.text === ':' && tokens[number.end + 3]?.meaning === 'number';
      let end = number.end + (seconds ? 4 : 2);
      if (tokens[end]?.meaning === 'h' || tokens[end]?.meaning === 'hours') end += 1;
      // Any number may have a point between its digits.
      return {
        end,
        hour: number.value % 24,
        minute: minutes.value,
        half: null,
        isSure: sign.text !== '.',
        isExact,
        zone: null,
      };
    }
  }
  if (sign?.meaning === 'h' && (sign.glued || number.value > 12)) return { ...hour, isSure: true, isExact };
  if (sign?.meaning === 'oclock') return withPlus(tokens, { ...hour, isSure: true, isExact }, isInSpan);
  return withPlus(tokens, { ...hour, isExact }, isInSpan);
}

/** Reads `730` and `1730`. */
function compactClock({ meaning, text, value }: TimeToken, from: number): SpokenClock | null {
  if (meaning !== 'number' || text.length < 3) return null;
  const [hour, minute] = [Math.floor(value / 100), value % 100];
  if (hour > 23 || minute >= hourMinutes || (minute % 5 !== 0 && text.length === 3)) return null;
  return {
    end: from + 1,
    hour,
    minute,
    half: null,
    isSure: false,
    isExact: hour > 12 || text.startsWith('0'),
    zone: null,
  };
}

/** Adds minutes that follow the hour: `y media`, `menos cuarto`, `thirty`, `oh five`. */
function withPlus(tokens: TimeToken[], clock: SpokenClock, isInSpan: boolean): SpokenClock {
  let index = clock.end;
  const joint = tokens[index]?.meaning;
  if (joint === 'half') return { ...clock, minute: 30, isSure: true, end: index + 1 };
  if (joint === 'plus' || joint === 'minus') {
    index += 1;
    while (tokens[index]?.meaning === 'a' || tokens[index]?.meaning === 'the') index += 1;
    const isHalf = tokens[index]?.meaning === 'half';
    const isQuarter = tokens[index]?.meaning === 'quarter';
    const isPlain = joint === 'plus' && (isInSpan || index > clock.end + 1);
    const number = isHalf || isQuarter || isPlain ? null : numberAt(tokens, index);
    const minutes = isHalf ? 30 : isQuarter ? 15 : number?.value;
    // "5 y 6" names two hours.
    if (minutes === undefined || minutes >= hourMinutes || (number !== null && (minutes < 5 || minutes % 5 !== 0)))
      return clock;
    let end = number?.end ?? index + 1;
    if (tokens[end]?.meaning === 'minute') end += 1;
    return { ...shifted(clock, joint === 'minus' ? -minutes : minutes), end };
  }
  const zero = tokens[index];
  const lead = numberAt(tokens, zero?.meaning === 'number' && zero.value === 0 ? index + 1 : index);
  if (lead === null || (zero?.glued === true && zero.text !== '')) return clock;
  const isLed = zero!.value === 0;
  if (isLed ? lead.value > 9 : lead.value < 10 || lead.value >= hourMinutes) return clock;
  let end = lead.end;
  if (tokens[end]?.meaning === 'minute') end += 1;
  return { ...clock, minute: lead.value, end };
}

/** Adds what may follow: the half of the day, `o'clock`, `sharp`. */
function withEnding(tokens: TimeToken[], clock: SpokenClock): SpokenClock {
  let { end, half, isSure } = clock;
  for (;;) {
    const token = tokens[end];
    if (token?.meaning === 'oclock') isSure = true;
    else if (token?.meaning === 'sharp') isSure ||= token.glued;
    else if (token?.meaning === 'sign' && token.glued && token.text === '.' && isHalfWord(tokens[end + 1])) {
      end += 1;
      continue;
    } else {
      const found = half === null ? halfAt(tokens, end) : null;
      // A comma may be before the part of the day.
      if (found === null) break;
      half = found;
      isSure = true;
    }
    end += 1;
  }
  // "9a", "7p": one letter after the number.
  const letter = tokens[end];
  if (half === null && letter?.glued === true && (letter.meaning === 'a' || letter.text === 'p')) {
    return { ...clock, end: end + 1, half: letter.text === 'p' ? 'pm' : 'am', isSure: true };
  }
  const zone = tokens[end]?.meaning === 'zone' ? tokens[end]!.name : null;
  return { ...clock, end: zone === null ? end : end + 1, half, isSure: isSure || zone !== null, zone };
}

function isHalfWord(token: TimeToken | undefined): boolean {
  return token?.meaning === 'am' || token?.meaning === 'pm';
}

/** Returns the minutes after midnight that a clock means, the likelier first. */
export function minutesOfClock({ hour, minute, half, isExact }: SpokenClock, spoken: DayHalf | null): number[] {
  const meant = half ?? spoken;
  const inMorning = (hour % 12) * hourMinutes + minute;
  const noon = 12 * hourMinutes;
  if (hour > 12) return [hour * hourMinutes + minute];
  if (meant === 'am') return [inMorning];
  if (meant === 'pm') return [inMorning + noon];
  // The night continues after midnight.
  if (meant === 'night') return hour === 12 || hour < 5 ? [inMorning, inMorning + noon] : [inMorning + noon];
  if (isExact) return [hour * hourMinutes + minute];
  return hour === 12 || hour < 8 ? [inMorning + noon, inMorning] : [inMorning, inMorning + noon];
}
