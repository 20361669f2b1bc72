import type { PhraseExamples } from './example-types.ts';
import { abuseHintedEnExamples } from './examples/abuse-hinted.en.ts';
import { abuseHintedEsExamples } from './examples/abuse-hinted.es.ts';
import { abuseEnExamples } from './examples/abuse.en.ts';
import { abuseEsExamples } from './examples/abuse.es.ts';
import { abuseOtherExamples } from './examples/abuse.other.ts';
import { angerHintedEnExamples } from './examples/anger-hinted.en.ts';
import { angerHintedEsExamples } from './examples/anger-hinted.es.ts';
import { angerEnExamples } from './examples/anger.en.ts';
import { angerEsExamples } from './examples/anger.es.ts';
import { angerOtherExamples } from './examples/anger.other.ts';
import { eatingDisorderHintedEnExamples } from './examples/eating-disorder-hinted.en.ts';
import { eatingDisorderHintedEsExamples } from './examples/eating-disorder-hinted.es.ts';
import { eatingDisorderEnExamples } from './examples/eating-disorder.en.ts';
import { eatingDisorderEsExamples } from './examples/eating-disorder.es.ts';
import { eatingDisorderOtherExamples } from './examples/eating-disorder.other.ts';
import { medicalEmergencyHintedEnExamples } from './examples/medical-emergency-hinted.en.ts';
import { medicalEmergencyHintedEsExamples } from './examples/medical-emergency-hinted.es.ts';
import { medicalEmergencyEnExamples } from './examples/medical-emergency.en.ts';
import { medicalEmergencyEsExamples } from './examples/medical-emergency.es.ts';
import { medicalEmergencyOtherExamples } from './examples/medical-emergency.other.ts';
import { medicalHintedEsExamples } from './examples/medical-hinted.es.ts';
import { medicalEnExamples } from './examples/medical.en.ts';
import { medicalEsExamples } from './examples/medical.es.ts';
import { medicalOtherExamples } from './examples/medical.other.ts';
import { medicationHintedEnExamples } from './examples/medication-hinted.en.ts';
import { medicationHintedEsExamples } from './examples/medication-hinted.es.ts';
import { medicationEnExamples } from './examples/medication.en.ts';
import { medicationEsExamples } from './examples/medication.es.ts';
import { medicationOtherExamples } from './examples/medication.other.ts';
import { minorHintedEnExamples } from './examples/minor-hinted.en.ts';
import { minorHintedEsExamples } from './examples/minor-hinted.es.ts';
import { minorEnExamples } from './examples/minor.en.ts';
import { minorEsExamples } from './examples/minor.es.ts';
import { minorOtherExamples } from './examples/minor.other.ts';
import { paymentHintedEnExamples } from './examples/payment-hinted.en.ts';
import { paymentHintedEsExamples } from './examples/payment-hinted.es.ts';
import { paymentEnExamples } from './examples/payment.en.ts';
import { paymentEsExamples } from './examples/payment.es.ts';
import { paymentOtherExamples } from './examples/payment.other.ts';
import { personHintedEnExamples } from './examples/person-hinted.en.ts';
import { personHintedEsExamples } from './examples/person-hinted.es.ts';
import { personEnExamples } from './examples/person.en.ts';
import { personEsExamples } from './examples/person.es.ts';
import { personOtherExamples } from './examples/person.other.ts';
import { pregnancyHintedEnExamples } from './examples/pregnancy-hinted.en.ts';
import { pregnancyHintedEsExamples } from './examples/pregnancy-hinted.es.ts';
import { pregnancyEnExamples } from './examples/pregnancy.en.ts';
import { pregnancyEsExamples } from './examples/pregnancy.es.ts';
import { pregnancyOtherExamples } from './examples/pregnancy.other.ts';
import { selfHarmHintedEnExamples } from './examples/self-harm-hinted.en.ts';
import { selfHarmHintedEsExamples } from './examples/self-harm-hinted.es.ts';
import { selfHarmEnExamples } from './examples/self-harm.en.ts';
import { selfHarmEsExamples } from './examples/self-harm.es.ts';
import { selfHarmOtherExamples } from './examples/self-harm.other.ts';
import { stopEnExamples } from './examples/stop.en.ts';
import { stopEsExamples } from './examples/stop.es.ts';
import { stopOtherExamples } from './examples/stop.other.ts';

/** The examples of all phrases. */
export const phraseExamples: PhraseExamples = {
  ...selfHarmEnExamples,
  ...selfHarmHintedEnExamples,
  ...selfHarmEsExamples,
  ...selfHarmHintedEsExamples,
  ...selfHarmOtherExamples,
  ...abuseEnExamples,
  ...abuseHintedEnExamples,
  ...abuseEsExamples,
  ...abuseHintedEsExamples,
  ...abuseOtherExamples,
  ...medicalEmergencyEnExamples,
  ...medicalEmergencyHintedEnExamples,
  ...medicalEmergencyEsExamples,
  ...medicalEmergencyHintedEsExamples,
  ...medicalEmergencyOtherExamples,
  ...eatingDisorderEnExamples,
  ...eatingDisorderHintedEnExamples,
  ...eatingDisorderEsExamples,
  ...eatingDisorderHintedEsExamples,
  ...eatingDisorderOtherExamples,
  ...minorEnExamples,
  ...minorHintedEnExamples,
  ...minorEsExamples,
  ...minorHintedEsExamples,
  ...minorOtherExamples,
  ...pregnancyEnExamples,
  ...pregnancyEsExamples,
  ...pregnancyOtherExamples,
  ...pregnancyHintedEnExamples,
  ...pregnancyHintedEsExamples,
  ...medicationEnExamples,
  ...medicationEsExamples,
  ...medicationOtherExamples,
  ...medicationHintedEnExamples,
  ...medicationHintedEsExamples,
  ...medicalEnExamples,
  ...medicalEsExamples,
  ...medicalOtherExamples,
  ...medicalHintedEsExamples,
  ...paymentEnExamples,
  ...paymentEsExamples,
  ...paymentOtherExamples,
  ...paymentHintedEnExamples,
  ...paymentHintedEsExamples,
  ...personEnExamples,
  ...personEsExamples,
  ...personOtherExamples,
  ...personHintedEnExamples,
  ...personHintedEsExamples,
  ...angerEnExamples,
  ...angerEsExamples,
  ...angerOtherExamples,
  ...angerHintedEnExamples,
  ...angerHintedEsExamples,
  ...stopEnExamples,
  ...stopEsExamples,
  ...stopOtherExamples,
};
