import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

test('the digits of every script are read as 0 to 9', () => {
  const written = [
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '०१२३४५६७८९',
    '０１２３４５６７８９',
    '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
    '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿',
    '០១២៣៤៥៦៧៨៩',
    '𑽐𑽑𑽒𑽓𑽔𑽕𑽖𑽗𑽘𑽙',
  ];
  expect(written.filter((digits) => plainDigits(digits) !== '0123456789')).toEqual([]);
});

test('what is no decimal digit stays', () => {
  for (const text of ['', '0123456789 abc', 'Ⅳ ½ ② 三', 'é\u0301 💪🏽', '\uD835']) expect(plainDigits(text)).toBe(text);
  expect(plainDigits('code: ४८१ ०२३!')).toBe('code: 481 023!');
});
