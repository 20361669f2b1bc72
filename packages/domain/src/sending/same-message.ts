import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';

const notInWords = characters(String.raw`^\p{L}\p{N}`);
const spaces = characters(String.raw`\s`);
const entities = ['&amp;', '&lt;', '&gt;', '&quot;', '&#39;'];
/** How much of a message a platform that cuts it short still shows, at the least. */
const minShown = { letters: 20, share: 0.5 };

/**
 * Whether a platform shows this text for what was sent. Platforms trim, normalize, shorten links and cut long
 * texts, so letters and digits count, and links do not.
 */
export function isSameMessage(sent: string, shown: string): boolean {
  if (foldText(sent) === foldText(shown)) return true;
  const [ours, theirs] = [wordsOf(sent), wordsOf(shown)];
  if (ours === '' || theirs === '') return ours === theirs && holdsLink(sent) && holdsLink(shown);
  const isCutShort = theirs.length >= Math.max(minShown.letters, ours.length * minShown.share);
  return ours === theirs || (isCutShort && ours.startsWith(theirs));
}

/** Whether a platform may show these attachments for those that were sent: a text may come back with others. */
export function carriesSame(sent: readonly { type: string }[], shown: readonly { type: string }[]): boolean {
  return sent.length === 0 || (sent.length === shown.length && sent.every(({ type }, at) => type === shown[at]!.type));
}

/** Returns the letters and digits of a text without its links. */
function wordsOf(text: string): string {
  const plain = entities.reduce((left, entity) => left.replaceAll(entity, ' '), text);
  const spoken = spaces.split(foldText(plain)).filter((part) => !isLink(part));
  return notInWords.replaceRuns(spoken.join(''), '');
}

function holdsLink(text: string): boolean {
  return spaces.split(text).some(isLink);
}

function isLink(part: string): boolean {
  const dot = part.indexOf('.');
  return part.includes('://') || part.toLowerCase().startsWith('www.') || (dot > 0 && part.includes('/', dot));
}
