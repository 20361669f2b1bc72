import { createApiClient } from '@spotter/contract';
import { keepMedia } from '@spotter/simulators/meta/graph/sent-media';
import { createTranscriptionSimulator } from '@spotter/simulators/transcription/transcription-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountId, type Coach } from '../api/coach.ts';
import { postgresUrl } from '../running/journey-storage.ts';
import { until } from '../running/until.ts';
import { startKillableServer, type KillableServer } from './killable-server.ts';
import { readSettledHistories } from './settled-histories.ts';

const leads = Array.from({ length: 6 }, (_, nth) => ({
  id: `7770000000000090${nth}`,
  username: `speaks.once.${nth}`,
  said: `Hey, how much is the twelve week plan? I am number ${nth}.`,
  recording: Buffer.from(`\0\0\0\x18ftypM4A and voice ${nth}`, 'latin1'),
}));
const [killed, survivor] = ['ears-of-the-killed', 'ears-of-the-survivor'];

let server: KillableServer;
const transcription = createTranscriptionSimulator();

beforeAll(async () => {
  server = await startKillableServer({
    TRANSCRIPTION_BASE_URL: `${await transcription.listen()}/v1`,
    TRANSCRIPTION_MODEL: killed,
    TRANSCRIPTION_API_KEY: 'journey',
  });
  for (const { recording, said } of leads)
    transcription.control.know(recording, { text: said, language: 'english', seconds: 4 });
});
afterAll(async () => {
  await server?.remove();
  await transcription.close();
});

/**
 * Starts a second server where the database serves two, and kills the first; else the one is killed and started
 * again. Returns the coach at the server that lives.
 */
async function killOne(second: string | null): Promise<Coach> {
  await server.kill();
  transcription.control.clearFaults();
  transcription.control.hurry();
  const { coach } = server;
  if (second !== null) return { ...coach, client: createApiClient({ baseUrl: second, token: () => coach.token }) };
  server.start();
  await server.healthy();
  return coach;
}

test('kill -9 while voice notes are heard: each is written down once and answered once, beside a second server too', async () => {
  const { instagram } = server;
  const webhooksTo = (origin: string) => instagram.setWebhookUrl(`${origin}/api/webhooks/instagram`);
  const answersTo = (id: string) => instagram.conversation(accountId, id).filter(({ from }) => from === 'business');
  const second = postgresUrl === null ? null : (await server.startOther({ TRANSCRIPTION_MODEL: survivor })).origin;
  for (const { id, username } of leads) {
    instagram.addContact(accountId, { id, username, name: null });
    instagram.writeAsContact(accountId, id, { text: 'SHRED' });
  }
  await until('the greetings', () => leads.every(({ id }) => answersTo(id).length === 1));
  await instagram.webhooksSettled();

  // They are asked about, half of them through each server, and the answers stay away.
  transcription.control.setFaults({ delayMs: 3_600_000 });
  for (const [nth, { id, recording }] of leads.entries()) {
    if (second !== null && nth === leads.length / 2) {
      await instagram.webhooksSettled();
      webhooksTo(second);
    }
    const name = keepMedia({ content: recording, mediaType: 'audio/mp4' });
    const url = `${server.environment['INSTAGRAM_GRAPH_URL']}/voice-notes/${name}`;
    instagram.writeAsContact(accountId, id, { attachments: [{ type: 'audio', url }] });
  }
  await until('the requests', () => transcription.control.requests().length === leads.length);
  const lost = transcription.control.requests().filter(({ model }) => model === killed).length;
  expect(lost).toBeGreaterThan(0);
  const coach = await killOne(second);

  const histories = await until('words and answers', async () => {
    if (!leads.every(({ id }) => answersTo(id).length >= 2)) return null;
    const found = await readSettledHistories(coach);
    const isHeard = (id: string) =>
      found?.get(id)?.some(({ attachments }) => attachments.some(({ transcript }) => transcript?.status === 'ready'));
    return leads.every(({ id }) => isHeard(id)) ? found : null;
  });
  await instagram.webhooksSettled();
  for (const { id, said } of leads) {
    const notes = histories.get(id)!.flatMap(({ attachments }) => attachments);
    expect(notes.map(({ transcript }) => transcript?.text)).toEqual([said]);
    // Whether the patience for it was over by then or not, one answer came.
    expect(answersTo(id)).toHaveLength(2);
  }
  // Only what the killed server did not hear to the end was asked about again.
  const times = transcription.control.requests();
  expect(times).toHaveLength(leads.length + lost);
  const asked = Map.groupBy(times, ({ sha256 }) => sha256);
  expect([...asked.values()].filter((all) => all.length > 1).length).toBe(lost);
});
