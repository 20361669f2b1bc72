import type { PhraseList } from '../safety-categories.ts';

export const medicalEmergencyHintedSpanish: PhraseList[] = [
  {
    category: 'medical-emergency',
    language: 'es',
    severity: 'severe',
    hinted: true,
    phrases: [
      '(elefante/peso/presion/apretado/quemazon/nudo) .. (pecho) unless press, barra, dia de',
      'veo doble (|/desde/y/cuando)',
      '(sudo frio/sudor frio/sudando frio)',
      '(se me va/perdi/pierdo) la vista',
      '(no puedo hablar/hablo raro/se me traba la lengua/se me cae la cara/la cara caida) unless espanol, ahorita, trabajo, telefono',
    ],
  },
];
