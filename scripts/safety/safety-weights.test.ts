import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/packages.mjs';

const bench = path.join(root, 'bench');

test('the weights of the safety classifier were trained on the messages that are kept with them', () => {
  const training = readdirSync(path.join(bench, 'training')).filter((name) => name.endsWith('.jsonl'));
  const files = [...training.map((name) => `training/${name}`), 'judging/open/messages.jsonl'].toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.join(bench, file), 'utf8'));
  const weights = readFileSync(path.join(root, 'packages/domain/src/safety/classifier/danger-weights.ts'), 'utf8');
  expect(/"data": "(\w+)"/.exec(weights)?.[1], 'npm run train-safety').toBe(hash.digest('hex').slice(0, 16));
});
