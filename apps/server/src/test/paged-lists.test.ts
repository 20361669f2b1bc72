import { agentRoutes, type ApiClient, botRoutes, connectionRoutes } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotter, type Coach, type SpotterUnderTest } from './spotter-under-test.ts';

let spotter: SpotterUnderTest;
let coach: Coach;

beforeAll(async () => {
  spotter = await startSpotter();
  coach = await spotter.addCoach();
  await spotter.addPage(coach);
});
afterAll(() => spotter.close());

type List = (
  client: ApiClient,
  query: { limit?: number; cursor?: string },
) => Promise<{ value: { _id: string }[]; nextCursor: string | null }>;
const lists: [name: string, length: number, list: List][] = [
  ['agents', 3, (client, query) => client.page(agentRoutes.list, { query })],
  ['bots', 2, (client, query) => client.page(botRoutes.list, { query })],
  ['integrations', 4, (client, query) => client.page(connectionRoutes.listIntegrations, { query })],
  ['credentials', 2, (client, query) => client.page(connectionRoutes.listCredentials, { query })],
];

const addAgent = (name: string) =>
  coach.client.call(agentRoutes.create, { body: { agent: { name, config: { prompt: 'Be kind.' } } } });

beforeAll(async () => {
  await addAgent('Second');
  await addAgent('Third');
});

test.each(lists)('the list of %s pages, and is whole where no limit is given', async (_name, length, list) => {
  const whole = await list(coach.client, {});
  expect(whole.value).toHaveLength(length);
  expect(whole.nextCursor).toBeNull();
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await list(coach.client, { limit: 1, ...(cursor === undefined ? {} : { cursor }) });
    expect(page.value).toHaveLength(1);
    ids.push(page.value[0]!._id);
    cursor = page.nextCursor;
  }
  expect(ids).toEqual(whole.value.map(({ _id }) => _id));
  await expect(list(coach.client, { cursor: 'not ours' })).rejects.toMatchObject({ status: 400 });
  await expect(list(coach.client, { limit: 1000 })).rejects.toMatchObject({ status: 400 });
});

test('a page goes on where its last entry was deleted meanwhile', async () => {
  const gone = await addAgent('Gone');
  const after = await addAgent('After');
  await coach.client.call(agentRoutes.remove, { params: { id: gone._id } });
  const { value } = await coach.client.page(agentRoutes.list, { query: { cursor: gone._id } });
  expect(value.map(({ name }) => name)).toEqual(['After']);
  await coach.client.call(agentRoutes.remove, { params: { id: after._id } });
});
