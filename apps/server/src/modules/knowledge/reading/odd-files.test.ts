import { knowledgeRoutes } from '@spotter/contract';
import { plainPdf } from '@spotter/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotter, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { docxOf } from './made-files.test-support.ts';

let spotter: SpotterUnderTest;
let coach: Awaited<ReturnType<SpotterUnderTest['signUp']>>;
beforeAll(async () => {
  spotter = await startSpotter();
  coach = await spotter.signUp();
});
afterAll(() => spotter.close());

async function upload(name: string, content: Uint8Array): Promise<{ status: number; id: string | undefined }> {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(content)]), name);
  const headers = { authorization: `Bearer ${coach.token}` };
  const answer = await fetch(`${spotter.origin}/api/knowledge`, { method: 'POST', headers, body: form });
  return { status: answer.status, id: ((await answer.json()) as { _id?: string })._id };
}

const find = (id: string) => coach.client.call(knowledgeRoutes.find, { params: { id } });
const bytes = (text: string) => Buffer.from(text, 'latin1');
const pdf = bytes(Buffer.from(plainPdf(['Welcome\nThe gong rings at seven.'])).toString('latin1'));
const tree = (kids: string, count: string) =>
  bytes(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${count} >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 3 >>\n%%EOF`,
  );

test('reading a file that holds nothing to read ends with a reason', async () => {
  const files: [name: string, content: Uint8Array][] = [
    ['space.txt', bytes(' \r\n\t ')],
    ['mark.txt', Buffer.from('\uFEFF')],
    ['mark16.txt', bytes('\xff\xfe')],
    ['nul.txt', bytes('\0')],
    ['nuls.md', new Uint8Array(5_000)],
    ['returns.txt', bytes('\r'.repeat(100_000))],
    ['hidden-signs.txt', Buffer.from('\u202E\u200B\u2066'.repeat(1_000))],
    ['half.txt', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
    ['no-pages.pdf', tree('', '0')],
    ['counts-wrong.pdf', tree('', '99999999')],
    ['counts-less-than-none.pdf', tree('', '-4')],
    ['circle.pdf', tree('2 0 R', '1')],
    ['lost-page.pdf', tree('99 0 R', '1')],
    ['only-head.pdf', bytes('%PDF-1.7')],
    ['no-root.pdf', bytes('%PDF-1.7\ntrailer << /Size 1 >>\n%%EOF')],
    ['cut.pdf', pdf.subarray(0, pdf.length / 4)],
    [
      'locked.pdf',
      bytes(
        pdf
          .toString('latin1')
          .replace('trailer\n<<', 'trailer\n<< /Encrypt << /Filter /Standard /V 1 /R 2 /O <00> /U <00> /P -4 >>'),
      ),
    ],
    ['empty.docx', docxOf([])],
    ['marks.md', bytes('#'.repeat(50_000))],
    ['accents.txt', Buffer.from(`e${'\u0301'.repeat(100_000)}`)],
  ];
  const wrong: unknown[] = [];
  for (const [name, content] of files) {
    const { status, id } = await upload(name, content);
    await spotter.settled();
    const found = id === undefined ? null : await find(id);
    if (found?.state !== 'failed' || found.reason === null)
      wrong.push({ name, status, state: found?.state, reason: found?.reason });
  }
  expect(wrong).toEqual([]);
});

test('reading a file that is odd and holds words ends with its words', async () => {
  const words = 'The gong rings at seven.';
  const files: [name: string, content: Uint8Array][] = [
    ['nul-within.txt', bytes(`The gong\0 rings at seven.\0`)],
    [
      'half-a-sign.txt',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(words, 'utf16le'), Buffer.from([0x00, 0xd8, 0x41])]),
    ],
    ['long-line.txt', bytes(`${words} ${'word '.repeat(20_000)}`)],
    ['many-lines.md', bytes(`${words}\n${'- one\n'.repeat(15_000)}`)],
    ['folds.txt', Buffer.from(`${words} ${'ﷺ '.repeat(5_000)}`)],
    ['before.pdf', Buffer.concat([new Uint8Array(500), pdf])],
    ['behind.pdf', Buffer.concat([pdf, new Uint8Array(50_000)])],
    ['lies.pdf', bytes(pdf.toString('latin1').replace('/Length ', '/Length 9'))],
  ];
  const wrong: unknown[] = [];
  for (const [name, content] of files) {
    const { status, id } = await upload(name, content);
    await spotter.settled();
    const found = id === undefined ? null : await find(id);
    const text = found?.passages.map(({ heading, text: its }) => `${heading} ${its}`).join('\n') ?? '';
    if (found?.state !== 'ready' || !text.includes(words))
      wrong.push({ name, status, state: found?.state, reason: found?.reason, text: text.slice(0, 80) });
  }
  expect(wrong).toEqual([]);
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
    const { status, id } = await upload(name, bytes('The gong rings at seven.'));
    await spotter.settled();
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

test('a page that serves a PDF or a text under any type is read as what it is', async () => {
  const page = async (path: string, type: string, content: Buffer) => {
    spotter.website.setPage(path, { headers: { 'content-type': type }, body: content });
    const body = { kind: 'page' as const, url: `${spotter.websiteOrigin}${path}` };
    const { _id } = await coach.client.call(knowledgeRoutes.create, { body });
    await spotter.settled();
    const { state, reason, passages } = await find(_id);
    return { state, reason, text: passages.map(({ text }) => text).join('\n') };
  };
  const types = [
    'application/octet-stream',
    'application/x-pdf',
    'binary/octet-stream',
    'application/force-download',
    'text/html',
    'text/plain',
    '',
  ];
  const wrong: unknown[] = [];
  for (const [at, type] of types.entries()) {
    const found = await page(`/guide-${at}`, type, pdf);
    if (found.state !== 'ready' || !found.text.includes('The gong rings at seven.')) wrong.push({ type, ...found });
  }
  const late = await page('/guide-late', 'application/octet-stream', Buffer.concat([bytes('\r\n\r\n'), pdf]));
  if (late.state !== 'ready') wrong.push({ type: 'late', ...late });
  expect(wrong).toEqual([]);
});
