import type { PhraseExamples } from '../../example-types.ts';
import { abuseSignExamples } from './abuse.ts';
import { angerSignExamples } from './anger.ts';
import { eatingDisorderSignExamples } from './eating-disorder.ts';
import { medicalSignExamples } from './medical.ts';
import { medicalEmergencySignExamples } from './medical-emergency.ts';
import { medicationSignExamples } from './medication.ts';
import { minorSignExamples } from './minor.ts';
import { paymentSignExamples } from './payment.ts';
import { personSignExamples } from './person.ts';
import { pregnancySignExamples } from './pregnancy.ts';
import { selfHarmSignExamples } from './self-harm.ts';
import { stopSignExamples } from './stop.ts';

export const englishSignExamples: PhraseExamples = {
  ...selfHarmSignExamples,
  ...abuseSignExamples,
  ...medicalEmergencySignExamples,
  ...eatingDisorderSignExamples,
  ...minorSignExamples,
  ...pregnancySignExamples,
  ...medicationSignExamples,
  ...medicalSignExamples,
  ...paymentSignExamples,
  ...personSignExamples,
  ...angerSignExamples,
  ...stopSignExamples,
};
