import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { graphAction, graphCode, graphErrorSchema } from './graph-errors.ts';

type Row = { code: number; subcode: number | null; message: string; action: string };
const table = JSON.parse(readFileSync(new URL('./__fixtures__/error-codes.json', import.meta.url), 'utf8')) as {
  errors: Row[];
};

const parse = (error: unknown) => graphErrorSchema.parse({ error }).error;

describe('what to do about an error of the Graph API', () => {
  test.each(table.errors)('$code/$subcode ($message) is: $action', ({ code, subcode, message, action }) => {
    const error = { code, message, type: 'OAuthException', ...(subcode === null ? {} : { error_subcode: subcode }) };
    expect(graphAction(parse(error))).toBe(action);
  });

  test('the code decides, not the text, which Meta translates', () => {
    expect(graphAction(parse({ code: 10, error_subcode: 2534022, message: 'Fuera de la ventana' }))).toBe(
      'window_closed',
    );
  });

  test.each([
    ['a subcode that nobody knows keeps the meaning of its code', { code: 190, error_subcode: 999 }, 'reconnect'],
    ['message access switched off, its subcode missing', { code: 200, type: 'IGApiException' }, 'account_blocked'],
    [
      'another app in control, its subcode missing',
      { code: 10, message: 'because another app is controlling this thread' },
      'thread_control',
    ],
    ['an unknown code that is called transient', { code: 77777, is_transient: true }, 'retry_short'],
    ['an unknown code', { code: 77777 }, 'bad_request'],
    ['a limit that is called transient stays a limit', { code: 4, is_transient: true }, 'backoff'],
  ])('%s', (_name, error, action) => {
    expect(graphAction(parse(error))).toBe(action);
  });

  test('codes that come as text are understood', () => {
    const error = parse({ code: '190', error_subcode: '463' });
    expect([graphAction(error), graphCode(error)]).toEqual(['reconnect', '190/463']);
  });
});
