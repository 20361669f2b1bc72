const endings =
  '(?:com|net|org|io|app|link|shop|store|site|online|club|info|biz|fit|coach|dev|page|xyz|vip|top|click|live|pro|tech|cloud|health|fitness|training|money|cash|today|ly|gg|tv|ai|co|cc|tk|ee|eu|ru|cn|uk|us|mx|br|cl|fr)';
const label = String.raw`[\p{L}\p{N}-]+`;
// Without "https://" only these count as addresses; two-letter words only with a path, for "perfecto.es" is a missing space.
const bareAddress = new RegExp(
  String.raw`(?<![@\p{L}\p{N}.-])(?:www\.\S+|(?:${label}\.)+${endings}\b(?![@\p{L}])\S*|(?:${label}\.)+[a-z]{2,}\/\S*|\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:\/\S*)?)`,
  'giu',
);
const address = /[a-z][a-z0-9+.-]*:\/\/\S+|\b(?:mailto|javascript|tel|sms):\S+/gi;
/** Addresses written so that no filter sees them: "evil dot com", "evil[.]com", "evil . com". */
const hidden = new RegExp(
  [
    String.raw`\b[\p{L}\p{N}-]{2,} ?[([{*] ?(?:\.|dot|punto) ?[)\]}*] ?(?:me|${endings})\b`,
    String.raw`\b[\p{L}\p{N}-]{2,}[ _-]dot[ _-](?:me|${endings})\b`,
    // "Punto" is a word: "en este punto me…", "buen punto, coach".
    String.raw`\b[\p{L}\p{N}-]{2,}(?:[ _-]punto[ _-]| \. ?)(?:com|net|org|io|app|link|co|ly|shop|site|info)\b`,
  ].join('|'),
  'iu',
);
// Zero-width signs, and dots of other scripts.
const invisible = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g;
const otherDots = /[\u3002\uFF0E\uFF61\u2024\u00B7]/g;

/** Whether the text holds an address that is none of the allowed ones nor a page or query below one. */
export function hasForeignLink(text: string, allowedLinks: string[]): boolean {
  const plain = text.replace(invisible, '').replace(otherDots, '.').normalize('NFKC');
  const allowed = allowedLinks.map(comparable);
  const full = plain.match(address) ?? [];
  const rest = plain.replace(address, ' ');
  const bare = rest.match(bareAddress) ?? [];
  if (hidden.test(rest)) return true;
  return [...full, ...bare].map(comparable).some((link) => !allowed.some((each) => each !== '' && isBelow(link, each)));
}

/** The text without the addresses that have a path. */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/g, (word) => {
    const dot = word.indexOf('.', 1);
    return dot !== -1 && word.includes('/', dot) ? ' ' : word;
  });
}

function isBelow(link: string, allowed: string): boolean {
  // ".." leads out again.
  if (/[/\\](?:\.|%2e){2}/i.test(link)) return false;
  return link === allowed || ['/', '?', '#'].some((sign) => link.startsWith(allowed + sign));
}

function comparable(link: string): string {
  const [, host = '', rest = ''] = /^(?:https?:\/\/)?(?:www\.)?([^/?#]*)(.*)$/is.exec(link.trim()) ?? [];
  // What stands behind the address in the sentence does not belong to it.
  return (host.toLowerCase() + rest).replace(/[.,;:!?)\]}>"'*…]+$/u, '').replace(/\/+$/, '');
}
