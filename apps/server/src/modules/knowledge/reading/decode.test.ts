import { timesAsLong } from '@spotter/language/text/processor-time.test-support';
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
  [russian, 'iso-8859-5'],
  [russian, 'ibm866'],
  ['Перше заняття безкоштовне, далі їх вартість інша. Пишіть нам.', 'windows-1251'],
  ['Перше заняття безкоштовне, далі їх вартість інша. Пишіть нам.', 'koi8-u'],
  ['Първата тренировка е безплатна, после цената е сто лева на месец.', 'windows-1251'],
  ['Příliš žluťoučký kůň úpěl ďábelské ódy. Kolik stojí lekce? Čtvrt hodiny zdarma', 'windows-1250'],
  ['Mennyibe kerül az első óra? Fizethet készpénzzel, kártyával. Kérjük, időben jelentkezzen.', 'iso-8859-2'],
  ['Prva vježba je besplatna, zatim sto eura mjesečno. Pišite nam do četvrtka.', 'windows-1250'],
  ['Πόσο κοστίζει το πρόγραμμα; Το πρώτο μάθημα είναι δωρεάν.', 'windows-1253'],
  ['Program ne kadar? İlk ders ücretsiz, sonrası aylık yüz elli lira. Şimdi başvurun.', 'windows-1254'],
  ['כמה עולה התוכנית? השיעור הראשון חינם.', 'windows-1255'],
  ['كم سعر البرنامج؟ الدرس الأول مجاني.', 'windows-1256'],
  ['Pirmas užsiėmimas nemokamas, vėliau šimtas eurų. Rašykite mums.', 'windows-1257'],
  ['โปรแกรมราคาเท่าไร บทเรียนแรกฟรี', 'windows-874'],
  ['프로그램은 얼마입니까? 첫 수업은 무료입니다.', 'euc-kr'],
  ['课程多少钱？第一节课免费，可以随时取消。', 'gb18030'],
  ['課程多少錢？第一堂課免費，隨時可以取消。', 'big5'],
  ['Größe und Preis: für 20 € übt man täglich.', 'macintosh'],
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

test('an encoding that only its declaration tells is read as that says', () => {
  const declared: [text: string, charset: string][] = [
    ...legacy,
    ['Πόσο κοστίζει;', 'iso-8859-7'],
    [russian, 'x-mac-cyrillic'],
    ['Le cœur à 20 € : « déjà réservé », Noël.', 'iso-8859-15'],
  ];
  const wrong = declared.flatMap(([text, charset]) => {
    const ways = [
      decode(encode(text, charset), charset.toUpperCase()),
      decode(encode(`<meta charset='${charset}'>${text}`, charset), null, 'html'),
      decode(encode(`<?xml version="1.0" encoding="${charset}"?>${text}`, charset), null, 'html'),
    ];
    return ways.filter((read) => !read.endsWith(text)).map((read) => ({ charset, read }));
  });
  expect(wrong).toEqual([]);
});

test('a page that declares its encoding late, or beside what is no declaration, is read as that says', () => {
  const declared: [text: string, charset: string][] = [
    ['Πόσο κοστίζει;', 'iso-8859-7'],
    [russian, 'x-mac-cyrillic'],
    ['Le cœur à 20 € : « déjà réservé », Noël.', 'iso-8859-15'],
    ['Größe und Preis: für 20 € übt man täglich.', 'macintosh'],
    [japanese, 'shift_jis'],
  ];
  const style = `<style>${'.price { color: red } '.repeat(1_000)}</style>`;
  const script = `<script>var page = '<meta charset="koi8-u">';${'go(); '.repeat(4_000)}</script>`;
  const meta = (charset: string) => `<meta charset="${charset}">`;
  const equivalent = (charset: string) => `<META content='text/html;charset=${charset}' HTTP-EQUIV=Content-Type>`;
  const pages: Record<string, (charset: string) => string> = {
    'after 1,024 bytes': (charset) => `<head>${'<link rel=icon>'.repeat(100)}${meta(charset)}<body>`,
    'after a long style': (charset) => `<head>${style}${meta(charset)}<body>`,
    'after a long script that names another': (charset) => `<head>${script}${equivalent(charset)}<body>`,
    'after a long comment': (charset) =>
      `<!-- ${'<meta charset=koi8-u> '.repeat(2_000)} --><head>${meta(charset)}<body>`,
    'in the body': (charset) => `<body><h1>Prices</h1>${equivalent(charset)}`,
    'far down': (charset) => `<body>${'<p>Prices</p>'.repeat(3_000)}${meta(charset)}`,
    'after one that is unknown': (charset) => `<head>${meta('no-such-charset')}${meta(charset)}<body>`,
    'after a like name': (charset) => `<head><meta name=a data-charset="koi8-u">${meta(charset)}<body>`,
    'after a sign in a value': (charset) => `<head><meta content="a > b" name=x charset=${charset}><body>`,
    'in XML and in a meta': (charset) => `<?xml version='1.0' encoding='koi8-u'?><head>${style}${meta(charset)}<body>`,
    'in XML alone': (charset) => `\n<?xml version='1.0' encoding='${charset}'?><head>${style}<body>`,
  };
  const wrong = declared.flatMap(([text, charset]) =>
    Object.entries(pages)
      .filter(([, page]) => !decode(encode(page(charset) + text, charset), null, 'html').endsWith(text))
      .map(([way]) => ({ charset, way })),
  );
  expect(wrong).toEqual([]);
});

