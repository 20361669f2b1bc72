import type { PhraseList } from '../safety-categories.ts';

export const medicationEnglish: PhraseList[] = [
  {
    category: 'medication',
    language: 'en',
    severity: 'other',
    hinted: false,
    phrases: [
      '(ozempic/wegovy/mounjaro/semaglutide/tirzepatide/zepbound/saxenda/glp1/retatrutide/phentermine/metformin/trulicity/rybelsus) unless trending',
      '(on/taking/take/start/starting/use/using/cycle/run/running/ran/doing/inject/injecting/buy/sell/get/source/of/pinning/blast) [some/a/of/my] (trt/steroid/steroids/tren/trenbolone/sarms/anavar/dbol/dianabol/winstrol/test/testosterone/deca/clen/clenbuterol/dnp/hgh/gear/roids/primo/masteron/ostarine/rad140/lgd/peptides/bpc/ephedrine/var/juice) unless drive, orange, a test, fitness test, gym gear, my gear, blood test, take a, pregnancy test, juice (cleanse/box), lifting gear, test tomorrow, fruit',
      '(trt/steroid/steroids/trenbolone/tren/sarms/anavar/dianabol/clenbuterol/dnp/winstrol/clen/hgh/ostarine/mk677/mk/turinabol/nolvadex/clomid/pct) & (on/cycle/mg/dose/safe/should/take/what/use/help/stack/first/after/source/sell/side/coming/thinking/legit/you) unless natty, jacket',
      '(run/running/start/starting/planning/thinking of) .. (test/tren/sarm/deca/steroid/gear) cycle',
      '(first/my/test/a/a/new/steroid/next) cycle .. (mg/test/weeks/deca/tren/dose/oral) unless menstrual, bike',
      '(insulin/adderall/vyvanse/xanax/lexapro/zoloft/prozac/sertraline/lithium/accutane/prednisone/cortisone/levothyroxine/synthroid/warfarin/eliquis/lisinopril/metoprolol/statins/statin/antidepressants/antidepressant/ssri/ssris/beta blockers/blood thinners/blood thinner/cortisol meds/birth control/painkillers/antibiotics/benzos/naproxen/tramadol/oxycodone/opioids/methadone) unless sleeve, natural',
      '(on/take/taking/takes/took/off/stopped/stop/quit/get off/skip/my/with) [my/some/anxiety/bp/blood/pressure/thyroid/heart/daily/any/the] (meds/medication/medications/medicine/medicines/pills/tablets) unless never, no (meds/medication), without, not, vitamins, supplement*, med school, diet pills, any meds?, creatine, jk',
      '(anxiety/blood pressure/bp/thyroid/heart/adhd/depression/psych/pain/cholesterol/diabetes/prescription) (meds/pills/medication/medicine/tablets/pill) unless water pill',
      '(mg/milligrams) (of/a/per) .. & (take/dose/much/how/mix) unless caffeine, protein, sodium, magnesium, vitamin*, creatine, potassium',
      '(diuretic/diuretics/fat burner/fat burners/thermogenic*/water pills/diet pills) & (safe/take/taking/should/stack/before/together/on) unless blood pressure',
    ],
  },
];
