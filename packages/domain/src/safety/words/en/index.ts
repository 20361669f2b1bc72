import { abuseWords } from './abuse.ts';
import { eatingDisorderWords } from './eating-disorder.ts';
import { medicalEmergencyWords } from './medical-emergency.ts';
import { minorWords } from './minor.ts';
import { selfHarmWords } from './self-harm.ts';

/** Word classes of the English signs. */
export const englishWords: Record<string, string[]> = {
  ...selfHarmWords,
  ...abuseWords,
  ...medicalEmergencyWords,
  ...eatingDisorderWords,
  ...minorWords,
};
