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
import { writeBrief } from '@spotter/simulators/language-model/briefs/write-brief';
import { readCases } from '../labeled-cases.ts';
import { reportTable } from '../report.ts';
import { briefCase, type BriefCase } from './brief-case.ts';

/**
 * Prints how many parts of briefs the simulator of the model gets right: they quote a message of the right ones,
 * or are missing as they should. `--file` is a file of cases; `--misses` lists the others.
 */
export function measureBriefs(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { file: { type: 'string' }, misses: { type: 'boolean' } },
  });
  if (values.file === undefined) throw new Error('Where is the set? npm run bench -- briefs --file FILE');
  const tried = readCases(values.file, briefCase).flatMap((one) => {
    const brief = briefOf(one);
    return briefParts.map((part) => ({ id: one.id, part, shown: brief?.[part] ?? null, right: one.right[part] }));
  });
  if (values.misses === true)
    for (const each of tried.filter((one) => !isRight(one))) console.log(JSON.stringify(each));
  reportTable(
    ['part', 'right'],
    [...Map.groupBy(tried, ({ part }) => part), ['all', tried] as const].map(([part, group]) => [
      part,
      `${group.filter(isRight).length} of ${group.length}`,
    ]),
  );
  return Promise.resolve();
}

function briefOf({ messages }: BriefCase) {
  const lines = messages.flatMap(({ n, by, text }): BriefLine[] =>
    by === 'system' ? [] : [{ n, id: String(n), by, text }],
  );
  const { instructions, messages: question } = composeBriefQuestion(lines);
  const asked = { model: 'any', messages: [{ role: 'system' as const, content: instructions }, ...question] };
  return judgeBrief(JSON.parse(writeBrief(asked, false)!) as BriefAnswer, lines);
}

function isRight({ shown, right }: { shown: ShownPart | null; right: BriefCase['right'][BriefPart] }): boolean {
  if (shown === null || right === null) return shown === null && right === null;
  return right.from.includes(Number(shown.messageId));
}
