import { strangenessOf } from '@spotter/domain/wrong-letters';
import { analyse } from 'chardet';

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
/** Names of the detector for encodings that another one holds. */
const sameAs: Record<string, string> = {
  ASCII: 'windows-1252',
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
  'KOI8-R': 'koi8-u',
};
const severalBytes = ['shift_jis', 'euc-jp', 'euc-kr', 'gb18030', 'big5'];
const oneByte = [
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'windows-1251',
  'koi8-u',
  'iso-8859-5',
  'windows-1253',
  'iso-8859-7',
  'windows-1255',
  'windows-1256',
  'iso-8859-6',
  'ibm866',
  'x-mac-cyrillic',
  'macintosh',
];
/** Enough to tell encodings apart. */
const guessedBytes = 16 * 1024;
/** As sure, the detector has found characters of several bytes. */
const sureConfidence = 80;
/** Of any bytes that would be possible it says this much. */
const minConfidence = 10;
/** What the language of a page says counts as much as what its letters show. */
const usualConfidence = 20;
/** Strange letters speak against an encoding, however sure the detector is. */
const strangeCost = 200;

/** Returns the encoding that bytes without a declaration show, or the usual one of their language. */
export function guessCharset(content: Uint8Array, format: 'html' | 'text', language: string): string {
  const sample = content.subarray(0, guessedBytes);
  const shown = format === 'html' ? withoutMarkup(sample) : sample;
  const usual = byLanguage[language] ?? byLanguage[language.split('-')[0]!] ?? null;
  const found = analyse(shown).map(({ name, confidence }) => ({
    name: sameAs[name] ?? name.toLowerCase(),
    confidence,
  }));
  const wide = found.find(({ name }) => severalBytes.includes(name));
  if (wide !== undefined && wide.confidence >= sureConfidence && wide === found[0]) return wide.name;
  if (isThai(shown)) return 'windows-874';
  const likely = found.filter(({ name, confidence }) => severalBytes.includes(name) && confidence > minConfidence);
  const [best] = [...oneByte, ...likely.map(({ name }) => name)]
    .map((name) => {
      const confidence = found.find((each) => each.name === name)?.confidence ?? 0;
      return {
        name,
        score: confidence + (name === usual ? usualConfidence : 0) - strangeCost * strangenessIn(name, shown),
      };
    })
    .toSorted((one, other) => other.score - one.score);
  return best!.name;
}

/** Returns how little bytes look like text in an encoding. */
function strangenessIn(name: string, content: Uint8Array): number {
  const text = new TextDecoder(name).decode(content);
  const foreign = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const broken = text.match(/[\uFFFD\u0080-\u009F\uFF61-\uFF9F]/g)?.length ?? 0;
  return foreign === 0 ? 0 : strangenessOf(text) + (2 * broken) / foreign;
}

/** Takes tags out, whose letters are not those of the text. Their signs are ASCII in every legacy encoding. */
function withoutMarkup(content: Uint8Array): Uint8Array {
  const text = Buffer.from(content).toString('latin1');
  return Buffer.from(text.replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*|<[^<>]*>/gi, ' '), 'latin1');
}

/** Marks of Thai follow consonants, so other bytes hardly ever read as Thai. */
function isThai(content: Uint8Array): boolean {
  const text = new TextDecoder('windows-874').decode(content);
  const foreign = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const thai = text.match(/[\u0E01-\u0E2E][\u0E31\u0E34-\u0E3A]?[\u0E47-\u0E4E]*|[\u0E30\u0E32\u0E33\u0E40-\u0E46]/g);
  const marks = text.match(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g)?.length ?? 0;
  return foreign >= 8 && marks > foreign * 0.08 && (thai?.join('').length ?? 0) > foreign * 0.95;
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
