import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isOptOut, judgeSafety } from '@spotter/domain';
import { median } from './figures.ts';
import { reportMachine, reportTable, shown } from './report.ts';
import { readSafetyMessages, type SafetyMessage } from './safety-messages.ts';

/** Ages and years in the labelled messages are meant on this day. */
const saidOn = new Date('2026-11-20T12:00:00Z');

type Outcome = { message: SafetyMessage; alarm: 'severe' | 'other' | null; stop: boolean; isRight: boolean };

/** Prints how many labelled messages the safety rules tell right, per category and language, and that their time is linear. */
export async function measureSafety(): Promise<void> {
  const { data, misses } = readArguments();
  await reportMachine(null);
  if (data === undefined) console.log('\nNo --data DIR: only the time is measured.');
  else await reportRecall(data, misses);
  reportTimes();
}

function readArguments() {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { data: { type: 'string' }, misses: { type: 'string' } },
  });
  return values;
}

async function reportRecall(folder: string, missesFile: string | undefined): Promise<void> {
  const outcomes = (await readSafetyMessages(folder)).map(judge);
  const flagged = outcomes.filter(({ message }) => message.category !== 'none');
  const ordinary = outcomes.filter(({ message }) => message.category === 'none');
  const recallRow = (name: string, of: Outcome[]) => [
    name,
    share(of, false),
    share(of, true),
    String(of.filter(({ isRight }) => !isRight).length),
  ];
  reportTable(
    ['seen', 'named', 'hinted', 'missed'],
    [
      ...groupsOf(flagged, ({ message }) => `${message.category} ${message.lang}`).map(([name, of]) =>
        recallRow(name, of),
      ),
      recallRow(
        'all severe',
        flagged.filter(({ message }) => message.severity === 'severe'),
      ),
      recallRow(
        'all others',
        flagged.filter(({ message }) => message.severity !== 'severe'),
      ),
    ],
  );
  const alarmRow = (name: string, of: Outcome[]) => [
    name,
    percent(of.filter(({ alarm }) => alarm === 'severe').length, of.length),
    percent(of.filter(({ alarm }) => alarm === 'other').length, of.length),
    percent(of.filter(({ stop }) => stop).length, of.length),
  ];
  reportTable(
    ['false alarms', 'severe', 'others', 'stop'],
    [
      ...groupsOf(ordinary, ({ message }) => message.lang).map(([name, of]) => alarmRow(name, of)),
      alarmRow('all ordinary', ordinary),
    ],
  );
  if (missesFile !== undefined) {
    const missed = outcomes.filter(({ isRight }) => !isRight);
    await writeFile(missesFile, missed.map((outcome) => `${JSON.stringify(told(outcome))}\n`).join(''));
    console.log(`\n${missed.length} misses in ${missesFile}`);
  }
}

/** A severe message is seen when selling ends; another when a person is called; a wish for silence when it is obeyed. */
function judge(message: SafetyMessage): Outcome {
  const alarm = judgeSafety(message.text, saidOn)?.severity ?? null;
  const stop = isOptOut(message.text);
  const outcome = { message, alarm, stop };
  if (message.category === 'none') return { ...outcome, isRight: alarm === null && !stop };
  if (message.category === 'stop') return { ...outcome, isRight: stop };
  return { ...outcome, isRight: message.severity === 'severe' ? alarm === 'severe' : alarm !== null };
}

function told({ message, alarm, stop }: Outcome) {
  return { ...message, alarm, stop, phrase: judgeSafety(message.text, saidOn)?.phrase ?? null };
}

function share(outcomes: Outcome[], hinted: boolean): string {
  const of = outcomes.filter(({ message }) => message.hinted === hinted);
  return of.length === 0 ? '' : percent(of.filter(({ isRight }) => isRight).length, of.length);
}

function percent(count: number, of: number): string {
  return of === 0 ? '' : `${((count / of) * 100).toFixed(1)} % of ${of}`;
}

function groupsOf(outcomes: Outcome[], nameOf: (outcome: Outcome) => string): [string, Outcome[]][] {
  return Object.entries(Object.groupBy(outcomes, nameOf))
    .map(([name, of]): [string, Outcome[]] => [name, of ?? []])
    .toSorted(([left], [right]) => left.localeCompare(right));
}

/** The same words over and over, which is what quadratic work shows on. */
const repeated = ['i want to ', 'my mom says ', 'stop ', 'no quiero ', 'a b c 15 kg '];
const rounds = 15;

function reportTimes(): void {
  const rows = [100, 500, 1000, 2000, 20_000].map((length) => {
    const times = repeated.flatMap((words) => {
      const text = words.repeat(Math.ceil(length / words.length)).slice(0, length);
      return Array.from({ length: rounds }, (_, round) => {
        // A text of its own each time: results are remembered.
        const own = `${round} ${text}`.slice(0, length);
        const started = performance.now();
        judgeSafety(own, saidOn);
        return performance.now() - started;
      });
    });
    return { length, milliseconds: median(times), worst: Math.max(...times) };
  });
  reportTable(
    ['characters', 'median', 'slowest', 'microseconds per character'],
    rows.map(({ length, milliseconds, worst }) => [
      String(length),
      `${milliseconds.toFixed(2)} ms`,
      `${worst.toFixed(2)} ms`,
      // Beyond 2,000 characters only the two ends are judged.
      shown((milliseconds / Math.min(length, 2000)) * 1000),
    ]),
  );
}
