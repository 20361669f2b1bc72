import { expect, test } from 'vitest';
import { createPictureFetch } from './contact-picture.ts';

const simulator = 'http://127.0.0.1:9999';

/** Returns a fetch with fixed answers by address, and the addresses that were asked. */
function hosts(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  const dispatched: boolean[] = [];
  const answer = async (address: unknown, { dispatcher }: { dispatcher?: unknown }) => {
    asked.push(String(address));
    dispatched.push(dispatcher !== undefined);
    return answers[String(address)]?.() ?? new Response(null, { status: 404 });
  };
  const fetchPicture = createPictureFetch({ origins: [simulator], timeoutMs: 500, fetch: answer });
  return { asked, dispatched, fetchPicture };
}

const picture = () => new Response('a picture');
const to = (location: string) => () => new Response(null, { status: 302, headers: { location } });

test.each([
  ['https', 'https://scontent.example/mia.jpg'],
  ['a simulator on this machine', `${simulator}/pictures/mia.png`],
])('a picture at %s is fetched', async (_where, address) => {
  const { fetchPicture } = hosts({ [address]: picture });
  expect(String(await fetchPicture(address))).toBe('a picture');
});

test.each([
  ['plain http', 'http://scontent.example/mia.jpg'],
  ['another port of this machine', 'http://127.0.0.1:5432/'],
  ['a file', 'file:///etc/passwd'],
  ['this machine by https', 'https://127.0.0.1/mia.jpg'],
  ['this machine in other words', 'https://0x7f.1/mia.jpg'],
  ['this machine in IPv6', 'https://[::1]/mia.jpg'],
  ['this machine in IPv4 within IPv6', 'https://[::ffff:127.0.0.1]/mia.jpg'],
  ['a private network', 'https://10.0.0.7/mia.jpg'],
  ['a cloud’s own address', 'https://169.254.169.254/latest/meta-data/'],
  ['another port of a public host', 'https://scontent.example:8443/mia.jpg'],
  ['a host behind a name', 'https://scontent.example@10.0.0.7/mia.jpg'],
  ['no address', 'mia.jpg'],
])('%s is not asked', async (_where, address) => {
  const { asked, fetchPicture } = hosts({ [address]: picture });
  expect(await fetchPicture(address)).toBeNull();
  expect(asked).toEqual([]);
});

test('redirects are followed where they may lead, and not for ever', async () => {
  const start = 'https://lookaside.example/mia';
  const cdn = 'https://scontent.example/mia.jpg';
  expect(String(await hosts({ [start]: to(cdn), [cdn]: picture }).fetchPicture(start))).toBe('a picture');
  const inside = hosts({ [start]: to('http://169.254.169.254/latest'), 'http://169.254.169.254/latest': picture });
  expect(await inside.fetchPicture(start)).toBeNull();
  const private_ = hosts({ [start]: to('https://192.168.1.1/'), 'https://192.168.1.1/': picture });
  expect(await private_.fetchPicture(start)).toBeNull();
  expect(private_.asked).toEqual([start]);
  const circle = hosts({ [start]: to(start) });
  expect(await circle.fetchPicture(start)).toBeNull();
  expect(circle.asked).toHaveLength(4);
});

test('addresses from outside are resolved where only public ones count, the platform’s own as ever', async () => {
  const outside = hosts({ 'https://scontent.example/mia.jpg': picture });
  await outside.fetchPicture('https://scontent.example/mia.jpg');
  expect(outside.dispatched).toEqual([true]);
  const own = hosts({ [`${simulator}/mia.png`]: picture });
  await own.fetchPicture(`${simulator}/mia.png`);
  expect(own.dispatched).toEqual([false]);
});

test('a connection that breaks is tried once more', async () => {
  const address = 'https://scontent.example/mia.jpg';
  let tries = 0;
  const breaksOnce = () => {
    tries += 1;
    if (tries === 1) throw new TypeError('fetch failed');
    return picture();
  };
  expect(String(await hosts({ [address]: breaksOnce }).fetchPicture(address))).toBe('a picture');
});

test('more than 5 MiB are not read, a dead address is no picture, and one that hangs up may have one later', async () => {
  const address = 'https://scontent.example/mia.jpg';
  const large = () => new Response(new Uint8Array(5 * 1024 * 1024 + 1));
  expect(await hosts({ [address]: large }).fetchPicture(address)).toBeNull();
  expect(await hosts({}).fetchPicture(address)).toBeNull();
  const broken = () => {
    throw new TypeError('fetch failed');
  };
  expect(await hosts({ [address]: broken }).fetchPicture(address)).toBe('unreachable');
});
