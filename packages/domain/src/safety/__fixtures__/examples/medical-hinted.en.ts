import type { PhraseExamples } from '../example-types.ts';

export const medicalHintedEnExamples: PhraseExamples = {
  'medical/en: (knee/shoulder/hip/jaw/ankle/elbow) .. (locks/locked/catches/clicks/click/gives way/slips)': ['knee goes click and locks till i shake it out', 'elbow room in class'],
  'medical/en: (room/head/everything) .. (goes round/spins/spinning/goes around) & (weeks/turn/look up/roll/bed/minute) unless spin class, bike': ['when i look up quick the room goes round for a minute', 'everything goes round in spin class'],
  'medical/en: (feet/hands/toes/fingers/legs) .. (on fire/burning/pins/needles/numb/tingle/tingling) & (night/nite/wake/weeks/every/always) unless {training}': ['i wake up w my feet on fire, pins all nite', 'hands numb from the bar, every class'],
  'medical/en: (surgeon/specialist/consultant/physio/cardiologist/the scan/the mri/test results/biopsy) & (says/said/wait/waiting/january/results/week/before/not cleared)': ['surgeon says maybe january', 'my physio rocks'],
  'medical/en: (on the waiting list/not cleared/awaiting surgery/waiting for surgery/waiting for my scan/plates and screws/metal in my/inhaler/insulin pump/my sensor/stent/crutches/in a boot/in a cast) unless iron': ['i have metal in my ankle, inhaler too', 'metal music in my ears'],
};
