import type { PhraseExamples } from '../example-types.ts';

export const pregnancyHintedEsExamples: PhraseExamples = {
  'pregnancy/es: dos (rayitas/lineas/rayas) & (domingo/prueba/positiv*/salieron/salio/digas)': ['salieron dos rayitas', 'dos lineas de texto'],
  'pregnancy/es: (pancita/panza/barriguita) .. (crece/creciendo/patea/patada/de embarazo)': ['la pancita ya crece y patea', 'pancita chelera'],
  'pregnancy/es: (boca abajo) .. (pancita/panza/bebe)': ['no me acuesto boca abajo por la panza', 'plancha boca abajo'],
  'pregnancy/es: (mi gine/mi ginecologa/mi ginecologo/mi partera) .. (dice/dijo/quiere/recomendo/permite)': ['mi gine me quiere con pulso bajo', 'mi gine es amiga'],
  'pregnancy/es: (doy teta/dando teta/dar teta/doy pecho/me saco leche/extractor de leche/recien nacido/recien nacida/primer ultrasonido/ecografia)': ['doy teta, puedo ayunar?', 'teta de la dieta'],
};
