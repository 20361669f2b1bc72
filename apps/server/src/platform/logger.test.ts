import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

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
