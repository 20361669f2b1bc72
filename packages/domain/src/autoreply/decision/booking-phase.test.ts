import { expect, test } from 'vitest';
import { askingScope, type AskingScope, type SpokenTurn } from './booking-phase.ts';

/** `<`: the contact; `>`: our side; `>>`: with times to tap. */
function turnsOf(...lines: string[]): SpokenTurn[] {
  return lines.map((line) => ({
    from: line.startsWith('<') ? 'contact' : 'business',
    text: line.replace(/^[<>]+ ?/, ''),
    ...(line.startsWith('>>') ? { hasTimes: true } : {}),
  }));
}

test('from the first wish for a call until they put it off, only what a call needs is asked', () => {
  const chats: [AskingScope, ...string[]][] = [
    ['anything', '< SHRED', '> Hey! What is your goal?', '< 25 lb before june'],
    ['booking', '< SHRED', '> Hey! What is your goal?', '< can we talk monday afternoon'],
    ['booking', '< ok what time tmrw can we talk', '> Happy to. What city are you in?', '< im in phoenix'],
    ['booking', '< podemos hablar?', '> ¿En qué ciudad estás?', '< guadalajara', '> ¿Lunes o martes?', '< el martes'],
    ['booking', '> Want to hop on a quick call?', '< yes'],
    ['booking', '>> I have Monday 2 PM or 3 PM open. Which one suits you?', '< hm is dana nice?'],
    ['anything', '> Want to hop on a quick call?', '< how much is it'],
    [
      'anything',
      '< lets book a call',
      '> Sure. What city?',
      '< not now',
      '> All good!',
      '< hey what do i eat before a run?',
    ],
    ['nothing', '> What is your goal?', '< actually nvm'],
    ['nothing', '> What is your goal?', '< not rn'],
    ['nothing', '> How does Monday sound?', '< let me think about it'],
    ['nothing', '> ¿Te agendo?', '< déjame pensarlo'],
    ['anything', '> What is your goal?', '< nvm. how much is it?'],
    ['booking', '> What is your goal?', '< not now, can we talk monday?'],
  ];
  expect(chats.map(([, ...lines]) => [askingScope(turnsOf(...lines)), ...lines])).toEqual(chats);
});
