import type { PhraseExamples } from '../example-types.ts';

export const medicationEnExamples: PhraseExamples = {
  'medication/en: (ozempic/wegovy/mounjaro/semaglutide/tirzepatide/zepbound/saxenda/glp1/retatrutide/phentermine/metformin/trulicity/rybelsus) unless trending': ['im on wegovy', 'i read that ozempic is trending lol'],
  'medication/en: {takes} [some/a/of/my] {doping} unless drive, orange, a test, fitness test, gym gear, my gear, blood test, take a, pregnancy test, juice (cleanse/box), lifting gear, test tomorrow, fruit': ['should i start tren', 'i take the stairs test'],
  'medication/en: {doping-named} & {about-dose} unless natty, jacket': ['first cycle of anavar, what dose', 'steroid jokes are old'],
  'medication/en: (run/running/start/starting/planning/thinking of) .. (test/tren/sarm/deca/steroid/gear) cycle': ['thinking of running a test cycle', 'planning a long cycle race'],
  'medication/en: {amount} .. (test/tren/deca/primo/winny/anavar/testosterone/tamoxifen)': ['i run 500 mg test e', '500 mg of protein'],
  'medication/en: (anavar/clen/clenbuterol/dianabol/winstrol/trenbolone/sarms/dnp/winny/primobolan/nolvadex/cytomel)': ['is anavar ok for women', 'anatomy class'],
  'medication/en: (first/my/test/a/a/new/steroid/next) cycle .. (mg/test/weeks/deca/tren/dose/oral) unless menstrual, bike': ['my first cycle is 500 mg test', 'my cycle class is at 6'],
  'medication/en: {medicine} unless sleeve, natural': ['on lexapro does that matter', 'the insula was fun'],
  'medication/en: (on/take/taking/takes/took/off/stopped/stop/quit/get off/skip/my/with) [my/some/anxiety/bp/blood/pressure/thyroid/heart/daily/any/the] (meds/medication/medications/medicine/medicines/pills/tablets) unless never, no (meds/medication), without, not, vitamins, supplement*, med school, diet pills, any meds?, creatine, jk': ['im on meds', 'never on meds'],
  'medication/en: (anxiety/blood pressure/bp/thyroid/heart/adhd/depression/psych/pain/cholesterol/diabetes/prescription) (meds/pills/medication/medicine/tablets/pill) unless water pill': ['i have anxiety meds', 'anxiety before class'],
  'medication/en: (mg/milligrams) (of/a/per) .. & (take/dose/much/how/mix) unless caffeine, protein, sodium, magnesium, vitamin*, creatine, potassium': ['how many mg of it should i take a day', '200 mg of caffeine is fine'],
  'medication/en: (diuretic/diuretics/fat burner/fat burners/thermogenic*/water pills/diet pills) & (safe/take/taking/should/stack/before/together/on) unless blood pressure': ['should i take fat burners', 'diet pillow'],
};
