import { abuseWords } from './abuse.ts';
import { angerWords } from './anger.ts';
import { eatingDisorderWords } from './eating-disorder.ts';
import { medicalWords } from './medical.ts';
import { medicalEmergencyWords } from './medical-emergency.ts';
import { medicationWords } from './medication.ts';
import { minorWords } from './minor.ts';
import { paymentWords } from './payment.ts';
import { personWords } from './person.ts';
import { pregnancyWords } from './pregnancy.ts';
import { selfHarmWords } from './self-harm.ts';
import { stopWords } from './stop.ts';

/** Word classes of the English signs. */
export const englishWords: Record<string, string[]> = {
  ...selfHarmWords,
  ...abuseWords,
  ...medicalEmergencyWords,
  ...eatingDisorderWords,
  ...minorWords,
  ...pregnancyWords,
  ...medicationWords,
  ...medicalWords,
  ...paymentWords,
  ...personWords,
  ...angerWords,
  ...stopWords,
};
