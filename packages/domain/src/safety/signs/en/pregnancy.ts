import type { SignList } from '../../safety-categories.ts';

export const pregnancySigns: SignList = {
  category: 'pregnancy',
  language: 'en',
  severity: 'other',
  enough: 10,
  signs: [
    '10 {time} (scan/check/along/pregnant/preg/late/wait/pp/postpartum/old)',
    '9 {pg-care}',
    '9 {pg-trying}',
    '9 {pg-late}',
    '9 {pg-loss}',
    '8 {pg-named}',
    '8 {pg-after}',
    '6 (next/for) {time} .. (baby/due/so/anymore)',
    '5 {pg-word}',
    '5 {pg-wave}',
    '4 {pg-avoid}',
    '2 {pg-named-weak}',
    '1 {pg-after-weak}',
    '-7 (delivery/package/bands/parcel/order)',
    '-9 {pg-other}',
    '-10 (kick*/kicks) (my/your) (ass/butt)',
    '-10 (that/the/my/a/unreal) pump .. (unreal/was/is/feels/after/sick)',
  ],
};
