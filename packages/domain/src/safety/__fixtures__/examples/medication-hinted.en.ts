import type { PhraseExamples } from '../example-types.ts';

export const medicationHintedEnExamples: PhraseExamples = {
  'medication/en: (jab/the jab/jabs/the shot/the pen/my shot/my jab/weekly shot/weekly jab/my weekly injection/skinny shot/skinny pen) & (appetite/eat/food/hungry/nausea*/weight/since/shakes) unless covid, flu': ["the jab's killing my appetite", 'the shot put was my sport'],
  'medication/en: (pins/pin/pinning/jabs) .. (week/own/twice/days/glute) & (week/twice/250/500/own/mg/sound) unless bowling': ['my mate at the gym does his own pins, says 250 twice a week', 'bowling pins twice a week'],
  'medication/en: (enhancing/enhanced/enhancement/special supplements/little help/extra help/juice/juicing/not natty/hop on/blasting/sauce) & (show/stage/comp/prep/source/you in/thinking of/know a guy/should i) unless orange, carrot, green': ["thinking of 'enhancing' for the show", 'orange juice before the show'],
  'medication/en: (t 3/t 4/cytomel/ephedrine/eca/dnp/yohimbine) & (cut*/much/dose/lose/mcg/take/safe/fat)': ['how much t3 for cutting', 't3 bus stop'],
  'medication/en: best (steroid/cycle/sarm/peptide)': ['best steroid for a beginner?', 'best cycling class'],
};
