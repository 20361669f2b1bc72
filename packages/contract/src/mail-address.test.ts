import { expect, test } from 'vitest';
import { MailAddress, parseMailAddress } from './mail-address.ts';

test('addresses of every script are addresses, each with one spelling', () => {
  const spellings = {
    'Ana@Example.com': 'ana@example.com',
    ' ana.ruiz+dm@example.co.uk ': 'ana.ruiz+dm@example.co.uk',
    'müller@example.com': 'müller@example.com',
    'mu\u0308ller@example.com': 'müller@example.com',
    'MÜLLER@MÜLLER.example': 'müller@xn--mller-kva.example',
    'info@xn--mller-kva.example': 'info@xn--mller-kva.example',
    '用户@例子.广告': '用户@xn--fsqu00a.xn--4rr70v',
    '用户@例子。广告': '用户@xn--fsqu00a.xn--4rr70v',
    'иван@почта.рф': 'иван@xn--80a1acny.xn--p1ai',
    'josé.garcía@correo.es': 'josé.garcía@correo.es',
    "o'brien@example.com": "o'brien@example.com",
    'Łukasz@example.pl': 'łukasz@example.pl',
    'δοκιμή@παράδειγμα.ελ': 'δοκιμή@xn--hxajbheg2az3al.xn--qxam',
    'straße@faß.example': 'straße@xn--fa-hia.example',
    'אבא@דוגמה.ישראל': 'אבא@xn--6dbbec0c.xn--4dbrk0ce',
    'björn.ångström@exämple.se': 'björn.ångström@xn--exmple-cua.se',
    'A\u030Angström@Example.SE': 'ångström@example.se',
    'ไทย@ตัวอย่าง.ไทย': 'ไทย@xn--72c1a1bt4awk9o.xn--o3cw4h',
    'نوره@مثال.السعودية': 'نوره@xn--mgbh0fb.xn--mgberp4a5d4ar',
    'さくら@例え.テスト': 'さくら@xn--r8jz45g.xn--zckzah',
    '한국@도메인.한국': '한국@xn--hq1bm8jm9l.xn--3e0b707e',
    'Ana@BÜCHER.example': 'ana@xn--bcher-kva.example',
    'zoë@straße.de': 'zoë@xn--strae-oqa.de',
    'ñandú+dm@correo.es': 'ñandú+dm@correo.es',
    'ana@ｅｘａｍｐｌｅ.com': 'ana@example.com',
    'संपर्क@डाटामेल.भारत': 'संपर्क@xn--c2bd4bq1db8d.xn--h2brj9c',
  };
  const read = Object.keys(spellings).map((text) => [text, parseMailAddress(text)]);
  expect(read).toEqual(Object.entries(spellings));
});

test('what no mail can be sent to is none', () => {
  const none = [
    '',
    '@',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@127.0.0.1',
    'ana@[::1]',
    'ana@-x.com',
    'ana@x..com',

    '.ana@example.com',
    'ana.@example.com',
    'a..b@example.com',
    'a b@example.com',
    'a@b@example.com',
    '"a"@example.com',
    'ana@example.com\r\nBcc: x@example.com',
    'a\nb@example.com',
    'a\u0000@example.com',
    'a\u202Eb@example.com',

    'a\u200Bb@example.com',
    'a\u3164@example.com',
    'a\u00A0b@example.com',
    'ana@example.com/x',
    'ana@example.com:25',
    'ana@user:pw@example.com',
    'ana@exa mple.com',
    'ana@xn--.com',
    `${'a'.repeat(65)}@example.com`,

    `${'ü'.repeat(33)}@example.com`,
    `ana@${'a'.repeat(64)}.com`,
    `ana@${'a.'.repeat(130)}com`,
    '<ana@example.com>',
    'ana@ex\u00ADample.com',
    'ana@example.com.',
    'ana@example.123',
    'ana@mü ller.example',
  ];
  expect(none.filter((text) => parseMailAddress(text) !== null || MailAddress.safeParse(text).success)).toEqual([]);
});
