import { describe, expect, test } from 'vitest';
import { createPageFetch } from './page-fetch.ts';

const standIn = 'http://127.0.0.1:9999';
const start = 'https://dana.example/faq';
const megabyte = 1024 * 1024;

type Answer = (signal: AbortSignal) => Response | Promise<Response>;

/** Returns a client whose hosts give these answers by address, and what they were asked; all else is not found. */
function hosts(answers: Record<string, Answer>, timeoutMs = 2_000) {
  const asked: string[] = [];
  const dispatched = new Map<string, boolean>();
  const fetchPage = createPageFetch({
    standIn,
    timeoutMs,
    about: 'https://spotter.example',
    fetch: async (url, { signal, dispatcher }) => {
      asked.push(url.href);
      dispatched.set(url.origin, dispatcher !== undefined);
      return answers[url.href]?.(signal) ?? new Response(null, { status: 404 });
    },
  });
  return { fetchPage, dispatched, asked: () => asked.filter((address) => !address.endsWith('/robots.txt')) };
}

const page =
  (body: ConstructorParameters<typeof Response>[0] = '<p>hello</p>', type = 'text/html'): Answer =>
  () =>
    new Response(body, { headers: { 'content-type': type } });
const to =
  (location: string, status = 302): Answer =>
  () =>
    new Response(null, { status, headers: { location } });
const refused = (because: string, status: number | null = null) => ({ kind: 'refused', because, status });

/**
 * Returns a body that sends as much as is read,
 * and tells how many megabytes that were and whether it was given up.
 */
function endless() {
  const sent = { megabytes: 0, isGivenUp: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent.megabytes += 1;
      controller.enqueue(new Uint8Array(megabyte));
    },
    cancel() {
      sent.isGivenUp = true;
    },
  });
  return { body, sent };
}

describe('a page', () => {
  test('is fetched from where its redirects lead', async () => {
    const { fetchPage, asked } = hosts({ [start]: to('/questions', 301), 'https://dana.example/questions': page() });
    expect(await fetchPage(start)).toEqual({
      kind: 'page',
      url: 'https://dana.example/questions',
      mediaType: 'text/html',
      charset: null,
      content: Buffer.from('<p>hello</p>'),
    });
    expect(asked()).toEqual([start, 'https://dana.example/questions']);
  });

  test.each([
    ['text/HTML; Charset="ISO-8859-1"; x=y', 'text/html', 'iso-8859-1'],
    ['application/pdf', 'application/pdf', null],
    ['', '', null],
  ])('of the type %j is told as such: what can be read is for the reader', async (type, mediaType, charset) => {
    const { fetchPage } = hosts({ [start]: page(Buffer.from('x'), type) });
    expect(await fetchPage(start)).toMatchObject({ kind: 'page', mediaType, charset });
  });

  test('is asked for by the connections that reach public addresses only, except at the stand-in', async () => {
    const { fetchPage, dispatched } = hosts({ [start]: to(`${standIn}/faq`), [`${standIn}/faq`]: page() });
    expect(await fetchPage(start)).toMatchObject({ kind: 'page' });
    expect(Object.fromEntries(dispatched)).toEqual({ 'https://dana.example': true, [standIn]: false });
  });

  test.each([
    [404, 404],
    [503, 503],
    // Nowhere to go on.
    [304, 304],
  ])('that answers %d is refused with it', async (answered, status) => {
    const { fetchPage } = hosts({ [start]: () => new Response(null, { status: answered }) });
    expect(await fetchPage(start)).toEqual(refused('status', status));
  });
});

