import { isDigit } from '@spotter/language/text/characters';
import { readFeatures, type TextFeatures } from './text-features.ts';

/** Endings of hosts that are written without "https": a dot between two sentences makes no address. */
const hostEndings = new Set(
  'ai app biz cc club co com es fr info io link live ly me net nl online org pl pro shop site store top xyz'.split(' '),
);
/** The lengths of such an ending where a path follows it. */
const endingLengths = { min: 2, max: 6 };
/** Where people keep what they show: their pictures, a lift to look at, an article. */
const publicHosts =
  'google youtube youtu instagram imgur icloud dropbox spotify tiktok bbc nytimes amazon decathlon wikipedia nih'.split(
    ' ',
  );
const currencies = ['$', '€', '£', '₿'];

/** Returns the features of a message for the classifier of spam: its words, and what its punctuation says. */
export function spamFeatures(text: string): TextFeatures {
  const chunks = text.toLowerCase().split('\n').join(' ').split(' ');
  const signs = chunks.flatMap((chunk) => signsOf(chunk));
  return readFeatures(text, [...new Set(signs)]);
}

function signsOf(chunk: string): string[] {
  if (chunk.startsWith('@') && chunk.length > 2) return ['handle'];
  if (chunk.startsWith('+') && chunk.length > 1 && isDigit(chunk[1]!)) return ['phone'];
  const host = hostOf(chunk);
  if (host !== null) {
    const isPublic = publicHosts.some((each) => host.includes(`${each}.`));
    return isPublic ? ['public link'] : ['link', `link to ${host.split('.').at(-1)!}`, 'link of their own'];
  }
  return currencies.some((sign) => chunk.includes(sign)) ? ['money'] : [];
}

/** Returns the host of a web address; null where a chunk of text is none. */
function hostOf(chunk: string): string | null {
  const [, written = chunk] = chunk.split('://');
  const [host = '', path] = written.split('/');
  if (written !== chunk || host.startsWith('www.')) return host;
  const parts = host.split('.');
  const ending = parts.at(-1)!;
  const hasPath = path !== undefined && ending.length >= endingLengths.min && ending.length <= endingLengths.max;
  const isHost = parts.length > 1 && parts[0] !== '' && !host.includes('@') && (hasPath || hostEndings.has(ending));
  return isHost ? host : null;
}
