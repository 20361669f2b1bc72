import type { PhraseExamples } from '../example-types.ts';

export const paymentHintedEnExamples: PhraseExamples = {
  'payment/en: (came off/came out of/left/taken from/out of/off) my (account/card/bank) & (your/you/name/something/this/morning/am/don\'t) unless come out of my shell': ['left my card am', 'left my card at home'],
  'payment/en: (receipt/invoice/contract/email/statement) (says/said/shows) .. (months/year/{time}/12/annual/yearly) & (picked/chose/one/1/monthly/signed/selected/but)': ['statement shows year but', 'the email says hi'],
  'payment/en: (checkout/page/site/app/link) .. (thanks/thank you/spun/froze/crashed/error) & (nothing/came/no email/never/didnt/still)': ['link froze came', 'page crashed, what was the price?'],
};