describe('an address that is not of the open internet', () => {
  const inside = [
    ['this machine', 'http://127.0.0.1/'],
    ['this machine in one number', 'http://2130706433/'],
    ['this machine in other words', 'http://0x7f.1/'],
    ['this machine in IPv6', 'http://[::1]/'],
    ['this machine in IPv4 within IPv6', 'http://[::ffff:127.0.0.1]/'],
    ['a private network', 'http://10.0.0.7/'],
    ['a neighbor', 'http://169.254.1.1/'],
    ['a cloud’s own address', 'http://169.254.169.254/latest/meta-data/'],
    ['another port of a public host', 'https://dana.example:8443/'],
    ['another port of the stand-in', 'http://127.0.0.1:9998/'],
    ['a host behind a name', 'http://dana.example@10.0.0.7/'],
    ['a name and a word for it', 'https://dana:secret@dana.example/'],
    ['a file', 'file:///etc/passwd'],
    ['words in place of a page', 'data:text/html,hello'],
  ] as const;

  test.each([...inside, ['no address', 'dana'] as const])('%s is not asked', async (_where, address) => {
    const { fetchPage, asked } = hosts({ [address]: page() });
    expect(await fetchPage(address)).toEqual(refused('private'));
    expect(asked()).toEqual([]);
  });

  test.each([...inside, ['this machine by the scheme of the page', '//127.0.0.1/'] as const])(
    '%s is not asked where a page leads there, nor its robots.txt',
    async (_where, address) => {
      const { fetchPage, asked } = hosts({ [start]: to(address), [address]: page() });
      expect(await fetchPage(start)).toEqual(refused('private'));
      expect(asked()).toEqual([start]);
      const robots = hosts({ 'https://dana.example/robots.txt': to(address), [start]: page(), [address]: page('') });
      // A robots.txt that cannot be read allows nothing.
      expect(await robots.fetchPage(start)).toEqual(refused('robots'));
      expect(robots.asked()).toEqual([]);
    },
  );

  test('is told as such where a public name leads inside', async () => {
    const failure = new TypeError('fetch failed', { cause: new Error('The name leads to no public address') });
    const { fetchPage } = hosts({ [start]: () => Promise.reject(failure) });
    expect(await fetchPage(start)).toEqual(refused('private'));
  });
});

describe('a redirect', () => {
  const byte = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

  test('whose address is written in raw bytes leads where browsers go', async () => {
    const addresses: [string, string][] = [
      [byte('/über-mich'), 'https://dana.example/%C3%BCber-mich'],
      [byte('/цены?q=да'), 'https://dana.example/%D1%86%D0%B5%D0%BD%D1%8B?q=%D0%B4%D0%B0'],
      [byte('https://müller.example/料金'), 'https://xn--mller-kva.example/%E6%96%99%E9%87%91'],
      [byte('/עברית/דף'), 'https://dana.example/%D7%A2%D7%91%D7%A8%D7%99%D7%AA/%D7%93%D7%A3'],
      [byte('?ref=🏋️'), 'https://dana.example/faq?ref=%F0%9F%8F%8B%EF%B8%8F'],
      [byte('//dana.example/a b'), 'https://dana.example/a%20b'],
      // Latin-1, as old servers write it.
      ['/caf\u00E9', 'https://dana.example/caf%E9'],
      ['/caf%C3%A9', 'https://dana.example/caf%C3%A9'],
      [byte('../preguntas/¿cuánto?'), 'https://dana.example/preguntas/%C2%BFcu%C3%A1nto?'],
      [byte('./정기권'), 'https://dana.example/%EC%A0%95%EA%B8%B0%EA%B6%8C'],
      ['questions', 'https://dana.example/questions'],
      ['?page=2', 'https://dana.example/faq?page=2'],
      ['//other.example/faq', 'https://other.example/faq'],
      ['HTTPS://OTHER.example:443/Faq', 'https://other.example/Faq'],
      [byte('//bücher.example'), 'https://xn--bcher-kva.example/'],
      [byte('/%D0%B4а'), 'https://dana.example/%D0%B4%D0%B0'],
    ];
    const found = await Promise.all(
      addresses.map(async ([location, end]) => {
        const outcome = await hosts({ [start]: to(location), [end]: page() }).fetchPage(start);
        return [location, outcome.kind === 'page' ? outcome.url : outcome.because];
      }),
    );
    expect(found).toEqual(addresses);
  });

  test('that sets cookies gets them back, and no other site does', async () => {
    const sent: [string, string | undefined][] = [];
    const answers: Record<string, Answer> = {
      [start]: () => {
        const isKnown = sent.at(-1)?.[1]?.includes('visit=1') === true;
        if (isKnown) return new Response(null, { status: 302, headers: { location: 'https://other.example/' } });
        const headers = new Headers({ location: '/faq' });
        for (const cookie of ['visit=1; Path=/; Secure', 'gone=1; Max-Age=0', 'evil=1; Domain=other.example'])
          headers.append('set-cookie', cookie);
        return new Response(null, { status: 302, headers });
      },
      'https://other.example/': page(),
    };
    const fetchPage = createPageFetch({
      standIn,
      timeoutMs: 2_000,
      about: 'https://spotter.example',
      fetch: async (url, { signal, headers }) => {
        if (url.pathname === '/robots.txt') return new Response(null, { status: 404 });
        sent.push([url.href, headers['cookie']]);
        return answers[url.href]!(signal);
      },
    });
    expect(await fetchPage(start)).toMatchObject({ kind: 'page', url: 'https://other.example/' });
    expect(sent).toEqual([
      [start, undefined],
      [start, 'visit=1'],
      ['https://other.example/', undefined],
    ]);
    // Nothing is remembered for the next fetch.
    await fetchPage(start);
    expect(sent[3]).toEqual([start, undefined]);
  });
});

