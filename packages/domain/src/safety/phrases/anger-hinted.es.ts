import type { PhraseList } from '../safety-categories.ts';

export const angerHintedSpanish: PhraseList[] = [
  {
    category: 'anger',
    language: 'es',
    severity: 'other',
    hinted: true,
    phrases: [
      '(muy profesionales/que profesionales/que profesional/bravo eh/felicidades eh/que lindo otro) unless gracias, me gusta',
      '(antes de firmar/antes de pagar) .. (contestaban/respondian/rapido/rapidito/si)',
      '(ni leiste/ni siquiera leiste/ni leen/no leiste/ni me leiste)',
    ],
  },
];
