import type { PhraseExamples } from '../../example-types.ts';

export const medicationSignExamples: PhraseExamples = {
  'medication/en: {rx-name}': ['No leafy greens for me please, messes with my INR', 'melatonin 20'],
  'medication/en: {rx-doping}': ['I pin tuesdays and fridays so those are my best sessions', 'coffee is my steroid'],
  'medication/en: (on/take/taking/took/started/start/quit/off/use/using) .. {rx-name}': ['doctor, use vicodin', 'punching bag in the garage, can we use it'],
  'medication/en: {rx-form}': ['The shot makes me burp eggs. What do your other clients on it eat', 'nope no meds'],
  'medication/en: {rx-wave}': ['jabs in the belly every evening at 8 till the retrieval so mornings only', 'Surrogate here, 26 weeks with someone else\'s kid lol, contract says moderate exercise. What counts as moderate'],
  'medication/en: {rx-put}': ['I bruise if you look at me, thanks to what they put me on after the clot', 'the hotline put me on hold so here i am. do you have somethin to help with mood'],
  'medication/en: {rx-street}': ['alcohol dependent, medication', 'alcohol dependent'],
  'medication/en: (im/been/went/put) on (it/them/something/this)': ['nausea, went on this', 'put on something'],
  'medication/en: {rx-effect}': ['seroquel = hungry at midnight every nite. any trick??', 'is it normal that my knee swells up like a grapefruit the day after box jumps'],
  'medication/en: {rx-word}': ['I pin tuesdays and fridays so those are my best sessions', 'nope no meds'],
  'medication/en: {rx-name-weak}': ['prep, mcg', 'What I hate is meal prep sundays'],
  'medication/en: {rx-form-weak}': ['with food, methimazole', 'with food'],
  'medication/en: {rx-doping-weak}': ['jab, cycle', 'i cycle to work'],
  'medication/en: {rx-street-weak}': ['trazodone, mushrooms', 'no mushrooms pls'],
  'medication/en: {rx-wave-weak}': ['run a, patch', 'run a'],
  'medication/en: {rx-word-weak}': ['cycle, kratom, doctor', 'I wont go under 38kg I promised my doctor. At 38 how many steps a day would still be ok?'],
  'medication/en: {rx-not}': ['cycle to work, glp 1', 'tirzepatide 7.5 and hair falling out is it the protein'],
  'medication/en: (fish oil/omega/vitamin*/multivitamin/magnesium/creatine/collagen/probiotic*/protein) unless insulin': ['fish oil, taking diclofenac', 'tirzepatide 7.5 and hair falling out is it the protein'],
};
