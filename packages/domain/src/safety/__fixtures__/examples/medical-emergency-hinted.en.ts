import type { PhraseExamples } from '../example-types.ts';

export const medicalEmergencyHintedEnExamples: PhraseExamples = {
  'medical-emergency/en: (jaw and arm/arm and jaw/jaw and chest/chest and jaw/chest and arm/chest and left arm) .. (ache/aches/pain/hurt/hurts/tight) unless day, workout': ['jaw and arm ache when i run', 'chest and arm day workout'],
  'medical-emergency/en: (room/world/everything) .. spinning & (speech/cant/vision/fell/vomit*/talk/walk/stop) unless spin class, bike': ['room spinning talk', 'everything at spinning class was fun'],
  'medical-emergency/en: (pee/urine/piss) .. (coke/cola/tea/brown/black/red/rust) unless green tea': ['my pee looks like coke', 'i drink coke'],
  'medical-emergency/en: (leg/calf/arm) .. (twice the size/bigger than the other/double the size/huge and red/swollen) unless goals, muscle, {training}': ['arm huge and red', 'one leg is stronger'],
  'medical-emergency/en: heart .. (skipped/stopped/stops/jumped) & (went down/fell/dizzy/collapsed/floor/passed/woke)': ['heart stops floor', 'my heart skipped when i saw my abs'],
  'medical-emergency/en: cant keep .. (water/anything/fluids/liquids) .. down': ['cant keep fluids down', 'cant keep my water bottle cold'],
  'medical-emergency/en: (numb/no feeling/cant feel) .. (between my legs/saddle/groin/feet) & (back/deadlift/since/squat/pee/disc)': ['numb saddle squat', 'i cant feel my glutes in squats'],
  'medical-emergency/en: (cold sweat/sweating cold/clammy) & (chest/arm/dizzy/faint/heart/pain/nausea*)': ['clammy arm', 'cold sweat in a cold gym'],
  'medical-emergency/en: (lips/fingers/face/nails) .. (blue/purple/grey/gray) unless nail polish, lipstick, cold, dye, painted': ['face blue', 'my nails are painted blue'],
  'medical-emergency/en: (side of my body/half of my body/side of my face) .. (dead/numb/weak/paralyzed/heavy/drooping/tingl*)': ['one side of my body feels dead', 'one side of my body is stronger'],
  'medical-emergency/en: (words/speech/talking/sentences) .. (jumbled/slurred/garbled/mixed up/wrong/funny/weird/out wrong/nonsense) unless autocorrect, typo, spanish, english': ['my words are coming out jumbled', 'my words came out wrong, typo'],
  'medical-emergency/en: (smile/face/mouth/eye) .. (crooked/lopsided/droops/drooping/off/uneven/to one side) & (selfie/today/morning/words/one side/arm/hand/suddenly/speech) unless teeth, filter': ['my smile looks off in the selfie and words wont come', 'my smile is crooked, teeth'],
  'medical-emergency/en: (itch*/hives/rash/welts) & (wheez*/throat/breath*/new/since/swell*/tongue) & (wheez*/throat/breath*/bcaa/swell*/shake/supplement/tongue) unless dandruff': ['itch breath bcaa', 'new leggings itch'],
  'medical-emergency/en: (dark spots/black spots/stars/tunnel/white spots/sparkles) & (stand/standing/faint/hands/dizzy/cold/sweat*/fall/vision/see) unless sky, movie, gym stars, skin, bananas': ['stars hands', 'dark spots on my skin'],
  'medical-emergency/en: (tight/belt/band/strap/vest/vice/squeezing) .. (round/around/across/on) .. (ribs/chest) unless sports bra, bra, lifting belt, monitor': ["there's like a tight belt round my ribs", 'heart rate band around my chest, monitor'],
  'medical-emergency/en: (jaw/left arm/shoulder blade/teeth) .. (ache/aches/aching/hurts/pain/heavy) & (ribs/chest/noon/sweat*/since/breath/nausea*/tight) unless dentist, grinding, wisdom, workout': ['teeth heavy tight', 'jaw hurts since the dentist'],
  'medical-emergency/en: (cant/keep/keeps) (drop/dropping) (things/everything/stuff/my phone) & (hand/today/morning/right/left/suddenly/arm) unless grip, sweaty, weights': ['cant drop my phone arm', 'keep dropping weights, my grip'],
};
