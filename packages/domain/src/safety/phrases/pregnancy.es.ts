import type { PhraseList } from '../safety-categories.ts';

export const pregnancySpanish: PhraseList[] = [
  {
    category: 'pregnancy',
    language: 'es',
    severity: 'other',
    hinted: false,
    phrases: [
      '~embarazada/embaraz*/embarasad*/embarazadisima unless (esposa/hermana/novia/amiga/prima/mujer) .. embaraz*, parezco .. embaraz*, no .. embaraz*, {jest} & parezco',
      '(cesarea/lactancia/lactando/amamant*/posparto/postparto/prenatal/encinta/gestacion/trimestre/partera/parto/aborto/fertilidad) unless trimestre del, perro, hermana',
      '(dando/doy/dar) [el/de] (pecho/mamar)',
      '(esperando/espero/tuve/acabo de tener/recien tuve/tuvimos) .. (bebe/gemelos/gemelas/mellizos/un hijo) unless esposa .. tuvo, hermana, cuando tuve, quiero tener',
      '(estoy/voy) .. (de/en la) .. (semana {number}/{time} de embarazo/meses de embarazo)',
      '(pari/parida) (hace/en/mi/a/|/jaja*)',
      '(mi bebe/mi hijo/mi nina/bebe/nena) .. (nacio/tiene) .. {time} unless {years-or-age}',
      'tuve a mi (hijo/hija/nena/nene/bebe)',
      '(bebe/hijo/hija) de .. {time} unless {years-or-age}, perro',
      'nacio hace .. {time}',
      'perdi .. bebe',
      '(no me baja/retraso/atraso) (la regla/el periodo/|) unless peso, dieta',
      '(acabo de/recien) (parir/ser mama/dar a luz/tener bebe)',
    ],
  },
];
