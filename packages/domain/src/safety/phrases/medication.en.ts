import type { PhraseList } from '../safety-categories.ts';

export const medicationEnglish: PhraseList[] = [
  {
    category: 'medication',
    language: 'en',
    severity: 'other',
    hinted: false,
    phrases: [
      '(ozempic/wegovy/mounjaro/semaglutide/tirzepatide/zepbound/saxenda/glp1/retatrutide/phentermine/metformin/trulicity/rybelsus) unless trending',
      '{takes} [some/a/of/my] {doping} unless drive, orange, a test, fitness test, gym gear, my gear, blood test, take a, pregnancy test, juice (cleanse/box), lifting gear, test tomorrow, fruit',
      '{doping-named} & {about-dose} unless natty, jacket',
      '{amount} .. (test/tren/deca/primo/winny/anavar/testosterone/tamoxifen)',
      '(anavar/clen/clenbuterol/dianabol/winstrol/trenbolone/sarms/dnp/winny/primobolan/nolvadex/cytomel)',
      '{medicine} unless sleeve, natural',
      '(on/take/taking/takes/took/off/stopped/stop/quit/get off/skip/my/with) [my/some/anxiety/bp/blood/pressure/thyroid/heart/daily/any/the] (meds/medication/medications/medicine/medicines/pills/tablets) unless never, no (meds/medication), without, not, vitamins, supplement*, med school, diet pills, any meds?, creatine, jk',
      '(anxiety/blood pressure/bp/thyroid/heart/adhd/depression/psych/pain/cholesterol/diabetes/prescription) (meds/pills/medication/medicine/tablets/pill) unless water pill',
      '(mg/milligrams) (of/a/per) .. & (take/dose/much/how/mix) unless caffeine, protein, sodium, magnesium, vitamin*, creatine, potassium',
      '(diuretic/diuretics/fat burner/fat burners/thermogenic*/water pills/diet pills) & (safe/take/taking/should/stack/before/together/on) unless blood pressure',
    ],
  },
];
