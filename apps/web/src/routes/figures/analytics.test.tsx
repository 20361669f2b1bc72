import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noAnalytics, noneLost, type FakeAnalytics } from '../../test/fake-analytics.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, anAgent } from '../../test/samples.ts';

const down = { status: 500, message: 'Something failed', code: 'internal' };
const address = '/dashboard/analytics';

const busy: FakeAnalytics = {
  ...noAnalytics(),
  rate: { engaged: 40, booked: 5 },
  perDay: { instagramMeetings: 1, messengerMeetings: 0, instagramMessages: 12, pageMessages: 3 },
  before: { ...noAnalytics().before, instagramMessages: 240, engaged: 20, booked: 5 },
  keywords: {
    'agent-1': {
      engagedTimes: [
        { keyword: 'BULK', times: 4 },
        { keyword: 'SHRED', times: 30 },
      ],
      bookingRate: [
        { keyword: 'BULK', totalConversations: 0, confirmedMeets: 0 },
        { keyword: 'SHRED', totalConversations: 24, confirmedMeets: 9 },
      ],
    },
    'agent-2': { engagedTimes: [], bookingRate: [] },
  },
  funnel: {
    now: {
      new: 60,
      engaged: 40,
      qualified: 12,
      booked: 3,
      past: 2,
      shown: 1,
      lost: { ...noneLost, price: 4, not_a_fit: 2 },
    },
    before: { new: 30, engaged: 20, qualified: 6, booked: 5, past: 5, shown: 2, lost: { ...noneLost, not_now: 1 } },
  },
  chats: ['maya', 'leo', 'zoe'].map((username, index) => ({
    _id: `chat-${index}`,
    username,
    name: null,
    from: 'instagram',
    beganAt: '2026-11-10T10:00:00.000Z',
    reached: 'booked',
    keyword: 'SHRED',
  })),
  waits: {
    agent: { answers: 124, medianSeconds: 45, ninetyPercentSeconds: 90 },
    coach: { answers: 7, medianSeconds: 1500, ninetyPercentSeconds: 86_400 },
  },
  hours: [
    { weekday: 2, hour: 18, received: 30 },
    { weekday: 0, hour: 0, received: 10 },
  ],
  results: [
    {
      agentId: 'agent-1',
      agentName: 'Dana',
      keyword: 'SHRED',
      engaged: 30,
      talking: 24,
      talkingBooked: 6,
      qualified: 10,
      booked: 9,
      past: 4,
      shown: 3,
      sources: [
        { kind: 'ad', name: 'spring', engaged: 9 },
        { kind: 'link', name: 'bio', engaged: 6 },
        { kind: 'link', name: null, engaged: 4 },
        { kind: 'ad', name: '120300', engaged: 2 },
      ],
      byOtherSources: 3,
    },
    {
      agentId: 'gone',
      agentName: null,
      keyword: null,
      engaged: 10,
      talking: 5,
      talkingBooked: 1,
      qualified: 2,
      booked: 1,
      past: 0,
      shown: 0,
      sources: [],
      byOtherSources: 0,
    },
  ],
};

function open(analytics: FakeAnalytics = noAnalytics(), at = address) {
  const backend = createFakeBackend({
    agents: [anAgent({ _id: 'agent-1', name: 'Dana' }), anAgent({ _id: 'agent-2', name: 'Gym' })],
    analytics,
  });
  return { backend, app: renderApp(at, { backend, signedIn: true }) };
}

