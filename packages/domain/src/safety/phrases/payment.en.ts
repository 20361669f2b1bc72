import type { PhraseList } from '../safety-categories.ts';

export const paymentEnglish: PhraseList[] = [
  {
    category: 'payment',
    language: 'en',
    severity: 'other',
    hinted: false,
    phrases: [
      '(i/ive/have/we/already/and) [have/already/just] paid (|/you/already/yesterday/last/today/for it/in full/but/still/and/where/{time}/for the/for this/twice) unless another, different, my gym, gym, last coach, attention, my trainer, for another, other (coach/program), off, paid and (quit/stopped), if',
      'paid & (no access/still/nothing/waiting/no reply/no email/no answer/never got/havent/where/wheres/not received/no response/didnt get) unless another, my gym, last coach, other, results, never paid, attention',
      '(payment/money/transfer/deposit) .. (went through/was taken/sent/cleared/processed/gone/made) & (no/nothing/still/never/but/cant/nobody/noone)',
      '(made/sent/did) (the/my/a) (payment/money/transfer/deposit) unless how, can i, will',
      '(want/need/give/get/wheres/where/demand/send/getting/like/request*/asking/gimme/for) [me/is] (my/a/the/full/for a) (refund/money/cash) [back] (|/back/now/please/and/or/asap) unless policy, guarantee, worth, if i dont, spend, make money, save',
      '(never/not/didnt/still no/no) .. (access/received/login/got anything/program) & (paying/paid/payment/bought/purchase*) unless another, gym, last coach',
      '(dispute/disputing/disputed) .. (charge/payment/bank/card/transaction/it/this/paypal)',
      '(charged/billed/charging/billing/debited) .. (twice/two times/{amount}/again/double/without/never signed/but i cancel*/after i cancel*/after cancelling/by mistake/wrong/too much/still) unless battery, phone, up and',
      '(you/they/yall/u/still/stop/why/keep/keeps/was/were/got) .. (charged/charging/charge/billed/billing/bill) [me/my] (card/me/account/for/twice/|/again/{number}) unless how much, per month, gym, do you charge, phone, what do you, would',
      '(you/they/u/yall/still/keep) .. (took/taking/take/stole/withdrew/pulling) .. (money/{number}/card/account) unless take (card/cards), do you take',
      '(unauthorized/fraudulent/wrong) (charge/payment/transaction)',
      'cancel* [my/the/and] (subscription/membership/order/payments/plan/auto renew*/refund/and refund) unless gym membership, can i cancel, how, netflix, anytime, if',
      '(payment/money/transfer/deposit) .. (received/arrive/arrived/come through/land) & (was/did/has/is/my) unless how, when do you, next',
      '(where/wheres) .. ({amount}/sessions/classes/plan/program/guide/access/course/ebook/merch/order/login) .. (bought/paid/purchased/ordered)',
    ],
  },
];