test('what a server declares is passed over where the bytes are not of it', () => {
  const rows: [text: string, charset: string, declared: string][] = [
    ['「料金」、「予約」、「相談」。はい。', 'shift_jis', 'iso-8859-1'],
    ['Źródło: świeże żniwa, Śląsk, śnieg, źle', 'windows-1250', 'iso-8859-2'],
    [japanese, 'euc-jp', 'utf-8'],
    [spanish, 'windows-1252', 'euc-kr'],
  ];
  const filler = '<p>Prices</p>'.repeat(2_000);
  const wrong = rows.filter(([text, charset, declaredByServer]) =>
    [`<meta charset=${charset}>`, `${filler}<meta charset=${charset}>`].some(
      (page) => !decode(encode(page + text.repeat(100), charset), declaredByServer, 'html').endsWith(text.repeat(100)),
    ),
  );
  expect(wrong).toEqual([]);
});

test('what looks like a declaration ten times as often takes about ten times as long', () => {
  for (const piece of ['<meta ', '<meta "', '<script>', '<!-- ', '<meta charset=', "<?xml encoding='"]) {
    const [many, few] = [10_000, 1_000].map((count) => Buffer.from(`${piece.repeat(count)}\xFF`, 'latin1'));
    expect(
      timesAsLong(
        () => decode(many!, null, 'html'),
        () => decode(few!, null, 'html'),
      ),
      piece,
    ).toBeLessThan(50);
  }
});

test('a declaration that names no encoding, or none that is safe, is passed over', () => {
  expect([
    decode(Buffer.from(spanish), 'no-such-charset'),
    decode(Buffer.from(spanish), 'replacement'),
    decode(Buffer.from(spanish), 'utf-7'),
    decode(Buffer.from(`\uFEFF${polish}`, 'utf16le'), 'utf-8'),
    decode(Buffer.from(spanish, 'latin1'), 'ISO_8859-1:1987'),
    decode(new Uint8Array(0), null),
  ]).toEqual([spanish, spanish, spanish, polish, spanish, '']);
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

test('one byte that is no UTF-8 spoils no other letter', () => {
  const german = 'Übungen für zuhause. Die Plätze sind begrenzt, bitte frühzeitig buchen. Grüße aus Köln. ';
  const bad = { 'half a letter': [0xc3], 'a surrogate': [0xed, 0xa0, 0x80], 'a stray byte': [0xff] };
  const spoiled = Object.entries(bad).flatMap(([name, bytes]) =>
    [5, 1].flatMap((times) => {
      const cut = Buffer.concat([Buffer.from(german.repeat(times)), Buffer.from(bytes)]);
      const content = Buffer.concat([cut, Buffer.from(german)]);
      return [
        decode(content, null),
        decode(content, 'utf-8'),
        decode(content, 'iso-8859-1'),
        decode(Buffer.concat([Buffer.from('<meta charset="utf-8">'), content]), null, 'html'),
        decode(cut, 'utf-8'),
        decode(cut, null),
      ].flatMap((read) => (read.includes('Grüße aus Köln') ? [] : [`${name}, ${times}: ${read.slice(0, 60)}`]));
    }),
  );
  expect(spoiled).toEqual([]);
});

test('the letters of a page show its encoding, not its markup or a language that is only said', () => {
  const korean = '프로그램은 얼마입니까? 첫 수업은 무료입니다.';
  const wrong = [
    [korean, 'euc-kr', 'en'],
    [russian, 'koi8-r', 'ru'],
    ['Цены', 'windows-1251', 'ru'],
    [polish, 'windows-1250', 'pl'],
    ['Größe', 'windows-1252', 'de'],
    ['Café', 'windows-1252', 'en'],
    [japanese, 'shift_jis', 'ja'],
  ].filter(([text, charset, language]) => {
    const html = `<html lang="${language}"><style>.price { color: red }</style><div class="price from">${text}</div>`;
    return !decode(encode(html, charset!), null, 'html').includes(text!);
  });
  expect(wrong).toEqual([]);
});
