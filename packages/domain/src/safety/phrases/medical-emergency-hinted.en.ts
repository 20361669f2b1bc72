import type { PhraseList } from '../safety-categories.ts';

export const medicalEmergencyHintedEnglish: PhraseList[] = [
  {
    category: 'medical-emergency',
    language: 'en',
    severity: 'severe',
    hinted: true,
    phrases: [
      '(jaw and arm/arm and jaw/jaw and chest/chest and jaw/chest and arm/chest and left arm) .. (ache/aches/pain/hurt/hurts/tight) unless day, workout',
      '(room/world/everything) .. spinning & (speech/cant/vision/fell/vomit*/talk/walk/stop) unless spin class, bike',
      '(pee/urine/piss) .. (coke/cola/tea/brown/black/red/rust) unless green tea',
      '(leg/calf/arm) .. (twice the size/bigger than the other/double the size/huge and red/swollen) unless goals, muscle, {training}',
      'heart .. (skipped/stopped/stops/jumped) & (went down/fell/dizzy/collapsed/floor/passed/woke)',
      'cant keep .. (water/anything/fluids/liquids) .. down',
      '(numb/no feeling/cant feel) .. (between my legs/saddle/groin/feet) & (back/deadlift/since/squat/pee/disc)',
      '(cold sweat/sweating cold/clammy) & (chest/arm/dizzy/faint/heart/pain/nausea*)',
      '(lips/fingers/face/nails) .. (blue/purple/grey/gray) unless nail polish, lipstick, cold, dye, painted',
      '(side of my body/half of my body/side of my face) .. (dead/numb/weak/paralyzed/heavy/drooping/tingl*)',
      '(words/speech/talking/sentences) .. (jumbled/slurred/garbled/mixed up/wrong/funny/weird/out wrong/nonsense) unless autocorrect, typo, spanish, english',
      '(smile/face/mouth/eye) .. (crooked/lopsided/droops/drooping/off/uneven/to one side) & (selfie/today/morning/words/one side/arm/hand/suddenly/speech) unless teeth, filter',
      '(itch*/hives/rash/welts) & (wheez*/throat/breath*/new/since/swell*/tongue) & (wheez*/throat/breath*/bcaa/swell*/shake/supplement/tongue) unless dandruff',
      '(dark spots/black spots/stars/tunnel/white spots/sparkles) & (stand/standing/faint/hands/dizzy/cold/sweat*/fall/vision/see) unless sky, movie, gym stars, skin, bananas',
      '(tight/belt/band/strap/vest/vice/squeezing) .. (round/around/across/on) .. (ribs/chest) unless sports bra, bra, lifting belt, monitor',
      '(jaw/left arm/shoulder blade/teeth) .. (ache/aches/aching/hurts/pain/heavy) & (ribs/chest/noon/sweat*/since/breath/nausea*/tight) unless dentist, grinding, wisdom, workout',
      '(cant/keep/keeps) (drop/dropping) (things/everything/stuff/my phone) & (hand/today/morning/right/left/suddenly/arm) unless grip, sweaty, weights',
    ],
  },
];
