import { plainPdf } from '@spotter/demo';
import { createPageFetch } from '@spotter/providers/web-page/page-fetch';
import { expect, test } from 'vitest';
import { docxOf } from './made-files.test-support.ts';
import { openMeasuredReading } from './measured-reading.test-support.ts';

const read = openMeasuredReading(null);

const textOf = (passages: { heading: string; text: string }[]) =>
  passages.map(({ heading, text }) => `${heading} ${text}`).join('\n');
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
    const found = await read({ fileName: name, content });
    if (found.kind !== 'doubtful' || found.reason === '') wrong.push({ name, ...found });
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
    const found = await read({ fileName: name, content });
    const text = found.kind === 'ready' ? textOf(found.passages) : '';
    if (!text.includes(words)) wrong.push({ name, kind: found.kind, text: text.slice(0, 80) });
  }
  expect(wrong).toEqual([]);
});

test('a page that serves a PDF or a text under any type is read as what it is', async () => {
  const page = (type: string, content: Buffer) => {
    const fetch = async ({ pathname }: URL) =>
      pathname === '/robots.txt'
        ? new Response(null, { status: 404 })
        : new Response(new Uint8Array(content), { headers: type === '' ? {} : { 'content-type': type } });
    const fetchPage = createPageFetch({ standIn: null, timeoutMs: 10_000, about: 'https://spotter.example', fetch });
    return read({ url: 'https://site.example/guide', fetchPage });
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
  for (const type of types) {
    const found = await page(type, pdf);
    if (found.kind !== 'ready' || !textOf(found.passages).includes('The gong rings at seven.'))
      wrong.push({ type, ...found });
  }
  const late = await page('application/octet-stream', Buffer.concat([bytes('\r\n\r\n'), pdf]));
  if (late.kind !== 'ready') wrong.push({ type: 'late', ...late });
  expect(wrong).toEqual([]);
});