test('redirects in a circle of several pages and sites end too, with cookies or without', async () => {
  const here = (location: string, cookie: string): Answer => {
    const headers = new Headers({ location });
    headers.append('set-cookie', cookie);
    return () => new Response(null, { status: 307, headers });
  };
  const rounds: Record<string, Answer>[] = [
    { [start]: to('/b', 301), 'https://dana.example/b': to('/faq', 308) },
    { [start]: to('//other.example/faq'), 'https://other.example/faq': to(start) },
    { [start]: to('?n=1'), 'https://dana.example/faq?n=1': to('?n=2'), 'https://dana.example/faq?n=2': to('?n=1') },
    { [start]: here('/b', 'seen=1; Path=/'), 'https://dana.example/b': here('/faq', 'seen=; Max-Age=0; Path=/') },
  ];
  for (const answers of rounds) {
    const { fetchPage, asked } = hosts(answers);
    expect(await fetchPage(start)).toEqual(refused('too-many-redirects'));
    expect(asked()).toHaveLength(6);
  }
});

test('a redirect that leads nowhere is refused', async () => {
  for (const location of [
    'https://',
    'http:// /',
    'https://dana.example:99999/',
    'javascript:alert(1)',
    'https://[::g]/',
  ]) {
    const outcome = await hosts({ [start]: to(location) }).fetchPage(start);
    expect([location, outcome.kind]).toEqual([location, 'refused']);
  }
});

test('redirects end after five', async () => {
  const circle = hosts({ [start]: to(start) });
  expect(await circle.fetchPage(start)).toEqual(refused('too-many-redirects'));
  expect(circle.asked()).toHaveLength(6);
});

