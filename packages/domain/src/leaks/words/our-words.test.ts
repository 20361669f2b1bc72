import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readAsset } from '@spotter/language/text/read-asset';
import { fingerprintOfFeatures } from '../../safety/classifier/linear-model.ts';
import dueWeights from './due-words-weights.json' with { type: 'json' };
import { readOurWords } from './our-words.ts';
import ourWeights from './our-words-weights.json' with { type: 'json' };

const hourMs = 3_600_000;

// None of these is among the messages that the models were trained on.
describe('a message of the business', () => {
  test.each([
    ['promise-send', "I'll send you the meal plan for week two tonight"],
    ['promise-send', 'Your new macros are coming this evening'],
    ['promise-send', 'Te preparo la rutina de pierna y te la subo mañana'],
    ['promise-send', 'Ich schicke dir den Trainingsplan heute Abend zu'],
    ['promise-answer', "Leave it with me, I'll ask the physio and tell you by Friday"],
    ['promise-answer', 'Lo consulto con la nutrióloga y te confirmo mañana'],
    ['promise-answer', 'Je demande à la kiné et je te dis ça demain'],
    ['given', 'Here you go: coach.example/leg-day'],
    ['given', 'aquí va la lista [PDF: compras.pdf]'],
    ['given', 'I asked her, and yes, rice is fine'],
    ['offers-call', 'Shall we hop on a quick call on Thursday?'],
    ['offers-call', '¿Te llamo el martes a las 6?'],
    ['other', "I'll be here tonight if you need me"],
    ['other', 'You will get stronger by Friday'],
    ['other', "We'll start on Monday with the basics"],
    ['other', 'If you like, I can send it today'],
    ['other', 'See you tomorrow at 10!'],
    ['other', 'Te veo mañana en clase'],
    ['other', 'Tu vas adorer la séance de demain'],
  ] as const)('%s: %s', (kind, text) => {
    expect(readOurWords(text).kind).toBe(kind);
  });

  test('a promise among other sentences is one', () => {
    const talk = 'That knee sounds annoying. Rest it today. Walking is fine. Ice helps some people. Drink a lot.';
    expect(readOurWords(talk).dueAfterMs).toBeNull();
    expect(readOurWords(`${talk} I'll send you the plan tomorrow.`).kind).toBe('promise-send');
  });

  test.each([
    [1, 'one sec, sending you the link'],
    [4, "I'll send you the list"],
    [12, "I'll send you the list tonight"],
    [30, 'te mando la lista mañana'],
    [72, 'Ich schick dir die Liste am Freitag'],
    [192, "I'll send you the list next week"],
  ])('is due after %d hours: %s', (hours, text) => {
    expect(readOurWords(text).dueAfterMs).toBe(hours * hourMs);
  });
});

test.each([
  ['our-words', ourWeights],
  ['due-words', dueWeights],
])(
  'the weights of %s belong to the code that reads a text: else npm run train-leaks',
  (name, { fingerprint, hash }) => {
    expect(fingerprint).toBe(fingerprintOfFeatures());
    expect(
      createHash('sha256')
        .update(readAsset(`@spotter/domain/${name}-weights.bin`))
        .digest('hex'),
    ).toBe(hash);
  },
);
