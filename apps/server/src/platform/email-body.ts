/** The text of an email in paragraphs, with at most one button, and links below it. */
export type EmailBody = {
  /** BCP 47; English where it is left out. */
  language?: string;
  paragraphs: string[];
  action?: { label: string; link: string };
  links?: { label: string; link: string }[];
  closing?: string[];
};

/** Returns an email as plain text and as a page with the same content. */
export function writeEmail({ language = 'en', paragraphs, action, links = [], closing = [] }: EmailBody): {
  text: string;
  html: string;
} {
  const text = [
    ...paragraphs,
    ...(action === undefined ? [] : [action.link]),
    ...links.map(({ label, link }) => `${label}: ${link}`),
    ...closing,
  ].join('\n\n');
  const button =
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escaped(action.link)}" style="${buttonStyle}">${escaped(action.label)}</a></p>` +
        `<p style="${smallStyle}">${escaped(action.link)}</p>`;
  const beneath = links.map(({ label, link }) => `<p><a href="${escaped(link)}">${escaped(label)}</a></p>`).join('');
  const page = `${paragraphs.map(paragraph).join('')}${button}${beneath}${closing.map(paragraph).join('')}`;
  return { text, html: `<!doctype html><html lang="${language}"><body style="${pageStyle}">${page}</body></html>` };
}

// Mail programs read no style sheets; these colours keep their contrast on white.
const pageStyle = 'margin:0;padding:24px;max-width:560px;font:16px/1.5 system-ui,sans-serif;color:#1f2933';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#087f5b;color:#ffffff;text-decoration:none';
const smallStyle = 'font-size:13px;color:#52606d;word-break:break-all';

function paragraph(text: string): string {
  return `<p>${escaped(text).replace(/\r?\n/g, '<br>')}</p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
