import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDemoCoach } from '@spotter/server/demo-coach';
import { readCases } from '../labeled-cases.ts';
import { reportTable } from '../report.ts';
import { chatCase, type ChatCase } from './chat-case.ts';
import { faults, judgeChat, type JudgedChat } from './judge-chat.ts';
import { playChat } from './play-chat.ts';
import { transcriptOf } from './transcript.ts';

/**
 * Plays leads' chats through the whole product, with the demo coach, her calendar and the sandbox's model, and
 * prints how they went, judged by rules. `--data` is a folder with `conversations.jsonl`; `--transcripts` is a
 * folder for one file per chat, which it replaces; `--only` has beginnings of ids.
 */
export async function measureConversations(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      data: { type: 'string' },
      transcripts: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  const { data, transcripts, only } = values;
  if (data === undefined) throw new Error('Where are the chats? npm run bench -- conversations --data FOLDER');
  const all = readCases(join(data, 'conversations.jsonl'), chatCase);
  const chosen = only.length === 0 ? all : all.filter(({ id }) => only.some((start) => id.startsWith(start)));
  const judged: JudgedChat[] = [];
  if (transcripts !== undefined) {
    await rm(transcripts, { recursive: true, force: true });
    await mkdir(transcripts, { recursive: true });
  }
  const coach = await startDemoCoach();
  try {
    // Who waits for hours comes last: the days of the others stay the same.
    for (const one of chosen.toSorted((left, right) => waitOf(left) - waitOf(right))) {
      const chat = judgeChat(await playChat(coach, one));
      judged.push(chat);
      if (transcripts !== undefined) await writeFile(join(transcripts, `${one.id}.txt`), transcriptOf(chat));
    }
  } finally {
    await coach.close();
  }
  report(judged);
  // A timer of the stopped server may still wait.
  process.exit();
}

const waitOf = ({ turns }: ChatCase) => turns.reduce((sum, { afterMinutes }) => sum + afterMinutes, 0);

function report(judged: JudgedChat[]): void {
  const groups = [...Map.groupBy(judged, ({ played }) => played.one.lang), ['all', judged] as const];
  const rows = figuresOf(judged).map(({ name }, nth) => [
    name,
    ...groups.map(([, some]) => figuresOf([...some])[nth]!.figure),
  ]);
  reportTable([`${judged.length} chats`, ...groups.map(([lang]) => lang)], rows);
}

function figuresOf(judged: JudgedChat[]): { name: string; figure: string }[] {
  const exchanges = judged.flatMap(({ played, verdicts }) =>
    played.exchanges.map((exchange, nth) => ({ ...exchange, verdicts: verdicts[nth]! })),
  );
  const answered = exchanges.filter(({ replies }) => replies.length > 0);
  const nonAnswers: readonly string[] = ['did not understand', 'put off', 'question not answered'];
  const callers = judged.filter(({ offeredInTime }) => offeredInTime !== null);
  const bookers = judged.filter(({ played }) => played.one.wants.booked);
  const questions = judged.flatMap((chat) => chat.questions.filter(({ known }) => known));
  const share = (part: number, whole: number) =>
    whole === 0 ? '' : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;
  const flagged = (flag: 'wronglyHandedOver' | 'wronglyEnded') =>
    share(judged.filter((chat) => chat[flag]).length, judged.length);
  const forPerson = judged.filter(({ played }) => played.one.wants.person || played.one.wants.danger);
  const withFault = (fault: string) =>
    exchanges.reduce((sum, { verdicts }) => sum + verdicts.filter((verdict) => verdict.fault === fault).length, 0);
  return [
    {
      name: 'non-answers, of answered turns',
      figure: share(
        answered.filter(({ verdicts }) => verdicts.some(({ fault }) => nonAnswers.includes(fault))).length,
        answered.length,
      ),
    },
    ...faults.map((fault) => ({ name: `  ${fault}`, figure: String(withFault(fault)) })),
    {
      name: 'ask for a call: offered times within two replies',
      figure: share(callers.filter(({ offeredInTime }) => offeredInTime).length, callers.length),
    },
    {
      name: 'ask for a call: booked one',
      figure: share(callers.filter(({ everBooked }) => everBooked).length, callers.length),
    },
    {
      name: 'want a call at the end: one stands',
      figure: share(bookers.filter(({ standing }) => standing === 1).length, bookers.length),
    },
    {
      name: 'want none at the end: one stands',
      figure: share(
        judged.filter(({ played, standing }) => !played.one.wants.booked && standing > 0).length,
        judged.length - bookers.length,
      ),
    },
    {
      name: 'booked without an email',
      figure: share(
        judged.filter(({ everBooked, played }) => everBooked && !played.facts.some(({ name }) => name === 'email'))
          .length,
        judged.filter(({ everBooked }) => everBooked).length,
      ),
    },
    {
      name: 'questions whose answer is written: answered rightly',
      figure: share(questions.filter(({ right }) => right).length, questions.length),
    },
    { name: 'leads handed over wrongly', figure: flagged('wronglyHandedOver') },
    { name: 'chats ended wrongly', figure: flagged('wronglyEnded') },
    {
      name: 'leads for the coach: not handed over',
      figure: share(forPerson.filter(({ missedHandOver }) => missedHandOver).length, forPerson.length),
    },
    {
      name: 'chats without a fault',
      figure: share(judged.filter(isFaultless).length, judged.length),
    },
    {
      name: 'processor time, s a chat',
      figure: (judged.reduce((sum, { played }) => sum + played.cpuSeconds, 0) / judged.length).toFixed(1),
    },
  ];
}

function isFaultless(chat: JudgedChat): boolean {
  const { booked } = chat.played.one.wants;
  return (
    chat.verdicts.every((own) => own.length === 0) &&
    chat.questions.every(({ known, right }) => !known || right) &&
    chat.offeredInTime !== false &&
    chat.standing === (booked ? 1 : 0) &&
    !chat.wronglyHandedOver &&
    !chat.wronglyEnded &&
    !chat.missedHandOver
  );
}