describe('a page that is too large', () => {
  test('by what it says of itself is not read', async () => {
    const { body, sent } = endless();
    const { fetchPage } = hosts({
      [start]: () => new Response(body, { headers: { 'content-length': String(6 * megabyte) } }),
    });
    expect(await fetchPage(start)).toEqual(refused('too-large'));
    expect(sent).toMatchObject({ isGivenUp: true });
    expect(sent.megabytes).toBeLessThan(2);
  });

  test.each<[string, Record<string, string>]>([
    ['says nothing of it', {}],
    ['lies about it', { 'content-length': '10' }],
  ])('and %s is given up at the limit', async (_name, headers) => {
    const { body, sent } = endless();
    const { fetchPage } = hosts({ [start]: () => new Response(body, { headers }) });
    expect(await fetchPage(start)).toEqual(refused('too-large'));
    expect(sent).toMatchObject({ isGivenUp: true });
    expect(sent.megabytes).toBeLessThan(9);
  });

  test('is more than 5 MB', async () => {
    const sizes: Record<string, Answer> = {
      'https://dana.example/most': page(Buffer.alloc(5 * megabyte)),
      'https://dana.example/more': page(Buffer.alloc(5 * megabyte + 1)),
    };
    const { fetchPage } = hosts(sizes);
    expect(await fetchPage('https://dana.example/most')).toMatchObject({ kind: 'page' });
    expect(await fetchPage('https://dana.example/more')).toEqual(refused('too-large'));
  });
});

describe('a page that is slow', () => {
  const untilAborted: Answer = (signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const halfABody: Answer = (signal) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array(10));
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      }),
    );

  test.each<[string, Record<string, Answer>]>([
    ['does not answer', { [start]: untilAborted }],
    ['answers by halves', { [start]: halfABody }],
    ['leads to one that does not answer', { [start]: to('/on'), 'https://dana.example/on': untilAborted }],
    ['has a robots.txt that does not answer', { 'https://dana.example/robots.txt': untilAborted, [start]: page() }],
  ])('and %s is given up', async (_name, answers) => {
    expect(await hosts(answers, 30).fetchPage(start)).toEqual(refused('timeout'));
  });

  test('is not one whose line is cut', async () => {
    const { fetchPage } = hosts({ [start]: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await fetchPage(start)).toEqual(refused('unreachable'));
  });
});

describe('robots.txt', () => {
  const robots = (text: string, more: Record<string, Answer> = {}) =>
    hosts({ 'https://dana.example/robots.txt': page(text, 'text/plain'), [start]: page(), ...more });

  test.each([
    ['User-agent: *\nDisallow: /faq', 'refused'],
    ['User-agent: Spotter\nDisallow: /', 'refused'],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Spotter\nAllow: /', 'page'],
    ['User-agent: *\nDisallow: /private/', 'page'],
    ['<html>no rules at all</html>', 'page'],
    ['', 'page'],
  ])('%j: %s', async (text, kind) => {
    const { fetchPage, asked } = robots(text);
    expect(await fetchPage(start)).toMatchObject(kind === 'page' ? { kind } : refused('robots'));
    expect(asked()).toHaveLength(kind === 'page' ? 1 : 0);
  });

  test('of a site that is down allows nothing, and none allows everything', async () => {
    const at = 'https://dana.example/robots.txt';
    const down = hosts({ [at]: () => new Response(null, { status: 503 }), [start]: page() });
    expect(await down.fetchPage(start)).toEqual(refused('robots'));
    const none = hosts({ [at]: () => new Response(null, { status: 404 }), [start]: page() });
    expect(await none.fetchPage(start)).toMatchObject({ kind: 'page' });
  });

  test('of the site that a page leads to is obeyed too', async () => {
    const other = 'https://other.example/faq';
    const { fetchPage, asked } = robots('', {
      [start]: to(other),
      [other]: page(),
      'https://other.example/robots.txt': page('User-agent: *\nDisallow: /', 'text/plain'),
    });
    expect(await fetchPage(start)).toEqual(refused('robots'));
    expect(asked()).toEqual([start]);
  });

  test('without end is read as far as rules have to be', async () => {
    const { body, sent } = endless();
    const { fetchPage } = hosts({ 'https://dana.example/robots.txt': page(body, 'text/plain'), [start]: page() });
    expect(await fetchPage(start)).toMatchObject({ kind: 'page' });
    expect(sent).toMatchObject({ isGivenUp: true });
    expect(sent.megabytes).toBeLessThan(4);
  });
});
