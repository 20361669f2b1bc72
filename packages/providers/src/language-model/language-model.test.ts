import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { AgentTool, GenerateRequest } from '../ports/language-model.ts';
import { startLocalServer, type Behaviour, type Received } from '../test-support/local-server.ts';
import { createLanguageModel } from './language-model.ts';

const apiKey = 'sk-secret-key';
let behave: (request: Received) => Behaviour;
let server: Awaited<ReturnType<typeof startLocalServer>>;
beforeEach(async () => {
  behave = () => says('Hi');
  server = await startLocalServer((request) => behave(request));
});
afterEach(() => server.stop());

type Choice = { finish_reason?: string | null; message: Record<string, unknown> };
const usage = { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 };
const answers = (choice: Choice, more: object = { usage }): Behaviour => ({
  json: { id: '1', object: 'chat.completion', created: 1, model: 'm', choices: [{ index: 0, ...choice }], ...more },
});
const says = (content: string | null, finish_reason: string | null = 'stop', more?: object) =>
  answers({ finish_reason, message: { role: 'assistant', content } }, more);
const calls = (name: string, input: string, finish_reason = 'tool_calls') =>
  answers({
    finish_reason,
    message: {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'c1', type: 'function', function: { name, arguments: input } }],
    },
  });

const request = (more: Partial<GenerateRequest> = {}): GenerateRequest => ({
  instructions: 'You are the assistant of a coach.',
  messages: [{ role: 'user', content: 'How much is it?' }],
  tools: [],
  maxOutputTokens: 300,
  timeoutMs: 5000,
  signal: new AbortController().signal,
  ...more,
});
const generate = (more: Partial<GenerateRequest> = {}, model: string | null = null) =>
  createLanguageModel({ baseUrl: `${server.origin}/v1`, apiKey, defaultModel: 'default-model' }).generate(
    model,
    request(more),
  );

const recordFact = (execute: AgentTool['execute']): AgentTool => ({
  name: 'record_fact',
  description: 'Records a fact about the contact.',
  input: z.object({ goal: z.string() }),
  execute,
});
type Sent = { model: string; messages: { role: string; content: unknown }[]; tools?: unknown[]; tool_choice?: unknown };
const sent = (index: number) => server.received[index]?.body as Sent;

