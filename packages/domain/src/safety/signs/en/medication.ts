import type { SignList } from '../../safety-categories.ts';

export const medicationSigns: SignList = {
  category: 'medication',
  language: 'en',
  severity: 'other',
  enough: 10,
  signs: [
    '8 {rx-name}',
    '7 {rx-doping}',
    '7 (on/take/taking/took/started/start/quit/off/use/using) .. {rx-name}',
    '5 {rx-form}',
    '5 {rx-wave}',
    '4 {rx-put}',
    '4 {rx-street}',
    '4 (im/been/went/put) on (it/them/something/this)',
    '3 {rx-effect}',
    '3 {rx-word}',
    '2 {rx-name-weak}',
    '2 {rx-form-weak}',
    '2 {rx-doping-weak}',
    '2 {rx-street-weak}',
    '2 {rx-wave-weak}',
    '1 {rx-word-weak}',
    '-5 {rx-not}',
    '-8 (fish oil/omega/vitamin*/multivitamin/magnesium/creatine/collagen/probiotic*/protein) unless insulin',
  ],
};
