import type { PhraseExamples } from '../example-types.ts';

export const minorHintedEnExamples: PhraseExamples = {
  'minor/en: (before the streetlights/streetlights come on/before dark or/school night/at recess/during recess/study hall/lunch period/my locker/homeroom/report card/detention/school bus/hall pass) & (i/my/me/have to/cant/home) unless {others-school}, kids': ["can't stay up late, school night", 'my kids have a school night'],
  'minor/en: (mom/dad/parent/parents/guardian) .. (sign/signs/signed) (the/a/this/it/my) unless her, his, their': ['can my dad sign the contract for me', 'my mom signed her contract'],
  'minor/en: (junior varsity/jv team/varsity team) unless {others-school}, coached, coach here': ['i play for the junior varsity', 'i was varsity, used to'],
  'minor/en: (highschoolers/high schoolers/highschooler/middle schooler/middle schoolers) & (discount/i/im/for/do you) unless {others-school}, coach*': ['do you do student discount for high schoolers', 'i teach high schoolers'],
  'minor/en: (voice is changing/voice is cracking/going through puberty/in puberty) unless {grownup}, second puberty': ['my voice is changing and want muscles', 'puberty was long ago, i teach'],
  'minor/en: in my grade unless {others-school}': ['in my grade', 'in my gradebook'],
  'minor/en: (bad/affect/stunt/hurt/harm) .. (your/my) growth unless hair, business, muscle': ['is it bad for your growth if you lift', 'bad for your business growth'],
  'minor/en: not allowed on (instagram/ig/social media/this app)': ["i'm not allowed on instagram but i made an account", 'not allowed on keto'],
  'minor/en: my (math/science/english/history/pe/gym/chemistry/biology/homeroom/band) teacher unless teach, my kids, my sons': ['my gym teacher told me to message you', 'my yoga teacher'],
  'minor/en: (graduating/finishing/finished/starting) (8 th grade/eighth grade/middle school/junior high/9 th grade/freshman year of highschool/sophomore year/junior year) unless {others-school}': ['graduating 8th grade soon', 'graduating college'],
  'minor/en: (dont have/no/without/get my) .. (license/licence) yet': ["don't have a license yet so somewhere close to home", 'license plate'],
  'minor/en: (sats/psat/ap classes/driver ed/drivers ed/school play/school dance/spring formal/marching band) & (i/my/me/have/before) unless {others-school}, kids': ['i have my sats in may', 'i tutor for the sats, work in a school'],
  'minor/en: (parent account/parental control*/screen time/family link/parents code/parents password/age verification/parents email/kid account/parental approval) unless my kids, my son, my daughter': ['the app says i need a parent account, can you skip that', 'screen time of my kids'],
  'minor/en: (if i pass/if i get an a/good grades/if i get a b/my grades/report card/honor roll) & (parents/mom/dad/pay/gym/they/allowed/let me) unless my kids, {others-school}': ['if i pass dad', 'my kids get good grades, they rock'],
  'minor/en: (mom/dad/mum/parents) .. (set up/controls/limits/locks/took/takes/checks) .. my (phone/screen/ipad/account/games/wifi/xbox) unless kids': ['my mom set up my phone so i can only text till 9', 'my mom has a new phone'],
};
