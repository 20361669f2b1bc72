import { connect, type AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import { User } from '@spotter/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../auth/auth-app.test-support.ts';

const mebibyte = 1024 * 1024;
let spotter: TestApp;
let ana: { token: string; userId: string };

beforeAll(async () => {
  spotter = await createTestApp();
  ana = await spotter.signUp('ana@example.com');
});
afterAll(() => spotter.close());

/** Returns a form as a browser sends it. */
function form(...parts: { name: string; fileName?: string; content: Buffer | string }[]) {
  const boundary = 'a-boundary-of-this-test';
  const written = parts.map(({ name, fileName, content }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"` +
          (fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/png`) +
          '\r\n\r\n',
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

const send = (sent: { headers: Record<string, string>; body?: Buffer }, token = ana.token) =>
  spotter.call('PUT', '/api/users/me/avatar', { token, ...sent });
const upload = (content: Buffer, token?: string) => send(form({ name: 'avatar', fileName: 'me.png', content }), token);
const show = (address: string) => spotter.call('GET', address);
const addressOf = async ({ token, userId }: { token: string; userId: string }) =>
  User.parse((await spotter.call('GET', `/api/users/${userId}`, { token })).json()).avatar;

/** Returns a picture, red above and blue below. */
function picture(width: number, height: number) {
  const half = { width, height: Math.floor(height / 2), channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { ...half, background: '#ff0000' } }, gravity: 'north' },
  ]);
}

/** Returns a PNG of a few bytes that claims the given size. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const chunk = (type: string, content: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, sum]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(mebibyte))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a new picture', () => {
  test.each([
    ['PNG', () => picture(900, 600).png()],
    ['JPEG', () => picture(300, 900).jpeg()],
    ['WebP', () => picture(40, 30).webp()],
  ])('as %s becomes a square WebP that an <img> can show', async (_format, draw) => {
    const response = await upload(await draw().toBuffer());
    expect(response.statusCode).toBe(200);
    const { avatar } = response.json<{ avatar: string }>();
    expect(await addressOf(ana)).toBe(avatar);
    const shown = await show(avatar);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  test('stands upright, and carries nothing of what was hidden in the file', async () => {
    const sideways = await picture(600, 600)
      .withMetadata({ orientation: 3 })
      .withExif({ IFD0: { Copyright: 'hidden words', Orientation: '3' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([sideways, Buffer.from('<script>alert(1)</script>')]);
    expect(polyglot.includes('hidden words')).toBe(true);
    const { avatar } = (await upload(polyglot)).json<{ avatar: string }>();
    const { rawPayload } = await show(avatar);
    expect(rawPayload.includes('hidden words')).toBe(false);
    expect(rawPayload.includes('<script>')).toBe(false);
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    // Upside down: now blue is above.
    expect(data[2]).toBeGreaterThan(200);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  test('has an address of its own; the one before shows nothing any more, a guessed one never', async () => {
    const before = (await upload(await picture(20, 20).png().toBuffer())).json<{ avatar: string }>().avatar;
    const after = (await upload(await picture(20, 20).png().toBuffer())).json<{ avatar: string }>().avatar;
    expect(after).toMatch(/^\/api\/users\/[\w-]{36}\/avatar\?v=[\w-]{22}$/);
    const [bare = ''] = after.split('?');
    const addresses = [before, bare, `${bare}?v=`, `${bare}?v=1&v=2`, '/api/users/nobody/avatar?v=1'];
    for (const address of addresses) {
      const response = await show(address);
      expect([response.statusCode, response.json()]).toEqual([
        404,
        { message: 'There is no such picture', code: 'not_found' },
      ]);
    }
    expect((await show(after)).statusCode).toBe(200);
  });

  test('is in the export', async () => {
    const { avatar } = (await upload(await picture(20, 20).png().toBuffer())).json<{ avatar: string }>();
    const shown = await show(avatar);
    const exported = await spotter.call('GET', '/api/users/me/export', { token: ana.token });
    expect(exported.json<{ avatar: string }>().avatar).toBe(
      `data:image/webp;base64,${shown.rawPayload.toString('base64')}`,
    );
  });
});

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
  const notOne = 'The picture must be a PNG, JPEG or WebP';
  const damaged = 'The picture is damaged, so we can’t read it';
  const half = async (whole: Promise<Buffer>) => {
    const content = await whole;
    return content.subarray(0, Math.floor(content.length / 2));
  };
  const noise = () =>
    sharp({
      create: { width: 300, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } } as never,
    });

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), notOne],
    ['an SVG', () => Buffer.from(svg), notOne],
    ['an SVG after an XML line', () => Buffer.from(`<?xml version="1.0"?>${svg}`), notOne],
    ['a GIF', () => picture(10, 10).gif().toBuffer(), notOne],
    ['a TIFF', () => picture(10, 10).tiff().toBuffer(), notOne],
    ['nothing', () => Buffer.alloc(0), notOne],
    ['an SVG with the first bytes of a PNG', () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'), damaged],
    ['half a PNG', () => half(noise().png().toBuffer()), damaged],
    ['half a JPEG', () => half(noise().jpeg().toBuffer()), damaged],
    ['half a WebP', () => half(noise().webp().toBuffer()), damaged],
    ['a PNG of 64k × 64k', () => pngOf(65_536, 65_536), 'The picture is too large. The limit is 40 million pixels'],
    [
      'a PNG of 41 million pixels',
      () => pngOf(41_000, 1000),
      'The picture is too large. The limit is 40 million pixels',
    ],
  ])('%s is refused', async (_case, make, message) => {
    const before = await addressOf(ana);
    const response = await upload(await make());
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { message, code: 'invalid_input', issues: [{ path: 'avatar', message }] },
    ]);
    expect(await addressOf(ana)).toBe(before);
  });

  test('5 MiB are taken, a byte more is not', async () => {
    const small = await picture(20, 20).jpeg().toBuffer();
    const filled = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
    const tooLarge = { message: 'The picture is too large. The limit is 5 MiB', code: 'too_large' };
    expect((await upload(filled(5 * mebibyte))).statusCode).toBe(200);
    for (const size of [5 * mebibyte + 1, 20 * mebibyte]) {
      const response = await upload(filled(size));
      expect([response.statusCode, response.json()]).toEqual([413, tooLarge]);
    }
  });

  test('a form without the field is told so; other fields do no harm', async () => {
    const content = await picture(20, 20).png().toBuffer();
    for (const sent of [
      form({ name: 'avatar', content: 'text' }),
      form({ name: 'picture', fileName: 'me.png', content }),
      form(),
    ]) {
      const response = await send(sent);
      expect([response.statusCode, response.json()]).toMatchObject([400, { message: 'Avatar is required' }]);
    }
    const more = form(
      { name: 'user', content: 'me' },
      { name: 'avatar', fileName: 'a.png', content },
      { name: 'avatar', fileName: 'b.png', content },
    );
    expect((await send(more)).statusCode).toBe(200);
  });

  test('a form that breaks off, or is none, is refused', async () => {
    const { headers, body } = form({ name: 'avatar', fileName: 'me.png', content: Buffer.alloc(1000) });
    const broken = await send({ headers, body: body.subarray(0, 500) });
    expect([broken.statusCode, broken.json()]).toMatchObject([400, { message: 'We couldn’t read the upload' }]);
    for (const type of ['application/json', 'image/png', 'text/plain']) {
      const response = await send({ headers: { 'content-type': type }, body: Buffer.from('{}') });
      expect([response.statusCode, response.json()]).toEqual([
        415,
        {
          message: 'The picture must be sent as a form (content type multipart/form-data)',
          code: 'wrong_media_type',
        },
      ]);
    }
    expect((await send({ headers: {} })).statusCode).toBe(415);
  });

  test('a visitor is refused before anything is read', async () => {
    const response = await upload(await picture(20, 20).png().toBuffer(), 'made-up');
    expect([response.statusCode, response.json()]).toEqual([
      401,
      { message: 'Please sign in', code: 'unauthenticated' },
    ]);
  });
});

test('memory stays flat while hostile and huge pictures come in side by side', async () => {
  const tokens: string[] = [];
  for (let nth = 0; nth < 8; nth += 1) tokens.push((await spotter.signUp(`flood${nth}@example.com`)).token);
  const huge = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#345678' } })
    .webp({ quality: 20, effort: 0 })
    .toBuffer();
  await upload(huge, tokens[0]);
  const bomb = pngOf(65_536, 65_536);
  const before = process.memoryUsage.rss();
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const answers = await Promise.all(tokens.map((token, count) => upload(count % 2 === 0 ? huge : bomb, token)));
  clearInterval(watching);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 8 }, (_, count) => (count % 2 === 0 ? 200 : 400)),
  );
  // One of the huge ones has 120 MB of pixels; four at once would take four times that.
  expect((peak - before) / mebibyte).toBeLessThan(200);
});

test('sixty uploads an hour, then wait', async () => {
  const { token } = await spotter.signUp('eager@example.com');
  const nothing = Buffer.from('nothing');
  for (let count = 0; count < 60; count++) expect((await upload(nothing, token)).statusCode).toBe(400);
  const refused = await upload(nothing, token);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
});

test('an upload that stops half-way leaves the server at work', async () => {
  await spotter.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = spotter.app.server.address() as AddressInfo;
  const { headers, body } = form({ name: 'avatar', fileName: 'me.png', content: Buffer.alloc(mebibyte) });
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `PUT /api/users/me/avatar HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${ana.token}\r\n` +
      `content-type: ${headers['content-type']}\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, 1000), () => socket.destroy());
  await closed;
  // The server learns a moment later that the first one has ended, and takes one of a user at a time.
  const small = await picture(20, 20).png().toBuffer();
  await expect.poll(async () => (await upload(small)).statusCode).toBe(200);
});
