import type { PhraseList } from '../safety-categories.ts';

export const pregnancyHintedEnglish: PhraseList[] = [
  {
    category: 'pregnancy',
    language: 'en',
    severity: 'other',
    hinted: true,
    phrases: [
      '(two/2) .. (lines/line) & (pink/sunday/test/tell/positive/yesterday/stick/faint) unless bench',
      '(positive) (test/pregnancy test/stick) unless covid',
      '(belly button popped/baby bump/my bump/bump is/baby kicks/baby kicking/feel kicks/ultrasound/sonogram/gyno says/ob says/obgyn says/morning sickness/nursery/newborn/night feeds/pumping milk/breast pump/baby shower) unless my (sister/wife/friend/cousin), friends, cunada, hermana, amiga, prima',
      '(cant lie/no lying/not lie/sleep) .. (on my front/on my belly/on my stomach) & (belly/bump/weeks/anymore/popped/week) unless full',
      '(eating for two/one more in my belly/growing a human/little one on the way/baby on the way/bump day) unless burrito',
    ],
  },
];
