import { readFileSync } from 'node:fs';
import { botRoutes, chatRoutes, connectionRoutes } from '@spotter/contract';
import { createMailboxSimulator } from '@spotter/simulators/mailbox/mailbox-simulator';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryRows } from '../database/database.ts';
import { giveConsent } from './consent-driver.ts';
import { createShiftedClock } from './shifted-clock.ts';
import { account, lead, page, startSpotter, type Coach, type SpotterUnderTest } from './spotter-under-test.ts';

const dayMs = 24 * 60 * 60 * 1000;
const { signed_request: sample } = JSON.parse(
  readFileSync(
    new URL('../../../../packages/providers/src/meta/__fixtures__/signature-vectors.json', import.meta.url),
    'utf8',
  ),
) as { signed_request: { form_body: string; decoded: { user_id: string } } };

describe('a connected account is looked after', () => {
  const clock = createShiftedClock();
  const mailbox = createMailboxSimulator();
  let spotter: SpotterUnderTest;
  let coach: Coach;
  const logged: string[] = [];
  const answered: string[] = [];
  const realFetch = globalThis.fetch;

  beforeAll(async () => {
    const smtpUrl = await mailbox.listen();
    spotter = await startSpotter({
      clock,
      logTo: { write: (line) => void logged.push(line) },
      environment: { SMTP_URL: smtpUrl, PROVIDER_TIMEOUT_MS: '10000' },
    });
    // Everything that the API returns, for the last test.
    globalThis.fetch = async (input, init) => {
      const response = await realFetch(input, init);
      const address = String(input instanceof Request ? input.url : input);
      if (address.startsWith(spotter.origin)) {
        answered.push(await response.clone().text(), JSON.stringify([...response.headers]));
      }
      return response;
    };
    coach = await spotter.addCoach();
  });
  afterAll(async () => {
    globalThis.fetch = realFetch;
    await spotter.close();
    await mailbox.close();
  });

  const tokensAtInstagram = () => spotter.instagram.snapshot().tokens;
  const credentials = () => spotter.services.connections.list(coach.access);
  const instagramCredential = async () => (await credentials()).find(({ integration }) => integration === 'instagram')!;

  async function consent(service: 'instagram' | 'messenger', client = coach.client): Promise<URLSearchParams> {
    const route = service === 'instagram' ? connectionRoutes.instagramLink : connectionRoutes.facebookLink;
    const back = await giveConsent((await client.call(route)).url, 'allow');
    const answer = await fetch(spotter.origin + back.pathname + back.search, { redirect: 'manual' });
    return new URL(answer.headers.get('location')!).searchParams;
  }

  async function notifyMeta(path: 'deauthorize' | 'data-deletion', body: string) {
    return fetch(`${spotter.origin}/api/webhooks/meta/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  }

  test('its health says when webhooks came and when something was sent', async () => {
    expect((await instagramCredential()).health).toMatchObject({ webhooksLastSeenAt: null, lastSentAt: null });
    const writtenAt = Date.now();
    spotter.writes('SHRED');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    await spotter.settled();
    const { health, credentials: reported } = await instagramCredential();
    expect(Date.parse(health.webhooksLastSeenAt!)).toBeGreaterThanOrEqual(writtenAt);
    expect(Date.parse(health.lastSentAt!)).toBeGreaterThanOrEqual(writtenAt);
    expect(health.webhooksSubscribed).toBe(true);
    expect(reported.agent).toBe(coach.agentId);
  });

  test('a token given by hand is renewed after a day, so that its end is known', async () => {
    expect((await instagramCredential()).health.tokenExpiresAt).toBeNull();
    const before = tokensAtInstagram().length;
    clock.putForward(dayMs + 60_000);
    await spotter.services.worker.idle();
    expect(tokensAtInstagram()).toHaveLength(before + 1);
    expect(await endsApartMs()).toBeLessThan(dayMs);
  });

  /** Returns the difference between the newest token's expiry here and at Instagram. */
  async function endsApartMs(): Promise<number> {
    const known = (await instagramCredential()).health.tokenExpiresAt;
    return Math.abs(Date.parse(known ?? '') - Date.parse(tokensAtInstagram().at(-1)!.expiresAt));
  }

  test('with a month left the token is renewed once, however many need it at once', async () => {
    const before = tokensAtInstagram().length;
    clock.putForward(20 * dayMs);
    await spotter.services.worker.idle();
    expect(tokensAtInstagram()).toHaveLength(before);
    clock.putForward(11 * dayMs);
    const { _id } = await instagramCredential();
    const results = await Promise.all(Array.from({ length: 100 }, () => spotter.services.renewal.freshTokens(_id)));
    expect(results.every(({ kind }) => kind === 'fresh')).toBe(true);
    await spotter.services.worker.idle();
    expect(tokensAtInstagram()).toHaveLength(before + 1);
    expect(await endsApartMs()).toBeLessThan(dayMs);
  });

  test('a subscription that the platform dropped is made again within a day', async () => {
    const own = () => spotter.instagram.accounts().find(({ id }) => id === account.id)!.subscribedFields;
    const [token] = tokensAtInstagram().slice(-1);
    await realFetch(`${spotter.config.instagram.graphUrl}/v25.0/me/subscribed_apps`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token!.value}` },
    });
    expect(own()).toEqual([]);
    clock.putForward(dayMs + 60_000);
    await spotter.services.worker.idle();
    expect(own().length).toBeGreaterThan(0);
  });

  test('a revoked token: the coach is told once, connects again, and what waited is sent', async () => {
    // A month has passed, so the old session has expired.
    const again = await spotter.signInAgain(coach);
    const bot = async () => again.call(botRoutes.find, { params: { id: coach.botId } });
    spotter.instagram.revokeTokens(account.id);
    const before = spotter.answers().length;
    spotter.writes('SHRED please, what does it cost?');
    await spotter.until('the account to need the coach', async () => (await bot()).status === 'reconnect_needed');
    await spotter.settled();
    expect(spotter.answers()).toHaveLength(before);
    expect((await instagramCredential()).status).toBe('reconnect_needed');
    const mails = mailbox.control.mails().filter(({ subject }) => subject.includes('Reconnect coach.dana'));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Instagram no longer lets Spotter use coach.dana');

    const back = await consent('instagram', again);
    const credential = await again.call(connectionRoutes.connect, {
      params: { id: 'instagram' },
      body: { credentials: { accessToken: back.get('accessToken')! } },
    });
    expect(credential).toMatchObject({ _id: coach.credentialId, status: 'connected' });
    await spotter.until('the answer that waited', () => spotter.answers().length === before + 1);
    await spotter.settled();
    expect((await bot()).status).toBe('connected');
    expect(spotter.answers()).toHaveLength(before + 1);
  });

  test('a token that dies unnoticed is found within a day', async () => {
    spotter.instagram.revokeTokens(account.id);
    clock.putForward(dayMs + 60_000);
    await spotter.services.worker.idle();
    expect((await instagramCredential()).status).toBe('reconnect_needed');
    expect(mailbox.control.mails().filter(({ subject }) => subject.includes('Reconnect coach.dana'))).toHaveLength(2);
  });

  test('who takes the app away at Facebook is disconnected; a forged call changes nothing', async () => {
    const again = await spotter.signInAgain(coach);
    spotter.messenger.addAccount(page);
    const back = await consent('messenger', again);
    await again.call(connectionRoutes.connect, {
      params: { id: 'messenger' },
      body: { credentials: { accessToken: back.get('accessToken')! } },
    });
    const pages = async () => (await credentials()).filter(({ integration }) => integration === 'messenger');
    expect(await pages()).toHaveLength(1);
    for (const forged of ['', 'signed_request=', 'signed_request=a.b', sample.form_body.replace('iUQe', 'iUQf')]) {
      for (const path of ['deauthorize', 'data-deletion'] as const) {
        const refused = await notifyMeta(path, forged);
        expect(refused.status).toBe(401);
      }
    }
    expect(await pages()).toHaveLength(1);
    const taken = await notifyMeta('deauthorize', sample.form_body);
    expect(taken.status).toBe(200);
    expect(await pages()).toEqual([]);
    expect((await notifyMeta('deauthorize', sample.form_body)).status).toBe(200);
  });

  test('a request to delete a person’s data deletes all of it, and anybody with the code sees how far it is', async () => {
    const again = await spotter.signInAgain(coach);
    const back = await consent('messenger', again);
    const credential = await again.call(connectionRoutes.connect, {
      params: { id: 'messenger' },
      body: { credentials: { accessToken: back.get('accessToken')! } },
    });
    const bot = await again.call(botRoutes.create, { body: { bot: { integration: credential._id } } });
    const writer = { id: '5275811702471835', firstName: 'Maya' };
    spotter.messenger.addContact(page.id, writer);
    await spotter.services.worker.idle();
    spotter.messenger.writeAsContact(page.id, writer.id, { text: 'something private' });
    await spotter.settled();
    const list = () => again.call(chatRoutes.listForBot, { params: { botId: bot._id }, query: {} });
    expect(await list()).toHaveLength(1);

    const asked = (await (await notifyMeta('data-deletion', sample.form_body)).json()) as {
      url: string;
      confirmation_code: string;
    };
    expect(asked.url).toBe(`http://localhost:3000/data-deletion/${asked.confirmation_code}`);
    await spotter.settled();
    const status = await fetch(`${spotter.origin}/api/data-deletion/${asked.confirmation_code}`);
    expect(await status.json()).toEqual({
      status: 'done',
      requestedAt: expect.any(String),
      completedAt: expect.any(String),
    });
    await expect(list()).rejects.toMatchObject({ code: 'not_found' });
    const [left] = await queryRows<{ count: number | string }>(
      spotter.connection.database,
      sql`select count(*) as count from messages where text like '%something private%'`,
    );
    expect(Number(left!.count)).toBe(0);
    const named = await queryRows(
      spotter.connection.database,
      sql`select 1 from credentials where app_scoped_id = ${sample.decoded.user_id}
          union all select 1 from data_deletions where app_scoped_id is not null`,
    );
    expect(named).toEqual([]);
    expect((await fetch(`${spotter.origin}/api/data-deletion/made-up`)).status).toBe(404);
    // The coach's other accounts are untouched.
    expect((await spotter.chat({ ...coach, client: again }, lead.id)).history.length).toBeGreaterThan(0);
  });

  test('no token, code or secret of a provider was told to anybody, written to the log or stored in clear', async () => {
    const { tokens, codes } = spotter.instagram.snapshot();
    const facebook = spotter.messenger.snapshot();
    const secrets = [...tokens, ...codes, ...facebook.tokens, ...facebook.codes]
      .map(({ value }) => value)
      .concat(Object.values(spotter.appSecrets));
    expect(secrets.length).toBeGreaterThan(12);
    expect(answered.length).toBeGreaterThan(20);
    expect(logged.length).toBeGreaterThan(0);
    const stored: string[] = [];
    const tables = await queryRows<{ name: string }>(
      spotter.connection.database,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const rows = await queryRows<{ row: string }>(
        spotter.connection.database,
        sql`select ${sql.identifier(name)}::text as row from ${sql.identifier(name)}`,
      );
      stored.push(...rows.map(({ row }) => row));
    }
    const details = { answers: answered.join('\n'), log: logged.join('\n'), database: stored.join('\n') };
    for (const [place, text] of Object.entries(details)) {
      const found = secrets.filter((secret) => text.includes(secret));
      expect(found, place).toEqual([]);
    }
    expect(details.database).toContain('v1.');
  });
});
