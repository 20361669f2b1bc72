import type { SignList } from '../../safety-categories.ts';
import { abuseSigns } from './abuse.ts';
import { eatingDisorderSigns } from './eating-disorder.ts';
import { medicalEmergencySigns } from './medical-emergency.ts';
import { minorSigns } from './minor.ts';
import { selfHarmSigns } from './self-harm.ts';

export const englishSigns: SignList[] = [
  selfHarmSigns,
  abuseSigns,
  medicalEmergencySigns,
  eatingDisorderSigns,
  minorSigns,
];
