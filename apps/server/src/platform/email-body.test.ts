import { expect, test } from 'vitest';
import { writeEmail } from './email-body.ts';

test('a letter says the same in plain text and as a page', () => {
  const letter = writeEmail({
    paragraphs: ['Hi Ana,', 'two lines\nof text'],
    action: { label: 'Open', link: 'https://spotter.example/?a=1&b=2' },
    closing: ['Spotter'],
  });
  expect(letter.text).toBe('Hi Ana,\n\ntwo lines\nof text\n\nhttps://spotter.example/?a=1&b=2\n\nSpotter');
  expect(letter.html).toContain('<p>Hi Ana,</p><p>two lines<br>of text</p>');
  expect(letter.html).toContain('href="https://spotter.example/?a=1&amp;b=2"');
});

test('what somebody calls oneself is no page', () => {
  const { html } = writeEmail({ paragraphs: ['Hi <img src=x onerror="alert(1)">\'&,'] });
  expect(html).toContain('Hi &lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;,');
  expect(html).not.toContain('<img');
});
