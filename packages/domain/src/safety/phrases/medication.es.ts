import type { PhraseList } from '../safety-categories.ts';

export const medicationSpanish: PhraseList[] = [
  {
    category: 'medication',
    language: 'es',
    severity: 'other',
    hinted: false,
    phrases: [
      '{medicina} unless resistencia, natural, cafe, {jest}',
      '(tomo/tomando/tomar/dejo/deje/dejar de tomar/mis/uso) .. (medicamento/medicamentos/medicina/medicinas/pastillas/pastilla) unless no tomo, vitaminas, ningun',
      '(empezar/hacer/hice/estoy en/termine) .. (un ciclo/mi ciclo/ciclo |) unless menstrual, escolar, entren*, de clases',
      '(ciclarme/ciclarse/ciclado)',
      '(ciclo de/me inyecto/inyectarme/primer ciclo) unless menstrual, ciclo de (entren*/clases/spinning)',
      '(quemadores/quemador/diureticos/termogenico*) .. (grasa/|/seguro*/tomar)',
      'tomo (atorvastatina/simvastatina/rosuvastatina)',
    ],
  },
];
