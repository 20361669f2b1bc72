import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openMeasuredSearch } from '@spotter/server/knowledge-search';
import { z } from 'zod';
import { reportTable } from '../report.ts';
import { firstCoach, readJudgedCoach } from './judged-coach.ts';
import { openSentenceEncoder } from './sentence-encoder.ts';

const Question = z.object({
  id: z.string(),
  lang: z.string(),
  text: z.string(),
  answer: z.array(z.string()),
  kind: z.string(),
  context: z.string().optional(),
});
type Judged = z.infer<typeof Question> & { hits: Record<string, number | null> };

/** How many passages an answer gets that count. */
const counted = 3;

/**
 * Prints for how many questions of leads the right passage is among the first three, by language and kind: by words
 * alone, with recorded wordings of a model, and joined with the embeddings of a small model that knows English. `--data`
 * is a folder with a `questions.jsonl`, `--coach` that of another coach, `--misses` a file for the questions that found
 * nothing right.
 */
export async function measureKnowledgeSearch(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { data: { type: 'string' }, coach: { type: 'string', default: firstCoach }, misses: { type: 'string' } },
  });
  if (values.data === undefined) throw new Error('Where is the set? npm run bench -- knowledge-search --data FOLDER');
  const lines = (await readFile(join(values.data, 'questions.jsonl'), 'utf8')).trim().split('\n');
  const judged: Judged[] = lines.map((line) => ({ ...Question.parse(JSON.parse(line)), hits: {} }));
  const embeddings = await openSentenceEncoder();
  for (const withWordings of [false, true]) {
    const { asOf, sources, names } = await readJudgedCoach(values.coach, { withWordings });
    const search = await openMeasuredSearch(sources, embeddings);
    for (const each of judged) {
      for (const way of ['byWords', 'joined'] as const) {
        const found = await search[way](each.text, each.context ?? '', asOf);
        const place = found.findIndex(({ sourceId, number }) =>
          each.answer.includes(names.get(`${sourceId}#${number}`)!),
        );
        each.hits[nameOf(way, withWordings)] = place === -1 ? null : place + 1;
      }
    }
    await search.close();
  }
  for (const by of ['lang', 'kind'] as const) {
    const groups = [...Map.groupBy(judged, (each) => each[by])].toSorted(([one], [other]) => (one < other ? -1 : 1));
    reportTable(
      [by, ...ways],
      [...groups, ['all', judged] as const].map(([name, some]) => [name, ...ways.map((way) => share(some, way))]),
    );
  }
  if (values.misses === undefined) return;
  const missed = judged.filter(({ hits }) => !isHit(hits[ways[2]!]));
  await writeFile(values.misses, missed.map((each) => `${JSON.stringify(each)}\n`).join(''));
}

function nameOf(way: 'byWords' | 'joined', withWordings: boolean): string {
  const words = withWordings ? 'words and wordings' : 'words alone';
  return way === 'joined' ? `${words}, joined` : words;
}

const ways = [nameOf('byWords', false), nameOf('joined', false), nameOf('byWords', true), nameOf('joined', true)];

function isHit(place: number | null | undefined): boolean {
  return place != null && place <= counted;
}

function share(judged: Judged[], way: string): string {
  const hits = judged.filter(({ hits: { [way]: place } }) => isHit(place)).length;
  return `${hits} of ${judged.length} (${((100 * hits) / judged.length).toFixed(1)} %)`;
}
