import { readLabeledLines } from '@spotter/server/labeled-lines';
import type { z } from 'zod';
import { reportTable } from './report.ts';

/** Reads a file of labeled cases, one JSON object a line; throws where one is not of the schema. */
export function readCases<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema>[] {
  return readLabeledLines(file).map((line) => schema.parse(line));
}

/** Prints how many cases of each topic are decided right, and of all; `misses` lists the others. */
export function reportRight<Case extends { id: string }>(
  what: string,
  cases: Case[],
  { topicOf, isRight, misses }: { topicOf(one: Case): string; isRight(one: Case): boolean; misses: boolean },
): void {
  const rows = [...Map.groupBy(cases, topicOf), ['all', cases] as const].map(([topic, group]) => [
    topic,
    `${group.filter(isRight).length} of ${group.length}`,
  ]);
  reportTable([what, 'right'], rows);
  if (misses) for (const one of cases.filter((each) => !isRight(each))) console.log(JSON.stringify(one));
}
