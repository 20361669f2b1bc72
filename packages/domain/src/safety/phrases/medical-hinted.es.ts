import type { PhraseList } from '../safety-categories.ts';

export const medicalHintedSpanish: PhraseList[] = [
  {
    category: 'medical',
    language: 'es',
    severity: 'other',
    hinted: true,
    phrases: [
      '(volteo/giro/me levanto/miro arriba) .. (todo gira/gira todo/da vueltas/mareada/me da vueltas)',
      '(rodilla/hombro/cadera/tobillo/mandibula) .. (traba/truena/clic/se sale/se me va)',
      '(cirujano/especialista/traumatologo/radiografia/resonancia/mis estudios) & (dice/enero/esperar/resultados/todavia/falta/antes)',
      'me van a operar',
    ],
  },
];
