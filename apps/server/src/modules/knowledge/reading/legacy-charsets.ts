/** What pages in a language are written in where they declare nothing, by the HTML standard. */
const byLanguage: Record<string, string> = {
  ar: 'windows-1256',
  fa: 'windows-1256',
  be: 'windows-1251',
  bg: 'windows-1251',
  kk: 'windows-1251',
  mk: 'windows-1251',
  ru: 'windows-1251',
  sr: 'windows-1251',
  uk: 'windows-1251',
  cs: 'windows-1250',
  sk: 'windows-1250',
  hr: 'windows-1250',
  hu: 'iso-8859-2',
  pl: 'iso-8859-2',
  sl: 'iso-8859-2',
  el: 'iso-8859-7',
  et: 'windows-1257',
  lt: 'windows-1257',
  lv: 'windows-1257',
  he: 'windows-1255',
  ja: 'shift_jis',
  ko: 'euc-kr',
  th: 'windows-874',
  tr: 'windows-1254',
  vi: 'windows-1258',
  'zh-cn': 'gb18030',
  'zh-hans': 'gb18030',
  zh: 'gb18030',
  'zh-tw': 'big5',
  'zh-hant': 'big5',
};
const japanese = ['shift_jis', 'euc-jp'];
const oneByte = ['windows-1252', 'windows-1250', 'iso-8859-2', 'windows-1251', 'koi8-r'];
/** Enough to tell encodings apart. */
const guessedBytes = 64 * 1024;

/** Returns the encoding of a page in this language that declares none. */
export function charsetOfLanguage(language: string): string {
  return byLanguage[language] ?? byLanguage[language.split('-')[0]!] ?? 'windows-1252';
}

/** Whether the letters show which encoding it is: of the others, the language of the page alone tells. */
export function isGuessable(name: string): boolean {
  return [...oneByte, ...japanese].includes(name);
}

/** Returns the encoding that bytes without any declaration show; null where none reads well. */
export function guessCharset(content: Uint8Array): string | null {
  const sample = content.subarray(0, guessedBytes);
  for (const name of japanese) if (isJapanese(new TextDecoder(name).decode(sample))) return name;
  const scored = oneByte
    .map((name) => ({ name, score: plausibility(new TextDecoder(name).decode(sample)) }))
    .reduce((best, next) => (next.score > best.score ? next : best));
  return scored.score > 0 && scored.name !== 'windows-1252' ? scored.name : null;
}

/** Returns which UTF-16 bytes with zeros are; null for none. Read wrongly, it has characters of no text. */
export function readsAsUtf16(content: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (content.length % 2 !== 0 || content.length < 4) return null;
  for (const name of ['utf-16le', 'utf-16be'] as const) {
    const text = new TextDecoder(name).decode(content);
    const strange =
      text.match(/[\p{Cc}\p{Cn}\p{Co}\uFFFD]/gu)?.filter((each) => !'\t\n\r\0'.includes(each)).length ?? 0;
    const zeros = text.split('\0').length - 1;
    if (
      strange === 0 &&
      zeros <= text.length / 100 &&
      /[ \n\p{sc=Latin}\p{sc=Hiragana}]/u.test(text) &&
      /\p{L}/u.test(text)
    )
      return name;
  }
  return null;
}

/** Text in the other Japanese encoding gives half-width kana, or broken characters. */
function isJapanese(text: string): boolean {
  const kana = text.match(/[\u3040-\u30FF]/g)?.length ?? 0;
  const foreign = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const broken = text.match(/[\uFFFD\uFF61-\uFF9F]/g)?.length ?? 0;
  return kana >= 2 && kana > foreign * 0.2 && broken <= foreign * 0.02;
}

/**
 * Returns how well a text reads: letters in words count for it; signs within words, capitals behind small
 * letters, and stretches of accented letters alone, which no language has, count against it.
 */
function plausibility(text: string): number {
  let score = 0;
  for (const [word] of text.matchAll(/[^\p{ASCII}\s][^\s]*|[\p{L}][^\s]*/gu)) {
    const foreign = word.match(/[^\p{ASCII}]/gu)?.length ?? 0;
    if (foreign === 0) continue;
    const signs = word.match(
      /(?<=\p{L})[^\p{ASCII}\p{L}\p{M}\p{P}]|[^\p{ASCII}\p{L}\p{M}\p{P}](?=\p{L})|[\u0080-\u009F]/gu,
    );
    const marks = word.match(/(?<=\p{L})[¿¡‚„†‡‰‹›«»](?=\p{L})/gu);
    const capitals = word.match(/(?<=\p{Ll})\p{Lu}/gu);
    const accented = word.match(/[\u00C0-\u024F]{3,}/gu)?.join('').length ?? 0;
    const wrong = (signs?.length ?? 0) + (marks?.length ?? 0) + (capitals?.length ?? 0);
    score += foreign - accented * 2 - wrong * 3;
  }
  return score;
}
