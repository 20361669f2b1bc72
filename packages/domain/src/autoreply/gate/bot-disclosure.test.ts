import { describe, expect, test } from 'vitest';
import { claimsHuman, disclosesBot, disclosures, disclosureWords } from './bot-disclosure.ts';
import { chatLanguages, languageOf } from '@spotter/language/detection/chat-language';
import { checkDraft } from './output-gate.ts';

const limit = { unit: 'bytes', max: 1000 } as const;

describe('a draft never claims to be a person', () => {
  test.each([
    "I'm a real person, promise!",
    "Haha no, I'm human",
    "I'm not a bot 😄",
    'Nope, not a bot, just me typing fast',
    'This is a real human',
    "You're talking to a real person",
    'No bots here!',
    'Soy una persona real',
    'No soy un bot, jaja',
    'Aquí no hay ningún robot: no es un bot',
    'Estás hablando con una persona de verdad',
    'Sou uma pessoa real',
    'Não sou um robô',
    'Je suis une vraie personne',
    "Je ne suis pas un robot, t'inquiète",
    'Ich bin ein echter Mensch',
    'Nein, kein Bot',
    'Sono una persona vera',
    'Non sono un bot',
    'Ik ben een echt persoon',
    'Nee, ik ben geen bot',
    'Jestem prawdziwym człowiekiem',
    'Nie jestem botem',
  ])('%s', (text) => {
    expect(claimsHuman(text)).toBe(true);
    const context = { canary: '', earlierReplies: [], allowedLinks: [], offerText: '', bookings: [], now: new Date(0) };
    expect(checkDraft({ text }, context)).toEqual({ ok: false, problem: 'claims-human' });
  });

  test.each([
    "I'm an AI assistant, not a person",
    'If you would rather talk to a real person, just say so.',
    'Dana is a real person and reads along.',
    "I'm a big fan of morning workouts",
    'Want me to get a person for you?',
    'No soy una persona, soy un asistente de IA',
    'Si prefieres hablar con una persona real, dime.',
    'Ich bin kein Mensch, sondern eine KI',
    'Je ne suis pas une personne',
    'Non sono una persona',
    'Nie jestem człowiekiem',
    'Sou a assistente virtual da Ana',
  ])('may say: %s', (text) => {
    expect(claimsHuman(text)).toBe(false);
  });
});

describe('the true answer', () => {
  test.each(chatLanguages)('in %s says that a machine writes, in that language, and passes the gate', (language) => {
    const text = disclosures[language];
    expect(disclosesBot(text)).toBe(true);
    expect(languageOf([text])).toBe(language);
    const context = { canary: '', earlierReplies: [], allowedLinks: [], offerText: '', bookings: [], now: new Date(0) };
    expect(checkDraft({ text }, context)).toEqual({ ok: true, text });
  });

  test.each([
    "I am Dana's AI assistant, and Dana reads along.",
    'Honest answer: yes, this is an AI assistant that writes for Dana, who reads along and can take over any time.',
    "You're talking to my AI assistant, it writes in my words and I read along.",
    "Yep, I'm a bot!",
    'Sí, hablas con un asistente de IA de Dana.',
    'Soy un bot, pero Dana lee todo.',
    'Sim, sou um robô.',
    'Oui, je suis un assistant virtuel.',
    'Ja, ich bin ein KI-Assistent.',
    'Sì, sono un bot.',
    'Ja, ik ben een bot.',
    'Tak, jestem botem.',
  ])('is given by: %s', (text) => {
    expect(disclosesBot(text)).toBe(true);
  });

  test.each([
    'Haha why do you ask?',
    'I am Dana, your coach!',
    'Do I sound like a bot?',
    "I'm not a bot",
    'Does it matter? What is your goal?',
    'Soy Dana, tu coach.',
    '¿Parezco un robot?',
  ])('is not given by: %s', (text) => {
    expect(disclosesBot(text)).toBe(false);
  });

  test('may be put in the words of the coach, and what they leave out comes first', () => {
    const own = 'I am the AI assistant of Dana.';
    expect(disclosureWords('en', own, limit)).toBe(own);
    expect(disclosureWords('en', 'Dana reads every message.', limit)).toBe(
      `${disclosures.en} Dana reads every message.`,
    );
    expect(disclosureWords('en', 'No bots here, this is a real person.', limit)).toBe(disclosures.en);
    expect(disclosureWords('es', '  ', limit)).toBe(disclosures.es);
    expect(disclosureWords('de', null, limit)).toBe(disclosures.de);
  });
});
