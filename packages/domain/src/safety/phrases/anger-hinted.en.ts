import type { PhraseList } from '../safety-categories.ts';

export const angerHintedEnglish: PhraseList[] = [
  {
    category: 'anger',
    language: 'en',
    severity: 'other',
    hinted: true,
    phrases: [
      '(nice/great/wow/lovely/cool/awesome) .. (very professional/so professional/real classy) unless amazing, love',
      'real professional unless nice to',
      'so that is how .. (it is/you treat/you do) .. [noted] & (noted/ok/wow/got it/treat)',
      '(answer/reply/respond) .. (faster/quicker/quick/people) .. before .. (sign/pay/paid/signing/money)',
      'did (you/u) even (read/open/look/see/listen/watch)',
    ],
  },
];
