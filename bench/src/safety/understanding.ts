import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isAssent } from '@spotter/domain/booking';
import { minutesMeant, type SpokenTime } from '@spotter/language/times/said-time';
import { partOf } from '@spotter/language/times/part-of-day';
import { readTimes } from '@spotter/language/times/read-times';
import { readLabeledLines } from '@spotter/server/labeled-lines';
import { percentile } from '../figures.ts';
import { reportMachine, reportTable } from '../report.ts';

type PointRow = {
  lang: 'en' | 'es';
  source: string;
  ref: string;
  text: string;
  type: 'date' | 'time' | 'datetime';
  value: string;
};
type TextRow = { lang: 'en' | 'es'; text: string };
type Missed = { set: string; text: string; wanted: string; read: string; why: string };

const wanted = { en: 90, es: 80 };
const maxReadPercent = 3;
const maxMs = 20;
const tries = 4;
/** Min length of a hostile text, in characters; it is read like a contact's message. */
const hostileLetters = 2_000;
const anyReading = { now: new Date('2026-11-23T09:00:00Z'), timeZone: 'UTC', language: 'en' } as const;

/**
 * Prints how well times and assent are understood in sentences of people who know nothing of Spotter: `--data`
 * is the folder of the sets (their README describes them), `--misses` a file for the rest.
 */
export async function measureUnderstanding(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { data: { type: 'string' }, misses: { type: 'string' } },
  });
  if (values.data === undefined) throw new Error('Where are the sets? npm run bench -- understanding --data FOLDER');
  const folder = resolve(values.data);
  await reportMachine(null);
  const misses: Missed[] = [];
  const rows: string[][] = [];
  const tookMs: number[] = [];
  for (const lang of ['en', 'es'] as const) {
    const points = load<PointRow>(join(folder, `points_${lang}.jsonl`));
    const judged = points.map((row) => ({ row, ...judge(row, tookMs) }));
    const [exact, begun] = (['point', 'span'] as const).map((how) => judged.filter((each) => each.how === how).length);
    const share = (100 * (exact! + begun!)) / points.length;
    rows.push([
      `points in ${lang === 'en' ? 'English' : 'Spanish'}`,
      `${points.length}`,
      `${exact}`,
      `${begun}`,
      `${share.toFixed(1)} %`,
      `>= ${wanted[lang]} %`,
    ]);
    for (const { row, how, times } of judged) {
      if (how !== null) continue;
      const spoken = times.map(say).join('; ');
      misses.push({ set: `points_${lang}`, text: row.text, wanted: row.value, read: spoken, why: whyLeft(row, times) });
    }
  }
  reportTable(['set', 'rows', 'read', 'as where a span begins', 'right', 'wanted'], rows);

  const none = load<TextRow>(join(folder, 'none.jsonl'));
  const readInNone = none.filter(({ lang, text }) => read(text, lang, anyReading.now, tookMs).length > 0);
  const noYes = load<TextRow>(join(folder, 'no-yes.jsonl'));
  const taken = noYes.filter(({ text }) => isAssent(text));
  const noneShare = (100 * readInNone.length) / none.length;
  reportTable(
    ['set', 'rows', 'taken', 'share', 'wanted'],
    [
      [
        'no time is named, one is read',
        `${none.length}`,
        `${readInNone.length}`,
        `${noneShare.toFixed(1)} %`,
        `<= ${maxReadPercent} %`,
      ],
      ['no yes, taken for one', `${noYes.length}`, `${taken.length}`, '', '0'],
    ],
  );
  for (const { text } of readInNone)
    misses.push({ set: 'none', text, wanted: '', read: 'a time', why: 'looks like one' });
  for (const { text } of taken) misses.push({ set: 'no-yes', text, wanted: '', read: 'yes', why: '' });
  const hostileMs = [...new Set([...none, ...noYes].flatMap(({ text }) => text.split(' ')))].flatMap((word) =>
    [`${word} `, `${word} 5 `, `${word}-`].map((part) =>
      minMs(() => readTimes(part.repeat(hostileLetters), anyReading)),
    ),
  );
  reportTable(
    ['milliseconds for a text', '50 %', '99 %', 'at most', 'wanted'],
    [
      ['of the sets', ...spread(tookMs), `<= ${maxMs}`],
      ['of one word again and again', ...spread(hostileMs), `<= ${maxMs}`],
    ],
  );
  const byReason = Map.groupBy(misses, ({ why }) => why);
  reportTable(
    ['what is left', 'rows'],
    [...byReason].toSorted((one, other) => other[1].length - one[1].length).map(([why, all]) => [why, `${all.length}`]),
  );
  if (values.misses !== undefined) {
    await writeFile(resolve(values.misses), misses.map((miss) => `${JSON.stringify(miss)}\n`).join(''));
  }
}

