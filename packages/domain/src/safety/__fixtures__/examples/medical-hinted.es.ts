import type { PhraseExamples } from '../example-types.ts';

export const medicalHintedEsExamples: PhraseExamples = {
  'medical/es: (volteo/giro/me levanto/miro arriba) .. (todo gira/gira todo/da vueltas/mareada/me da vueltas)': ['cuando volteo rápido todo gira', 'giro en la clase de baile'],
  'medical/es: (rodilla/hombro/cadera/tobillo/mandibula) .. (traba/truena/clic/se sale/se me va)': ['la rodilla se me traba y hace clic', 'rodilla al pecho'],
  'medical/es: (cirujano/especialista/traumatologo/radiografia/resonancia/mis estudios) & (dice/enero/esperar/resultados/todavia/falta/antes)': ['el cirujano dice que enero', 'el cirujano de la tele'],
  'medical/es: me van a operar': ['me van a operar de la columna en marzo', 'me van a ver'],
};
