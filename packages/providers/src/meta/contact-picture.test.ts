import { expect, test } from 'vitest';
import { createPictureFetch } from './contact-picture.ts';

const standIn = 'http://127.0.0.1:9999';

/** A fetch that answers what stands at an address, and says what was asked. */
function hosts(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  const answer = async (address: unknown) => {
    asked.push(String(address));
    return answers[String(address)]?.() ?? new Response(null, { status: 404 });
  };
  const fetchPicture = createPictureFetch({ origins: [standIn], timeoutMs: 500, fetch: answer });
  return { asked, fetchPicture };
}

const picture = () => new Response('a picture');
const to = (location: string) => () => new Response(null, { status: 302, headers: { location } });

test.each([
  ['https', 'https://scontent.example/mia.jpg'],
  ['a stand-in on this machine', `${standIn}/pictures/mia.png`],
])('a picture at %s is fetched', async (_where, address) => {
  const { fetchPicture } = hosts({ [address]: picture });
  expect(String(await fetchPicture(address))).toBe('a picture');
});

test.each([
  ['plain http', 'http://scontent.example/mia.jpg'],
  ['another port of this machine', 'http://127.0.0.1:5432/'],
  ['a file', 'file:///etc/passwd'],
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
  const circle = hosts({ [start]: to(start) });
  expect(await circle.fetchPicture(start)).toBeNull();
  expect(circle.asked).toHaveLength(4);
});

test('more than 5 MiB are not read, a dead address is no picture, nor is one that hangs up', async () => {
  const address = 'https://scontent.example/mia.jpg';
  const large = () => new Response(new Uint8Array(5 * 1024 * 1024 + 1));
  expect(await hosts({ [address]: large }).fetchPicture(address)).toBeNull();
  expect(await hosts({}).fetchPicture(address)).toBeNull();
  const broken = () => {
    throw new TypeError('fetch failed');
  };
  expect(await hosts({ [address]: broken }).fetchPicture(address)).toBeNull();
});