function load<T>(file: string): T[] {
  return readLabeledLines(file) as T[];
}

function read(text: string, language: 'en' | 'es', now: Date, tookMs: number[], timeZone = 'UTC'): SpokenTime[] {
  const context = { now, timeZone, language };
  tookMs.push(minMs(() => readTimes(text, context)));
  return readTimes(text, context);
}

/**
 * Returns how long a run takes on its own:
 * the shortest of several times, because other programs run on the machine too.
 */
function minMs(run: () => unknown): number {
  const took = Array.from({ length: tries }, () => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
  return Math.min(...took);
}

function spread(tookMs: number[]): string[] {
  return [50, 99, 100].map((percent) => percentile(tookMs, percent).toFixed(2));
}

/**
 * Judges a row. Right is a point with the intended day and time of day (both where both were; of `5` without am
 * or pm either reading). Where the set has the beginning of a stretch of time, such as a week, a span that
 * begins there is right too.
 */
function judge(row: PointRow, tookMs: number[]): { how: 'point' | 'span' | null; times: SpokenTime[] } {
  // Duckling's sentences are read two hours west of Greenwich, as its own tests say; this matters where a sentence
  // names a zone.
  const [zone, offset] = row.source === 'duckling' ? ['Etc/GMT+2', '-02:00'] : ['UTC', 'Z'];
  const times = read(row.text, row.lang, new Date(`${row.ref}${offset}`), tookMs, zone);
  const day = row.type === 'time' ? null : row.value.slice(0, 10);
  const minutes = row.type === 'date' ? null : minutesIn(row.value.slice(-5));
  if (times.some((time) => isPoint(time, day, minutes))) return { how: 'point', times };
  return { how: times.some((time) => beginsAt(time, day, minutes)) ? 'span' : null, times };
}

function minutesIn(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function isPoint(time: SpokenTime, day: string | null, minutes: number | null): boolean {
  if (time.kind !== 'point' || (minutes !== null && !minutesMeant(time).includes(minutes))) return false;
  // "At 3 pm" names no day, so it means today.
  return day === null || time.day === day || (time.day === null && minutes !== null);
}

function beginsAt(time: SpokenTime, day: string | null, minutes: number | null): boolean {
  if (time.kind !== 'span' || (day !== null && time.days !== null && time.days.from !== day)) return false;
  if (minutes === null) return time.days !== null;
  const isInPart = time.part !== null && partOf(minutes) === time.part;
  return isInPart || time.fromMinutes === minutes || (time.fromMinutes === null && time.toMinutes === minutes);
}

function say(time: SpokenTime): string {
  if (time.kind === 'point') return [time.day, clock(time.minutes)].filter((part) => part !== '').join(' ');
  const days = time.days === null ? '' : `${time.days.from} to ${time.days.to}`;
  return `[${[days, clock(time.fromMinutes), clock(time.toMinutes), time.part].filter(Boolean).join(' ')}]`;
}

function clock(minutes: number | null): string {
  if (minutes === null) return '';
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Returns why a row was missed, as far as the reading shows it. */
function whyLeft({ type, value }: PointRow, times: SpokenTime[]): string {
  if (times.length === 0)
    return 'nothing is read in it (feasts, seasons, lengths of time, ordinals that mostly choose)';
  const isRightDay = times.some((time) => time.kind === 'point' && time.day === value.slice(0, 10));
  if (type === 'datetime' && isRightDay) return 'the day is right; no time of day is said, or another than wanted';
  if (times.some(({ kind }) => kind === 'span')) return 'read as a stretch of time';
  return 'another day or time is read';
}
