import type { PhraseList } from '../safety-categories.ts';

export const pregnancyHintedSpanish: PhraseList[] = [
  {
    category: 'pregnancy',
    language: 'es',
    severity: 'other',
    hinted: true,
    phrases: [
      'dos (rayitas/lineas/rayas) & (domingo/prueba/positiv*/salieron/salio/digas)',
      '(pancita/panza/barriguita) .. (crece/creciendo/patea/patada/de embarazo)',
      '(boca abajo) .. (pancita/panza/bebe)',
      '(mi gine/mi ginecologa/mi ginecologo/mi partera) .. (dice/dijo/quiere/recomendo/permite)',
      '(doy teta/dando teta/dar teta/doy pecho/me saco leche/extractor de leche/recien nacido/recien nacida/primer ultrasonido/ecografia)',
    ],
  },
];
