import type { SignList } from '../../safety-categories.ts';
import { abuseSigns } from './abuse.ts';
import { angerSigns } from './anger.ts';
import { eatingDisorderSigns } from './eating-disorder.ts';
import { medicalSigns } from './medical.ts';
import { medicalEmergencySigns } from './medical-emergency.ts';
import { medicationSigns } from './medication.ts';
import { minorSigns } from './minor.ts';
import { paymentSigns } from './payment.ts';
import { personSigns } from './person.ts';
import { pregnancySigns } from './pregnancy.ts';
import { selfHarmSigns } from './self-harm.ts';
import { stopSigns } from './stop.ts';

export const englishSigns: SignList[] = [
  selfHarmSigns,
  abuseSigns,
  medicalEmergencySigns,
  eatingDisorderSigns,
  minorSigns,
  pregnancySigns,
  medicationSigns,
  medicalSigns,
  paymentSigns,
  personSigns,
  angerSigns,
  stopSigns,
];
