import { chatRoutes, createApiClient, botRoutes } from '@spotter/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { startAnswering, type AnsweringServer } from './answering-server.ts';
import { countReplies } from './recorded-replies.ts';
import { median, percentile } from '../figures.ts';
import { openPostgres } from '../running/postgres.ts';
import { residentMebibytes } from '../running/process-usage.ts';
import { reportMachine, reportTable, shown } from '../report.ts';

const hearingMs = 3_000;
const minutes = Number(process.env['BENCH_MINUTES'] ?? 10);
const notesAMinute = 100;
const textsASecond = 20;
const writers = 1_000 + Math.ceil((2 * minutes * 60 * textsASecond) / 8);
const sideBySide = 32;
const notesToWarmUp = 10;
const listEveryMs = 500;
const wanted = { p99: 1.1, memory: 1.1 };

/** A minute: how long answers to texts and lists of chats took, the processor time, and the memory then. */
type Minute = {
  texts: number[];
  lists: number[];
  cpuMs: number;
  mebibytes: number;
  /** How long answers to voice notes took; none in a minute without them. */
  notes: number[];
};

/**
 * Prints whether a thousand voice notes in ten minutes slow down anything else: minutes with notes, for each of
 * them the recognizer takes three seconds, alternate with minutes without, and contacts write all the time.
 */
export async function measureSpeech(): Promise<void> {
  const postgres = await openPostgres();
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    await reportMachine(postgres.url);
    const databaseUrl = await postgres.createDatabase('speech');
    const notes = minutes * notesAMinute + notesToWarmUp;
    const running = await startAnswering(databaseUrl, notes + writers);
    stops.push(running.stop);
    const { world } = running;
    await world.call('writeAtFullSpeed', { messages: notes, side: sideBySide, who: 'new' });
    await world.call('keepSpeakers', { hearingMs });
    await world.call('writeOn', { perSecond: textsASecond });
    // The code gets warm.
    await measureMinute(running, 0);
    await measureMinute(running, notesToWarmUp);

    const quiet: Minute[] = [];
    const spoken: Minute[] = [];
    for (let nth = 0; nth < minutes; nth += 1) {
      quiet.push(await measureMinute(running, 0));
      spoken.push(await measureMinute(running, notesAMinute));
      const cells = [quiet, spoken].map((of) => cellsOf(of.at(-1)!).join(' '));
      console.log(`minutes ${nth + 1} of ${minutes}: ${cells.join(' | ')}`);
    }
    const { lost, double } = await world.call('finish', null);
    reportSpeech(quiet, spoken);
    const recorded = await countReplies(databaseUrl);
    const heard = await world.call('countHearings', null);
    console.log(
      `\n${notes} voice notes, heard ${heard} times; ${recorded.stored} messages stored, ${recorded.sent} answers sent; ` +
        `lost ${lost}, double ${double}; wanted 0 and 0`,
    );
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** Measures a minute in which so many voice notes come; it ends when the last of them is answered. */
async function measureMinute({ server, world, coach }: AnsweringServer, notes: number): Promise<Minute> {
  const client = createApiClient({ baseUrl: server.origin, token: () => coach.token });
  const [bot] = await client.call(botRoutes.list);
  await world.call('takeDurations', null);
  const cpuBefore = await server.cpuSeconds();
  const lists: number[] = [];
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const from = performance.now();
      await client.call(chatRoutes.listForBot, { params: { botId: bot!._id }, query: {} });
      lists.push(performance.now() - from);
      await wait(listEveryMs);
    }
  })();
  const [took] = await Promise.all([
    notes === 0 ? [] : world.call('speak', { notes, seconds: 60 - hearingMs / 1_000 }),
    wait(60_000),
  ]);
  isOver = true;
  await looking;
  return {
    texts: await world.call('takeDurations', null),
    lists,
    cpuMs: ((await server.cpuSeconds()) - cpuBefore) * 1_000,
    mebibytes: residentMebibytes(server),
    notes: took,
  };
}

function cellsOf({ texts, lists, cpuMs, mebibytes, notes }: Minute): string[] {
  return [
    String(texts.length),
    shown(percentile(texts, 50)),
    shown(percentile(texts, 99)),
    shown(percentile(lists, 99)),
    shown(cpuMs / 600),
    String(mebibytes),
    String(notes.length),
    notes.length === 0 ? '' : shown(percentile(notes, 50)),
    notes.length === 0 ? '' : shown(percentile(notes, 99)),
  ];
}

function reportSpeech(quiet: Minute[], spoken: Minute[]): void {
  const all = (minutesOf: Minute[], of: (minute: Minute) => number[]) => minutesOf.flatMap(of);
  const whole = (of: Minute[]): Minute => ({
    texts: all(of, ({ texts }) => texts),
    lists: all(of, ({ lists }) => lists),
    notes: all(of, ({ notes }) => notes),
    cpuMs: median(of.map(({ cpuMs }) => cpuMs)),
    mebibytes: of.at(-1)!.mebibytes,
  });
  reportTable(
    [
      `${minutes} minutes each, ${textsASecond} texts a second`,
      'texts',
      'p50 ms',
      'p99 ms',
      'list of chats p99 ms',
      'CPU %',
      'MB at the end',
      'notes',
      'p50 ms',
      'p99 ms',
    ],
    [
      ['without voice notes', ...cellsOf(whole(quiet))],
      [`with ${notesAMinute} of ${hearingMs / 1_000} s in each`, ...cellsOf(whole(spoken))],
    ],
  );
  const ratio = (of: (minute: Minute) => number) =>
    median(spoken.map((minute, nth) => of(minute) / of(quiet[nth]!))).toFixed(2);
  const eachNote = median(spoken.map(({ cpuMs }, nth) => cpuMs - quiet[nth]!.cpuMs)) / notesAMinute;
  const memory = (spoken.at(-1)!.mebibytes / spoken[0]!.mebibytes).toFixed(2);
  console.log(
    `\nwith voice notes to without, median of ${minutes} pairs: texts p50 ${ratio(({ texts }) => percentile(texts, 50))}, ` +
      `p99 ${ratio(({ texts }) => percentile(texts, 99))} (wanted <= ${wanted.p99}), ` +
      `list of chats p99 ${ratio(({ lists }) => percentile(lists, 99))}, CPU ${ratio(({ cpuMs }) => cpuMs)}` +
      `\nCPU of a voice note beside the texts: ${eachNote.toFixed(1)} ms; ` +
      `memory, last minute to first: ${memory} (wanted <= ${wanted.memory})`,
  );
}
