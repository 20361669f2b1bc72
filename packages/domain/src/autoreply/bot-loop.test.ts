import { describe, expect, test } from 'vitest';
import { isAutoResponder, soundsAutomatic } from './auto-responder.ts';
import { isBotLoop, mostMachineRounds, type Turn } from './bot-loop.ts';

describe('an auto-responder is recognised', () => {
  test.each([
    "Thanks for your message! We'll be back in 24h",
    "Hi, thanks for contacting us. We've received your message and appreciate you reaching out.",
    'Hi, thanks for your message. We are not here at the moment but will get back to you as soon as possible.',
    'Thank you for contacting Iron Gym! Please let us know how we can help you.',
    "Thank you for your message. We're unavailable right now, but will respond as soon as possible.",
    'I am out of the office until Monday with limited access to email.',
    'Out of office: back on the 5th',
    'This is an automated message, please do not reply.',
    'AUTO-REPLY: we got your DM',
    'We are currently closed. Our business hours are Mon-Fri 9-5.',
    "I'm driving with Driving Focus turned on. I'll see your message later.",
    'Thanks for reaching out! One of our team members will get back to you shortly. How can we help you?',
    '¡Gracias por tu mensaje! Te responderemos en breve.',
    'Hola, gracias por contactarnos. En este momento no estamos disponibles, te contestaremos lo antes posible.',
    'Gracias por comunicarte con Gym Fit. ¿Cómo podemos ayudarte? Dinos en qué te ayudamos.',
    'Este es un mensaje automático',
    'Estoy fuera de la oficina hasta el lunes',
    'Obrigado pelo contato! Responderemos em breve.',
    'Esta é uma mensagem automática',
    'Merci pour votre message, nous vous répondrons dans les plus brefs délais.',
    "Je suis absent du bureau jusqu'au 5 mai",
    'Vielen Dank für Ihre Nachricht. Wir melden uns so schnell wie möglich.',
    'Automatische Antwort: Ich bin nicht im Büro und ab Montag wieder da',
    'Grazie per averci contattato, ti risponderemo al più presto.',
    'Bedankt voor je bericht! We nemen zo snel mogelijk contact op.',
    'Dziękujemy za wiadomość, odpowiemy wkrótce.',
  ])('%s', (text) => {
    expect(isAutoResponder(text)).toBe(true);
  });
});

describe('a person is not taken for one', () => {
  test.each([
    'thanks for your message!',
    'thanks for getting back to me, how much is it?',
    'gracias por tu mensaje, cuánto cuesta?',
    'gracias por escribirme',
    "sorry i was out of the office, what's next?",
    'i work in an office',
    'im away next week',
    'at work rn can we talk tonite after 8?',
    "i'm driving, talk later",
    'are you closed on sundays?',
    'is this automatic?',
    'obrigado!',
    'merci beaucoup',
    'danke dir',
    'my business hours are crazy',
    'SHRED',
  ])('%s', (text) => {
    expect(isAutoResponder(text)).toBe(false);
  });
});

test('a menu sounds automatic', () => {
  expect(soundsAutomatic('Reply 1 for sales, 2 for support')).toBe(true);
  expect(soundsAutomatic('Elige una opción: precios, horarios')).toBe(true);
  expect(soundsAutomatic('Your ticket #48213 is open')).toBe(true);
  expect(soundsAutomatic('i have 1 question')).toBe(false);
});

const start = Date.UTC(2026, 2, 10, 12);
const ask = (round: number) =>
  ['What is your goal?', 'How many days can you train?', 'And since when?'][round % 3] ?? '';

/** How many answers an agent gives to one that writes like this, until it stops. */
function answersTo(write: (round: number) => string, secondsToAnswer: number, rounds = 20): number {
  const said: Turn[] = [];
  let at = start;
  for (let round = 0; round < rounds; round += 1) {
    at += secondsToAnswer * 1000;
    const turn: Turn = { from: 'contact', text: write(round), at: new Date(at) };
    if (isBotLoop(said, [turn])) return round;
    at += 20_000;
    said.push(turn, { from: 'agent', text: ask(round), at: new Date(at) });
  }
  return rounds;
}

describe('two machines stop after three rounds', () => {
  test.each<[string, (round: number) => string, number]>([
    ['one that always says the same', () => 'Welcome to Iron Gym, tell us what you are looking for today', 600],
    ['one that counts', (round) => `Your request number ${round} was passed on to the sales team`, 600],
    ['a menu', (round) => `Choose an option: ${round} sales or support`, 30],
    [
      'one that is always new and far too fast',
      (round) =>
        `${'abcdefghij'.charAt(round % 10).repeat(5)} is a wonderful goal ${round}, tell me much more about it please`,
      1,
    ],
  ])('%s', (_name, write, seconds) => {
    expect(answersTo(write, seconds)).toBe(mostMachineRounds);
  });
});

describe('a person is talked to for as long as it takes', () => {
  const story = [
    'i mostly want to feel good in my clothes again',
    'tried keto last year and quit after a month',
    'my mornings are crazy because of the kids',
    'three days would be realistic for me i guess',
    'there is a small gym next to my office',
    'never had anybody who looked at my form',
  ];
  test.each<[string, (round: number) => string, number]>([
    ['with short answers that come again', (round) => ['ok', 'yes', 'sure', 'ok'][round % 4] ?? '', 1],
    ['who types fast', (round) => story[round] ?? '', 12],
    ['who asks the same short thing', () => 'how much?', 5],
  ])('%s', (_name, write, seconds) => {
    expect(answersTo(write, seconds, story.length)).toBe(story.length);
  });

  test('and a word of the coach starts the count anew', () => {
    const pitch = 'Welcome to Iron Gym, tell us what you are looking for today';
    const round = (minute: number, from: 'agent' | 'coach'): Turn[] => [
      { from: 'contact', text: pitch, at: new Date(start + minute * 60_000) },
      { from, text: 'hi', at: new Date(start + minute * 60_000 + 9000) },
    ];
    const now: Turn[] = [{ from: 'contact', text: pitch, at: new Date(start + 9 * 60_000) }];
    expect(isBotLoop([...round(1, 'agent'), ...round(2, 'agent'), ...round(3, 'agent')], now)).toBe(true);
    expect(isBotLoop([...round(1, 'agent'), ...round(2, 'coach'), ...round(3, 'agent')], now)).toBe(false);
  });
});
