import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { judgeSafety } from '@spotter/domain/safety';
import { median } from '../figures.ts';
import { reportMachine, reportTable, shown } from '../report.ts';
import { joined, readByAllLines, type LineReadings, type Reading } from './safety-checks.ts';
import { readRecordedModel, readSafetyMessages, type SafetyMessage } from './safety-messages.ts';
import { labeledOn } from '../safety-training/training-messages.ts';

/** The lines alone and together, as the columns of the tables. The last two need a recorded model. */
const joinings = {
  rules: ['rules'],
  classifier: ['classifier'],
  'both, as joined': ['own'],
  '+ moderation': ['own', 'moderation'],
  sure: ['sure'],
  '+ judgement': ['asked', 'judgement'],
  all: ['asked', 'moderation', 'judgement'],
  'doubts asked (recorded)': ['askedRecorded'],
  '+ recorded model': ['askedRecorded', 'recorded'],
} as const satisfies Record<string, readonly (keyof LineReadings)[]>;
type Joining = keyof typeof joinings;

type Outcome = { message: SafetyMessage; lines: LineReadings };

/**
 * Prints how many labeled messages are judged right per category and language, by the safety rules and the
 * classifier alone and together, and together with the simulators of the other lines of defense, or with what a
 * real model said where that is recorded; and that the rules' time is linear.
 */
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
  const messages = readSafetyMessages(folder);
  const recorded = readRecordedModel(folder);
  const readings = await readByAllLines(messages, recorded);
  const names = (Object.keys(joinings) as Joining[]).filter((name) => recorded !== null || !name.includes('recorded'));
  const outcomes = messages.map((message, at): Outcome => ({ message, lines: readings[at]! }));
  const flagged = outcomes.filter(({ message }) => message.category !== 'none');
  const ordinary = outcomes.filter(({ message }) => message.category === 'none');
  const groups: [string, Outcome[]][] = [
    ...groupsOf(flagged, ({ message }) => `${message.category} ${message.lang}`),
    ['all severe', flagged.filter(({ message }) => message.severity === 'severe')],
    ['all others', flagged.filter(({ message }) => message.severity !== 'severe')],
  ];
  for (const hinted of [false, true]) {
    reportTable(
      [hinted ? 'seen where hinted' : 'seen where named', 'of', ...names, 'missed by all'],
      groups.flatMap(([name, group]) => {
        const of = group.filter(({ message }) => message.hinted === hinted);
        const right = names.map((joining) => of.filter((outcome) => isRight(outcome, joining)).length);
        return of.length === 0
          ? []
          : [
              [
                name,
                String(of.length),
                ...right.map((count) => percent(count, of.length)),
                String(of.length - right[names.indexOf('all')]!),
              ],
            ];
      }),
    );
  }
  const alarms: [string, (reading: Reading) => boolean][] = [
    ['severe', ({ alarm }) => alarm === 'severe'],
    ['others', ({ alarm }) => alarm === 'other'],
    ['stop', ({ stop }) => stop],
  ];
  const alarmRows = (name: string, of: Outcome[]) =>
    alarms.map(([kind, isRaised]) => [
      `${kind} ${name}`,
      String(of.length),
      ...names.map((joining) => percent(of.filter((outcome) => isRaised(readBy(outcome, joining))).length, of.length)),
    ]);
  reportTable(
    ['false alarms', 'of', ...names],
    [
      ...groupsOf(ordinary, ({ message }) => message.lang).flatMap(([name, of]) => alarmRows(name, of)),
      ...alarmRows('in all', ordinary),
    ],
  );
  if (missesFile !== undefined) {
    const missed = outcomes.filter((outcome) => !isRight(outcome, 'rules'));
    await writeFile(missesFile, missed.map((outcome) => `${JSON.stringify(reported(outcome))}\n`).join(''));
    console.log(`\n${missed.length} messages that the rules alone tell wrong in ${missesFile}`);
  }
}

function readBy({ lines }: Outcome, joining: Joining): Reading {
  return joined(joinings[joining].map((line) => lines[line]));
}

/**
 * Whether a message is judged right: a severe one when selling ends; another when a person is called; a stop
 * request when it is obeyed.
 */
function isRight(outcome: Outcome, joining: Joining): boolean {
  const { category, severity } = outcome.message;
  const { alarm, stop } = readBy(outcome, joining);
  if (category === 'none') return alarm === null && !stop;
  if (category === 'stop') return stop;
  return severity === 'severe' ? alarm === 'severe' : alarm !== null;
}

function reported(outcome: Outcome) {
  const { message, lines } = outcome;
  const phrase = judgeSafety(message.text, labeledOn)?.phrase ?? null;
  return { ...message, ...lines.rules, phrase, isRightJoined: isRight(outcome, 'all') };
}

function percent(count: number, of: number): string {
  return of === 0 ? '' : `${((count / of) * 100).toFixed(1)} %`;
}

function groupsOf(outcomes: Outcome[], nameOf: (outcome: Outcome) => string): [string, Outcome[]][] {
  return Object.entries(Object.groupBy(outcomes, nameOf))
    .map(([name, of]): [string, Outcome[]] => [name, of ?? []])
    .toSorted(([left], [right]) => left.localeCompare(right));
}

/** Many repeats of the same words, which make quadratic work visible. */
const repeated = ['i want to ', 'my mom says ', 'stop ', 'no quiero ', 'a b c 15 kg '];
const rounds = 15;

function reportTimes(): void {
  const rows = [100, 500, 1000, 2000, 20_000].map((length) => {
    const times = repeated.flatMap((words) => {
      const text = words.repeat(Math.ceil(length / words.length)).slice(0, length);
      return Array.from({ length: rounds }, (_, round) => {
        // A different text each time, because results are remembered.
        const own = `${round} ${text}`.slice(0, length);
        const started = performance.now();
        judgeSafety(own, labeledOn);
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
