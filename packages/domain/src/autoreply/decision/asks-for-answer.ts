import { askedQuestion } from '../../knowledge/asked-question.ts';
import { boundText } from '@spotter/language/text/bounded-text';
import { isAbout } from '../phrases/conversation-patterns.ts';
import { foldedLettersOf } from '@spotter/language/text/folded-words';

/** Words with which people ask without a question mark or a word that opens a question. */
const requests = new Set(
  [
    'wondering wonder curious info information details pricing price prices cost costs tell explain know much many',
    'saber dime info informacion detalles precio precios costo costos cuesta explica explicame cuanto cuanta cuantos',
    'informacoes preco saber prix savoir infos preis kosten wissen prezzo sapere prijs weten cena wiedziec',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a contact's message asks something that can be answered: no greeting, mood, joke or statement does. */
export function asksForAnswer(text: string, keywords: string[] = []): boolean {
  if (askedQuestion(text, keywords, false) !== '' || isAbout(boundText(text).text, 'price-question')) return true;
  const words = foldedLettersOf(text);
  return words.some((word) => requests.has(word)) && !words.some((word) => word === 'no' || word === 'not');
}
