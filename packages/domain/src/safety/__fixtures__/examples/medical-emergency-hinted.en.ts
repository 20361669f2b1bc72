import type { PhraseExamples } from '../example-types.ts';

export const medicalEmergencyHintedEnExamples: PhraseExamples = {
  'medical-emergency/en: (left arm/arm/jaw) & (cold sweat/sweating cold/sweating/nausea*/chest/short of breath/ache) & (weird/pain/ache/numb/hurts/feels/heavy/tingl*) unless {training}, elbow, press': ["my left arm feels weird and i'm sweating cold", 'sweating after arm day feels good, chest press too'],
  'medical-emergency/en: (jaw and arm/arm and jaw/jaw and chest/chest and jaw/chest and arm/chest and left arm) .. (ache/aches/pain/hurt/hurts/tight) unless day, workout': ['jaw and arm ache when i run', 'chest and arm day workout'],
  'medical-emergency/en: (room/world/everything) .. spinning & (speech/cant/vision/fell/vomit*/talk/walk/stop) unless spin class, bike': ['world is spinning and my speech is funny', 'everything at spinning class was fun'],
  'medical-emergency/en: (band/elephant/weight/squeezing/brick/pressure/crushing) .. (around/on/in) .. chest unless press, bar, bench, plate': ['tight band around my chest when climbing stairs', 'band around my chest press'],
  'medical-emergency/en: (pee/urine/piss) .. (coke/cola/tea/brown/black/red/rust) unless green tea': ['my pee looks like coke', 'i drink coke'],
  'medical-emergency/en: (leg/calf/arm) .. (twice the size/bigger than the other/double the size/huge and red/swollen) unless goals, muscle, {training}': ['one leg is twice the size of the other since yesterday', 'one leg is stronger'],
  'medical-emergency/en: (see/seeing/seen) double & (since/head/hit/dizzy/headache/speech/numb/vision)': ['i see double since i hit my head', 'seeing double results'],
  'medical-emergency/en: (about to/going to/feel like im going to/might) (pass out/faint/collapse/black out) unless {jest}, price, on the couch': ["i'm about to pass out every time i stand", 'about to pass out lol'],
  'medical-emergency/en: heart .. (skipped/stopped/stops/jumped) & (went down/fell/dizzy/collapsed/floor/passed/woke)': ['my heart skipped and i went down', 'my heart skipped when i saw my abs'],
  'medical-emergency/en: cant keep .. (water/anything/fluids/liquids) .. down': ["i can't keep water down for two days", 'cant keep my water bottle cold'],
  'medical-emergency/en: (numb/no feeling/cant feel) .. (between my legs/saddle/groin/feet) & (back/deadlift/since/squat/pee/disc)': ["since the deadlift i'm numb between my legs", 'i cant feel my glutes in squats'],
  'medical-emergency/en: (cold sweat/sweating cold/clammy) & (chest/arm/dizzy/faint/heart/pain/nausea*)': ['cold sweat and my heart hurts', 'cold sweat in a cold gym'],
  'medical-emergency/en: (lips/fingers/face/nails) .. (blue/purple/grey/gray) unless nail polish, lipstick, cold, dye, painted': ['my lips turned blue', 'my nails are painted blue'],
  'medical-emergency/en: (side of my body/half of my body/side of my face) .. (dead/numb/weak/paralyzed/heavy/drooping/tingl*)': ['one side of my body feels dead', 'one side of my body is stronger'],
};
