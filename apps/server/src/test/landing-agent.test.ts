import { type ApiClient, createApiClient, landingAgentRoutes, maxVisitorTextLength } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chats, messages } from '../modules/chats/chats.tables.ts';
import { startSpotter, type SpotterUnderTest } from './spotter-under-test.ts';

let spotter: SpotterUnderTest;
let visitor: ApiClient;
beforeAll(async () => {
  spotter = await startSpotter({ environment });
  visitor = createApiClient({ baseUrl: spotter.origin, token: () => null });
});
afterAll(() => spotter.close());

const environment = { LANDING_TRAINER_EMAIL: 'coach1@example.test' };

function talk(text: string, client = visitor) {
  return client.call(landingAgentRoutes.talk, { body: { messages: [{ from: 'lead', text }], practice: null } });
}

describe('a visitor of the landing page', () => {
  test('writes to the agent of its trainer, sees why it answers, and nothing is stored or sent', async () => {
    expect(await visitor.call(landingAgentRoutes.find)).toBeNull();
    await spotter.addCoach();
    expect(await visitor.call(landingAgentRoutes.find)).toEqual({ coach: 'Dana', keyword: 'SHRED' });

    const first = await talk('SHRED');
    expect(first.decision).toMatchObject({ kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED' });
    expect(first.answer).toMatch(/\w/);
    expect(await talk('see you at dinner')).toMatchObject({
      decision: { kind: 'stay-silent', reason: 'no-keyword' },
      answer: null,
    });

    expect(await spotter.connection.database.select().from(chats)).toEqual([]);
    expect(await spotter.connection.database.select().from(messages)).toEqual([]);
    expect(spotter.answers()).toEqual([]);
  });

  test('cannot send a longer text than a lead would', async () => {
    await expect(talk('a'.repeat(maxVisitorTextLength + 1))).rejects.toMatchObject({ status: 400 });
  });

  test('is refused beyond forty messages an hour from one address', async () => {
    const answered = await Promise.allSettled(Array.from({ length: 45 }, () => talk('hi')));
    expect(answered.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(38);
    await expect(talk('hi')).rejects.toMatchObject({ status: 429 });
  });

  test('has nobody to write to where that is off', async () => {
    const other = await startSpotter({ environment: { ...environment, LANDING_AGENT: 'off' } });
    try {
      const client = createApiClient({ baseUrl: other.origin, token: () => null });
      await other.addCoach();
      expect(await client.call(landingAgentRoutes.find)).toBeNull();
      await expect(talk('SHRED', client)).rejects.toMatchObject({ status: 404 });
    } finally {
      await other.close();
    }
  });
});
