import type { PhraseExamples } from '../example-types.ts';

export const paymentEnExamples: PhraseExamples = {
  'payment/en: (i/ive/have/we/already/and) [have/already/just] paid (|/you/already/yesterday/last/today/for it/in full/but/still/and/where/{time}/for the/for this/twice) unless another, different, my gym, gym, last coach, attention, my trainer, for another, other (coach/program), off, paid and (quit/stopped), if': ['we paid', 'i paid for another coach last year'],
  'payment/en: paid & (no access/still/nothing/waiting/no reply/no email/no answer/never got/havent/where/wheres/not received/no response/didnt get) unless another, my gym, last coach, other, results, never paid, attention': ['paid last week and no email', 'my well paid job is tiring'],
  'payment/en: (payment/money/transfer/deposit) .. (went through/was taken/sent/cleared/processed/gone/made) & (no/nothing/still/never/but/cant/nobody/noone)': ['payment went thru but cant log in', 'money is no issue'],
  'payment/en: (made/sent/did) (the/my/a) (payment/money/transfer/deposit) unless how, can i, will': ['made the payment still nothing', 'how are payments made'],
  'payment/en: (want/need/give/get/wheres/where/demand/send/getting/like/request*/asking/gimme/for) [me/is] (my/a/the/full/for a) (refund/money/cash) [back] (|/back/now/please/and/or/asap) unless policy, guarantee, worth, if i dont, spend, make money, save': ['get for a money', 'is there a money back guarantee'],
  'payment/en: (never/not/didnt/still no/no) .. (access/received/login/got anything/program) & (paying/paid/payment/bought/purchase*) unless another, gym, last coach': ['i never got access after paying', 'no program i bought helped, gym included'],
  'payment/en: (dispute/disputing/disputed) .. (charge/payment/bank/card/transaction/it/this/paypal)': ['dispute it', 'no dispute about leg day'],
  'payment/en: (charged/billed/charging/billing/debited) .. (twice/two times/{amount}/again/double/without/never signed/but i cancel*/after i cancel*/after cancelling/by mistake/wrong/too much/still) unless battery, phone, up and': ['charging 5 km', 'charged up again and ready'],
  'payment/en: (you/they/yall/u/still/stop/why/keep/keeps/was/were/got) .. (charged/charging/charge/billed/billing/bill) [me/my] (card/me/account/for/twice/|/again/{number}) unless how much, per month, gym, do you charge, phone, what do you, would': ['why did you charge me', 'do you charge per month'],
  'payment/en: (you/they/u/yall/still/keep) .. (took/taking/take/stole/withdrew/pulling) .. (money/{number}/card/account) unless take (card/cards), do you take': ['u withdrew money', 'do you take credit card'],
  'payment/en: (unauthorized/fraudulent/wrong) (charge/payment/transaction)': ['wrong charge', 'wrong amount of reps'],
  'payment/en: cancel* [my/the/and] (subscription/membership/order/payments/plan/auto renew*/refund/and refund) unless gym membership, can i cancel, how, netflix, anytime, if': ['cancel order', 'cancel anytime?'],
  'payment/en: (payment/money/transfer/deposit) .. (received/arrive/arrived/come through/land) & (was/did/has/is/my) unless how, when do you, next': ['money land is', 'i received money for my birthday, next year too'],
  'payment/en: (where/wheres) .. ({amount}/sessions/classes/plan/program/guide/access/course/ebook/merch/order/login) .. (bought/paid/purchased/ordered)': ['where are the 10 sessions i bought', 'where is the class'],
};