const block = async (name: string) => within(await screen.findByRole('region', { name }));
const rangesAsked = (backend: ReturnType<typeof open>['backend']) =>
  backend.queriesTo('GET /agent/booking-rate').map((query) => `${query.get('from')} ${query.get('to')}`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the range', () => {
  test('is the last 30 days up to today unless the address says otherwise', async () => {
    const { backend } = open();
    expect(await screen.findByRole('heading', { name: 'ANALYTICS' })).toBeTruthy();
    expect(screen.getByText('Key performance metrics for your social accounts')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-10-23');
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2026-11-21');
    expect(screen.getByLabelText('From').getAttribute('type')).toBe('date');
    expect(screen.getByRole('button', { name: 'Last 30 Days' }).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(rangesAsked(backend)).toEqual(['2026-10-23 2026-11-21']));
  });

  test('today is the user’s today', async () => {
    const { backend } = open();
    expect(backend.stored.user.timeZone).toBe('UTC');
    vi.setSystemTime(new Date('2026-11-21T23:59:00Z'));
    expect((await screen.findByLabelText<HTMLInputElement>('To')).value).toBe('2026-11-21');
  });

  test.each([
    ['Last 7 Days', '2026-11-15', 'days=7'],
    ['Last 90 Days', '2026-08-24', 'days=90'],
  ])('%s is a press away, highlighted, and in the address', async (name, from, search) => {
    const { backend, app } = open();
    await app.user.click(await screen.findByRole('button', { name }));
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe(from);
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Last 30 Days' }).getAttribute('aria-pressed')).toBe('false');
    expect(app.address()).toBe(`${address}?${search}`);
    await waitFor(() => expect(rangesAsked(backend)).toContain(`${from} 2026-11-21`));
  });

  test('changing a date asks anew and clears the highlight', async () => {
    const { backend, app } = open();
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-01' } });
    await waitFor(() => expect(rangesAsked(backend)).toContain('2026-11-01 2026-11-21'));
    expect(screen.queryByRole('button', { name: /^Last/, pressed: true })).toBeNull();
    expect(app.address()).toBe(`${address}?from=2026-11-01&to=2026-11-21`);
  });

  test('dates that are no range say so and ask nothing', async () => {
    const { backend } = open(noAnalytics(), `${address}?from=2026-11-01&to=2026-11-10`);
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-20' } });
    expect(
      await screen.findByText('The first day must not be after the last, and the range at most two years long'),
    ).toBeTruthy();
    await waitFor(() => expect(rangesAsked(backend)).toEqual(['2026-11-01 2026-11-10']));
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-21' } });
    await waitFor(() => expect(rangesAsked(backend)).toContain('2026-11-20 2026-11-21'));
  });

  test('a loading indicator shows while data loads', async () => {
    const backend = createFakeBackend();
    const release = backend.hold('GET /agent/booking-rate');
    const app = renderApp(address, { backend, signedIn: true });
    expect(await screen.findByText('Loading analytics')).toBeTruthy();
    release();
    await waitFor(() => expect(screen.queryByText('Loading analytics')).toBeNull());
    const releaseAgain = backend.hold('GET /agent/booking-rate');
    await app.user.click(screen.getByRole('button', { name: 'Last 7 Days' }));
    expect(await screen.findByText('Loading analytics')).toBeTruthy();
    releaseAgain();
  });
});

