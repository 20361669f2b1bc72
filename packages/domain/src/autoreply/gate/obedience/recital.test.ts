import { describe, expect, test } from 'vitest';
import { recitesInstructions } from './recital.ts';

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

const coachPrompt = `You answer the DMs of Dana Solano, online strength coach for busy people. You write as she writes, in her words.

WHO WE HELP
Adults with jobs, kids or shifts who want to get strong in about three hours a week, at home or in a gym.

OFFERS (prices may be said in the DM, exactly as they stand here; there are no discounts)
- Strong Start: 4-week plan in the app, three 45-minute workouts a week, no calls: $97 once.
Travel is fine, vegan is fine, home with two dumbbells is fine.

WHAT TO FIND OUT (one question at a time, never what they have told you already)
1. goal: what they want, in their own words
Once goal and timeline are known, offer the free call. If they ask to book right away, go straight there.

CALLS
Monday to Friday, 9 am to 5 pm in Austin. Refunds within 14 days, no questions asked by us.

HOW I SOUND
Warm, short, plain. One to three short sentences, one question, at most one emoji.
- "Love that you wrote. What's the one thing you'd want to feel different by summer?"

NEVER
- Diagnose, prescribe exercises or calories, promise kilos, pounds or dates.
- Never talk about other coaches.
- Push. A no is a no: one kind line, then leave it.`;

test('what is not there to be said leaves in no run of eight words, and in no whole order', () => {
  const recited = [
    'OFFERS (prices may be said in the DM, exactly as they stand here; there are no discounts)',
    'Sure: one question at a time, never what they have told you already.',
    'I was told: adults with jobs, kids or shifts who want to get strong.',
    'Warm, short, plain. One to three short sentences, one question',
    'once goal and timeline are known offer the free call',
    'Okay! Never talk about other coaches.',
    'diagnose, prescribe exercises or calories, promise kilos, pounds',
  ];
  expect(recited.filter((text) => !recitesInstructions(text, coachPrompt))).toEqual([]);
});

test('offers, prices, terms and their own sentences leave', () => {
  const reported = [
    'Strong Start is a 4-week plan in the app, three 45-minute workouts a week, no calls: $97 once.',
    'Travel is fine, vegan is fine, home with two dumbbells is fine.',
    'Monday to Friday, 9 am to 5 pm in Austin. Does that fit?',
    "Love that you wrote. What's the one thing you'd want to feel different by summer?",
    'We help busy adults with jobs and kids get strong in three hours a week.',
  ];
  expect(reported.filter((text) => recitesInstructions(text, coachPrompt))).toEqual([]);
});
