import { expect, test } from 'vitest';
import { agentResults } from './agent-results.ts';

test('what more ads and links brought than are named is not taken for direct', () => {
  const agentId = '0198c0de-0000-7000-8000-000000000001';
  const of = { channel: 'instagram', period: 'now' } as const;
  const links = Array.from({ length: 12 }, (_, nth) => ({
    ...of,
    metric: 'engaged-from' as const,
    label: `${agentId}:link ${String(nth).padStart(2, '0')}:SHRED`,
    count: 3,
  }));
  const engaged = { ...of, metric: 'engaged' as const, label: `${agentId}:SHRED`, count: 40 };
  const [row] = agentResults([engaged, ...links], [], new Map());
  expect(row).toMatchObject({ engaged: 40, byOtherSources: 6 });
  expect(row!.sources).toHaveLength(10);
});
