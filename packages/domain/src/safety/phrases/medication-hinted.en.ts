import type { PhraseList } from '../safety-categories.ts';

export const medicationHintedEnglish: PhraseList[] = [
  {
    category: 'medication',
    language: 'en',
    severity: 'other',
    hinted: true,
    phrases: [
      '(jab/the jab/jabs/the shot/the pen/my shot/my jab/weekly shot/weekly jab/my weekly injection/skinny shot/skinny pen) & (appetite/eat/food/hungry/nausea*/weight/since/shakes) unless covid, flu',
      '(pins/pin/pinning/jabs) .. (week/own/twice/days/glute) & (week/twice/250/500/own/mg/sound) unless bowling',
      '(enhancing/enhanced/enhancement/special supplements/little help/extra help/juice/juicing/not natty/hop on/blasting/sauce) & (show/stage/comp/prep/source/you in/thinking of/know a guy/should i) unless orange, carrot, green',
      '(t 3/t 4/cytomel/ephedrine/eca/dnp/yohimbine) & (cut*/much/dose/lose/mcg/take/safe/fat)',
      'best (steroid/cycle/sarm/peptide)',
    ],
  },
];
