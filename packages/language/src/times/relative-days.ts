import { addDays } from '../zones/zoned-time.ts';
import { readExpression } from './library-days.ts';
import { numberAt } from './spoken-clock.ts';
import type { TimeToken } from './time-words.ts';
import { meaningAt, single, skip, units, type DayContext, type SpokenDays } from './token-walk.ts';
import { nextWeekday } from './weeks.ts';

/**
 * Reads a day by its distance: `in 3 weeks`, `hace dos horas`, `3 fridays from now`, and with the day at an
 * index `two days from tomorrow`.
 */
export function relativeDay(
  tokens: TimeToken[],
  from: number,
  { at }: DayContext,
  baseAt: (index: number) => SpokenDays | null,
): SpokenDays | null {
  const lead = meaningAt(tokens, from);
  let index = skip(tokens, from, ['in', 'ago', 'after', 'about']);
  const isLed = lead === 'in';
  const isHalf = meaningAt(tokens, index) === 'half';
  const number = numberAt(tokens, index);
  const isOne = meaningAt(tokens, index) === 'a';
  let count = number?.value ?? 1;
  if (isHalf) {
    index = skip(tokens, index + 1, ['a']);
    if (!['hour', 'hours'].includes(meaningAt(tokens, index) ?? '')) return null;
    count = 0.5;
  } else {
    if (number === null && !isOne && !isLed) return null;
    index = number?.end ?? (isOne ? index + 1 : index);
  }
  if (tokens[from]?.meaning === 'number' && tokens[from - 1]?.text === ':' && tokens[from].glued) return null;
  const counted = tokens[index];
  const weekday = counted?.meaning === 'weekday' && number !== null && !isLed ? counted.value : null;
  const unit = units[counted?.meaning ?? 'word'];
  if (unit === undefined && weekday === null) return null;
  index += 1;
  const tail = meaningAt(tokens, index);
  if (weekday !== null) {
    if (tail !== 'from-now' && tail !== 'later') return null;
    return single(addDays(nextWeekday(at.day, weekday), (count - 1) * 7), index + 1);
  }
  // Chrono knows no fortnight.
  const say = isHalf ? '30 minutes' : unit === 'fortnights' ? `${count * 2} weeks` : `${count} ${unit}`;
  const read = (expression: string, end: number, reference = at) => {
    const found = readExpression(expression, reference);
    const isClock = unit === 'minutes' || unit === 'hours';
    return found === null ? null : single(found.day, end, { minutes: isClock ? found.minutes : null });
  };
  if (lead === 'ago') return read(`${say} ago`, index);
  if (tail === 'ago') return read(`${say} ago`, index + 1);
  if (tail === 'from' || tail === 'after' || tail === 'before') {
    const base = baseAt(index + 1);
    const reference = base === null ? null : { day: base.days.from, minutes: at.minutes };
    if (reference !== null) return read(tail === 'before' ? `${say} ago` : `in ${say}`, base!.end, reference);
  }
  if (tail === 'from-now' || (tail === 'later' && lead !== 'for')) return read(`in ${say}`, index + 1);
  return isLed ? read(`in ${say}`, index) : null;
}
