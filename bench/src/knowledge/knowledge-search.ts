import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openMeasuredSearch, type RewriteQuestion } from '@spotter/server/knowledge-search';
import { z } from 'zod';
import { readCases } from '../labeled-cases.ts';
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

const SearchWords = z.object({ id: z.string(), words: z.array(z.string()) });

/** How many passages an answer gets that count. */
const counted = 3;

/** What helps the search: `wordings` of leads for each passage, and a model's `search words` for a question. */
const helps = ['words alone', 'wordings', 'wordings, search words'] as const;
const ways = helps.flatMap((help) => [help, `${help}, joined`]);
/** As the product is set up without an embedding model. */
const usual = helps[2];

/**
 * Prints for how many questions of leads the right passage is among the first three, by language and kind: by
 * words alone, with recorded wordings of a model, with its recorded search words where the product asks for
 * some, and joined with the embeddings of a small model that knows English. `--data` is a folder with
 * `questions.jsonl` and `search-words.jsonl`, `--coach` that of another coach, `--misses` a file for the
 * questions that found nothing right.
 */
export async function measureKnowledgeSearch(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { data: { type: 'string' }, coach: { type: 'string', default: firstCoach }, misses: { type: 'string' } },
  });
  if (values.data === undefined) throw new Error('Where is the set? npm run bench -- knowledge-search --data FOLDER');
  const questions = readCases(join(values.data, 'questions.jsonl'), Question);
  const judged: Judged[] = questions.map((each) => ({ ...each, hits: {} }));
  const { rewrite, asked } = playedRewriter(judged, readCases(join(values.data, 'search-words.jsonl'), SearchWords));
  const embeddings = await openSentenceEncoder();
  for (const help of helps) {
    const { asOf, sources, names } = await readJudgedCoach(values.coach, { withWordings: help !== 'words alone' });
    const search = await openMeasuredSearch(sources, embeddings, help === usual ? { rewrite } : {});
    for (const each of judged) {
      for (const [way, find] of [
        [help, search.byWords],
        [`${help}, joined`, search.joined],
      ] as const) {
        const found = await find(each.text, each.context ?? '', asOf);
        const place = found.findIndex(({ sourceId, number }) =>
          each.answer.includes(names.get(`${sourceId}#${number}`)!),
        );
        each.hits[way] = place === -1 ? null : place + 1;
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
  console.log(`\nThe model is asked for search words of ${asked.size} of ${judged.length} questions.`);
  if (values.misses === undefined) return;
  const missed = judged.filter(({ hits }) => !isHit(hits[usual]));
  await writeFile(values.misses, missed.map((each) => `${JSON.stringify(each)}\n`).join(''));
}

/** Returns a rewriter that answers as recorded, and the questions it was asked about. */
function playedRewriter(judged: Judged[], recorded: z.infer<typeof SearchWords>[]) {
  const wordsOf = new Map(recorded.map(({ id, words }) => [id, words.join(' ')]));
  const key = ({ question, context }: { question: string; context?: string | undefined }) =>
    `${question}\n${context ?? ''}`;
  const idOf = new Map(judged.map(({ id, text, context }) => [key({ question: text, context }), id]));
  const asked = new Set<string>();
  const rewrite: RewriteQuestion = async (question) => {
    const id = idOf.get(key(question))!;
    asked.add(id);
    return wordsOf.get(id) ?? '';
  };
  return { rewrite, asked };
}

function isHit(place: number | null | undefined): boolean {
  return place != null && place <= counted;
}

function share(judged: Judged[], way: string): string {
  const hits = judged.filter(({ hits: { [way]: place } }) => isHit(place)).length;
  return `${hits} of ${judged.length} (${((100 * hits) / judged.length).toFixed(1)} %)`;
}
