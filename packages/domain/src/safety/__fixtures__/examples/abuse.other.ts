import type { PhraseExamples } from '../example-types.ts';

export const abuseOtherExamples: PhraseExamples = {
  'abuse/pt: (me bate/me bateu/me agride/me agrediu/me estuprou/me ameaca/me espanca/violencia domestica/me violentou/abusou de mim)': ['meu marido me bate', 'bate papo comigo'],
  'abuse/fr: (me frappe/me tape/me bat/ma frappee/ma frappe/ma violee/ma viole/me menace/violence conjugale/violences conjugales/me violente) unless pari': ['mon mari me frappe', 'frappe le ballon'],
  'abuse/de: (schlagt mich/hat mich geschlagen/mich vergewaltigt/bedroht mich/hausliche gewalt/wurgt mich/missbraucht mich) unless beim training': ['mein mann schlagt mich', 'schlag mich nicht vor'],
  'abuse/it: (mi picchia/mi ha picchiata/mi ha picchiato/mi ha violentata/mi minaccia/violenza domestica/mi mena)': ['mio marito mi picchia', 'il sole picchia'],
};
