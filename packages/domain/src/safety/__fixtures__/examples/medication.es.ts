import type { PhraseExamples } from '../example-types.ts';

export const medicationEsExamples: PhraseExamples = {
  'medication/es: {medicina} unless resistencia, natural, cafe, {jest}': ['tomo sertralina', 'certifico'],
  'medication/es: (tomo/tomando/tomar/dejo/deje/dejar de tomar/mis/uso) .. (medicamento/medicamentos/medicina/medicinas/pastillas/pastilla) unless no tomo, vitaminas, ningun': ['tomo medicamentos', 'no tomo medicamentos'],
  'medication/es: (empezar/hacer/hice/estoy en/termine) .. (un ciclo/mi ciclo/ciclo |) unless menstrual, escolar, entren*, de clases': ['voy a empezar un ciclo', 'mi ciclo escolar'],
  'medication/es: (ciclarme/ciclarse/ciclado)': ['quiero ciclarme', 'reciclar'],
  'medication/es: (ciclo de/me inyecto/inyectarme/primer ciclo) unless menstrual, ciclo de (entren*/clases/spinning)': ['mi primer ciclo de prueba con jeringas', 'ciclo de entrenamiento'],
  'medication/es: (quemadores/quemador/diureticos/termogenico*) .. (grasa/|/seguro*/tomar)': ['puedo tomar quemadores de grasa', 'quemo grasa'],
  'medication/es: tomo (atorvastatina/simvastatina/rosuvastatina)': ['tomo atorvastatina', 'tomo agua'],
};
