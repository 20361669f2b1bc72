import { randomUUID } from 'node:crypto';
import { createEmbeddings } from '@spotter/providers/embeddings/embeddings';
import { openMeasuredSearch, type MeasuredSource } from '@spotter/server/knowledge-search';
import { percentile } from '../figures.ts';
import type { EmbeddingsEndpoint } from '../programs/embeddings-endpoint.ts';
import { reportTable } from '../report.ts';
import { startProgram } from '../running/program-calls.ts';
import { firstCoach, readJudgedCoach } from './judged-coach.ts';
import { rememberTexts } from './remember-texts.ts';

const sizes = [100, 1_000, 10_000];
const questionsAsked = 600;
const passagesInSource = 100;

/**
 * Prints what a search adds to an answer, over more and more passages: by words alone, and joined with
 * embeddings, whose endpoint answers at once here. The processor's time depends less on what else the machine
 * does. Passages and questions are made of the judged coach's own words, mixed.
 */
export async function measureKnowledge(): Promise<void> {
  const { sources, asOf } = await readJudgedCoach(firstCoach, { withWordings: true });
  const passages = sources.flatMap((source) => source.passages);
  const sentences = passages.flatMap(({ text }) => text.split(/(?<=[.?!])\s+/)).filter((text) => text.length > 20);
  const wordings = passages.flatMap((passage) => passage.wordings ?? []);
  const program = startProgram<EmbeddingsEndpoint>('embeddings-endpoint.ts');
  const endpoint = createEmbeddings({
    baseUrl: `${await program.call('start', null)}/v1`,
    apiKey: 'bench',
    model: 'simulated',
    timeoutMs: 60_000,
  });
  const rows: string[][] = [];
  for (const size of sizes) {
    const pick = mixer(size);
    const made: MeasuredSource[] = Array.from({ length: Math.ceil(size / passagesInSource) }, (_, index) => ({
      id: randomUUID(),
      kind: 'file' as const,
      validUntil: null,
      passages: Array.from({ length: Math.min(passagesInSource, size) }, (__, number) => ({
        title: `Guide ${index}`,
        heading: pick(wordings),
        text: Array.from({ length: 6 }, () => pick(sentences)).join(' ') + ` Number${index}x${number}.`,
        // All those of one passage: words that belong together are as rare as with real ones.
        wordings: pick(passages).wordings ?? [],
      })),
    }));
    // Questions go to the endpoint; the same wordings of many passages were asked once.
    const search = await openMeasuredSearch(made, endpoint, { embeddingsOfPassages: rememberTexts(endpoint) });
    for (const [name, ask] of [
      ['words alone', search.byWords],
      ['joined', search.joined],
    ] as const) {
      const durations: number[] = [];
      let busy = process.cpuUsage();
      for (let asked = 0; asked < questionsAsked + 50; asked += 1) {
        const question = pick(wordings);
        if (asked === 50) busy = process.cpuUsage();
        const began = performance.now();
        await ask(question, '', asOf);
        // The first ones fill what is remembered.
        if (asked >= 50) durations.push(performance.now() - began);
      }
      const { user, system } = process.cpuUsage(busy);
      const processor = (user + system) / 1_000 / questionsAsked;
      const times = [...[50, 95, 99].map((part) => percentile(durations, part)), processor];
      rows.push([String(size), name, ...times.map((time) => `${time.toFixed(1)} ms`)]);
    }
    await search.close();
  }
  await program.stop();
  reportTable(['passages', 'search', 'p50', 'p95', 'p99', 'processor'], rows);
}

/** Returns a chooser that makes the same choices each time. */
function mixer(seed: number) {
  let state = seed;
  return <Value>(from: Value[]): Value => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return from[(state >>> 8) % from.length]!;
  };
}
