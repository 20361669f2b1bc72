import type { PhraseExamples } from '../example-types.ts';

export const medicationEnExamples: PhraseExamples = {
  'medication/en: (ozempic/wegovy/mounjaro/semaglutide/tirzepatide/zepbound/saxenda/glp1/retatrutide/phentermine/metformin/trulicity/rybelsus) unless trending': ['metformin gives me the runs on leg day, take it after?', 'i read that ozempic is trending lol'],
  'medication/en: {takes} [some/a/of/my] {doping} unless drive, orange, a test, fitness test, gym gear, my gear, blood test, take a, pregnancy test, juice (cleanse/box), lifting gear, test tomorrow, fruit': ['run trt', 'i take the stairs test'],
  'medication/en: {doping-named} & {about-dose} unless natty, jacket': ['hey bro whats a good pct after 12 wks dbol, nips are getting puffy', 'steroid jokes are old'],
  'medication/en: {amount} .. (test/tren/deca/primo/winny/anavar/testosterone/tamoxifen)': ['5 km deca', '500 mg of protein'],
  'medication/en: (anavar/clen/clenbuterol/dianabol/winstrol/trenbolone/sarms/dnp/winny/primobolan/nolvadex/cytomel)': ['is anavar ok for women', 'anatomy class'],
  'medication/en: {medicine} unless sleeve, natural': ['is it ok to take 3 scoops pre with my vyvanse', 'the insula was fun'],
  'medication/en: (on/take/taking/takes/took/off/stopped/stop/quit/get off/skip/my/with) [my/some/anxiety/bp/blood/pressure/thyroid/heart/daily/any/the] (meds/medication/medications/medicine/medicines/pills/tablets) unless never, no (meds/medication), without, not, vitamins, supplement*, med school, diet pills, any meds?, creatine, jk': ['im on meds', 'never on meds'],
  'medication/en: (anxiety/blood pressure/bp/thyroid/heart/adhd/depression/psych/pain/cholesterol/diabetes/prescription) (meds/pills/medication/medicine/tablets/pill) unless water pill': ['i have anxiety meds', 'anxiety before class'],
  'medication/en: (mg/milligrams) (of/a/per) .. & (take/dose/much/how/mix) unless caffeine, protein, sodium, magnesium, vitamin*, creatine, potassium': ['mg a mix', '200 mg of caffeine is fine'],
  'medication/en: (diuretic/diuretics/fat burner/fat burners/thermogenic*/water pills/diet pills) & (safe/take/taking/should/stack/before/together/on) unless blood pressure': ['should i take fat burners', 'diet pillow'],
};
