import type { PhraseList } from '../safety-categories.ts';

export const abuseElsewhere: PhraseList[] = [
  {
    category: 'abuse',
    language: 'pt',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(me bate/me bateu/me agride/me agrediu/me estuprou/me ameaca/me espanca/violencia domestica/me violentou/abusou de mim)',
    ],
  },
  {
    category: 'abuse',
    language: 'fr',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(me frappe/me tape/me bat/ma frappee/ma frappe/ma violee/ma viole/me menace/violence conjugale/violences conjugales/me violente) unless pari',
    ],
  },
  {
    category: 'abuse',
    language: 'de',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(schlagt mich/hat mich geschlagen/mich vergewaltigt/bedroht mich/hausliche gewalt/wurgt mich/missbraucht mich) unless beim training',
    ],
  },
  {
    category: 'abuse',
    language: 'it',
    severity: 'severe',
    hinted: false,
    phrases: ['(mi picchia/mi ha picchiata/mi ha picchiato/mi ha violentata/mi minaccia/violenza domestica/mi mena)'],
  },
];
