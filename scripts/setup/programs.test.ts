import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SetupError } from './dependencies.mjs';
import { createProgramGroup, createRestartWaits, requireFreePort, waitForAnswer } from './programs.mjs';

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

test('a server that was killed starts again; one that ends in another way does not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotter-programs-'));
  // Killed at its first start; ends in order at its second.
  const code = `const fs = require('node:fs'); const mark = ${JSON.stringify(path.join(folder, 'started'))};
    if (fs.existsSync(mark)) process.exit(7); fs.writeFileSync(mark, ''); process.kill(process.pid, 'SIGKILL')`;
  const programs = createProgramGroup();
  const nextWait = createRestartWaits({ firstMs: 1, maxMs: 1, max: 3 });
  programs.start('The server', process.execPath, script(code), {}, nextWait);
  expect(await programs.ended).toBe('The server ended by itself (7).');
  expect(existsSync(path.join(folder, 'started'))).toBe(true);
  rmSync(folder, { recursive: true });
});

test('the waits before new starts grow, end after too many in a row, and begin anew after a good run', () => {
  const nextWait = createRestartWaits({ firstMs: 1_000, maxMs: 60_000, max: 8 });
  const waits = Array.from({ length: 9 }, () => nextWait(5_000));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, null]);
  expect([nextWait(20 * 60_000), nextWait(0)]).toEqual([1_000, 2_000]);
});

test('a long start is waited for and reported, whatever it answers meanwhile', async () => {
  const answers = [503, 503, 500, 200];
  const server = createHttpServer((_, response) => response.writeHead(answers.shift()!).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reports: string[] = [];
  await waitForAnswer('The server', address, { everyMs: 0, report: (line: string) => void reports.push(line) });
  server.close();
  expect(reports.map((line) => /answers (\d+)/.exec(line)?.[1])).toEqual(['503', '503', '500']);
  expect(reports[0]).toMatch(/^The server is still starting after \d+ s: .+ Ctrl-C stops it\.$/);
});

test('stopping waits for every program, and asking twice is once', async () => {
  const programs = createProgramGroup();
  programs.start('The sandbox', process.execPath, script(lives), {});
  programs.start('The server', process.execPath, script(lives), {});
  await Promise.all([programs.stop(), programs.stop()]);
  // A program that was stopped has not ended on its own.
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
