import { knowledgeRoutes } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotter, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

let spotter: SpotterUnderTest;
let coach: Awaited<ReturnType<SpotterUnderTest['signUp']>>;
beforeAll(async () => {
  spotter = await startSpotter();
  coach = await spotter.signUp();
});
afterAll(() => spotter.close());

const settled = () => spotter.services.worker.idle();
const find = (id: string) => coach.client.call(knowledgeRoutes.find, { params: { id } });
const textOf = async (id: string) => (await find(id)).passages.map(({ text }) => text).join('\n');
const modelRequests = () =>
  spotter.model.requests().filter(({ tools }) => tools.includes('name_page') && tools.length === 1);

async function addPage(path: string, html: string): Promise<string> {
  spotter.website.setPage(path, html);
  const url = `${spotter.websiteOrigin}${path}`;
  const { _id } = await coach.client.call(knowledgeRoutes.create, { body: { kind: 'page', url } });
  await settled();
  return _id;
}

async function readAgain(id: string, route: 'refresh' | 'trust' = 'refresh') {
  await coach.client.call(knowledgeRoutes[route], { params: { id } });
  await settled();
  return find(id);
}

const page = (title: string, ...texts: string[]) =>
  `<title>${title}</title><main><h1>${title}</h1>${texts.map((text) => `<p>${text}</p>`).join('')}</main>`;
const hours = page('Opening hours', 'Monday to Friday from 9 am to 5 pm.', 'Closed on public holidays.');
const statements = Array.from(
  { length: 20 },
  (_, week) =>
    `In week ${week + 1} of the strength plan you lift ${20 + week} kilos three times, and you rest for two days.`,
);
const essay = page('Strength after forty', ...statements);

test('what a site shows in place of a page is never ready, in whatever words', async () => {
  const pages: Record<string, string> = {
    challenge: page('One more step', 'Kindly show us that a person is browsing, and tick the box to go on.'),
    'soft 404': page('Hmm', 'We looked everywhere, but this page has wandered off. Go back to the homepage.'),
    'loading shell': '<title>Coaching</title><div id="app">Fetching your data, please stand by</div>',
    'login wall': page('Members', 'Enter your email and password to see this page. Forgot your password? Sign up.'),
    'login with a long menu': `<title>Area clienti</title>${'<p><a href="/x">Corsi e orari</a></p>'.repeat(60)}
      <form><label>Email <input></label><label>Password <input type="password"></label><button>Accedi</button>
      <p>Hai dimenticato la password? Non hai ancora un account? Registrati.</p></form>`,
    'cookie wall': page(
      'Votre vie privée',
      ...Array.from({ length: 25 }, () => 'Nos partenaires et nous utilisons des cookies sur votre appareil.'),
      'Vous pouvez retirer votre consentement à tout moment.',
    ),
    'long notice': page('Oops!', 'Sorry, this page doesn’t exist anymore. Go back to the homepage.', ...statements),
    parked: page(
      'dana-coaching.example',
      'This domain may be for sale.',
      'Related searches: Life Coach, Online Coach, Cheap Insurance, Web Hosting, Best Mortgage Rates',
    ),
    filler: page(
      'Theme',
      ...Array.from({ length: 30 }, (_, at) => `Vivamus sagittis ${at} lacus vel augue laoreet rutrum faucibus dolor.`),
    ),
    maintenance: page('Un attimo', 'Stiamo facendo lavori di manutenzione sul sito, torniamo online tra poco.'),
    'empty shop': page('Shop', 'Showing 0 of 0 products', 'Your cart is empty. Continue shopping'),
  };
  const ready: string[] = [];
  for (const [kind, html] of Object.entries(pages)) {
    const { state, doubtful, reason } = await find(await addPage(`/${encodeURIComponent(kind)}`, html));
    if (state !== 'failed' || !doubtful || reason === null) ready.push(kind);
  }
  expect(ready).toEqual([]);
});

test('a short page is cleared by what the model says of it, once for each text', async () => {
  const before = modelRequests().length;
  const id = await addPage('/hours', hours);
  expect(await find(id)).toMatchObject({ state: 'ready', doubtful: false, reason: null });
  expect(modelRequests()).toHaveLength(before + 1);
  await readAgain(id);
  expect(modelRequests()).toHaveLength(before + 1);
});

test('a long page in running text is ready without a question', async () => {
  const before = modelRequests().length;
  expect(await find(await addPage('/essay', essay))).toMatchObject({ state: 'ready', doubtful: false });
  expect(modelRequests()).toHaveLength(before);
});

test('without an answer of the model a short page is doubtful, until the coach uses it', async () => {
  spotter.model.failNext({ status: 503, times: 10 });
  const id = await addPage('/prices', page('Prices', 'An hour costs $90.'));
  expect(await find(id)).toMatchObject({
    state: 'failed',
    doubtful: true,
    reason: 'We couldn’t check whether this is the page itself. It says “Prices”.',
  });
  expect(await readAgain(id, 'trust')).toMatchObject({ state: 'ready', doubtful: false, passageCount: 1 });
  expect(await readAgain(id)).toMatchObject({ state: 'ready', doubtful: false });
  spotter.model.clearFaults();
});

test('a page that becomes something else keeps its text, and says why', async () => {
  const id = await addPage('/kept', hours);
  spotter.website.setPage(
    '/kept',
    page('Wartung', 'Unsere Website wird gerade gewartet. Bitte versuchen Sie es später.'),
  );
  const again = await readAgain(id);
  expect(again).toMatchObject({ state: 'ready', title: 'Opening hours', doubtful: true });
  expect(again.reason).toMatch(/an error instead of the page. It says “/);
  expect(await textOf(id)).toContain('9 am');
});

test('a page that hardly changes is not asked about again, whatever the model would say', async () => {
  const dated = (day: string) =>
    page(
      'Schedule',
      `As of ${day}.`,
      'Yoga is on Monday at nine.',
      'Pilates is on Tuesday at ten.',
      'Both are in the hall.',
    );
  const id = await addPage('/schedule', dated('March 1'));
  await readAgain(id, 'trust');
  spotter.website.setPage('/schedule', dated('March 2'));
  spotter.model.failNext({ status: 503, times: 10 });
  expect(await readAgain(id)).toMatchObject({ state: 'ready', doubtful: false });
  expect(await textOf(id)).toContain('March 2');
  spotter.model.clearFaults();
});
