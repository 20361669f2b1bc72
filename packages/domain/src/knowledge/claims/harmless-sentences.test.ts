import { expect, test } from 'vitest';
import type { Passage } from '../passage.ts';
import { listUnsourced } from './check-claims.ts';

const passages: Passage[] = [
  {
    id: 'offer:one',
    title: 'Foundations 12',
    heading: '',
    text: 'Price: $697 once. 12 weeks. 14-day money-back guarantee.',
    score: 1,
  },
  {
    id: 'page:faq#1',
    title: 'FAQ',
    heading: 'How long is the call?',
    text: 'The call is 20 minutes and free.',
    score: 1,
  },
];
const context = {
  passages,
  contactWords: ['hi im ana from monterrey, i train 3 days'],
  alsoTrue: ['I am Dana, a strength coach in Austin.'],
  hasOffers: true,
  offerNames: ['Foundations 12'],
  closedOffers: [],
  knownNames: ['Dana', 'Ana'],
};

/** What claims nothing: questions, encouragement, general talk, towns, offered times. */
const harmless = [
  'With weight one can work, what have you tried so far?',
  'Con el peso se puede trabajar, ¿qué has probado hasta ahora?',
  'Got it, quieres bajar de peso antes de la boda, right?',
  'El peso es solo un número.',
  'Bajar peso y ganar fuerza van de la mano.',
  'A los 45 se puede ganar fuerza perfectamente.',
  "So you're in Berlin now, how is it treating you?",
  'New York keeps people busy, what does your week look like?',
  'Everyone starts somewhere, even on a Monday.',
  'Half the battle is showing up.',
  'I guarantee nothing, I just listen first.',
  'You have unlimited potential!',
  'What a great week you had, you moved more than ever on Tuesday!',
  'I have Tuesday at 10 and Thursday at 3 open for a call.',
  'Tengo libre el martes a las 10 y el jueves a las 3.',
  'Me alegra que te hayas movido el lunes.',
  'Mit 50 fängt man nicht zu spät an, was hast du schon probiert?',
  'Am Dienstag um 10 hätte ich noch einen Termin frei.',
  'Du hast dich im Studio angemeldet, stark.',
  'Comme ça, tu vis à Lyon ? Ça bouge là-bas !',
  'À 40 ans on peut encore progresser, tu sais.',
  "J'ai mardi à 10 h de libre pour un appel.",
  'Vivi a Milano? Che bello!',
  'A 40 anni si può ancora migliorare, credimi.',
  'Você mora em São Paulo?',
  'Com 40 anos você pode evoluir muito.',
  'Woon je in Utrecht? Leuke stad!',
  'Met 40 jaar kun je nog sterker worden.',
  'Mieszkasz w Krakowie? Super miasto!',
  'Zapisałaś się na siłownię we wtorek, masz świetny początek.',
];

test('a sentence that claims nothing is doubted neither with a source nor without', () => {
  const named = [{ source: 'page:faq#1', quote: 'The call is 20 minutes' }];
  const doubted = harmless.filter((text) =>
    [[], named].some((sources) => listUnsourced(text, { ...context, named: sources }).length > 0),
  );
  expect(doubted).toEqual([]);
});
