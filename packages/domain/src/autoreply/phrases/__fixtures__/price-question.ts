import type { PhraseExamples } from '../../../safety/__fixtures__/example-types.ts';

export const priceQuestionExamples: PhraseExamples = {
  'price-question/en: how (~much/mch/muhc/mutch) (is/for/does/do/are/to/would/will/it/a/per/u/you) .. unless time, weight, protein, lose, food, sleep, water, eat, calor*, days, worse': ['How mch is it for me?', 'How much sleep is it?'],
  'price-question/en: = how (~much/mch/muhc/mutch)': ['How much', 'How many'],
  'price-question/en: (whats/what is/what are/what do/what does) .. (~price/~prices/~pricing/~cost/~charge/~rates/~fee) unless time': ["What's the cost of it?", 'What is the time?'],
  'price-question/en: | (~price/~prices/~pricing/~cost) |': ['Price', 'The price was fine for me then'],
  'price-question/es: (~cuanto/cuanta/q tanto/que tanto) .. (~cuesta/cuestan/vale/sale/cobras/cobran/seria/es) unless tiempo, dura, peso, semana': ['¿Cuánto cobras?', '¿Cuánto tiempo es?'],
  'price-question/es: (~precio/~precios/~costo/~costos) unless sin precio': ['Precio', 'Aprecio tu ayuda'],
  'price-question/pt: (quanto custa/quanto e/quanto fica/qual o preco/qual o valor)': ['Quanto custa?', 'Quanto tempo?'],
  'price-question/fr: (combien ca coute/combien coute/cest combien/quel est le prix/quels sont les tarifs)': ['Combien ça coûte ?', 'Combien de temps ?'],
  'price-question/de: (was kostet/wie viel kostet/wieviel kostet/wie teuer/was kosten)': ['Was kostet das?', 'Was ist das?'],
  'price-question/it: (quanto costa/quanto viene/qual e il prezzo)': ['Quanto costa?', 'Quanto dura?'],
  'price-question/nl: (wat kost/hoeveel kost/wat zijn de kosten/hoe duur)': ['Wat kost het?', 'Wat is het?'],
  'price-question/pl: (ile kosztuje/jaka jest cena/jaki koszt)': ['Ile kosztuje?', 'Ile trwa?'],
};
