import type { PhraseList } from '../safety-categories.ts';

export const medicationSpanish: PhraseList[] = [
  {
    category: 'medication',
    language: 'es',
    severity: 'other',
    hinted: false,
    phrases: [
      '{medicina} unless resistencia, natural',
      '(tomo/tomando/tomar/dejo/deje/dejar de tomar/mis/uso) .. (medicamento/medicamentos/medicina/medicinas/pastillas/pastilla) unless no tomo, vitaminas, ningun',
      '(ciclarme/ciclarse/ciclado)',
      '(ciclo de/me inyecto/inyectarme/primer ciclo) unless menstrual, ciclo de (entren*/clases/spinning)',
      '(quemadores/quemador/diureticos/termogenico*) .. (grasa/|/seguro*/tomar)',
      'tomo (atorvastatina/simvastatina/rosuvastatina)',
    ],
  },
];
