/** Illness, injury, medicine and food. */
export const healthWords: Record<string, string[]> = {
  medicine: [
    'insulin, adderall, vyvanse, xanax, lexapro, zoloft, prozac, sertraline, lithium, accutane, prednisone',
    'cortisone, levothyroxine, synthroid, warfarin, eliquis, lisinopril, metoprolol, statins, statin',
    'antidepressants, antidepressant, ssri, ssris, beta blockers, blood thinners, blood thinner',
    'cortisol meds, birth control, painkillers, antibiotics, benzos, naproxen, tramadol, oxycodone, opioids',
    'methadone',
  ],
  medicina: [
    'semaglutida, tirzepatida, metformina, fentermina, sertralina, levotiroxina, losartan, insulina',
    'omeprazol, fluoxetina, clonazepam, alprazolam, antidepresivos, anticonceptivos, anticoagulante',
    'anticoagulantes, prednisona, enalapril, escitalopram, eutirox, anabolicos, esteroides, esteroide',
    'testosterona, oxandrolona, clembuterol, trembolona, winstrol, sarms, ciclado, boldenona, stanozolol',
  ],
  doping: [
    'trt, steroid, steroids, tren, trenbolone, sarms, anavar, dbol, dianabol, winstrol, test, testosterone',
    'deca, clen, clenbuterol, dnp, hgh, gear, roids, primo, masteron, ostarine, rad140, lgd, peptides, bpc',
    'ephedrine, var, juice',
  ],
  'doping-named': [
    'trt, steroid, steroids, trenbolone, tren, sarms, anavar, dianabol, clenbuterol, dnp, winstrol, clen, hgh',
    'ostarine, mk677, mk, turinabol, nolvadex, clomid, pct',
  ],
  takes: [
    'on, taking, take, start, starting, use, using, cycle, run, running, ran, doing, inject, injecting, buy',
    'sell, get, source, of, pinning, blast',
  ],
  'about-dose': [
    'on, cycle, mg, dose, safe, should, take, what, use, help, stack, first, after, source, sell, side',
    'coming, thinking, legit, you',
  ],
  'eats-at-most': [
    'eat, eating, ate, limit myself to, stay under, stay at, keep it to, keep it at, survive on, surviving on',
    'under, have, allow myself, been doing, been on, below, less than, doing',
  ],
  eats: [
    'eat, eating, ate, living, surviv*, diet, under, limit, only, stay, keep, on, at, been, let, day, today',
    'cap, stick, below, less, max, plan, food',
  ],
  'about-food': [
    'eat*, ate, meal, meals, dinner, lunch, food, purpose, weigh*, skinny, gain, thin, binge, slim, fat',
    'light, secret',
  ],
  'illness-en': [
    '~diabetes, ~diabetic, prediabetic, prediabetes, type 1, type 2, t1d, t2d, hypothyroid*, hyperthyroid*',
    'thyroid, hashimoto*, hashimotos, graves disease, pcos, endometriosis, endo, lupus, crohns, crohn',
    'colitis, ibs, celiac, gerd, acid reflux, ulcer, asthma, asthmatic, copd, epilep*, multiple sclerosis',
    'parkinsons, fatty liver, kidney, kidneys, insulin resistan*, hypertension, hypertensive, hypotension',
    'arrhythmia, afib, murmur, pacemaker, anemia, anemic, chemo, chemotherapy, tumor, leukemia, lymphoma, hiv',
    'hepatitis, aneurysm, embolism, stroke survivor, angina, pots, adrenal, menopause, perimenopause, gout',
    'migraine, migraines, vertigo, lymphedema, lipedema, gallbladder, gallstones, appendix, bypass',
    'gastric sleeve, bariatric',
  ],
  'joint-illness': [
    'acl, mcl, pcl, meniscus, meniscal, rotator cuff, labrum, sciatica, sciatic, scoliosis, ~hernia',
    'herniated, herniation, plantar fasciitis, fasciitis, tendonitis, tendinitis, tendinopathy, bursitis',
    'arthritis, arthrosis, osteo*, spondyl*, stenosis, carpal tunnel, shin splints, slipped disc',
    'bulging disc, bad disc, degenerative, fibromyalgia, impingement, ddd, l4, l5, fracture, fractures',
    'stress fracture, sprain, sprained, dislocation, whiplash, piriformis, si joint, hypermobil*, ehlers',
    'costochondritis',
  ],
  ails: [
    'hurt, hurts, hurting, pain, injury, injured, injurd, clicks, click, pops, pop, popping, ache, aches',
    'aching, swollen, swells, problem, problems, issue, issues, surgery, surgry, surgury, replacement, tear',
    'torn, strain, spasm, spasms, impingement, pinched, gave out, went out, locks, locked, shot, messed up',
    'fucked, killing, stiff, numb, weak, bad, out, acting up, brace, bothering, giving out, snapped, fused',
    'fusion, fracture, broken, replaced, stings, burns',
  ],
  enfermedad: [
    'diabetes, diabetic*, hipertens*, hipotiroid*, hipertiroid*, tiroides, asma, asmatic*, epileps*',
    'epileptic*, anemia, lupus, colitis, gastritis, migrana, reflujo, soplo, arritmia, cancer, quimio*, tumor',
    'higado graso, vesicula, prediabet*, insuficiencia, parkinson, esclerosis, vertigo, hepatitis',
    'endometriosis, poliquistic*, sop, celiac*, colesterol, trigliceridos, preeclampsia, menopausia',
  ],
  injured: [
    'bad, old, torn, tore, pulled, sprained, strained, hurt, injured, broke, broken, frozen, dislocated',
    'herniated, slipped, bulging, blew out, popped, tweaked, tearing, twisted, fractured, ruptured, messed up',
    'fucked up, partially torn, sore, painful',
  ],
  lesion: [
    'lesion, lesiones, lesionado, lesionada, hernia, esguince, fractura, desgarro, tendinitis, ciatica',
    'escoliosis, artritis, artrosis, menisco, ligamento, fascitis, bursitis, cirugia, operacion, protesis',
    'osteoporosis, fibromialgia, pinzamiento',
  ],
  'mind-illness': [
    'anxiety, depression, bipolar, ptsd, adhd, ocd, insomnia, panic attacks, schizophrenia, sleep apnea',
    'eczema, psoriasis, long covid, chronic fatigue',
  ],
  doctor: [
    'doctor, dr, doc, physio, cardiologist, surgeon, pt, physical therapist, chiropractor, gp, neurologist',
    'obgyn',
  ],
  'doctor-says': [
    'says, said, told, wants, recommended, advised, warned, forbade, cleared, sent, thinks, prescribed',
    'banned',
  ],
};
