// The look of every email, in the product's colors. Email programs know tables and inline styles, few of them
// more: without the style sheet an email is light, and with it it follows the reader's dark mode.

const font = "font-family:'Inter Variable',Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const text = `${font};font-size:16px;line-height:24px;color:#11150a`;
const small = `${font};font-size:14px;line-height:20px;color:#4a5460`;
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0b0d10!important}
.card{background:#12161b!important;border-color:#2a2f36!important}
.text,.text a{color:#f3f5f7!important}
.quiet,.quiet a{color:#a7b0bc!important}
.quote{background:#1a1f26!important;border-color:#d2f04a!important}
}`;

/** Returns a whole page: the product's name, the content on a card, and the closing below it. */
export function layOut(parts: {
  language: string;
  preview: string | null;
  content: string[];
  closing: string[];
}): string {
  const { language, preview, content, closing } = parts;
  return (
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<style>${darkStyles}</style></head>` +
    `<body class="page" style="margin:0;padding:0;background:#eef0f2">${preview === null ? '' : hiddenPreview(preview)}` +
    `<table ${table} width="100%" class="page" style="background:#eef0f2"><tr><td align="center" style="padding:24px 12px">` +
    `<table ${table} width="100%" style="max-width:600px"><tr><td style="padding:0 4px 16px">${brand}</td></tr>` +
    '<tr><td class="card" style="background:#ffffff;border:1px solid #dde1e5;border-radius:16px;padding:28px 24px 12px">' +
    `${content.join('')}</td></tr><tr><td style="padding:16px 24px 0">${closing.join('')}</td></tr></table>` +
    '</td></tr></table></body></html>'
  );
}

// Drawn by cells, because many programs show no pictures until they are asked to.
const brand =
  `<table ${table}><tr><td style="background:#0b0d10;border-radius:10px;padding:8px 14px"><table ${table}><tr>` +
  '<td style="font-size:0;line-height:0"><div style="width:14px;height:14px;border-radius:7px;background:#d2f04a"></div></td>' +
  `<td style="${font};font-size:16px;line-height:20px;font-weight:700;letter-spacing:-0.02em;color:#f3f5f7;padding-left:8px">` +
  'Spotter</td></tr></table></td></tr></table>';

/** Fills the preview line, so that no program goes on with the words below it. */
function hiddenPreview(preview: string): string {
  const filling = '&#847;&zwnj;&nbsp;'.repeat(120);
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px">${escaped(preview)}${filling}</div>`;
}

export function pageTitle(title: string): string {
  const style = `${font};font-size:20px;line-height:26px;font-weight:700;letter-spacing:-0.01em;color:#11150a`;
  return `<h1 class="text" dir="auto" style="margin:0 0 16px;${style};word-break:break-word">${lines(title)}</h1>`;
}

export function pageParagraph(words: string): string {
  return `<p class="text" style="margin:0 0 16px;${text};word-break:break-word">${lines(words)}</p>`;
}

export function pageQuiet(words: string): string {
  return `<p class="quiet" style="margin:0 0 8px;${small};word-break:break-word">${lines(words)}</p>`;
}

export function pageButton({ label, link }: { label: string; link: string }): string {
  const style = `${font};display:inline-block;padding:12px 22px;font-size:16px;line-height:20px;font-weight:600;color:#11150a;text-decoration:none`;
  return (
    `<table ${table} style="margin:8px 0 12px"><tr><td style="background:#d2f04a;border:1px solid #a9c72c;border-radius:10px">` +
    `<a href="${escaped(link)}" style="${style}">${escaped(label)}</a></td></tr></table>` +
    `<p class="quiet" style="margin:0 0 20px;${font};font-size:12px;line-height:16px;color:#4a5460;word-break:break-all">${escaped(link)}</p>`
  );
}

export function pageQuotes({ label, quotes }: { label: string; quotes: string[] }): string {
  const style = `${text};background:#f3f5ea;border-left:3px solid #a9c72c;border-radius:4px;padding:10px 14px;word-break:break-word`;
  const rows = quotes.map(
    (quote) =>
      `<tr><td class="quote text" dir="auto" style="${style}">${lines(quote)}</td></tr>` +
      '<tr><td style="height:8px;font-size:0;line-height:0">&nbsp;</td></tr>',
  );
  return (
    `<p class="quiet" style="margin:8px 0 8px;${small};font-weight:600">${lines(label)}</p>` +
    `<table ${table} width="100%" style="margin:0 0 8px">${rows.join('')}</table>`
  );
}

export function pageLinks(links: { label: string; link: string }[]): string {
  return links
    .map(
      ({ label, link }) =>
        `<p class="text" style="margin:0 0 16px;${text}"><a href="${escaped(link)}" style="color:#11150a">${escaped(label)}</a></p>`,
    )
    .join('');
}

function lines(words: string): string {
  return escaped(words).replaceAll(/\r?\n/g, '<br>');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(words: string): string {
  return words.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
