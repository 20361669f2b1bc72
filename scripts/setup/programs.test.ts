import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { SetupError } from './dependencies.mjs';
import { createProgramGroup, requireFreePort } from './programs.mjs';

const script = (code: string) => ['-e', code];
const lives = 'setInterval(() => {}, 1000)';

test('a program that ends with 1 has told why itself', async () => {
  const programs = createProgramGroup();
  programs.start('The server', process.execPath, script('process.exit(1)'), {});
  expect(await programs.ended).toBe('');
});

test('a program that is killed is named', async () => {
  const programs = createProgramGroup();
  programs.start('The server', process.execPath, script("process.kill(process.pid, 'SIGKILL')"), {});
  expect(await programs.ended).toBe('The server ended by itself (SIGKILL).');
});

test('stopping waits for every program, and asking twice is once', async () => {
  const programs = createProgramGroup();
  programs.start('The sandbox', process.execPath, script(lives), {});
  programs.start('The server', process.execPath, script(lives), {});
  await Promise.all([programs.stop(), programs.stop()]);
  // A program that was stopped has not ended by itself.
  expect(await Promise.race([programs.ended, Promise.resolve('still going')])).toBe('still going');
});

test('a port that another program has is refused with the variable to set', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const refusal = requireFreePort('PORT', port, '127.0.0.1');
  await expect(refusal).rejects.toThrow(SetupError);
  await expect(refusal).rejects.toThrow(`Port ${port} is taken by another program; set PORT to a free one.`);
  other.close();
});
