import type { PhraseList } from '../safety-categories.ts';

export const pregnancyEnglish: PhraseList[] = [
  {
    category: 'pregnancy',
    language: 'en',
    severity: 'other',
    hinted: false,
    phrases: [
      '~pregnant/~pregnancy/preg/preggo/prego/preggers/pregnat unless pregnant pause, my (wife/sister/friend/gf/girlfriend/cousin/coworker), (wife/sister/friend/girlfriend/gf/cousin/bestie) .. (is/was/got/pregnant), look* [like] [im] pregnant, pregnant (sister/friend/wife), not pregnant, {jest}, feel pregnant, never been pregnant',
      '(wife/sister/friend/girlfriend/gf/partner) .. ~pregnant & (can she/for her/safe/join/she do/she join/help her)',
      '(trimester/prenatal/postnatal/antenatal/postpartum/post partum/obgyn/midwife/doula/ivf/ttc/diastasis/ppd/breastfeed*/breastfed/lactat*/csection/cesarean/caesarean/gestational/pp mom) unless my (sister/wife), my sister is, (im/i am/as/being) (a/an) (midwife/doula/obgyn)',
      '(c/cesarean) (section/sec)',
      '{time} (along/gone/pp/postpartum/preg) unless my sister, no my',
      '(im/were/currently/we are) expecting (|/in/our/a/twins/first/another/baby) unless expecting (results/to)',
      'expecting (our/my/a baby/twins/first)',
      '(im/baby/babys) due (in/on/next/this/around/soon/|) unless (wife/friend/sister) .. due, payment, rent',
      '[my/the] due date unless payment, bill, invoice, project',
      '(having/have/had/having our/had our/having my) [a/our/my/another/twins] (baby/twins/newborn/babies) (in/this/last/|/weeks/months/soon/and/so) unless (wife/friend/sister/brother) .. (had/having), like having, food, years ago, {adult-age}, {time} years, years',
      'had (my/our/a) (baby/son/daughter/twins/first) (in/last/{time} ago/|) unless {years}, (wife/friend/sister) .. had, had my son (in/over) (class/gym), brunch',
      '(gave birth/giving birth/delivered my/delivered in/delivered our/birthed) unless package, pizza, (wife/sister/friend) .. gave',
      '(trying/try/hoping) .. (conceive/for a baby/get pregnant/have a baby) unless (friends/sister) .. trying',
      '(im/still/currently/while/and) nursing (|/and/my/a/mom/mama/can) unless home, nurse, school, school for, nursing (student/degree/school)',
      '(little girl/little boy/baby/son/daughter) was born .. {time} unless years, {time} (years)',
      '(misscar*/miscar*/stillborn/stillbirth/abortion)',
      'lost (our/my/the/a) (baby/pregnancy) !weight/fat/belly/pounds/fever',
      '(soon to be/to be/first time/new) (mom/mama/mother) [to be] unless business, dog, plant',
      'carrying (twins/triplets/a baby/my second/our second)',
      'my water broke',
      '(period/periods) .. late unless class, late (to/for)',
    ],
  },
];
