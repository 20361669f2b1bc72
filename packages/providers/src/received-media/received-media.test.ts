import { describe, expect, test } from 'vitest';
import { createReceivedMedia } from './received-media.ts';

const png = Buffer.from('\x89PNG\r\n\x1a\n and a picture', 'latin1');
const voice = Buffer.from('\0\0\0\x18ftypM4A and a voice', 'latin1');
const note = 'https://lookaside.fbsbx.com/ig_messaging_cdn/?asset_id=1';
const simulator = 'http://127.0.0.1:4999';

type Answer = Response | Error;

/** A client for which each address answers as given; `seen` are the addresses that it asked. */
function client(answers: Record<string, Answer | (() => Answer)>) {
  const seen: { url: string; headers: Record<string, string> }[] = [];
  const media = createReceivedMedia({
    origins: [simulator],
    timeoutMs: 1_000,
    async fetch(url, { headers }) {
      seen.push({ url: url.href, headers });
      const given = answers[url.href];
      const answer = typeof given === 'function' ? given() : given;
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('Nobody listens');
      return answer;
    },
  });
  return { media, seen };
}

const goesTo = (location: string) => () => new Response(null, { status: 302, headers: { location } });
const holds = (content: Buffer, headers: Record<string, string> = {}, status = 200) =>
  new Response(new Uint8Array(content), { headers, status });

describe('media of a contact', () => {
  test.each<[string, Parameters<typeof client>[0], object]>([
    ['a recording', { [note]: holds(voice) }, { kind: 'media', type: { kind: 'audio', mediaType: 'audio/mp4' } }],
    ['a picture', { [note]: holds(png) }, { kind: 'media', type: { kind: 'image', ending: 'png' } }],
    [
      'one behind a redirect',
      {
        [note]: goesTo('https://scontent.xx.fbcdn.net/v/1'),
        'https://scontent.xx.fbcdn.net/v/1': holds(voice),
      },
      { kind: 'media' },
    ],
    ['what is gone', { [note]: holds(png, {}, 404) }, { kind: 'refused', because: 'gone' }],
    ['an empty file', { [note]: holds(Buffer.alloc(0)) }, { kind: 'refused', because: 'empty-file' }],
    ['a page', { [note]: holds(Buffer.from('<html>')) }, { kind: 'refused', because: 'unknown-type' }],
    [
      'one that says that it is too large',
      { [note]: holds(voice, { 'content-length': String(26 * 1024 * 1024) }) },
      { kind: 'refused', because: 'too-large' },
    ],
    [
      'one that is too large',
      { [note]: holds(Buffer.concat([voice, Buffer.alloc(25 * 1024 * 1024)])) },
      { kind: 'refused', because: 'too-large' },
    ],
    ['a server that is down', { [note]: () => holds(png, {}, 503) }, { kind: 'unreachable' }],
    ['a redirect to elsewhere', { [note]: goesTo('https://evil.example/a') }, { kind: 'refused', because: 'foreign' }],
    ['a redirect inside', { [note]: goesTo('http://169.254.169.254/') }, { kind: 'refused', because: 'foreign' }],
    ['redirects without end', { [note]: goesTo(note) }, { kind: 'refused', because: 'foreign' }],
  ])('%s is told apart', async (_what, answers, expected) => {
    const { media, seen } = client(answers);
    expect(await media.fetch(note)).toMatchObject(expected);
    expect(seen.every(({ url }) => url in answers)).toBe(true);
    expect(seen.every(({ headers }) => headers['authorization'] === undefined)).toBe(true);
  });

  test.each([
    'https://evil.example/a.m4a',
    'http://lookaside.fbsbx.com/a',
    'https://lookaside.fbsbx.com:8443/a',
    'https://user:word@lookaside.fbsbx.com/a',
    'https://lookaside.fbsbx.com.evil.example/a',
    'https://fbcdn.net.evil.example/a',
    'file:///etc/passwd',
    'not an address',
  ])('%s is asked by nobody', async (address) => {
    const { media, seen } = client({});
    expect(await media.fetch(address)).toEqual({ kind: 'refused', because: 'foreign' });
    expect(seen).toEqual([]);
  });

  test('a connection that was closed meanwhile is opened again', async () => {
    const answers = [new Error('closed'), holds(voice)];
    const { media, seen } = client({ [note]: () => answers.shift()! });
    expect(await media.fetch(note)).toMatchObject({ kind: 'media', bytes: voice });
    expect(seen).toHaveLength(2);
  });

  test('is passed on in parts, with its real type', async () => {
    const address = `${simulator}/voice-notes/1.wav`;
    const ranges = { 'content-range': `bytes 0-9/${voice.length}`, 'content-length': '10' };
    const { media, seen } = client({ [address]: holds(voice.subarray(0, 10), ranges, 206) });
    const opened = await media.open(address, 'bytes=0-9');
    expect(opened).toMatchObject({ kind: 'opened', range: `bytes 0-9/${voice.length}`, bytes: 10 });
    expect(seen[0]!.headers['range']).toBe('bytes=0-9');
  });

  test('that turns out longer than it may be breaks off', async () => {
    const endless = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array(Buffer.concat([voice, Buffer.alloc(1024 * 1024)]))),
        }),
      );
    const opened = await client({ [note]: endless }).media.open(note, null);
    if (opened.kind !== 'opened') throw new Error('It was not opened');
    const readAll = async () => {
      for await (const _piece of opened.content);
    };
    await expect(readAll()).rejects.toThrow(/longer than they may be/);
  });
});
