import type { PhraseExamples } from '../../example-types.ts';

export const pregnancySignExamples: PhraseExamples = {
  'pregnancy/en: {time} (scan/check/along/pregnant/preg/late/wait/pp/postpartum/old)': ['six week check is on monday, then im all yours', '4x week'],
  'pregnancy/en: {pg-care}': ['can\'t lie flat on my back anymore per the ob', 'round ligament'],
  'pregnancy/en: {pg-trying}': ['the doc says my eggs are older than me and weight would help', 'would you take eggs and firewood lol, seriously though i only have cash money'],
  'pregnancy/en: {pg-late}': ['im late. like never late late. do i still do the ab challenge', 'queasy every'],
  'pregnancy/en: {pg-loss}': ['It\'d be our rainbow so I\'m terrified of lifting anything heavy', 'body still thinks'],
  'pregnancy/en: {pg-named}': ['the bump gets in the way of the rows', 'my partner kicks my ass at tennis'],
  'pregnancy/en: {pg-after}': ['I\'m pumping every 3 hrs, is creatine ok in the milk', 'wow that pump was unreal'],
  'pregnancy/en: (next/for) {time} .. (baby/due/so/anymore)': ['Can\'t have your preworkout anymore for the next 7 months or so 😉', 'next 3 weeks baby'],
  'pregnancy/en: {pg-word}': ['the bump gets in the way of the rows', 'how much sleep'],
  'pregnancy/en: {pg-wave}': ['boobs hurt and im nauseous since tues and the app says day 41. lol should i be worried or just do legs', 'my twins turn 13 this week'],
  'pregnancy/en: {pg-avoid}': ['Can\'t have your preworkout anymore for the next 7 months or so 😉', 'modified bed'],
  'pregnancy/en: {pg-named-weak}': ['due in, induction', 'sister in law is due in april, i\'m planning her shower so busy saturdays'],
  'pregnancy/en: {pg-after-weak}': ['iud removed, bf', 'great talking to you today, so pumped'],
  'pregnancy/en: (delivery/package/bands/parcel/order)': ['due in, milk, bands', 'I\'m pumping every 3 hrs, is creatine ok in the milk'],
  'pregnancy/en: {pg-other}': ['pumping iron since 1988 my friend', 'I\'m pumping every 3 hrs, is creatine ok in the milk'],
  'pregnancy/en: (kick*/kicks) (my/your) (ass/butt)': ['my partner kicks my ass at tennis', 'i\'m expecting in november'],
  'pregnancy/en: (that/the/my/a/unreal) pump .. (unreal/was/is/feels/after/sick)': ['my pump after, bf', 'my pelvic girdle thing means no lunges until after d day in april'],
};