test('a picture goes along with the last message, as bytes, so that nobody fetches anything', async () => {
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  await generate({ picture, messages: [{ role: 'user', content: 'What is in this picture?' }] });
  const [{ content } = { content: null }] = sent(0).messages.filter(({ role }) => role === 'user');
  expect(content).toEqual([
    { type: 'text', text: 'What is in this picture?' },
    { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${picture.toString('base64')}` } },
  ]);
});

describe('an answer that never ends', () => {
  test('is not read to its end, and cannot be used', async () => {
    behave = () => 'endless';
    expect(await generate()).toMatchObject({ kind: 'unusable', because: 'unreadable' });
  });
});

describe('an answer in words', () => {
  test('comes back with what it cost', async () => {
    behave = () => says('  It is 99 a month.  ');
    expect(await generate()).toEqual({
      kind: 'text',
      text: 'It is 99 a month.',
      usage: { model: 'default-model', inputTokens: 12, outputTokens: 3, steps: 1, durationMs: expect.any(Number) },
    });
    const [received] = server.received;
    expect(received?.url.pathname).toBe('/v1/chat/completions');
    expect(received?.headers.authorization).toBe(`Bearer ${apiKey}`);
    expect(received?.body).toEqual({
      model: 'default-model',
      temperature: 0.3,
      max_tokens: 300,
      messages: [
        { role: 'system', content: 'You are the assistant of a coach.' },
        { role: 'user', content: 'How much is it?' },
      ],
    });
  });

  test('comes from the model that was named', async () => {
    expect(await generate({}, 'other-model')).toMatchObject({ usage: { model: 'other-model' } });
    expect(sent(0).model).toBe('other-model');
  });

  test('may come from a server that does not count tokens', async () => {
    behave = () => says('Hi', 'stop', {});
    expect(await generate()).toMatchObject({ kind: 'text', usage: { inputTokens: null, outputTokens: null } });
  });

  test.each([
    ['<think>She asks for the price.</think>It is 99.', 'It is 99.'],
    ['<think>\n\n</think>\n\nIt is 99.', 'It is 99.'],
  ])('is told apart from what the model thinks aloud', async (content, text) => {
    behave = () => says(content);
    expect(await generate()).toMatchObject({ kind: 'text', text });
  });

  test('is told apart from reasoning that the server splits off', async () => {
    behave = () =>
      answers({
        finish_reason: 'stop',
        message: { role: 'assistant', content: 'It is 99.', reasoning_content: 'Hm.' },
      });
    expect(await generate()).toMatchObject({ kind: 'text', text: 'It is 99.' });
  });
});

test('what no database holds is in no answer and in no call of a tool', async () => {
  const given: unknown[] = [];
  behave = () =>
    server.received.length === 1
      ? calls('record_fact', String.raw`{"goal":"fit\u0000 \ud83d"}`)
      : says('It is \u000099 \ud83d a month.');
  const note = recordFact((input) => {
    given.push(input);
    return Promise.resolve({ ok: true });
  });
  expect(await generate({ tools: [note] })).toMatchObject({ kind: 'text', text: 'It is 99 \ufffd a month.' });
  expect(given).toEqual([{ goal: 'fit \ufffd' }]);
});

describe('an answer that may not be sent', () => {
  test.each([
    ['without words', says(''), 'empty'],
    ['of null', says(null), 'empty'],
    ['of thoughts only', says('<think>Hm.</think>'), 'empty'],
    ['that is cut', says('It is 9', 'length'), 'cut'],
    ['that filled its length with thoughts', says('<think>Hm', 'length'), 'cut'],
    ['that is filtered', says('It', 'content_filter'), 'refused'],
    [
      'that is a refusal',
      answers({ finish_reason: 'stop', message: { role: 'assistant', content: null, refusal: 'I cannot.' } }),
      'refused',
    ],
    ['with half of its thoughts', says('Hm.</think>It is 99.'), 'unreadable'],
    ['with thoughts that never end', says('<think>Hm. It is 99.'), 'unreadable'],
    ['that ended for no reason we know', says('It is 99.', 'gone_home'), 'unreadable'],
    ['without choices', { json: { id: '1', choices: [] } }, 'unreadable'],
    ['of another service', { json: { status: 'ok' } }, 'unreadable'],
    ['that is a page', { text: '<html>Welcome</html>' }, 'unreadable'],
    ['that refuses this conversation', { status: 400, json: { error: { message: 'context too long' } } }, 'unreadable'],
  ] satisfies [string, Behaviour, string][])('%s is named for what it is', async (_name, behavior, because) => {
    behave = () => behavior;
    expect(await generate()).toMatchObject({ kind: 'unusable', because, usage: { model: 'default-model' } });
    expect(server.received).toHaveLength(1);
  });
});

describe('a model that cannot be asked', () => {
  test.each([
    [
      'a bad key',
      { status: 401, json: { error: { message: `Incorrect key ${apiKey}` } } },
      { because: 'unauthorised', retryAfterMs: null },
    ],
    ['no credit', { status: 402, json: {} }, { because: 'unauthorised' }],
    ['no such model', { status: 404, json: { error: { message: 'no such model' } } }, { because: 'unauthorised' }],
    [
      'a limit',
      { status: 429, json: {}, headers: { 'retry-after': '3' } },
      { because: 'rate-limited', retryAfterMs: 3000 },
    ],
    ['a failing server', { status: 500, text: 'oops' }, { because: 'unreachable', retryAfterMs: null }],
    [
      'a server that starts up',
      { status: 503, json: {}, headers: { 'retry-after': '2' } },
      { because: 'unreachable', retryAfterMs: 2000 },
    ],
    ['a connection that is reset', 'reset', { because: 'unreachable' }],
    ['an answer that breaks off', 'cut-off', { because: 'unreachable' }],
  ] satisfies [string, Behaviour, object][])(
    '%s is reported at once, without asking again',
    async (_name, behavior, outcome) => {
      behave = () => behavior;
      const answer = await generate();
      expect(answer).toMatchObject({ kind: 'unavailable', detail: expect.stringMatching(/./), ...outcome });
      expect(JSON.stringify(answer)).not.toContain(apiKey);
      expect(server.received).toHaveLength(1);
    },
  );

  test('a server that is not there is unreachable', async () => {
    await server.stop();
    expect(await generate()).toMatchObject({ kind: 'unavailable', because: 'unreachable' });
  });

  test('a model that takes too long is given up', async () => {
    behave = () => 'hang';
    expect(await generate({ timeoutMs: 30 })).toMatchObject({ kind: 'unavailable', because: 'timeout' });
  });

  test('the time limit is for all steps together', async () => {
    behave = () => (server.received.length > 2 ? 'hang' : calls('record_fact', '{"goal":"x"}'));
    const answer = await generate({ timeoutMs: 200, tools: [recordFact(async () => ({ ok: true }))] });
    expect(answer).toMatchObject({ kind: 'unavailable', because: 'timeout' });
  });

  test('a tool that hangs is given up with the time limit', async () => {
    behave = () => calls('record_fact', '{"goal":"x"}');
    const answer = await generate({ timeoutMs: 100, tools: [recordFact(() => new Promise(() => {}))] });
    expect(answer).toMatchObject({ kind: 'unavailable', because: 'timeout' });
    expect(server.received).toHaveLength(1);
  });

  test('a takeover while it writes ends the call', async () => {
    const takeover = new AbortController();
    behave = () => {
      takeover.abort();
      return 'hang';
    };
    expect(await generate({ signal: takeover.signal })).toEqual({ kind: 'aborted' });
  });

  test('a takeover between two steps ends the call', async () => {
    const takeover = new AbortController();
    behave = () => calls('record_fact', '{"goal":"x"}');
    const tool = recordFact(async () => {
      takeover.abort();
      return { ok: true };
    });
    expect(await generate({ signal: takeover.signal, tools: [tool] })).toEqual({ kind: 'aborted' });
    expect(server.received).toHaveLength(1);
  });

  test('after a takeover nothing is asked', async () => {
    expect(await generate({ signal: AbortSignal.abort() })).toEqual({ kind: 'aborted' });
    expect(server.received).toHaveLength(0);
  });
});

describe('tools', () => {
  const thenSays = (first: Behaviour) => (behave = () => (server.received.length === 1 ? first : says('Noted!')));
  const toolAnswer = () => JSON.parse(String(sent(1).messages.at(-1)?.content)) as unknown;

  test('are offered with their schema, called with parsed input, and their result goes back', async () => {
    thenSays(calls('record_fact', '{"goal":"run 10k","extra":1}'));
    const inputs: unknown[] = [];
    const answer = await generate({
      tools: [
        recordFact(async (input) => {
          inputs.push(input);
          return { ok: true, recorded: 'goal' };
        }),
      ],
    });
    expect(answer).toMatchObject({
      kind: 'text',
      text: 'Noted!',
      usage: { inputTokens: 24, outputTokens: 6, steps: 2 },
    });
    expect(inputs).toEqual([{ goal: 'run 10k' }]);
    expect(sent(0).tools).toMatchObject([
      {
        type: 'function',
        function: { name: 'record_fact', parameters: { properties: { goal: { type: 'string' } }, required: ['goal'] } },
      },
    ]);
    expect(toolAnswer()).toEqual({ ok: true, recorded: 'goal' });
  });

  test('that fail tell the model nothing of the inside', async () => {
    thenSays(calls('record_fact', '{"goal":"x"}'));
    const answer = await generate({ tools: [recordFact(() => Promise.reject(new Error('postgres://user:pass@db')))] });
    expect(answer).toMatchObject({ kind: 'text', text: 'Noted!' });
    expect(toolAnswer()).toEqual({ ok: false, code: 'failed' });
  });

  test.each([
    ['that do not exist', 'drop_tables', '{}'],
    ['with input of another shape', 'record_fact', '{"goal":5}'],
    ['with input that is not JSON', 'record_fact', '{"goal":'],
  ])('%s are not run, and the model may go on', async (_name, name, input) => {
    thenSays(calls(name, input));
    let runs = 0;
    const tool = recordFact(async () => ({ runs: ++runs }));
    expect(await generate({ tools: [tool] })).toMatchObject({ kind: 'text', text: 'Noted!', usage: { steps: 2 } });
    expect(runs).toBe(0);
  });

  test('that make what they can of their input are run with any, and still tell what is wanted', async () => {
    thenSays(calls('record_fact', '{"goal":5,"extra":"x"}'));
    const inputs: unknown[] = [];
    const execute = async (input: unknown) => ({ ok: inputs.push(input) === 1 });
    await generate({ tools: [{ ...recordFact(execute), takesAnyInput: true }] });
    expect(inputs).toEqual([{ goal: 5, extra: 'x' }]);
    expect(sent(0).tools).toMatchObject([{ function: { parameters: { properties: { goal: { type: 'string' } } } } }]);
  });

  test('may be called in six steps; the seventh must be words', async () => {
    behave = ({ body }) =>
      (body as Sent).tool_choice === 'none' ? says('Done.') : calls('record_fact', '{"goal":"x"}');
    const answer = await generate({ tools: [recordFact(async () => ({ ok: true }))] });
    expect(answer).toMatchObject({ kind: 'text', text: 'Done.', usage: { steps: 7 } });
    expect(server.received.map((each) => (each.body as Sent).tool_choice)).toEqual([
      'auto',
      'auto',
      'auto',
      'auto',
      'auto',
      'auto',
      'none',
    ]);
  });

  test.each(['tool_calls', 'stop'])(
    'that never end (%s) end after seven steps with nothing to send',
    async (finish) => {
      behave = () => calls('record_fact', '{"goal":"x"}', finish);
      const answer = await generate({ tools: [recordFact(async () => ({ ok: true }))] });
      expect(answer).toMatchObject({
        kind: 'unusable',
        because: 'too-many-steps',
        usage: { steps: 7, inputTokens: 84 },
      });
      expect(server.received).toHaveLength(7);
    },
  );
});
