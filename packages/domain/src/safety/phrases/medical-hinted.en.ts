import type { PhraseList } from '../safety-categories.ts';

export const medicalHintedEnglish: PhraseList[] = [
  {
    category: 'medical',
    language: 'en',
    severity: 'other',
    hinted: true,
    phrases: [
      '(knee/shoulder/hip/jaw/ankle/elbow) .. (locks/locked/catches/clicks/click/gives way/slips)',
      '(room/head/everything) .. (goes round/spins/spinning/goes around) & (weeks/turn/look up/roll/bed/minute) unless spin class, bike',
      '(feet/hands/toes/fingers/legs) .. (on fire/burning/pins/needles/numb/tingle/tingling) & (night/nite/wake/weeks/every/always) unless {training}',
      '(surgeon/specialist/consultant/physio/cardiologist/the scan/the mri/test results/biopsy) & (says/said/wait/waiting/january/results/week/before/not cleared)',
      '(on the waiting list/not cleared/awaiting surgery/waiting for surgery/waiting for my scan/plates and screws/metal in my/inhaler/insulin pump/my sensor/stent/crutches/in a boot/in a cast) unless iron',
    ],
  },
];
