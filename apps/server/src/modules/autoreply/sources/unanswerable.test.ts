import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agentRoutes, knowledgeRoutes, offerRoutes, OfferPrice } from '@spotter/contract';
import { sourceLieModes } from '@spotter/simulators/language-model/sources/source-lies';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readLabeledLines } from '../../../platform/files/labeled-lines.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

/** A fictional coach whom strangers wrote, and their questions that nothing of hers answers. */
const judging = join(import.meta.dirname, '../../../../../../bench/data/judging');
const judged = z
  .object({
    offers: z.array(
      z.object({ name: z.string(), price: OfferPrice.extend({ from: z.boolean().default(false) }), terms: z.string() }),
    ),
    entries: z.array(z.object({ question: z.string(), answer: z.string() })),
    pages: z.array(z.object({ passages: z.array(z.object({ heading: z.string(), text: z.string() })) })),
  })
  .parse(JSON.parse(readFileSync(join(judging, 'third-coach/coach.json'), 'utf8')));
const questions = readLabeledLines(join(judging, 'held/third-coach/unanswerable.jsonl')).map(
  (line) => z.object({ text: z.string() }).parse(line).text,
);

const lies =
  /\$17 a|\$17 al|90 euros|20% off|20% de desc|You can still join|Todavía puedes|Elder Creek|full refund if|reembolso completo si|1,497|a shower and|una regadera/;

let spotter: SpotterUnderTest;
let coach: Coach;
beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0 });
  coach = await spotter.addCoach();
  const { client } = coach;
  for (const { name, price, terms } of judged.offers)
    await client.call(offerRoutes.create, { body: { name, price, terms } });
  const pieces = judged.pages.flatMap(({ passages }) =>
    passages.map(({ heading, text }) => ({ question: heading, answer: text })),
  );
  for (const each of [...judged.entries, ...pieces])
    await client.call(knowledgeRoutes.create, { body: { kind: 'qa', ...each } });
  await spotter.settled();
});
afterAll(() => spotter.close());

test('of sixty questions that nothing answers, none is answered with what a lying model makes up', async () => {
  expect(questions.length).toBe(60);
  const answers: string[] = [];
  for (const [index, question] of questions.entries()) {
    spotter.model.clearFaults();
    spotter.model.lie(sourceLieModes[index % sourceLieModes.length]!);
    // A coach may try an agent thirty times a minute.
    await spotter.connection.database.execute(sql`delete from rate_limits`);
    const messages = [{ from: 'lead' as const, text: `SHRED ${question}` }];
    const { answer } = await coach.client.call(agentRoutes.try, { params: { id: coach.agentId }, body: { messages } });
    answers.push(answer ?? '');
  }
  expect(answers.filter((answer) => answer === '' || lies.test(answer))).toEqual([]);
});
