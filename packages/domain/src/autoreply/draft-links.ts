// Without "https://" only these count as addresses; two-letter ones only with a path, for "perfecto.es" is a missing space.
const bareAddress =
  /(?<![@\p{L}\p{N}.-])(?:www\.\S+|(?:[a-z0-9-]+\.)+(?:com|net|org|io|app|link|shop|store|site|online|club|info|biz|fit|coach|dev|page)\b(?![@\p{L}])\S*|(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*)/giu;
const address = /[a-z][a-z0-9+.-]*:\/\/\S+/gi;

/** Whether the text holds an address that is none of the allowed ones nor a page or query below one. */
export function hasForeignLink(text: string, allowedLinks: string[]): boolean {
  const allowed = allowedLinks.map(comparable);
  const full = text.match(address) ?? [];
  const bare = text.replace(address, ' ').match(bareAddress) ?? [];
  return [...full, ...bare].map(comparable).some((link) => !allowed.some((each) => each !== '' && isBelow(link, each)));
}

function isBelow(link: string, allowed: string): boolean {
  return link === allowed || ['/', '?', '#'].some((sign) => link.startsWith(allowed + sign));
}

function comparable(link: string): string {
  const [, host = '', rest = ''] = /^(?:https?:\/\/)?(?:www\.)?([^/?#]*)(.*)$/is.exec(link.trim()) ?? [];
  // What stands behind the address in the sentence does not belong to it.
  return (host.toLowerCase() + rest).replace(/[.,;:!?)\]}>"'*…]+$/u, '').replace(/\/+$/, '');
}
