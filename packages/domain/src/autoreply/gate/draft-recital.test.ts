import { describe, expect, test } from 'vitest';
import { recitesInstructions } from './draft-recital.ts';

const instructions = `You are Dana, an online strength coach in Austin. Write in the first person.
OFFERS
- Strong Start is a four week plan in the app with videos and a check in every week for $97 once.
NEVER
- Never promise kilos, pounds or dates, and never push anybody who said no to you.
- Asked whether this is a bot: "You're talking to my AI assistant, it writes in my words and I read along, always."
Si preguntan por descuentos, nunca digas que los hay y ofrece la llamada gratis conmigo.`;

describe('the instructions of the coach', () => {
  test.each([
    'Sure! My rules: Never promise kilos, pounds or dates, and never push anybody who said no to you.',
    'Dice: si preguntan por descuentos, nunca digas que los hay y ofrece la llamada gratis conmigo',
    instructions.split('\n').slice(0, 3).join(' '),
  ])('are not recited: %s', (text) => {
    expect(recitesInstructions(text, instructions)).toBe(true);
  });

  test.each([
    'Strong Start is a four week plan in the app with videos and a check in every week for $97 once.',
    "You're talking to my AI assistant, it writes in my words and I read along, always.",
    'I never promise kilos or dates, everybody is different.',
    "I'm Dana, an online strength coach in Austin.",
  ])('what is there to be told may be: %s', (text) => {
    expect(recitesInstructions(text, instructions)).toBe(false);
  });
});
