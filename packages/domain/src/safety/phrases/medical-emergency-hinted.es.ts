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
      '(se me va/perdi/pierdo) la vista',
      '(no puedo hablar/hablo raro/se me traba la lengua/se me cae la cara/la cara caida) unless espanol, ahorita, trabajo, telefono',
      '(enreda/traba/salen raras/revueltas/arrastro) .. (lengua/palabras) unless trabalenguas',
      '(sonrisa/cara/boca) .. (chueca/de lado/torcida/caida) unless dientes',
      '(silba/silbido/chifla) .. pecho',
      '(manchas negras/puntos negros/lucecitas/estrellitas) & (parar*/pie/veo/caer*/mare*) unless cara, nariz, piel',
    ],
  },
];
