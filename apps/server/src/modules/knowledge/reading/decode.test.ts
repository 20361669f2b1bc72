import { expect, test } from 'vitest';
import { decode } from './decode.ts';

const polish = 'Ile kosztuje pierwsza lekcja? Płacisz gotówką lub kartą, łącznie 150 złotych. Źródło: świeże żniwa.';
const russian = 'Сколько стоит курс? Первая тренировка бесплатно.';
const japanese = 'コーチングの料金は月額一万円です。';
const spanish = 'Atención: mañana empezamos. ¿Cuánto cuesta?';

const tables = new Map<string, Map<string, number[]>>();

/** Returns the bytes of each character of an encoding that has one byte or two for each. */
function bytesIn(charset: string): Map<string, number[]> {
  const known = tables.get(charset);
  if (known !== undefined) return known;
  const decoder = new TextDecoder(charset);
  const table = new Map<string, number[]>();
  for (let first = 0xff; first >= 0; first -= 1) {
    const one = decoder.decode(new Uint8Array([first]));
    if (one !== '\uFFFD') table.set(one, [first]);
    for (let second = 0xff; second >= 0x40 && one === '\uFFFD'; second -= 1) {
      const pair = decoder.decode(new Uint8Array([first, second]));
      if (pair.length === 1) table.set(pair, [first, second]);
    }
  }
  tables.set(charset, table);
  return table;
}

const encode = (text: string, charset: string) =>
  new Uint8Array(text.split('').flatMap((character) => bytesIn(charset).get(character)!));

const legacy: [text: string, charset: string][] = [
  [polish, 'iso-8859-2'],
  [polish, 'windows-1250'],
  [russian, 'windows-1251'],
  [russian, 'koi8-r'],
  [japanese, 'shift_jis'],
  [japanese, 'euc-jp'],
  [spanish, 'windows-1252'],
];

test('a text in an old encoding is read as it is declared, and as its letters show where it is not', () => {
  const wrong = legacy.flatMap(([text, charset]) => {
    const ways = {
      declared: decode(encode(text, charset), charset),
      charset: decode(encode(`<meta charset=${charset}>${text}`, charset), null, 'html'),
      'http-equiv': decode(
        encode(`<meta http-equiv="Content-Type" content="text/html; charset=${charset}">${text}`, charset),
        null,
        'html',
      ),
      'in a text file': decode(encode(text, charset), null),
      'wrongly declared': decode(encode(text, charset), 'utf-8'),
    };
    return Object.entries(ways)
      .filter(([, read]) => !read.endsWith(text))
      .map(([way, read]) => ({ charset, way, read }));
  });
  expect(wrong).toEqual([]);
});

test('a byte order mark goes before everything, the declaration of the server before that of the page', () => {
  const bom = (text: string) => Buffer.from(`\uFEFF${text}`);
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
  expect([
    decode(bom(russian), 'windows-1251'),
    decode(utf16(russian), null),
    decode(utf16(polish).swap16(), 'iso-8859-2'),
    decode(Buffer.from(spanish, 'utf16le'), null),
    decode(encode(`<meta charset="koi8-r">${russian}`, 'windows-1251'), 'windows-1251', 'html').slice(23),
    decode(Buffer.from(`<meta charset="utf-16">${russian}`), null, 'html').slice(23),
    // What servers declare by default is not proof.
    decode(Buffer.from(spanish), 'iso-8859-1'),
    decode(Buffer.from(`<!-- <meta charset="koi8-r"> -->${spanish}`), null, 'html').slice(32),
    decode(encode(`<html lang="el">Τιμές`, 'iso-8859-7'), null, 'html').slice(16),
    decode(Buffer.from(`${russian}${russian}\0`), null),
  ]).toEqual([
    russian,
    russian,
    polish,
    spanish,
    russian,
    russian,
    spanish,
    spanish,
    'Τιμές',
    `${russian}${russian}\0`,
  ]);
});
