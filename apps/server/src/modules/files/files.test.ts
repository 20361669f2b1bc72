import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { knowledgeRoutes, userRoutes, type KnowledgeItem } from '@spotter/contract';
import { createS3Simulator } from '@spotter/simulators/s3/s3-simulator';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryRows } from '../../database/database.ts';
import { newId } from '../../platform/ids.ts';
import { startSpotter, type SpotterUnderTest } from '../../test/spotter-under-test.ts';
import { requestFileMove } from '../knowledge/index.ts';
import { requestFileSweep } from './index.ts';

type Person = Awaited<ReturnType<SpotterUnderTest['signUp']>>;

function formOf(name: string, content: string | Buffer): FormData {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
}

async function upload(spotter: SpotterUnderTest, { token }: Person, name: string, content: string | Buffer) {
  const response = await fetch(`${spotter.origin}/api/knowledge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formOf(name, content),
  });
  const body = (await response.json()) as KnowledgeItem & { message: string };
  return { status: response.status, body, retryAfter: response.headers.get('retry-after') };
}

const remove = ({ client }: Person, id: string) => client.call(knowledgeRoutes.remove, { params: { id } });
const find = ({ client }: Person, id: string) => client.call(knowledgeRoutes.find, { params: { id } });
const rowsOf = (spotter: SpotterUnderTest, table: string) =>
  queryRows<Record<string, unknown>>(spotter.connection.database, sql`select * from ${sql.identifier(table)}`);

describe('in the data folder', () => {
  let spotter: SpotterUnderTest;
  let media: string;
  beforeAll(async () => {
    spotter = await startSpotter();
    media = join(spotter.dataDir, 'media');
  });
  afterAll(() => spotter.close());
  const settled = () => spotter.services.worker.idle();
  const pathOf = ({ access }: Person, id: string) => join(media, access.workspaceId, id);
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  test('a file is stored for this user alone, read, and goes with its item and with its account', async () => {
    const coach = await spotter.signUp();
    const stored = await upload(spotter, coach, 'kept.txt', 'The gong rings at seven.');
    const deleted = await upload(spotter, coach, 'deleted.txt', 'The bell rings at eight.');
    await settled();
    expect(await find(coach, stored.body._id)).toMatchObject({ state: 'ready', passageCount: 1 });
    const path = pathOf(coach, stored.body._id);
    expect(readFileSync(path, 'utf8')).toBe('The gong rings at seven.');
    expect([modeOf(media), modeOf(join(path, '..')), modeOf(path)]).toEqual(['700', '700', '600']);
    expect(await rowsOf(spotter, 'knowledge_files')).toEqual([]);
    expect(readdirSync(join(media, 'incoming'))).toEqual([]);

    await remove(coach, deleted.body._id);
    await settled();
    expect(existsSync(pathOf(coach, deleted.body._id))).toBe(false);
    expect(await rowsOf(spotter, 'stored_files')).toMatchObject([{ id: stored.body._id, bytes: 24 }]);

    await coach.client.call(userRoutes.remove, { body: { password: 'a long password' } });
    await settled();
    expect(existsSync(join(path, '..'))).toBe(false);
    expect(await rowsOf(spotter, 'stored_files')).toEqual([]);
  });

  test('what a killed process left is swept away after a day, and nothing else', async () => {
    const coach = await spotter.signUp();
    const { body } = await upload(spotter, coach, 'kept.txt', 'The harp is in the hall.');
    await settled();
    const own = pathOf(coach, body._id);
    const left = (path: string, hours: number) => {
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, 'x');
      const at = new Date(Date.now() - hours * 3_600_000);
      utimesSync(path, at, at);
      return path;
    };
    const gone = [
      left(pathOf(coach, newId()), 25),
      left(join(media, newId(), newId()), 48),
      left(join(media, 'incoming', newId()), 25),
    ];
    const others = [
      own,
      left(pathOf(coach, newId()), 1),
      left(join(media, 'incoming', newId()), 1),
      left(join(media, 'note.txt'), 99),
    ];
    const at = new Date(Date.now() - 99 * 3_600_000);
    utimesSync(own, at, at);
    await requestFileSweep(spotter.connection.database, new Date());
    await settled();
    expect(gone.filter(existsSync)).toEqual([]);
    expect(others.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('a file that an earlier release stored in the database is moved, and read again from there', async () => {
    const coach = await spotter.signUp();
    const { database } = spotter.connection;
    const content = `The trombone is in the cellar. ${Array.from({ length: 9_000 }, (_, nth) => `Song ${nth} is next.`).join(' ')}`;
    const { body } = await upload(spotter, coach, 'old.txt', 'before');
    await settled();
    const putBack = async () => {
      await database.execute(sql`delete from stored_files where id = ${body._id}`);
      await database.execute(
        sql`insert into knowledge_files (item_id, content) values (${body._id}, convert_to(${content}, 'UTF8'))`,
      );
    };
    await putBack();
    // Read before the job came to it.
    await coach.client.call(knowledgeRoutes.refresh, { params: { id: body._id } });
    await settled();
    expect((await find(coach, body._id)).passages[0]!.text).toContain('The trombone is in the cellar.');
    await putBack();
    await requestFileMove(database, new Date());
    await settled();
    expect(readFileSync(pathOf(coach, body._id), 'utf8')).toBe(content);
    expect(await rowsOf(spotter, 'knowledge_files')).toEqual([]);
  });

  test('a file whose storage failed leaves nothing behind, and the coach may try again', async () => {
    const coach = await spotter.signUp();
    writeFileSync(join(media, coach.access.workspaceId), 'in the way');
    expect((await upload(spotter, coach, 'a.txt', 'hello')).status).toBe(500);
    expect(await coach.client.call(knowledgeRoutes.list, { query: {} })).toEqual([]);
    rmSync(join(media, coach.access.workspaceId));
    expect((await upload(spotter, coach, 'a.txt', 'hello')).status).toBe(201);
  });

  test('a user uploads one file at a time, and another user is not held up', async () => {
    const [coach, other] = [await spotter.signUp(), await spotter.signUp()];
    const before = readdirSync(join(media, 'incoming')).length;
    const begun = await beginUpload(spotter.origin, coach.token);
    await spotter.until('the beginning of the file', () => readdirSync(join(media, 'incoming')).length > before);
    expect(await upload(spotter, coach, 'second.txt', 'hello')).toMatchObject({
      status: 429,
      retryAfter: '2',
      body: { code: 'too_many_requests' },
    });
    expect((await upload(spotter, other, 'other.txt', 'hello')).status).toBe(201);
    begun.destroy();
    await spotter.until(
      'the next upload',
      async () => (await upload(spotter, coach, 'third.txt', 'hello')).status === 201,
    );
  });

  test('what one workspace has to read waits for its own turn, and holds back no other', async () => {
    const [many, one] = [await spotter.signUp(), await spotter.signUp()];
    const asked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    spotter.website.setPage('/slow', {
      async *body() {
        asked.resolve();
        await goOn.promise;
        yield Buffer.from('<main><p>The studio opens at nine on weekdays.</p></main>');
      },
    });
    await many.client.call(knowledgeRoutes.create, { body: { kind: 'page', url: `${spotter.websiteOrigin}/slow` } });
    await asked.promise;
    const statesOf = async ({ client }: Person) =>
      (await client.call(knowledgeRoutes.list, { query: {} })).map(({ state }) => state);
    for (let nth = 0; nth < 3; nth += 1) await upload(spotter, many, `${nth}.txt`, `The ${nth}th text of the many.`);
    await upload(spotter, one, 'one.txt', 'A text of another coach.');
    await spotter.until('the other one is read', async () => (await statesOf(one))[0] === 'ready');
    expect(await statesOf(many)).toEqual(['reading', 'reading', 'reading', 'reading']);
    goOn.resolve();
    await settled();
    expect(await statesOf(many)).toEqual(['ready', 'ready', 'ready', 'ready']);
  });
});

test('an account that is not confirmed uploads 1 MB a file and five files a day', async () => {
  const spotter = await startSpotter({ environment: { VERIFY_EMAIL: 'on', SMTP_URL: 'smtp://127.0.0.1:9' } });
  const coach = await spotter.signUp();
  const large = await upload(spotter, coach, 'large.pdf', Buffer.alloc(1024 * 1024 + 1, 'a'));
  expect(large).toMatchObject({ status: 413, body: { message: expect.stringContaining('confirm your email') } });
  const statuses = [];
  for (let nth = 0; nth < 5; nth += 1) statuses.push((await upload(spotter, coach, `${nth}.txt`, 'hello')).status);
  expect(statuses).toEqual([201, 201, 201, 201, 429]);
  const refused = await upload(spotter, coach, 'more.txt', 'hello');
  expect(refused.body.message).toBe('Until you confirm your email, you can add 5 files a day');
  expect(Number(refused.retryAfter)).toBeGreaterThan(3_600);
  await spotter.services.users.markVerified(spotter.connection.database, coach.userId);
  expect((await upload(spotter, coach, 'large.pdf', Buffer.alloc(1024 * 1024 + 1, 'a'))).status).toBe(201);
  await spotter.services.worker.idle();
  await spotter.close();
});

test('files are in the bucket that the settings name, and go with their item', async () => {
  const keys = { bucket: 'spotter', region: 'eu-central-1', accessKey: 'AKID', secretKey: 'the secret of the bucket' };
  const bucket = createS3Simulator({ ...keys, now: () => new Date() });
  const environment = {
    FILES_S3_ENDPOINT: await bucket.listen(),
    FILES_S3_BUCKET: keys.bucket,
    FILES_S3_REGION: keys.region,
    FILES_S3_ACCESS_KEY: keys.accessKey,
    FILES_S3_SECRET_KEY: keys.secretKey,
  };
  const spotter = await startSpotter({ environment });
  const coach = await spotter.signUp();
  const { body } = await upload(spotter, coach, 'notes.txt', 'The gong rings at seven.');
  await spotter.services.worker.idle();
  expect(await find(coach, body._id)).toMatchObject({ state: 'ready', passageCount: 1 });
  const name = `${coach.access.workspaceId}/${body._id}`;
  expect(bucket.control.names()).toEqual([name]);
  expect(readdirSync(join(spotter.dataDir, 'media', 'incoming'))).toEqual([]);

  // An orphan goes, what another program keeps in the bucket stays.
  const old = new Date(Date.now() - 48 * 3_600_000);
  for (const one of [`${coach.access.workspaceId}/${newId()}`, 'their/own.txt'])
    bucket.control.put(one, Buffer.from('x'), old);
  await requestFileSweep(spotter.connection.database, new Date());
  await spotter.services.worker.idle();
  expect(bucket.control.names()).toEqual([name, 'their/own.txt'].toSorted());

  bucket.control.setStatus(503);
  expect((await upload(spotter, coach, 'more.txt', 'hello')).status).toBe(500);
  bucket.control.setStatus(null);
  await remove(coach, body._id);
  await spotter.services.worker.idle();
  expect(bucket.control.names()).toEqual(['their/own.txt']);
  await spotter.close();
  await bucket.close();
});

/** Begins an upload whose rest never comes. */
async function beginUpload(origin: string, token: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = [
    'POST /api/knowledge HTTP/1.1',
    `host: ${hostname}:${port}`,
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=edge',
    'content-length: 5000',
    '',
    '--edge',
    'content-disposition: form-data; name="file"; filename="slow.txt"',
    'content-type: text/plain',
    '',
    'The beginning of ',
  ].join('\r\n');
  await new Promise<void>((resolve) => socket.write(head, () => resolve()));
  return socket;
}
