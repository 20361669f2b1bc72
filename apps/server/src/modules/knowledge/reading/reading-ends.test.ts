import { knowledgeRoutes } from '@spotter/contract';
import { plainPdf } from '@spotter/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
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

async function addPage(path: string, answer: Parameters<SpotterUnderTest['website']['setPage']>[1]): Promise<string> {
  spotter.website.setPage(path, answer);
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

async function upload(name: string, content: Uint8Array): Promise<{ status: number; id: string | undefined }> {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(content)]), name);
  const answer = await fetch(`${spotter.origin}/api/knowledge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${coach.token}` },
    body: form,
  });
  await settled();
  return { status: answer.status, id: ((await answer.json()) as { _id?: string })._id };
}

const page = (title: string, text: string) => `<title>${title}</title><main><h1>${title}</h1><p>${text}</p></main>`;
const prices = 'Three calls a week cost $97 a month, and you can cancel until the day before. '.repeat(12);

test('a page that says something else in place of itself keeps what was read, until the coach says it is right', async () => {
  const id = await addPage('/prices', page('Prices', prices));
  expect(await find(id)).toMatchObject({ state: 'ready', doubtful: false, reason: null, leftOut: 0 });
  spotter.website.setPage('/prices', '<title>Just a moment...</title><p>Verify you are human.</p>');
  expect(await readAgain(id)).toMatchObject({
    state: 'ready',
    title: 'Prices',
    doubtful: true,
    reason: 'Most of the text that was there before is gone. It says “Just a moment...”.',
  });
  expect(await textOf(id)).toContain('$97');

  spotter.website.setPage('/prices', page('Prices', 'Now $197, all of it.'));
  expect(await readAgain(id)).toMatchObject({ doubtful: true, reason: expect.stringMatching(/before is gone/) });
  expect(await readAgain(id, 'trust')).toMatchObject({ state: 'ready', doubtful: false, reason: null });
  expect(await textOf(id)).toBe('Now $197, all of it.');
  // What the coach accepted is not doubted again.
  expect(await readAgain(id)).toMatchObject({ state: 'ready', doubtful: false, reason: null });
});

test('whatever stands in place of a page later, what was read stays', async () => {
  const id = await addPage('/kept', page('Prices', prices));
  const replacement: [name: string, answer: Parameters<SpotterUnderTest['website']['setPage']>[1]][] = [
    ['nothing', ''],
    ['an empty body', '<html><head><title>Prices</title></head><body></body></html>'],
    ['scripts alone', '<title>Prices</title><div id="root"></div><script>start()</script>'],
    ['hidden words', `<title>Prices</title><div style="display:none">${prices}</div>`],
    ['a wait', '<title>Prices</title><p>Loading…</p>'],
    ['a check', '<title>Attention Required!</title><p>Please complete the security check to access dana.example</p>'],
    ['another check', '<title>Un momento…</title><p>Verifique que usted es un ser humano.</p>'],
    ['a picture', { headers: { 'content-type': 'image/png' }, body: Buffer.from('89504e470d0a1a0a', 'hex') }],
    ['a refusal', { status: 403, body: 'Forbidden' }],
    ['an absence', { status: 404, body: 'Not found' }],
    ['an end', { status: 410, body: '' }],
    ['a failure', { status: 503, body: 'Service Unavailable' }],
    ['no content', { status: 204, body: '' }],
    ['a login', '<title>Log in</title><form><input type="email"><input type="password"><button>Log in</button></form>'],
    ['bytes', { body: Buffer.alloc(2_000) }],
  ];
  const lost: unknown[] = [];
  for (const [name, answer] of replacement) {
    spotter.website.setPage('/kept', answer);
    const { state, reason } = await readAgain(id);
    const text = await textOf(id);
    if (state !== 'ready' || reason === null || !text.includes('$97'))
      lost.push({ name, state, reason, text: text.slice(0, 60) });
  }
  expect(lost).toEqual([]);
});

test('a page that is none from the first fails with the reason, and may be used anyway', async () => {
  const id = await addPage('/gone', page('Page not found', 'Go to the first page or search.'));
  expect(await find(id)).toMatchObject({ state: 'failed', doubtful: true, passageCount: 0 });
  expect(await readAgain(id, 'trust')).toMatchObject({ state: 'ready', doubtful: false, passageCount: 1 });
});

