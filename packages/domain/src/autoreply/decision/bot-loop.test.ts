import { describe, expect, test } from 'vitest';
import { isAutoResponder, soundsAutomatic } from './auto-responder.ts';
import { isBotLoop, maxMachineRounds, type Turn } from './bot-loop.ts';

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
    'Hey! Got your message 😊 We usually respond within a few hours. In the meantime check our website!',
    'Thank you for your message. I am on vacation until December 5th and will answer when I return.',
    'I am currently on annual leave with limited access to email.',
    'Thanks for your DM! Due to high volume of messages it may take us a few days to respond.',
    "Hi there! I'm on maternity leave and will be back in March. For bookings please contact Ana.",
    'Hola! Por el momento no podemos atenderte, deja tu mensaje y te respondemos pronto',
    'Estoy de vacaciones hasta el lunes, responderé a mi regreso.',
    'Ich bin bis 3. Dezember nicht im Büro und habe keinen Zugriff auf meine Nachrichten.',
    'Thank you for contacting us. Your message is important to us. Please allow up to 48 hours for a response.',
    "I'm away from my phone at the moment and will reply as soon as I can. (automated)",
    'I am away until Dec 1 with no access to messages. I will respond upon my return.',
    'Gracias por contactar a Autos MX, un ejecutivo te atenderá en unos minutos.',
    'Hola, estoy de vacaciones hasta el 8 de diciembre sin acceso al correo. Contestaré a mi vuelta.',
    'Danke für deine Nachricht! Ich bin im Urlaub bis 1.12. und melde mich danach.',
    'Grazie per il messaggio, siamo chiusi. Ti risponderemo domani.',
    "I'm currently traveling with limited access to messages and will reply when I'm back.",
    'Estamos cerrados. Atendemos de 9 a 18 hrs.',
    'We aim to reply to all messages within 2 business days.',
    "I'm on leave until 12/01. For urgent issues contact Mark.",
    'We typically reply in under an hour.',
    'Estaré ausente hasta el lunes 30, responderé a la vuelta.',
    'Merci pour votre message ! Nous sommes fermés le week-end.',
    'Sono in ferie fino al 7 dicembre, risponderò al mio rientro.',
    "You've reached the inbox of Kelly. I check messages once a day.",
    'Gracias por su mensaje. Un representante lo contactará.',
    'No momento estou ausente. Responderei assim que possível.',
    'Danke für Ihre Nachricht. Unsere Bürozeiten sind Mo-Fr 9-17 Uhr.',
    'Our office is closed for the holidays and will reopen Jan 2.',
    "Hi, you've reached FitShop. Our team is offline right now.",
    'Merci, votre message a bien été reçu.',
    "Bonjour, je suis en congé jusqu'au 12 décembre, je vous répondrai à mon retour.",
    'Ich bin im Urlaub und antworte ab dem 10. Dezember.',
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
    'on vacation til monday then ill start',
    'my hours are crazy 9 to 9',
    'sorry for the delay ill answer tonight',
    'im traveling a lot, limited gym access',
    'im on vacation rn, will reply to ur form when im back',
    'atendemos mesas de noche asi que entreno de dia',
    'im out of office til mon, can we do tues',
    'je suis en vacances',
    'bin im urlaub bis sonntag',
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

/** Returns how many answers an agent gives to a contact who writes like this, until it stops. */
function answersTo(write: (round: number) => string, secondsToAnswer: number, rounds = 20): number {
  const turns: Turn[] = [];
  let at = start;
  for (let round = 0; round < rounds; round += 1) {
    at += secondsToAnswer * 1000;
    const turn: Turn = { from: 'contact', text: write(round), at: new Date(at) };
    if (isBotLoop(turns, [turn])) return round;
    at += 20_000;
    turns.push(turn, { from: 'agent', text: ask(round), at: new Date(at) });
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
    expect(answersTo(write, seconds)).toBe(maxMachineRounds);
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
