import { parseArgs } from 'node:util';
import {
  type BriefAnswer,
  type BriefLine,
  type BriefPart,
  briefParts,
  composeBriefQuestion,
  judgeBrief,
  type ShownPart,
} from '@spotter/domain/briefs';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { writeBrief } from '@spotter/simulators/language-model/briefs/write-brief';
import { readCases } from '../labeled-cases.ts';
import { reportTable } from '../report.ts';
import { briefCase, type BriefCase } from './brief-case.ts';

/**
 * Prints what is shown of invented sentences and of true ones, each with the messages that its author names, and
 * how many parts the simulator of the model gets right. `--file` is a file of cases; `--misses` lists what was
 * shown or refused wrongly.
 */
export function measureBriefs(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { file: { type: 'string' }, misses: { type: 'boolean' } },
  });
  if (values.file === undefined) throw new Error('Where is the set? npm run bench -- briefs --file FILE');
  const cases = readCases(values.file, briefCase);
  const miss = (what: string, sentence: unknown) => {
    if (values.misses === true) console.log(`${what}: ${JSON.stringify(sentence)}`);
  };
  reportInvented(cases, miss);
  reportTrue(cases, miss);
  reportParts(cases);
  return Promise.resolve();
}

type Miss = (what: string, sentence: unknown) => void;

/** An invented sentence is tried as every part. */
function reportInvented(cases: BriefCase[], miss: Miss): void {
  const tried = cases.flatMap((one) =>
    one.invented.map((labeled) => ({
      ...labeled,
      isShown: briefParts.some((part) => judged(one, part, labeled) !== null),
    })),
  );
  for (const labeled of tried.filter(({ isShown }) => isShown)) miss('invented and shown', labeled);
  reportTable(
    ['invented', 'shown'],
    [...Map.groupBy(tried, ({ kind }) => kind), ['all', tried] as const].map(([kind, group]) => [
      kind,
      `${group.filter(({ isShown }) => isShown).length} of ${group.length}`,
    ]),
  );
}

function reportTrue(cases: BriefCase[], miss: Miss): void {
  const tried = cases.flatMap((one) =>
    one.true.map((labeled) => {
      const isSentence = judged(one, labeled.part, labeled) !== null;
      const isShown =
        isSentence || quotesOf(one, labeled.cites).some((quote) => judged(one, labeled.part, labeled, quote));
      return { ...labeled, isSentence, isShown };
    }),
  );
  for (const labeled of tried.filter(({ isShown }) => !isShown)) miss('true and refused', labeled);
  reportTable(
    ['true', 'as the sentence', 'as the sentence or a quote'],
    [...Map.groupBy(tried, ({ part }) => part), ['all', tried] as const].map(([part, group]) => [
      part,
      `${group.filter(({ isSentence }) => isSentence).length} of ${group.length}`,
      `${group.filter(({ isShown }) => isShown).length}`,
    ]),
  );
}

/**
 * What the simulator writes: a part is right where it rests on a message of the right ones, or is missing as it
 * should.
 */
function reportParts(cases: BriefCase[]): void {
  const tried = cases.flatMap((one) => {
    const lines = linesOf(one);
    const { instructions, messages } = composeBriefQuestion(lines);
    const asked = { model: 'any', messages: [{ role: 'system' as const, content: instructions }, ...messages] };
    const brief = judgeBrief(JSON.parse(writeBrief(asked, false)!) as BriefAnswer, lines, null);
    return briefParts.map((part) => ({ part, isRight: isRight(brief?.[part] ?? null, one.right[part]) }));
  });
  reportTable(
    ['part by the simulator', 'right'],
    [...Map.groupBy(tried, ({ part }) => part), ['all', tried] as const].map(([part, group]) => [
      part,
      `${group.filter((each) => each.isRight).length} of ${group.length}`,
    ]),
  );
}

function isRight(shown: ShownPart | null, right: BriefCase['right'][BriefPart]): boolean {
  if (shown === null || right === null) return shown === null && right === null;
  return shown.messageIds.every((id) => right.from.includes(Number(id)));
}

function judged(one: BriefCase, part: BriefPart, labeled: { sentence: string; cites: number[] }, quote = '') {
  const answer: BriefAnswer = { wants: null, promised: null, next: null };
  answer[part] = { sentence: labeled.sentence, from: labeled.cites, quote };
  return judgeBrief(answer, linesOf(one), null);
}

function quotesOf({ messages }: BriefCase, cites: number[]): string[] {
  return messages.filter(({ n }) => cites.includes(n)).flatMap(({ text }) => sentencesOf(text));
}

function linesOf({ messages }: BriefCase): BriefLine[] {
  return messages.flatMap(({ n, by, text }) => (by === 'system' ? [] : [{ n, id: String(n), by, text }]));
}
