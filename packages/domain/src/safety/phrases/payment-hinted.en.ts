import type { PhraseList } from '../safety-categories.ts';

export const paymentHintedEnglish: PhraseList[] = [
  {
    category: 'payment',
    language: 'en',
    severity: 'other',
    hinted: true,
    phrases: [
      "(came off/came out of/left/taken from/out of/off) my (account/card/bank) & (your/you/name/something/this/morning/am/don't) unless come out of my shell",
      '(receipt/invoice/contract/email/statement) (says/said/shows) .. (months/year/{time}/12/annual/yearly) & (picked/chose/one/1/monthly/signed/selected/but)',
      '(checkout/page/site/app/link) .. (thanks/thank you/spun/froze/crashed/error) & (nothing/came/no email/never/didnt/still)',
    ],
  },
];
