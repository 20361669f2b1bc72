import { expect, test } from 'vitest';
import { writeSections } from './section-stream.ts';

async function* batches(...lists: unknown[][]) {
  yield* lists;
}

async function collect(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

test('a download is one JSON object with a member for each section', async () => {
  const text = await collect(
    writeSections({
      exportedAt: async () => new Date('2026-11-23T09:00:00Z'),
      nothing: async () => undefined,
      rows: () => batches([{ id: 1 }, { id: 2 }], [], [{ id: 3 }]),
      none: () => batches(),
    }),
  );
  expect(JSON.parse(text)).toEqual({
    exportedAt: '2026-11-23T09:00:00.000Z',
    nothing: null,
    rows: [{ id: 1 }, { id: 2 }, { id: 3 }],
    none: [],
  });
});

test('however many rows there are, only a batch of them is held', async () => {
  const read: string[] = [];
  async function* many() {
    for (let batch = 0; batch < 1_000; batch += 1) {
      read.push(`batch ${batch}`);
      yield Array.from({ length: 1_000 }, (_, row) => ({ row: batch * 1_000 + row, text: 'How much is the plan?' }));
    }
  }
  let maxLength = 0;
  let rows = 0;
  for await (const chunk of writeSections({ messages: many })) {
    // Everything read so far was written, except for the current batch.
    expect(read.length * 1_000 - rows).toBeLessThanOrEqual(1_000);
    rows += chunk.split('How much').length - 1;
    maxLength = Math.max(maxLength, chunk.length);
  }
  expect(rows).toBe(1_000_000);
  expect(maxLength).toBeLessThan(100_000);
});
