import { createApiClient, landingAgentRoutes, maxVisitorTextLength } from '@spotter/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { chats, messages } from '../modules/chats/chats.tables.ts';
import { startSpotter, type SpotterUnderTest } from './spotter-under-test.ts';

let spotter: SpotterUnderTest;
afterEach(() => spotter.close());

async function start(environment: Record<string, string> = {}) {
  spotter = await startSpotter({ environment: { LANDING_TRAINER_EMAIL: 'coach1@example.test', ...environment } });
  return createApiClient({ baseUrl: spotter.origin, token: () => null });
}

describe('a visitor of the landing page', () => {
  test('writes to the agent of its trainer, sees why it answers, and nothing is stored or sent', async () => {
    const visitor = await start();
    expect(await visitor.call(landingAgentRoutes.find)).toBeNull();
    await spotter.addCoach();
    expect(await visitor.call(landingAgentRoutes.find)).toEqual({ coach: 'Dana', keyword: 'SHRED' });

    const first = await visitor.call(landingAgentRoutes.talk, {
      body: { messages: [{ from: 'lead', text: 'SHRED' }], practice: null },
    });
    expect(first.decision).toMatchObject({ kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED' });
    expect(first.answer).not.toBe('');
    const silent = await visitor.call(landingAgentRoutes.talk, {
      body: { messages: [{ from: 'lead', text: 'see you at dinner' }], practice: null },
    });
    expect(silent).toMatchObject({ decision: { kind: 'stay-silent', reason: 'no-keyword' }, answer: null });

    expect(await spotter.connection.database.select().from(chats)).toEqual([]);
    expect(await spotter.connection.database.select().from(messages)).toEqual([]);
    expect(spotter.answers()).toEqual([]);
  });

  test('is refused beyond forty messages an hour from one address', async () => {
    const visitor = await start();
    await spotter.addCoach();
    const ask = () =>
      visitor.call(landingAgentRoutes.talk, { body: { messages: [{ from: 'lead', text: 'hi' }], practice: null } });
    for (let asked = 0; asked < 40; asked += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ status: 429 });
  });

  test('has nobody to write to where that is off', async () => {
    const visitor = await start({ LANDING_AGENT: 'off' });
    await spotter.addCoach();
    expect(await visitor.call(landingAgentRoutes.find)).toBeNull();
    const talk = visitor.call(landingAgentRoutes.talk, {
      body: { messages: [{ from: 'lead', text: 'SHRED' }], practice: null },
    });
    await expect(talk).rejects.toMatchObject({ status: 404 });
  });

  test('cannot send a longer text than a lead would', async () => {
    const visitor = await start();
    await spotter.addCoach();
    const talk = visitor.call(landingAgentRoutes.talk, {
      body: { messages: [{ from: 'lead', text: 'a'.repeat(maxVisitorTextLength + 1) }], practice: null },
    });
    await expect(talk).rejects.toMatchObject({ status: 400 });
  });
});