describe('the figures', () => {
  test('the booking rate is a whole percentage; with two decimals and its denominator it stands in words', async () => {
    open(busy);
    const rate = await block('Booking Rate');
    expect(await rate.findByText('13%')).toBeTruthy();
    expect(rate.getByText('12.50%')).toBeTruthy();
    const words = rate.getByText('12.50%').closest('p')?.textContent;
    expect(words).toBe('12.50%: 5 of 40 conversations engaged from Oct 23 to Nov 21 have a booked call.');
    expect(await rate.findByText('30 days before: 25%, 5 of 20')).toBeTruthy();
    expect(rate.queryByText(/^Small sample/)).toBeNull();
  });

  test('the booking rate is 0% when nothing was engaged', async () => {
    open();
    expect(await (await block('Booking Rate')).findByText('0%')).toBeTruthy();
  });

  test('fewer than 20 cases are marked', async () => {
    open({ ...busy, rate: { engaged: 19, booked: 5 } });
    expect(await (await block('Booking Rate')).findByText(/^Small sample/)).toBeTruthy();
  });

  test.each([
    ['Instagram Booked Meetings', 'calls booked', '1', '300px'],
    ['Messenger Booked Meetings', 'calls booked', '0', '300px'],
    ['Instagram Messages', 'messages received and sent', '12', '250px'],
    ['Facebook Page Messages', 'messages received and sent', '3', '250px'],
  ])('%s has a chart by its name, and a table of MM-DD days for screen readers', async (title, unit, value, height) => {
    const { app } = open(busy);
    await app.user.click(await screen.findByRole('tab', { name: new RegExp(`^${title}`) }));
    const panel = await screen.findByRole('tabpanel', { name: title });
    const table = within(await within(panel).findByRole('table', { name: title }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Day', unit]);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(30);
    expect(rows[0]?.textContent).toBe(`10-23${value}`);
    expect(rows.at(-1)?.textContent).toBe(`11-21${value}`);
    const drawing = panel.querySelector<HTMLElement>('div[aria-hidden]');
    expect(drawing?.style.height).toBe(height);
  });

  test('each chart tells its total and that of the period before, also while another one is shown', async () => {
    open(busy);
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
        [
          'Instagram Booked Meetings 30',
          'Messenger Booked Meetings 0',
          'Instagram Messages 360 (240 before)',
          'Facebook Page Messages 90',
        ].map((text) => expect.stringContaining(text)),
      ),
    );
  });

  test('a chart without anything on it says so', async () => {
    const { app } = open(busy);
    await app.user.click(await screen.findByRole('tab', { name: /^Messenger Booked/ }));
    expect(await screen.findByText('No calls booked in this period.')).toBeTruthy();
  });

  test('the charts are chosen with the arrow keys', async () => {
    const { app } = open(busy);
    (await screen.findByRole('tab', { name: /^Instagram Booked/, selected: true })).focus();
    await app.user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Instagram Messages/, selected: true }));
    await app.user.keyboard('{End}');
    expect(screen.getByRole('tabpanel', { name: 'Facebook Page Messages' })).toBeTruthy();
  });

  test('a long range has a bar for each week', async () => {
    open(busy, `${address}?days=90`);
    expect(await screen.findByText('calls booked, by week')).toBeTruthy();
    const bars = screen.getByRole('tabpanel').querySelectorAll('div[aria-hidden] > div');
    expect(bars).toHaveLength(13);
  });
});