test('a page that leads to the first page of its site is doubtful', async () => {
  spotter.website.setPage('/', page('Dana', prices));
  const id = await addPage('/faq-of-old', { status: 302, headers: { location: '/' } });
  expect(await find(id)).toMatchObject({ state: 'failed', reason: expect.stringMatching(/first page of the site/) });
});

test('a PDF is read as what it is, whatever the server calls it, and no byte of it keeps it from being stored', async () => {
  const pdf = Buffer.from(plainPdf(['Welcome\nThe gong rings at seven.'])).toString('latin1');
  const titled = pdf.replace('trailer\n<<', 'trailer\n<< /Info << /Title (Gu\\000ide) >>');
  async function* body() {
    yield Buffer.from(titled, 'latin1');
  }
  const id = await addPage('/guide', { headers: { 'content-type': 'application/octet-stream' }, body });
  expect(await find(id)).toMatchObject({ state: 'ready', title: 'Guide', reason: null });
  expect(await textOf(id)).toContain('The gong rings at seven.');
});

test('a file of any encoding comes to an end, with what no database stores taken out', async () => {
  const text = 'Привет. Занятия начинаются в семь утра.';
  const files = {
    'marked.txt': Buffer.from(`\uFEFF${text}\0`, 'utf16le'),
    'unmarked.txt': Buffer.from(`${text} \n`, 'utf16le'),
    'big-endian.txt': Buffer.from(`\uFEFF${text}\0\0`, 'utf16le').swap16(),
    'control.md': Buffer.from(`\u0001\u0008${text}\u001F\u007F`),
    'utf8.md': Buffer.from(`\uFEFF${text} \0\u0007`),
  };
  for (const [name, content] of Object.entries(files)) {
    const id = (await upload(name, content)).id!;
    expect(await find(id), name).toMatchObject({ state: 'ready', reason: null });
    expect(await textOf(id), name).toBe(text);
  }
  const { id } = await upload('bytes.txt', new Uint8Array(64));
  expect(await find(id!)).toMatchObject({ state: 'failed' });
});

test('a file of any name is kept under it or refused, and reading it ends', async () => {
  const names = [
    '../../etc/passwd.txt',
    'a\0b.txt',
    '\u202Etxt.exe.txt',
    `${'n'.repeat(5_000)}.txt`,
    'half \uD800.txt',
    '.txt',
    ' .md',
    'CON.txt',
    'plan.PDF.TXT',
    '料金🏋️.md',
    'a"b; filename=c.txt',
    'a\r\nb.txt',
  ];
  const wrong: unknown[] = [];
  for (const name of names) {
    const { status, id } = await upload(name, Buffer.from('The gong rings at seven.'));
    if (id === undefined) {
      if (status < 400 || status > 499) wrong.push({ name, status });
      continue;
    }
    const found = await find(id);
    if (found.state !== 'ready' || found.title.includes('/etc/') || !found.title.isWellFormed())
      wrong.push({ name, status, state: found.state, title: found.title });
  }
  expect(wrong).toEqual([]);
});

test('reading that fails on our side, or ends its process each time, ends with a reason', async () => {
  const { database } = spotter.connection;
  const givenUp = /went wrong on our side/;
  const wanted = async (id: string, tries: { attempts: number; starts: number }) => {
    const { workspaceId } = coach.access;
    await database.execute(sql`insert into knowledge_items (id, workspace_id, kind, title, url, state, created_at, updated_at)
      values (${id}, ${workspaceId}, 'page', 'x', ${`${spotter.websiteOrigin}/prices`}, 'reading', now(), now())`);
    await database.execute(sql`insert into jobs (kind, key, payload, lane, due_at, attempts, starts)
      values ('read-knowledge', ${id}, ${JSON.stringify({ itemId: id })}::jsonb, 'x', now(), ${tries.attempts}, ${tries.starts})`);
    await settled();
    return find(id);
  };
  spotter.website.setPage('/prices', page('Refused', prices));
  await database.execute(
    sql`alter table knowledge_passages add constraint refused check (title <> 'Refused') not valid`,
  );
  expect(await wanted(newId(), { attempts: 3, starts: 0 })).toMatchObject({
    state: 'failed',
    reason: expect.stringMatching(givenUp),
    progress: null,
  });
  await database.execute(sql`alter table knowledge_passages drop constraint refused`);
  // A process that was killed three times while it read this.
  expect(await wanted(newId(), { attempts: 0, starts: 3 })).toMatchObject({
    state: 'failed',
    reason: expect.stringMatching(givenUp),
  });
});
