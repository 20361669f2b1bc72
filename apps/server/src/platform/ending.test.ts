import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../test/programs/stopping.ts', import.meta.url));

/** Runs a process that ends this way; it is asked to stop once it is ready. */
async function run(how: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [program, how], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
    if (output.includes('ready') && (how === 'stops' || how === 'hangs')) child.kill('SIGTERM');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

test('a process that is told to stop ends in order, with 0', async () => {
  expect(await run('stops')).toMatchObject({ code: 0, output: expect.stringContaining('Stopping') });
});

test('one whose stop takes too long notes what is left, says so, and ends with 1', async () => {
  const { code, output } = await run('hangs');
  expect(code).toBe(1);
  expect(output).toContain('Stopping took too long');
  expect(output).toContain('noted what was left');
});

test('one in which a promise fails that nobody waits for says so and ends in order, with 1', async () => {
  expect(await run('rejects')).toMatchObject({ code: 1, output: expect.stringContaining('nobody waits') });
});

test('one in which an exception is not caught says so and ends, with 1', async () => {
  expect(await run('throws')).toMatchObject({ code: 1, output: expect.stringContaining('nobody catches') });
});
