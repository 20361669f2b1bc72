import type { PhraseExamples } from '../example-types.ts';

export const medicalEnExamples: PhraseExamples = {
  'medical/en: (have/got/with/has) [a/an/some/bad/my] (~injury/heart condition/hernia/herniated disc/slipped disc/heart murmur/lupus/ms/arthritis/epilepsy/scoliosis/sciatica/diabetes/fibromyalgia)': ['i have a heart condition', 'i have a hard time with carbs'],
  'medical/en: !never/if (had/having/get/getting/need) [a/an/my/back/knee/hip/shoulder] (surgery/~surgery/surgury/operation/aneurysm/seizure/seizures) unless years ago, as a kid, since then': ['had surgery last month', 'had surgery years ago, all good'],
  'medical/en: my [lower/upper/left/right] (back/knee/knees/shoulder/neck/hip/ankle/wrist/elbow) .. (hurts/hurt/gave out/is shot/r shot/aches/clicks/pops/locks/swollen) unless used to, not anymore, no more, laughing': ['my back gave out', 'my back used to hurt'],
  'medical/en: (got/am/im/was/been/i/threw) [badly/just] (~injured/injurd/hurt my/my back out) unless years ago, healed': ['i got injurd', 'got my hurt pride back'],
  'medical/en: (doctor/doc/physio/surgeon) [just] (said/says/told me) [i/to/im] (no/not/cant/cannot/shouldnt/avoid) unless worries': ['doctor said no jumping', 'doctor said go for it'],
  'medical/en: (im/i am) type (1/2/one/two)': ['im type 1', 'im the type to quit'],
  'medical/en: (bad/torn/blown/busted) (knee/knees/back/shoulder/disc/ankle/hip) unless not bad, used to': ['bad knees lol', 'bad hair day'],
};
