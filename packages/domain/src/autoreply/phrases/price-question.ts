import type { Phrases } from './phrases.ts';

/** Words of contacts who ask what coaching costs. A slip in the word that says so counts as the word. */
export const priceQuestionPhrases: Phrases = {
  en: [
    'how (~much/mch/muhc/mutch) (is/for/does/do/are/to/would/will/it/a/per/u/you) .. unless time, weight, protein, lose, food, sleep, water, eat, calor*, days, worse',
    '= how (~much/mch/muhc/mutch)',
    '(whats/what is/what are/what do/what does) .. (~price/~prices/~pricing/~cost/~charge/~rates/~fee) unless time',
    '| (~price/~prices/~pricing/~cost) |',
  ],
  es: [
    '(~cuanto/cuanta/q tanto/que tanto) .. (~cuesta/cuestan/vale/sale/cobras/cobran/seria/es) unless tiempo, dura, peso, semana',
    '(~precio/~precios/~costo/~costos) unless sin precio',
  ],
  pt: ['(quanto custa/quanto e/quanto fica/qual o preco/qual o valor)'],
  fr: ['(combien ca coute/combien coute/cest combien/quel est le prix/quels sont les tarifs)'],
  de: ['(was kostet/wie viel kostet/wieviel kostet/wie teuer/was kosten)'],
  it: ['(quanto costa/quanto viene/qual e il prezzo)'],
  nl: ['(wat kost/hoeveel kost/wat zijn de kosten/hoe duur)'],
  pl: ['(ile kosztuje/jaka jest cena/jaki koszt)'],
};
