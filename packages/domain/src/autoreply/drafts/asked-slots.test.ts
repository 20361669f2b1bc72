import { expect, test } from 'vitest';
import { type AskedSlot, slotAsked } from './asked-slots.ts';
import { foldText } from '@spotter/language/text/folded-text';

test('what a question asks for is known in any words', () => {
  const asked: [AskedSlot | null, string][] = [
    ['goal', 'What is the main goal for you right now?'],
    ['goal', 'What would you love to change first?'],
    ['goal', '¿Qué te gustaría lograr?'],
    ['tried', 'What have you tried so far?'],
    ['tried', '¿Qué has probado hasta ahora?'],
    ['obstacle', 'What usually gets in the way?'],
    ['days', 'How many days in a normal week can you train?'],
    ['days', '¿Cuántos días a la semana tienes?'],
    ['budget', 'Is there room in your budget for coaching at the moment?'],
    ['budget', '¿Te animarías a invertir en ti?'],
    ['start', 'When would you want to start?'],
    ['zone', 'Which city are you in?'],
    ['zone', '¿Dónde vives?'],
    ['email', "What's the best email for the invite?"],
    ['email', '¿A qué correo te mando la invitación?'],
    [null, 'Which one works best, Monday 2 PM or Tuesday 10 AM?'],
    [null, 'Want to know which one fits nights?'],
    [null, 'Shall we set up a call?'],
    [null, 'How does that sound?'],
  ];
  expect(asked.map(([, question]) => [slotAsked(foldText(question)), question])).toEqual(asked);
});
