import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../database/test-database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { newId } from '../../../platform/ids.ts';
import { createKnownStems } from './known-stems.ts';

test('a search after a change takes no count that began before it', async () => {
  const { database, close } = await createTestDatabase();
  const counts = createKnownStems(database);
  const workspaceId = newId() as WorkspaceId;
  const before = counts.of(workspaceId, 1);
  const [after, again] = await Promise.all([counts.of(workspaceId, 2), counts.of(workspaceId, 2)]);
  expect(after).not.toBe(await before);
  // Those who ask for the same share one count.
  expect(again).toBe(after);
  await close();
});
