import type { PhraseExamples } from '../example-types.ts';

export const angerHintedEsExamples: PhraseExamples = {
  'anger/es: (muy profesionales/que profesionales/que profesional/bravo eh/felicidades eh/que lindo otro) unless gracias, me gusta': ['muy profesionales, eh', 'muy profesionales, gracias'],
  'anger/es: (antes de firmar/antes de pagar) .. (contestaban/respondian/rapido/rapidito/si)': ['antes de firmar sí contestaban rapidito', 'antes de pagar quiero saber'],
  'anger/es: (ni leiste/ni siquiera leiste/ni leen/no leiste/ni me leiste)': ['ni leíste lo mío', 'leiste el libro?'],
};
