import type { PhraseList } from '../safety-categories.ts';
import { abuseHintedEnglish } from './abuse-hinted.en.ts';
import { abuseHintedSpanish } from './abuse-hinted.es.ts';
import { abuseEnglish } from './abuse.en.ts';
import { abuseSpanish } from './abuse.es.ts';
import { abuseElsewhere } from './abuse.other.ts';
import { angerHintedEnglish } from './anger-hinted.en.ts';
import { angerHintedSpanish } from './anger-hinted.es.ts';
import { angerEnglish } from './anger.en.ts';
import { angerSpanish } from './anger.es.ts';
import { angerElsewhere } from './anger.other.ts';
import { eatingDisorderHintedEnglish } from './eating-disorder-hinted.en.ts';
import { eatingDisorderHintedSpanish } from './eating-disorder-hinted.es.ts';
import { eatingDisorderEnglish } from './eating-disorder.en.ts';
import { eatingDisorderSpanish } from './eating-disorder.es.ts';
import { eatingDisorderElsewhere } from './eating-disorder.other.ts';
import { medicalEmergencyHintedEnglish } from './medical-emergency-hinted.en.ts';
import { medicalEmergencyHintedSpanish } from './medical-emergency-hinted.es.ts';
import { medicalEmergencyEnglish } from './medical-emergency.en.ts';
import { medicalEmergencySpanish } from './medical-emergency.es.ts';
import { medicalEmergencyElsewhere } from './medical-emergency.other.ts';
import { medicalHintedSpanish } from './medical-hinted.es.ts';
import { medicalEnglish } from './medical.en.ts';
import { medicalSpanish } from './medical.es.ts';
import { medicalElsewhere } from './medical.other.ts';
import { medicationHintedEnglish } from './medication-hinted.en.ts';
import { medicationHintedSpanish } from './medication-hinted.es.ts';
import { medicationEnglish } from './medication.en.ts';
import { medicationSpanish } from './medication.es.ts';
import { medicationElsewhere } from './medication.other.ts';
import { minorHintedEnglish } from './minor-hinted.en.ts';
import { minorHintedSpanish } from './minor-hinted.es.ts';
import { minorEnglish } from './minor.en.ts';
import { minorSpanish } from './minor.es.ts';
import { minorElsewhere } from './minor.other.ts';
import { paymentHintedEnglish } from './payment-hinted.en.ts';
import { paymentHintedSpanish } from './payment-hinted.es.ts';
import { paymentEnglish } from './payment.en.ts';
import { paymentSpanish } from './payment.es.ts';
import { paymentElsewhere } from './payment.other.ts';
import { personHintedEnglish } from './person-hinted.en.ts';
import { personHintedSpanish } from './person-hinted.es.ts';
import { personEnglish } from './person.en.ts';
import { personSpanish } from './person.es.ts';
import { personElsewhere } from './person.other.ts';
import { pregnancyHintedEnglish } from './pregnancy-hinted.en.ts';
import { pregnancyHintedSpanish } from './pregnancy-hinted.es.ts';
import { pregnancyEnglish } from './pregnancy.en.ts';
import { pregnancySpanish } from './pregnancy.es.ts';
import { pregnancyElsewhere } from './pregnancy.other.ts';
import { selfHarmHintedEnglish } from './self-harm-hinted.en.ts';
import { selfHarmHintedSpanish } from './self-harm-hinted.es.ts';
import { selfHarmEnglish } from './self-harm.en.ts';
import { selfHarmSpanish } from './self-harm.es.ts';
import { selfHarmElsewhere } from './self-harm.other.ts';
import { stopEnglish } from './stop.en.ts';
import { stopSpanish } from './stop.es.ts';
import { stopElsewhere } from './stop.other.ts';

/** All phrases, by category and language. */
export const phraseLists: PhraseList[] = [
  ...selfHarmEnglish,
  ...selfHarmHintedEnglish,
  ...selfHarmSpanish,
  ...selfHarmHintedSpanish,
  ...selfHarmElsewhere,
  ...abuseEnglish,
  ...abuseHintedEnglish,
  ...abuseSpanish,
  ...abuseHintedSpanish,
  ...abuseElsewhere,
  ...medicalEmergencyEnglish,
  ...medicalEmergencyHintedEnglish,
  ...medicalEmergencySpanish,
  ...medicalEmergencyHintedSpanish,
  ...medicalEmergencyElsewhere,
  ...eatingDisorderEnglish,
  ...eatingDisorderHintedEnglish,
  ...eatingDisorderSpanish,
  ...eatingDisorderHintedSpanish,
  ...eatingDisorderElsewhere,
  ...minorEnglish,
  ...minorHintedEnglish,
  ...minorSpanish,
  ...minorHintedSpanish,
  ...minorElsewhere,
  ...pregnancyEnglish,
  ...pregnancySpanish,
  ...pregnancyElsewhere,
  ...pregnancyHintedEnglish,
  ...pregnancyHintedSpanish,
  ...medicationEnglish,
  ...medicationSpanish,
  ...medicationElsewhere,
  ...medicationHintedEnglish,
  ...medicationHintedSpanish,
  ...medicalEnglish,
  ...medicalSpanish,
  ...medicalElsewhere,
  ...medicalHintedSpanish,
  ...paymentEnglish,
  ...paymentSpanish,
  ...paymentElsewhere,
  ...paymentHintedEnglish,
  ...paymentHintedSpanish,
  ...personEnglish,
  ...personSpanish,
  ...personElsewhere,
  ...personHintedEnglish,
  ...personHintedSpanish,
  ...angerEnglish,
  ...angerSpanish,
  ...angerElsewhere,
  ...angerHintedEnglish,
  ...angerHintedSpanish,
  ...stopEnglish,
  ...stopSpanish,
  ...stopElsewhere,
];
