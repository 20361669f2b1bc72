import { layOut, pageButton, pageLinks, pageParagraph, pageQuotes, pageQuiet, pageTitle } from './email-layout.ts';

/** Someone's own words in an email, below a label that says whose they are. */
export type Quotation = { label: string; quotes: string[] };

/** An email: its subject, also its title, paragraphs with at most one button, what is below it, and links. */
export type EmailContent = {
  /** BCP 47; English where it is left out. */
  language?: string;
  subject: string;
  /** What a list of emails shows beside the subject, instead of the beginning. */
  preview?: string;
  paragraphs: string[];
  action?: { label: string; link: string };
  /** What is read after the button. */
  beneath?: (string | Quotation)[];
  links?: { label: string; link: string }[];
  closing?: string[];
};

/** Returns an email as plain text and as a page with the same content. */
export function writeEmail(content: EmailContent): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: textOf(content), html: pageOf(content) };
}

function textOf({ subject, paragraphs, action, beneath = [], links = [], closing = [] }: EmailContent): string {
  return [
    subject,
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.link}`]),
    ...beneath.map((part) => (typeof part === 'string' ? part : quotedText(part))),
    ...links.map(({ label, link }) => `${label}: ${link}`),
    ...closing,
  ].join('\n\n');
}

/** Marks each line, so that nobody's words pass for ours. */
function quotedText({ label, quotes }: Quotation): string {
  const marked = quotes.map((quote) => quote.replaceAll(/^/gm, '> '));
  return [label, ...marked].join('\n\n');
}

function pageOf(email: EmailContent): string {
  const { language = 'en', subject, preview, paragraphs, action, beneath = [], links = [], closing = [] } = email;
  return layOut({
    language,
    preview: preview ?? null,
    content: [
      pageTitle(subject),
      ...paragraphs.map(pageParagraph),
      ...(action === undefined ? [] : [pageButton(action)]),
      ...beneath.map((part) => (typeof part === 'string' ? pageParagraph(part) : pageQuotes(part))),
      ...(links.length === 0 ? [] : [pageLinks(links)]),
    ],
    closing: closing.map(pageQuiet),
  });
}
