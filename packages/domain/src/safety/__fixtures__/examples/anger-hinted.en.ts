import type { PhraseExamples } from '../example-types.ts';

export const angerHintedEnExamples: PhraseExamples = {
  'anger/en: (nice/great/wow/lovely/cool/awesome) .. (very professional/so professional/real classy) unless amazing, love': ['cool real classy', 'great customer service, love it'],
  'anger/en: real professional unless nice to': ['real professional', 'a professional runner'],
  'anger/en: so that is how .. (it is/you treat/you do) .. [noted] & (noted/ok/wow/got it/treat)': ["so that's how it is, noted", 'so thats how you do a squat'],
  'anger/en: (answer/reply/respond) .. (faster/quicker/quick/people) .. before .. (sign/pay/paid/signing/money)': ['respond quick before pay', 'reply faster before monday'],
  'anger/en: did (you/u) even (read/open/look/see/listen/watch)': ['did you even open my last message', 'did you even sleep'],
};
