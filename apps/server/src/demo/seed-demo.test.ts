import {
  agentRoutes,
  analyticsRoutes,
  authRoutes,
  botRoutes,
  connectionRoutes,
  createApiClient,
  dashboardRoutes,
  type ApiClient,
} from '@spotter/contract';
import { demoPage, demoStory, yearOfHistory } from '@spotter/demo';
import { addDays, dayAt } from '@spotter/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldChanges } from '../modules/analytics/counted-days.ts';
import { startSpotter, type SpotterUnderTest } from '../test/spotter-under-test.ts';
import { seedDemo } from './seed-demo.ts';

const { coach, account } = demoStory;

describe('the demo coach', () => {
  let spotter: SpotterUnderTest;
  let client: ApiClient;
  let seconds: number;
  const seed = () =>
    seedDemo(
      { story: demoStory, history: yearOfHistory(), page: demoPage, calendar: null },
      {
        ...spotter.services,
        connection: spotter.connection,
        instagramOrigin: spotter.config.instagram.graphUrl,
        now: () => new Date(),
      },
    );

  beforeAll(async () => {
    spotter = await startSpotter();
    spotter.instagram.addAccount({ ...account, pictureUrl: null });
    spotter.messenger.addAccount(demoPage);
    const began = performance.now();
    expect(await seed()).toBe(true);
    seconds = (performance.now() - began) / 1000;
    const visitor = createApiClient({ baseUrl: spotter.origin, token: () => null });
    const { email, password } = coach;
    const { token } = await visitor.call(authRoutes.signIn, { body: { email, password } });
    client = createApiClient({ baseUrl: spotter.origin, token: () => token });
    await foldChanges(spotter.connection.database);
  });
  afterAll(() => spotter.close());

  test('is made once', async () => {
    // To be read, not judged: how busy the machine is decides most of it.
    console.info(`The demo coach was made in ${seconds.toFixed(1)} s`);
    expect(await seed()).toBe(false);
  });

  test('has an Instagram account and a page, with one agent for both', async () => {
    const bots = await client.call(botRoutes.list);
    expect(new Set(bots.map(({ name }) => name))).toEqual(new Set([demoPage.name, account.username]));
    const [agent] = await client.call(agentRoutes.list);
    expect(new Set([agent?.ig, agent?.page])).toEqual(new Set(bots.map(({ _id }) => _id)));
    const credentials = await client.call(connectionRoutes.listCredentials);
    expect(credentials.map(({ status }) => status)).toEqual(['connected', 'connected']);
  });

  test('has taken all the first steps', async () => {
    const { steps, next } = await client.call(dashboardRoutes.onboarding);
    expect(steps.filter(({ done }) => !done)).toEqual([]);
    expect(next).toBeNull();
  });

  test('has a year of months, each with leads, and no two alike', async () => {
    const to = dayAt(new Date(), coach.timeZone);
    const range = { from: addDays(to, -359), to };
    const byMonth = async (series: Promise<{ time: string; value: number }[]>) => {
      const points = await series;
      return Array.from({ length: 12 }, (_, month) =>
        points.slice(month * 30, (month + 1) * 30).reduce((sum, { value }) => sum + value, 0),
      );
    };
    const instagram = await byMonth(
      client.call(analyticsRoutes.messageStats, { query: { source: 'instagram', ...range } }),
    );
    const onPage = await byMonth(client.call(analyticsRoutes.messageStats, { query: { source: 'page', ...range } }));
    const meets = await byMonth(client.call(analyticsRoutes.meetsStats, { query: { source: 'ig', ...range } }));
    expect(Math.min(...instagram)).toBeGreaterThan(20);
    expect(new Set(instagram).size).toBeGreaterThan(10);
    expect(onPage.filter((value) => value > 0).length).toBeGreaterThan(6);
    expect(meets.filter((value) => value > 0).length).toBeGreaterThan(9);
    expect(new Set(meets).size).toBeGreaterThan(4);
  });
});
