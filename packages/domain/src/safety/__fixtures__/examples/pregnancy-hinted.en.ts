import type { PhraseExamples } from '../example-types.ts';

export const pregnancyHintedEnExamples: PhraseExamples = {
  'pregnancy/en: (two/2) .. (lines/line) & (pink/sunday/test/tell/positive/yesterday/stick/faint) unless bench': ['two pink lines on sunday', 'two lines at the gym'],
  'pregnancy/en: (positive) (test/pregnancy test/stick) unless covid': ['positive stick', 'positive attitude test'],
  'pregnancy/en: (belly button popped/baby bump/my bump/bump is/baby kicks/baby kicking/feel kicks/ultrasound/sonogram/gyno says/ob says/obgyn says/morning sickness/nursery/newborn/night feeds/pumping milk/breast pump/baby shower) unless my (sister/wife/friend/cousin), friends, cunada, hermana, amiga, prima': ['gyno says', 'my friends baby shower is on sunday'],
  'pregnancy/en: (cant lie/no lying/not lie/sleep) .. (on my front/on my belly/on my stomach) & (belly/bump/weeks/anymore/popped/week) unless full': ['belly popped this week so no lying on my front', 'i sleep on my stomach'],
  'pregnancy/en: (eating for two/one more in my belly/growing a human/little one on the way/baby on the way/bump day) unless burrito': ["i'm eating for two now", 'eating for two hours'],
};
