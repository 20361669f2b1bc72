import { describe, expect, test } from 'vitest';
import { isAcknowledgement } from './acknowledgement.ts';

describe('needs no answer', () => {
  test.each([
    'thanks',
    'Thanks!',
    'thank you',
    'Thank you so much!!',
    'thx',
    'thxx',
    'ty',
    'tysm 🙏',
    'thanks a lot man',
    'thanks again',
    'haha thanks',
    'appreciate it',
    'gracias',
    'Muchas gracias!',
    'mil gracias 🙏🏽',
    'gracias por todo',
    '👍',
    '👍🏾',
    '❤️',
    '❤',
    '🔥🔥',
    '🙏 🙏',
    '❤️‍🔥',
    '<3',
    '🇲🇽',
  ])('%s', (text) => {
    expect(isAcknowledgement(text)).toBe(true);
  });
});

describe('is answered', () => {
  test.each([
    'ok',
    'k',
    'okay',
    'yes',
    'yeah',
    'si',
    'sí',
    'dale',
    'vale',
    'sure',
    'no',
    'no thanks',
    'no gracias',
    'ok thanks',
    'si gracias',
    'yes thank you',
    '8',
    '1️⃣',
    '?',
    '❓',
    '...',
    '!!',
    'lol',
    'haha',
    'thanks but how much',
    'thanks, when can we start',
    'gracias, cuanto cuesta',
    '',
    'thanksgiving',
  ])('%s', (text) => {
    expect(isAcknowledgement(text)).toBe(false);
  });
});
