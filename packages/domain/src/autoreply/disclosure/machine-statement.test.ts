import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { describe, expect, test } from 'vitest';
import { fillPlaceholders, noPlaceholderValues } from '../../wording/fill-placeholders.ts';
import { disclosures } from '../gate/bot-disclosure.ts';
import { clearDisclosures, openingDisclosures } from './disclosure.ts';
import { statesMachine } from './machine-statement.ts';

describe.each(chatLanguages)('in %s', (language) => {
  test('ours, what the form inserts, and the true answer count', () => {
    const named = { ...noPlaceholderValues, coach: 'Dana Cole' };
    for (const values of [noPlaceholderValues, named])
      expect(statesMachine(fillPlaceholders(clearDisclosures[language], values))).toBe(true);
    expect(statesMachine(openingDisclosures[language])).toBe(true);
    expect(statesMachine(`${openingDisclosures[language]} OK?`)).toBe(true);
    expect(statesMachine(disclosures[language])).toBe(true);
  });
});

test.each([
  'A machine writes this.',
  "Hey, Dana's AI here.",
  'Hi Maya, I’m Dana’s AI assistant 🤖. What is your goal?',
  "I'm Mia's bot",
  'You’re chatting with Dana’s AI assistant.',
  'Dana reads along. This chat is automated.',
  "I'm an AI assistant, not a person.",
  'Te responde la IA de Dana.',
  'Soy un robot.',
  'Você está falando com um robô.',
  'Aqui responde a IA da Ana.',
  "Je suis l'IA de Dana.",
  'Hier schreibt Danas Bot.',
  'Ich bin der KI-Assistent von Dana.',
  "Qui risponde l'IA di Dana.",
  'Hier antwoordt de AI van Dana.',
  'Odpisuje tu AI Dany.',
])('%s says that a machine writes', (text) => {
  expect(statesMachine(text)).toBe(true);
});

test.each([
  "Is this AI? It's Dana.",
  'Talking to a bot is no fun, so I write myself.',
  "I'm Dana, founder of Robot Gym.",
  'Je suis Dana, fan de robots.',
  'The payments are automatic every month.',
  'Hey! You are a machine!',
  'Hey, you are a machine for asking! Want the plan?',
  'Is the leg press machine at your gym free?',
  'Here is the AI meal planner.',
  'El pago es automático cada mes.',
  "I'm an AI assistant?",
  "I'm not an AI assistant.",
  "I'm nobody's bot.",
  "I'm Nobody's bot.",
  "It's a lie that I'm an AI assistant.",
  'I’m Dana, and I hate that you think I am a bot.',
  'The machine here.',
  "I'm a machine!",
  'Ich bin kein Bot.',
  'Nie jestem botem.',
  'Je ne suis pas un robot.',
  'Soy fan de los robots.',
])('%s does not', (text) => {
  expect(statesMachine(text)).toBe(false);
});
