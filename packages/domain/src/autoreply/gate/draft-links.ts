import { characters } from '@spotter/language/text/characters';
import { linear } from '@spotter/language/text/linear-expression';
import { normalForm } from '@spotter/language/text/normal-form';

const endings = [
  'com|net|org|io|app|link|shop|store|site|online|club|info|biz|fit|coach|dev|page|xyz',
  'vip|top|click|live|pro|tech|cloud|health|fitness|training|money|cash|today',
  'ly|gg|tv|ai|co|cc|tk|ee|eu|ru|cn|uk|us|mx|br|cl|fr',
].map((several) => `(?:${several})`);
const beginning = String.raw`(?<![@\p{L}\p{N}.-])`;
const labels = String.raw`(?:[\p{L}\p{N}-]+\.)+`;
// Without "https://" only these count as addresses. Two-letter endings only count with a path, because
// "perfecto.es" is a missing space.
const bareAddresses = [
  String.raw`www\.\S`,
  // The ending is followed by neither "@" nor a letter.
  ...endings.map((ending) => String.raw`${labels}${ending}(?:[^\w@\p{L}]|$)`),
  `${labels}[a-z]{2,}/`,
  String.raw`\d{1,3}(?:\.\d{1,3}){3}`,
].map((bare) => linear(beginning + bare, 'i'));
const address = linear(String.raw`[a-z][a-z0-9+.-]*://\S+|\b(?:mailto|javascript|tel|sms):\S+`, 'i');
/** Addresses that are written so that filters do not see them: "evil dot com", "evil[.]com", "evil . com". */
const word = String.raw`\b[\p{L}\p{N}-]{2,}`;
const hidden = [
  ...['me', ...endings].flatMap((ending) => [
    String.raw`${word} ?[(\[{*] ?(?:\.|dot|punto) ?[)\]}*] ?${ending}\b`,
    String.raw`${word}[ _-]dot[ _-]${ending}\b`,
  ]),
  // "Punto" is a word: "en este punto me…", "buen punto, coach".
  String.raw`${word}(?:[ _-]punto[ _-]| \. ?)(?:com|net|org|io|app|link|co|ly|shop|site|info)\b`,
].map((written) => linear(written, 'i'));
/** One of these is in every hidden address, and in few other texts. */
const mayHide = linear(String.raw`[(\[{*]|dot|punto| \.`, 'i');
// Zero-width signs, and dots of other scripts.
const invisible = characters(String.raw`\u00AD\u200B-\u200F\u2060-\u2064\uFEFF`);
const otherDots = characters(String.raw`\u3002\uFF0E\uFF61\u2024\u00B7`);
const words = characters(String.raw`^\s`);
// ".." leads out of the allowed path.
const upwards = linear(String.raw`[/\\](?:\.|%2e){2}`, 'i');
const hostAndPath = linear(String.raw`^(?:https?://)?(?:www\.)?([^/?#]*)(.*)$`, 'is');
// Signs after the address belong to the sentence.
const signsBehind = characters(String.raw`.,;:!?)\]}>"'*…`);
const slashes = characters('/');

/** Whether the text contains an address that is neither allowed nor a page or query below an allowed one. */
export function hasForeignLink(text: string, allowedLinks: string[]): boolean {
  const plain = normalForm(otherDots.replace(invisible.replace(text, ''), '.'), 'NFKC');
  const allowed = allowedLinks.map(comparable);
  const full = address.findAll(plain);
  const rest = address.replace(plain, ' ');
  if (mayHide.test(rest) && hidden.some((written) => written.test(rest))) return true;
  const links = [...full.map((found) => found.text), ...words.runs(rest).flatMap(bareAddressIn)].map(comparable);
  return links.some((link) => !allowed.some((each) => each !== '' && isBelow(link, each)));
}

/** Returns the address in a stretch without spaces. */
function bareAddressIn(stretch: string): string[] {
  if (!stretch.includes('.')) return [];
  const begins = bareAddresses.map((bare) => bare.find(stretch)?.index ?? Infinity);
  const begin = Math.min(...begins);
  return begin === Infinity ? [] : [stretch.slice(begin)];
}

/** Returns the text without the addresses that have a path. */
export function withoutLinks(text: string): string {
  return words.replaceRuns(text, (written) => {
    const dot = written.indexOf('.', 1);
    return dot !== -1 && written.includes('/', dot) ? ' ' : written;
  });
}

function isBelow(link: string, allowed: string): boolean {
  if (upwards.test(link)) return false;
  return link === allowed || ['/', '?', '#'].some((sign) => link.startsWith(allowed + sign));
}

function comparable(link: string): string {
  const [host = '', rest = ''] = hostAndPath.find(link.trim())?.groups ?? [];
  return slashes.withoutEnd(signsBehind.withoutEnd(host.toLowerCase() + rest));
}
