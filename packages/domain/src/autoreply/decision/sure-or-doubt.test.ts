import { expect, test } from 'vitest';
import { isOptOut } from '../opt-out/opt-out.ts';
import { findDanger } from './hand-over-rules.ts';

const now = new Date('2026-11-20T12:00:00Z');

/** Returns how the rules and the classifier together take a message. */
function taken(text: string): string {
  if (isOptOut(text)) return 'stop';
  const sign = findDanger(text, now);
  return sign === null ? 'nothing' : `${sign.isCertain ? 'sure' : 'doubt'} ${sign.finding.category}`;
}

/** Returns the messages that are not taken as they should be. */
const wrong = (messages: string[], isRight: (taken: string) => boolean) =>
  messages
    .map((text) => `${taken(text)}: ${text}`)
    .filter((reported) => !isRight(reported.slice(0, reported.indexOf(':'))));

test('plain words of present danger, and a plain wish for a person, need no model', () => {
  const messages = [
    'i want to kill myself',
    'i dont want to live anymore',
    'me quiero morir',
    'my boyfriend hits me',
    'mi novio me pega',
    'my chest hurts really bad and my left arm is numb right now',
    'se me durmio media cara y hablo raro',
    'i throw up after every meal',
    'im 15',
    'i want to talk to a human',
    "i dont wanna chat with ai, where's the coach",
  ];
  expect(wrong(messages, (as) => as.startsWith('sure'))).toEqual([]);
});

test('who asks whether a person or a machine writes asks for nobody, however plainly', () => {
  const messages = [
    'real person?',
    'who am i speaking to, a person or software?',
    'are you an assistant or the coach',
    'am i talking to a real person?',
    'am i talking to dana or a bot?',
    'I was told Dana answers her own DMs. Is that her in person or an automated system?',
  ];
  expect(wrong(messages, (as) => as === 'nothing')).toEqual([]);
  expect(wrong(['i want a human, are you a bot?'], (as) => as === 'sure person')).toEqual([]);
});

test('who wants to talk to somebody on the phone may mean the call', () => {
  const messages = [
    'can i just talk to somebody on the phone about it',
    'can someone call me?',
    'id rather talk to a person on the phone than type',
  ];
  expect(wrong(messages, (as) => as !== 'sure person')).toEqual([]);
});

test('no model is needed for nothing else: what is past, somebody else’s, asked about or a saying is never sure', () => {
  const messages = [
    "tore my acl in 2014 but that's fine now",
    'my mom had a stroke last year',
    'my aunt had a heart attack over the summer, shes fine',
    'cleared by my doctor',
    'can you hurt yourself with kettlebells?',
    'i was suicidal years ago, got help, im good now and want to get strong',
    'tuve anorexia a los 16, hace veinte años, hoy como de todo',
    'me duele el pecho de hacer press banca, son agujetas?',
    'is there anyone else you can recommend',
    'you charged me twice this month',
    'i paid on monday and still have no access',
    'im 20 weeks pregnant',
    'this is a scam, you liars',
  ];
  expect(wrong(messages, (as) => !as.startsWith('sure'))).toEqual([]);
});

test('ordinary talk is not even in doubt', () => {
  const messages = [
    'this is killing me',
    "i'm dead",
    'dying to start',
    'is there a refund',
    'money back?',
    'money back guarantee?',
    'can I pause',
    "what if it doesn't work",
    'can i pause my plan if i go away',
    'can you give me their phone number?',
    'am i talking to dana or a bot?',
    'am i talking to a real person?',
    '¿hablo con Dana o con un bot?',
    "tore my acl in 2014 but that's fine now",
    'cleared by my doctor',
    'can you hurt yourself with kettlebells?',
    'hay reembolso?',
    'shoot me the link',
    'my phone died',
    'stop by the store',
    'muero por empezar ya',
  ];
  expect(wrong(messages, (as) => as === 'nothing')).toEqual([]);
});

test('dangers that are told without their name are seen', () => {
  const messages = [
    'i was raped two years ago and i still cant be touched',
    'im so scared of going back home tonight',
    'I am going to beat my brother up tonight, I have the bat ready',
    'i cut myself when i eat, sitting at the table',
    'terminé en la sala de urgencias por un dolor en el pecho',
    'esta noche le parto la cara a mi hermano, ya tengo el bate',
    'me da miedo volver a casa',
  ];
  expect(wrong(messages, (as) => /abuse|self-harm|medical-emergency|eating-disorder/.test(as))).toEqual([]);
});

test('wishes to be left alone are stops in eight languages, and talk of stopping is none', () => {
  const stops = [
    'Quiero darme de baja de estos correos',
    'leave me be',
    'ik wil niks meer van jullie horen',
    'stuur me niks meer',
    'stop',
    'para',
    'sair',
    'arrêtez',
    'stopp',
    'smettila',
    'stoppen',
    'przestań',
  ];
  expect(wrong(stops, (as) => as === 'stop')).toEqual([]);
  const others = [
    'can i pause my plan if i go away',
    "i dont wanna chat with ai, where's the coach",
    'no quiero hablar con un bot, dónde está la coach',
    "i can't stop eating at night",
    'can i cancel anytime?',
  ];
  expect(wrong(others, (as) => as !== 'stop')).toEqual([]);
});
