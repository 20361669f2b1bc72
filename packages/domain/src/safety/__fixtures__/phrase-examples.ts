import type { PhraseExamples } from './example-types.ts';
import { abuseExamples } from './examples/abuse.ts';
import { angerExamples } from './examples/anger.ts';
import { eatingDisorderExamples } from './examples/eating-disorder.ts';
import { medicalExamples } from './examples/medical.ts';
import { medicalEmergencyExamples } from './examples/medical-emergency.ts';
import { medicationExamples } from './examples/medication.ts';
import { minorExamples } from './examples/minor.ts';
import { paymentExamples } from './examples/payment.ts';
import { personExamples } from './examples/person.ts';
import { pregnancyExamples } from './examples/pregnancy.ts';
import { selfHarmExamples } from './examples/self-harm.ts';
import { stopExamples } from './examples/stop.ts';

/** The examples of all phrases. */
export const phraseExamples: PhraseExamples = {
  ...selfHarmExamples,
  ...abuseExamples,
  ...medicalEmergencyExamples,
  ...eatingDisorderExamples,
  ...minorExamples,
  ...pregnancyExamples,
  ...medicationExamples,
  ...medicalExamples,
  ...paymentExamples,
  ...personExamples,
  ...angerExamples,
  ...stopExamples,
};
