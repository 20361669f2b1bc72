import { expect, test } from 'vitest';
import { writeEmail, type EmailContent } from './email-body.ts';

const email: EmailContent = {
  subject: 'A lead wrote',
  preview: 'Look at it',
  paragraphs: ['Hi Ana,', 'two lines\nof text'],
  action: { label: 'Open', link: 'https://spotter.example/?a=1&b=2' },
  beneath: [{ label: 'They wrote:', quotes: ['help me\nplease', 'are you there?'] }, 'Take care.'],
  links: [{ label: 'More', link: 'https://spotter.example/more' }],
  closing: ['Spotter'],
};

test('an email says the same in plain text and as a page', () => {
  const { subject, text, html } = writeEmail(email);
  expect(subject).toBe('A lead wrote');
  expect(text).toBe(
    [
      'A lead wrote',
      'Hi Ana,',
      'two lines\nof text',
      'Open:\nhttps://spotter.example/?a=1&b=2',
      'They wrote:',
      '> help me\n> please',
      '> are you there?',
      'Take care.',
      'More: https://spotter.example/more',
      'Spotter',
    ].join('\n\n'),
  );
  const spoken = readPage(html);
  const places = [
    'A lead wrote',
    'Hi Ana,',
    'two lines\nof text',
    'Open',
    'https://spotter.example/?a=1&b=2',
    'They wrote:',
    'help me\nplease',
    'are you there?',
    'Take care.',
    'More',
    'Spotter',
  ].map((words) => spoken.lastIndexOf(words));
  expect(places).not.toContain(-1);
  expect(places.toSorted((left, right) => left - right)).toEqual(places);
  expect(html).toContain('href="https://spotter.example/more"');
});

test('an email fetches nothing, runs nothing, and fits a phone', () => {
  const { html } = writeEmail(email);
  expect(html).not.toMatch(/<(img|link|script|iframe|svg)|url\(|@import|@font-face/);
  expect(html).toContain('max-width:600px');
  expect(html).not.toMatch(/[^-]width:\d{3,}px/);
  expect(html).toContain('prefers-color-scheme:dark');
});

test('a list of emails shows the preview, and nothing of what follows', () => {
  const beginning = readPage(writeEmail(email).html).trimStart();
  expect(beginning.startsWith('Look at it')).toBe(true);
  expect(beginning.indexOf('help me')).toBeGreaterThan(300);
});

test('what somebody calls oneself, or writes, is no page', () => {
  const hostile = '<img src=x onerror="alert(1)">\'&';
  const { html } = writeEmail({
    subject: hostile,
    preview: hostile,
    language: '"><img>',
    paragraphs: [`Hi ${hostile},`],
    action: { label: hostile, link: `https://spotter.example/${hostile}` },
    beneath: [hostile, { label: hostile, quotes: [hostile] }],
    links: [{ label: hostile, link: hostile }],
    closing: [hostile],
  });
  expect(html).toContain('Hi &lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;,');
  expect(html).not.toContain('<img');
});

/** Returns what a reader of the page sees, and the preview. */
function readPage(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll('<br>', '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&');
}
