import type { PhraseList } from '../safety-categories.ts';

export const minorHintedEnglish: PhraseList[] = [
  {
    category: 'minor',
    language: 'en',
    severity: 'severe',
    hinted: true,
    phrases: [
      '(before the streetlights/streetlights come on/before dark or/school night/at recess/during recess/study hall/lunch period/my locker/homeroom/report card/detention/school bus/hall pass) & (i/my/me/have to/cant/home) unless {others-school}, kids',
      '(mom/dad/parent/parents/guardian) .. (sign/signs/signed) (the/a/this/it/my) unless her, his, their',
      '(junior varsity/jv team/varsity team) unless {others-school}, coached, coach here',
      '(highschoolers/high schoolers/highschooler/middle schooler/middle schoolers) & (discount/i/im/for/do you) unless {others-school}, coach*',
      '(voice is changing/voice is cracking/going through puberty/in puberty) unless {grownup}, second puberty',
      'in my grade unless {others-school}',
      '(bad/affect/stunt/hurt/harm) .. (your/my) growth unless hair, business, muscle',
      'not allowed on (instagram/ig/social media/this app)',
      'my (math/science/english/history/pe/gym/chemistry/biology/homeroom/band) teacher unless teach, my kids, my sons',
      '(graduating/finishing/finished/starting) (8 th grade/eighth grade/middle school/junior high/9 th grade/freshman year of highschool/sophomore year/junior year) unless {others-school}',
      '(dont have/no/without/get my) .. (license/licence) yet',
      '(sats/psat/ap classes/driver ed/drivers ed/school play/school dance/spring formal/marching band) & (i/my/me/have/before) unless {others-school}, kids',
      '(parent account/parental control*/screen time/family link/parents code/parents password/age verification/parents email/kid account/parental approval) unless my kids, my son, my daughter',
      '(if i pass/if i get an a/good grades/if i get a b/my grades/report card/honor roll) & (parents/mom/dad/pay/gym/they/allowed/let me) unless my kids, {others-school}',
      '(mom/dad/mum/parents) .. (set up/controls/limits/locks/took/takes/checks) .. my (phone/screen/ipad/account/games/wifi/xbox) unless kids',
    ],
  },
];
