import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TranscriptionOutcome } from '../ports/contact-media.ts';
import { startLocalServer, type Behaviour } from '../test-support/local-server.ts';
import { createTranscription } from './transcription.ts';

const apiKey = 'sk-secret-key';
let behave: () => Behaviour;
let server: Awaited<ReturnType<typeof startLocalServer>>;
beforeEach(async () => {
  behave = () => ({ json: { text: 'Hello' } });
  server = await startLocalServer(() => behave());
});
afterEach(() => server.stop());

const recording = { bytes: Buffer.from('the sound of a voice'), mediaType: 'audio/mp4', ending: 'm4a' };
const clientFor = (model = 'whisper-1') =>
  createTranscription({ baseUrl: `${server.origin}/v1`, apiKey, model, timeoutMs: 1_000 });
const transcribe = (language: string | null = null) => clientFor().transcribe(recording, { language });

test('sends the recording by a name that says what it is, the model, the key, and a language that is certain', async () => {
  await transcribe('es');
  const [request] = server.received;
  expect([request!.method, request!.url.pathname]).toEqual(['POST', '/v1/audio/transcriptions']);
  expect(request!.headers.authorization).toBe(`Bearer ${apiKey}`);
  for (const part of [
    'filename="voice-note.m4a"',
    'the sound of a voice',
    'name="model"\r\n\r\nwhisper-1',
    'name="language"\r\n\r\nes',
    'name="response_format"\r\n\r\nverbose_json',
  ])
    expect(request!.text).toContain(part);
  await transcribe();
  expect(server.received[1]!.text).not.toContain('name="language"');
});

describe('an answer', () => {
  test.each<[string, object, Partial<TranscriptionOutcome>]>([
    ['of text alone', { text: ' Hello ' }, { text: 'Hello', language: null, seconds: null }],
    [
      'with doubts',
      {
        text: 'Hi',
        language: 'english',
        duration: '3.5',
        segments: [{ start: 0, end: 3.5, avg_logprob: -0.3, compression_ratio: 1.1, no_speech_prob: 0.02 }, {}],
      },
      {
        language: 'english',
        seconds: 3.5,
        stretches: [
          { seconds: 3.5, logprob: -0.3, compression: 1.1, noSpeech: 0.02 },
          { seconds: 0, logprob: null, compression: null, noSpeech: null },
        ],
      },
    ],
    [
      'with its languages, and its length as usage',
      { text: 'Hi', languages: [{ code: 'pt' }], usage: { seconds: 7 } },
      { language: 'pt', seconds: 7, isCut: false },
    ],
    ['of an impossible length', { text: 'Hi', duration: 1e12, usage: { seconds: -5 } }, { seconds: null }],
    ['that is too long', { text: 'a '.repeat(20_000) }, { text: 'a '.repeat(5_000), isCut: true }],
    ['with fields of a wrong kind', { text: 'Hi', language: 5, segments: 'none' }, { language: null, stretches: [] }],
  ])('%s is read', async (_kind, json, expected) => {
    behave = () => ({ json });
    expect(await transcribe()).toMatchObject({ kind: 'heard', ...expected });
  });
});

test('a server or model that knows only the short form is asked for it, and remembered', async () => {
  let refusals = 0;
  behave = () => {
    const wantsLong = server.received.at(-1)!.text.includes('verbose_json');
    if (!wantsLong) return { json: { text: 'Hello' } };
    refusals += 1;
    return { status: 400, json: { error: { message: "response_format 'verbose_json' is not compatible" } } };
  };
  const client = clientFor();
  for (let times = 0; times < 2; times += 1)
    expect(await client.transcribe(recording, { language: null })).toMatchObject({ kind: 'heard', text: 'Hello' });
  expect(refusals).toBe(1);
  await clientFor('gpt-4o-transcribe').transcribe(recording, { language: null });
  expect(refusals).toBe(1);
});

test.each<[string, Behaviour, object]>([
  ['a rate limit', { status: 429, headers: { 'retry-after': '7' } }, { because: 'rate-limited', retryAfterMs: 7_000 }],
  ['a server error', { status: 503 }, { because: 'unreachable' }],
  ['a wrong key', { status: 401, json: { error: { message: apiKey } } }, { because: 'unauthorised' }],
  ['no money', { status: 402 }, { because: 'unauthorised' }],
  ['nonsense', { json: { transcript: 'mmh' } }, { because: 'unreadable' }],
  ['a page', { text: '<html>', headers: { 'content-type': 'text/html' } }, { because: 'unreadable' }],
  ['half an answer', 'cut-off', {}],
  ['an answer that never ends', 'endless', {}],
  ['silence', 'hang', { because: 'timeout' }],
  ['a broken line', 'reset', {}],
  ['no such endpoint', { status: 404 }, { kind: 'not-offered' }],
  ['a file that is too large', { status: 413 }, { kind: 'refused', because: 'too-large' }],
  ['a file that it cannot read', { status: 400 }, { kind: 'refused', because: 'unreadable' }],
  ['a kind that it does not take', { status: 415 }, { kind: 'refused', because: 'unreadable' }],
])('%s is told apart, without the key', async (_what, behavior, expected) => {
  behave = () => behavior;
  const outcome = await transcribe();
  expect(outcome).toMatchObject({ kind: 'unavailable', ...expected });
  expect(JSON.stringify(outcome)).not.toContain(apiKey);
});

test('a server that nobody runs is unavailable', async () => {
  await server.stop();
  expect(await transcribe()).toMatchObject({ kind: 'unavailable', because: 'unreachable' });
  server = await startLocalServer(() => behave());
});
