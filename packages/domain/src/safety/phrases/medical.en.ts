import type { PhraseList } from '../safety-categories.ts';

export const medicalEnglish: PhraseList[] = [
  {
    category: 'medical',
    language: 'en',
    severity: 'other',
    hinted: false,
    phrases: [
      '(have/got/with/has) [a/an/some/bad/my] (~injury/heart condition/hernia/herniated disc/slipped disc/heart murmur/lupus/ms/arthritis/epilepsy/scoliosis/sciatica/diabetes/fibromyalgia)',
      '!never/if (had/having/get/getting/need) [a/an/my/back/knee/hip/shoulder] (surgery/~surgery/surgury/operation/aneurysm/seizure/seizures) unless years ago, as a kid, since then',
      'my [lower/upper/left/right] (back/knee/knees/shoulder/neck/hip/ankle/wrist/elbow) .. (hurts/hurt/gave out/is shot/r shot/aches/clicks/pops/locks/swollen) unless used to, not anymore, no more, laughing',
      '(got/am/im/was/been/i/threw) [badly/just] (~injured/injurd/hurt my/my back out) unless years ago, healed',
      '(doctor/doc/physio/surgeon) [just] (said/says/told me) [i/to/im] (no/not/cant/cannot/shouldnt/avoid) unless worries',
      '(im/i am) type (1/2/one/two)',
      '(bad/torn/blown/busted) (knee/knees/back/shoulder/disc/ankle/hip) unless not bad, used to',
    ],
  },
];