describe('a channel without an account', () => {
  const idle = { ...busy, perDay: { ...busy.perDay, pageMessages: 0 } };

  test('takes one line with the way to connect it, and no charts', async () => {
    open(idle);
    const messenger = await block('Messenger Booked Meetings · Facebook Page Messages');
    expect(messenger.getByText('Messenger isn’t connected.')).toBeTruthy();
    const connect = messenger.getByRole('link', { name: 'Connect Messenger' });
    await waitFor(() => expect(connect.getAttribute('href')).toBe('/agent/service/agent-1'));
    expect(screen.queryByRole('tab', { name: /^Messenger Booked Meetings/ })).toBeNull();
    expect(screen.getByRole('tab', { name: /^Instagram Messages/ })).toBeTruthy();
  });

  test('keeps its charts while it has something to show', async () => {
    open(busy);
    expect(await screen.findByRole('tab', { name: /^Facebook Page Messages/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Connect Messenger' })).toBeNull();
  });

  test('has its charts once an account is connected, with nothing on them yet', async () => {
    const backend = createFakeBackend({ bots: [aBot({ from: 'page' })], analytics: idle });
    renderApp(address, { backend, signedIn: true });
    expect(await screen.findByRole('tab', { name: /^Messenger Booked Meetings/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Connect Messenger' })).toBeNull();
  });
});

describe('keyword analytics', () => {
  test('has one table per agent, most messages handled first, with both rates and what they are of', async () => {
    open(busy);
    const keywords = await block('Keyword Analytics by Agent');
    const table = within(await keywords.findByRole('table', { name: 'Dana' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Keyword',
      'Messages Handled',
      'Booking Rate',
      'Engagement Rate',
    ]);
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['SHRED3038%9 of 24 with 3+ replies80%24 of 30 handled', 'BULK4–0 of 0 with 3+ replies0%0 of 4 handled']);
    expect(keywords.getByText('No keyword data for this agent')).toBeTruthy();
  });

  test('the tooltip says what counts as engaged', async () => {
    const { app } = open(busy);
    await app.user.hover(await screen.findByRole('button', { name: 'What counts as engaged' }));
    expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe(
      'A conversation with more than 2 user responses counts as engaged.',
    );
  });

  test('an agent whose figures do not load is left out', async () => {
    open({ ...busy, keywords: { 'agent-1': busy.keywords['agent-1']! } });
    const keywords = await block('Keyword Analytics by Agent');
    expect(await keywords.findByRole('table', { name: 'Dana' })).toBeTruthy();
    expect(keywords.queryByText('Gym')).toBeNull();
    expect(keywords.queryByRole('alert')).toBeNull();
  });

  test('says that there is nothing yet where there is no agent', async () => {
    const backend = createFakeBackend();
    renderApp(address, { backend, signedIn: true });
    expect(await screen.findByText('No keyword analytics data available')).toBeTruthy();
  });

  test('is asked for as soon as the list of agents is there', async () => {
    const { backend } = open(busy);
    const release = backend.hold('GET /agent/');
    await block('Keyword Analytics by Agent');
    expect(backend.callsTo('GET /agent/stats-keyword-agent/{agentId}')).toHaveLength(0);
    release();
    expect(await screen.findByRole('table', { name: 'Dana' })).toBeTruthy();
    expect(backend.callsTo('GET /agent/stats-keyword-agent/{agentId}')).toHaveLength(2);
  });

  test('are of the chosen period, like all figures', async () => {
    const { app, backend } = open(busy);
    const keywords = await block('Keyword Analytics by Agent');
    expect(await keywords.findByText(/^Conversations engaged from /)).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Last 7 Days' }));
    const starts = () =>
      backend.queriesTo('GET /agent/stats-keyword-agent/{agentId}').map((query) => query.get('from'));
    await waitFor(() => expect(starts()).toEqual(['2026-10-23', '2026-10-23', '2026-11-15', '2026-11-15']));
  });
});

describe('each block fails on its own', () => {
  test.each([
    ['GET /agent/booking-rate', ['Error loading booking rate data']],
    ['GET /agent/meets-stats', ['Error loading Instagram meetings data', 'Error loading Messenger meetings data']],
    ['GET /agent/message-stats', ['Error loading Instagram messages data', 'Error loading Facebook messages data']],
    ['GET /agent/stats-keyword-agent/{agentId}', ['Error loading keyword analytics data']],
    ['GET /analytics/funnel', ['Error loading the funnel']],
    ['GET /analytics/response-times', ['Error loading response times']],
    ['GET /analytics/best-hours', ['Error loading the best hours']],
    ['GET /analytics/results', ['Error loading results']],
  ])('when %s fails', async (call, sentences) => {
    const backend = createFakeBackend({ agents: [anAgent({ _id: 'agent-1' })], analytics: busy });
    backend.refuse(call, down);
    const app = renderApp(address, { backend, signedIn: true });
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Loading analytics')).toBeNull());
    expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')).toHaveLength(sentences.length);
    expect(screen.getAllByText('Please try again later')).toHaveLength(sentences.length);
    backend.refuse(call);
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) await app.user.click(button);
    await waitFor(() => expect(screen.queryByText('Please try again later')).toBeNull());
  });
});

describe('what a coach asks next', () => {
  test('the funnel says what each number is a part of, and opens the conversations behind it', async () => {
    const { app } = open(busy);
    const funnel = await block('From first message to call');
    const steps = await funnel.findAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '60 (30 before)New conversations began from Oct 23 to Nov 21',
      '40 (20 before)Engaged 67% of 60 new: an agent took them up',
      '12 (6 before)Qualified 30% of 40 engaged: the lead fits',
      '3 (5 before)Booked 25% of 12 qualified: a call is confirmed',
      '1 (2 before)Showed up 50% of 2 past calls: came to the call',
    ]);
    await app.user.click(funnel.getByRole('button', { name: 'Booked: show the 3 conversations' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Booked: 3' }));
    expect((await dialog.findByRole('link', { name: /maya/ })).getAttribute('href')).toBe('/dashboard/chat/chat-0');
    expect(dialog.queryByRole('link', { name: /zoe/ })).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Show more' }));
    expect(await dialog.findByRole('link', { name: /zoe/ })).toBeTruthy();
  });

  test('lost leads stand by their reason, and each number opens them', async () => {
    const { app, backend } = open(busy);
    const funnel = await block('From first message to call');
    const lost = within(await funnel.findByRole('region', { name: 'Lost: 6 of 60 new' }));
    expect(lost.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
      'Price4 (0 before)',
      'Not now0 (1 before)',
      'Not a fit2 (0 before)',
    ]);
    await app.user.click(lost.getByRole('button', { name: 'Lost, Price: show the 4 conversations' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Price: 4' }));
    expect((await dialog.findByRole('link', { name: /maya/ })).getAttribute('href')).toBe('/dashboard/chat/chat-0');
    expect(backend.callsTo('GET /analytics/lost/{reason}/chats')).toHaveLength(1);
  });

  test('the time to answer has a median and 90%, of how many answers', async () => {
    open(busy);
    const times = await block('Time to answer');
    expect((await times.findByText('Your agent')).parentElement?.textContent).toBe(
      'Your agentMedian45 s90% within1.5 minOf 124 answers from Oct 23 to Nov 21.' +
        'From the lead’s last message, including your delay.',
    );
    expect(times.getByText('You').parentElement?.textContent).toContain('Median25 min90% within1 day');
  });

  test('the best hours stand in a table of weekdays and hours', async () => {
    open(busy);
    const hours = await block('Best hours');
    expect(
      await hours.findByText(/Most messages come on Tuesdays from 6 PM to 7 PM: 30 of 40 received from Oct 23/),
    ).toBeTruthy();
    const tuesday = hours.getByRole('row', { name: /Tue/ });
    expect(within(tuesday).getAllByRole('cell')[18]?.textContent).toBe('30');
  });

  test('the results stand by agent and keyword, with what brought them and who showed up of the past calls', async () => {
    open(busy);
    const results = within(await screen.findByRole('region', { name: 'Results by agent and keyword' }));
    const rows = await waitFor(() => {
      const found = results.getAllByRole('row');
      expect(found.length).toBeGreaterThan(1);
      return found;
    });
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Dana302410925%6 of 24 with 3+ replies75%3 of 4 past calls',
      'SHREDAd spring 9Link bio 6Link 4Other ads and links 5Direct 6302410925%6 of 24 with 3+ replies75%3 of 4 past calls',
      'Deleted agent1052120%1 of 5 with 3+ replies–',
      'No keyword (handed over by you)Direct 101052120%1 of 5 with 3+ replies–',
    ]);
  });

  test('before the first call is over, the show rate says so', async () => {
    const now = { ...busy.funnel.now, past: 0, shown: 0 };
    open({ ...busy, funnel: { ...busy.funnel, now } });
    const funnel = await block('From first message to call');
    const steps = await funnel.findAllByRole('listitem');
    expect(steps.at(-1)?.textContent).toMatch(/^0 \(2 before\)Showed up no booked call has happened yet/);
  });

  test('empty blocks say what is not there', async () => {
    open();
    for (const sentence of [
      'No conversations started in this period.',
      'No messages came in during this period.',
      'No leads engaged in this period.',
    ]) {
      expect(await screen.findByText(sentence)).toBeTruthy();
    }
    expect(await screen.findAllByText('No answers in this period.')).toHaveLength(2);
  });

  test('what a gray rate means is said once', async () => {
    open(busy);
    expect(await screen.findAllByText(/fewer than 20 cases/)).toHaveLength(1);
  });

  test('a file that cannot be made is told', async () => {
    const { backend, app } = open(busy);
    backend.refuse('GET /analytics/export.csv', down);
    await app.user.click(await screen.findByRole('button', { name: 'Days (CSV)' }));
    expect(await screen.findByText('We couldn’t make the file. Please try again later')).toBeTruthy();
  });
});
