import type { PhraseExamples } from '../../example-types.ts';
import { abuseSignExamples } from './abuse.ts';
import { eatingDisorderSignExamples } from './eating-disorder.ts';
import { medicalEmergencySignExamples } from './medical-emergency.ts';
import { minorSignExamples } from './minor.ts';
import { selfHarmSignExamples } from './self-harm.ts';

export const englishSignExamples: PhraseExamples = {
  ...selfHarmSignExamples,
  ...abuseSignExamples,
  ...medicalEmergencySignExamples,
  ...eatingDisorderSignExamples,
  ...minorSignExamples,
};
