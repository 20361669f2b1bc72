import type { PhraseExamples } from '../example-types.ts';

export const pregnancyEsExamples: PhraseExamples = {
  'pregnancy/es: ~embarazada/embaraz*/embarasad*/embarazadisima unless (esposa/hermana/novia/amiga/prima/mujer) .. embaraz*, parezco .. embaraz*, no .. embaraz*, {jest} & parezco': ['estoy embarazada', 'parezco embarazada despues de comer jaja'],
  'pregnancy/es: (cesarea/lactancia/lactando/amamant*/posparto/postparto/prenatal/encinta/gestacion/trimestre/partera/parto/aborto/fertilidad) unless trimestre del, perro, hermana': ['tuve una cesárea', 'lactosa no'],
  'pregnancy/es: (dando/doy/dar) [el/de] (pecho/mamar)': ['estoy dando de mamar', 'doy clases'],
  'pregnancy/es: (esperando/espero/tuve/acabo de tener/recien tuve/tuvimos) .. (bebe/gemelos/gemelas/mellizos/un hijo) unless esposa .. tuvo, hermana, cuando tuve, quiero tener': ['estoy esperando bebe', 'espero a mi hijo en la salida'],
  'pregnancy/es: (estoy/voy) .. (de/en la) .. (semana {number}/{time} de embarazo/meses de embarazo)': ['estoy en la semana 22', 'estoy de 8 a 5'],
  'pregnancy/es: (pari/parida) (hace/en/mi/a/|/jaja*)': ['yo pari hace 4 meses y quiero volver', 'par de tenis'],
  'pregnancy/es: (mi bebe/mi hijo/mi nina/bebe/nena) .. (nacio/tiene) .. {time} unless {years-or-age}': ['mi bebe tiene 3 semanas y quiero empezar', 'mi hijo tiene 6 anos'],
  'pregnancy/es: tuve a mi (hijo/hija/nena/nene/bebe)': ['hace un mes tuve a mi hijo', 'tuve a mi suegra de visita'],
  'pregnancy/es: (bebe/hijo/hija) de .. {time} unless {years-or-age}, perro': ['tengo un bebé de 3 meses', 'hijo de 6 anos'],
  'pregnancy/es: nacio hace .. {time}': ['sigo en cuarentena, nacio hace 3 semanas mi bebe', 'nacio en 2015'],
  'pregnancy/es: perdi .. bebe': ['perdi a mi bebe hace dos meses', 'perdi mi celular'],
  'pregnancy/es: (no me baja/retraso/atraso) (la regla/el periodo/|) unless peso, dieta': ['tengo un atraso', 'no me baja el peso'],
  'pregnancy/es: (acabo de/recien) (parir/ser mama/dar a luz/tener bebe)': ['acabo de parir', 'acabo de salir'],
};
