import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresUnmigrated } from '../../database/backup/open-unmigrated.ts';
import { newestMigration } from '../../database/migrations.ts';
import { startSpotter, type SpotterUnderTest } from '../../test/spotter-under-test.ts';
import { runCommand } from '../../test/run-command.ts';
import { startCalendarStandIns } from '../../test/calendar-stand-ins.ts';
import { connectFiles } from '../../file-storage.ts';
import { examinePostgres } from './database.ts';
import { examineFiles } from './files.ts';
import { summarize, type Finding } from './finding.ts';
import { examineClock, examineDisk, examineMail } from './machine.ts';
import { examinePublicAddress } from './public-address.ts';
import { examineServices } from './services.ts';

const nowhere = 'http://127.0.0.1:9';

let spotter: SpotterUnderTest;
let calendars: Awaited<ReturnType<typeof startCalendarStandIns>>;
beforeAll(async () => {
  calendars = await startCalendarStandIns(() => new Date());
  spotter = await startSpotter({
    readsMedia: true,
    environment: { ...calendars.environment, LLM_MODEL: 'sandbox-setter' },
  });
  // A server is ready only after its worker has looked for work once, which a busy database delays.
  await spotter.until('ready', async () => (await fetch(`${spotter.origin}/api/health/ready`)).ok);
});
afterAll(() => Promise.all([spotter.close(), calendars.close()]));

/** The findings by what was looked at, without advice on what is not set. */
const byWhat = (findings: Finding[]) =>
  Object.fromEntries(findings.map(({ what, state, text }) => [what, `${state}: ${text}`]));

describe('the doctor', () => {
  test('asks each configured service for what needs its keys, and says which variable is wrong', async () => {
    const { config } = spotter;
    const right = await examineServices(config, async () => ({ transcription: null, vision: null }));
    expect(right.findings.filter(({ state }) => state === 'problem')).toEqual([]);
    expect(byWhat(right.findings)).toMatchObject({
      'language model': expect.stringMatching(/^ok: Offers sandbox-setter/),
      Facebook: 'ok: Knows the app and its secret.',
      'Google Calendar': 'ok: Knows the client and its secret.',
      Calendly: 'ok: Knows the client and its secret.',
      'voice notes': 'ok: test-ears works.',
      pictures: 'ok: sandbox-setter works.',
    });
    const wrong = await examineServices(
      {
        ...config,
        languageModel: { ...config.languageModel, models: ['another-model'] },
        instagram: { graphUrl: nowhere },
        facebook: { ...config.facebook!, appSecret: 'another secret' },
        google: { ...config.google!, clientSecret: 'another secret' },
        calendly: { ...config.calendly!, clientId: 'another client' },
      },
      async () => ({ transcription: 'This server hears nothing', vision: null }),
    );
    expect(byWhat(wrong.findings)).toMatchObject({
      'language model': expect.stringMatching(/^problem: Does not offer another-model: check LLM_MODEL/),
      Instagram: expect.stringMatching(/^problem: http:\/\/127\.0\.0\.1:9 cannot be reached/),
      Facebook: expect.stringMatching(/^problem: .*FACEBOOK_APP_SECRET/),
      'Google Calendar': expect.stringMatching(/^problem: .*GOOGLE_CLIENT_SECRET/),
      Calendly: expect.stringMatching(/^problem: .*CALENDLY_CLIENT_ID/),
    });
  });

  test('calls the server by its public address, as platforms and browsers do', async () => {
    const options = {
      publicUrl: spotter.origin,
      isSandbox: true,
      channels: ['instagram', 'messenger'],
      verifyToken: spotter.verifyToken,
    };
    expect(byWhat(await examinePublicAddress(options))).toEqual({
      server: expect.stringMatching(/^ok/),
      'webhooks, instagram': expect.stringMatching(/^ok/),
      'webhooks, messenger': expect.stringMatching(/^ok/),
      WebSockets: expect.stringMatching(/^ok/),
    });
    const other = byWhat(await examinePublicAddress({ ...options, isSandbox: false, verifyToken: 'another token' }));
    expect(other['public address']).toMatch(
      /^problem: Platforms deliver webhooks, and fetch .* clips, only over https:/,
    );
    expect(other['webhooks, instagram']).toMatch(/^problem: The handshake is not answered \(403\)/);
    const away = byWhat(await examinePublicAddress({ ...options, publicUrl: nowhere }));
    expect(away['server']).toMatch(/^problem: .* cannot be reached/);
  });

  test('looks at the disk, the clock and the mail server', async () => {
    expect((await examineDisk(tmpdir())).what).toBe('disk');
    expect(await examineDisk('/proc/nobody')).toMatchObject({ state: 'problem' });
    const now = new Date('2026-11-20T12:00:00Z');
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(examineClock([at(1), at(0), at(90)], now)).toMatchObject({ state: 'ok' });
    expect(examineClock([at(90), at(91)], now)).toMatchObject({
      state: 'problem',
      text: expect.stringContaining('s behind'),
    });
    expect(await examineMail('smtp://127.0.0.1:9')).toMatchObject({ state: 'problem' });
    expect(await examineMail(null)).toMatchObject({ state: 'advice' });
  });

  test.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')(
    'looks at a PostgreSQL without migrating it',
    async () => {
      const url = spotter.connection.url!;
      const now = () => new Date();
      const examine = async (at = now) => byWhat(await examinePostgres(openPostgresUnmigrated(url), at));
      expect(Object.values(await examine()).map((text) => text.replace(/:.*/, ''))).not.toContain('problem');
      expect((await examine(() => new Date(Date.now() + 9_000)))['database clock']).toMatch(/^problem/);
      const newest = newestMigration();
      const move = (to: number, from: number) =>
        spotter.connection.database.execute(
          `update drizzle.__drizzle_migrations set created_at = ${to} where created_at = ${from}`,
        );
      await move(newest + 1, newest);
      expect((await examine())['tables']).toMatch(/^problem: Of a newer release/);
      await move(newest, newest + 1);
      const mirror = () =>
        spotter.connection.database.execute('update drizzle.__drizzle_migrations set created_at = -created_at');
      await mirror();
      expect((await examine())['tables']).toMatch(
        /^problem: .* Start the last version before 0\.2\.0 with it once, then this one\./,
      );
      await mirror();
      const away = await examinePostgres(openPostgresUnmigrated('postgres://nobody@127.0.0.1:9/none'), now);
      expect(summarize(away)).toMatch(/^PROBLEM +database +Cannot be used \(ECONNREFUSED\)/);
    },
  );

  test('stores, loads and removes a file where the settings say', async () => {
    const { config } = spotter;
    expect(await examineFiles(connectFiles(config), false)).toMatchObject({ state: 'ok' });
    const keys = { endpoint: nowhere, bucket: 'none', region: 'here', accessKey: 'key', secretKey: 'secret' };
    expect(await examineFiles(connectFiles({ ...config, bucket: keys }), true)).toMatchObject({
      state: 'problem',
      text: expect.stringContaining('FILES_S3_ENDPOINT'),
    });
    expect(await examineFiles(connectFiles({ dataDir: '/proc/none', bucket: null }), false)).toMatchObject({
      state: 'problem',
    });
  });

  test('ends with 1 and names the variable where the configuration is wrong', async () => {
    const run = runCommand('doctor', [], { PATH: process.env['PATH'], PORT: 'x' });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^PROBLEM +configuration +PORT must be/),
    });
  });
});
