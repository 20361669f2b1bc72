import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { inWorkContext } from './observing/work-context.ts';

test('passwords, tokens and codes do not get into the log', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => lines.push(line) });
  logger.info(
    { token: 'hush', request: { headers: { authorization: 'Bearer hush' } }, body: { password: 'hush' } },
    'one',
  );
  logger.info({ credential: { accessToken: 'hush' }, query: { code: 'hush' } }, 'two');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('hush');
});

test("an error's code does", () => {
  const lines: string[] = [];
  createLogger('info', { write: (line: string) => lines.push(line) }).error({
    err: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }),
  });
  expect(lines.join('')).toContain('ECONNREFUSED');
});

test('each line names the request or the job that it belongs to', async () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', {
    write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]),
  });
  await inWorkContext({ requestId: 'r1' }, async () => {
    await Promise.resolve();
    logger.info({ more: 1 }, 'in a request');
    inWorkContext({ job: 'consider-reply', key: 'chat 7' }, () => logger.info('in a job'));
  });
  logger.info('outside');
  expect(lines).toMatchObject([
    { requestId: 'r1', more: 1 },
    { job: 'consider-reply', key: 'chat 7' },
    { msg: 'outside' },
  ]);
  expect(lines[1]).not.toHaveProperty('requestId');
  expect(lines[2]).not.toHaveProperty('requestId');
});
