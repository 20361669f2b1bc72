import type { PhraseExamples } from '../example-types.ts';

export const personHintedEsExamples: PhraseExamples = {
  'person/es: (hablo/hablando/escribo/escribiendo/hablar) .. (a una pared/con una pared/con la pared/pared/maquina)': ['siento que le escribo a una pared', 'pared de escalada'],
  'person/es: (lo mismo {amount}/lo mismo dos veces/es guion/copia y pega/respuesta automatica/mensaje automatico)': ['me pusiste lo mismo dos veces', 'dos veces por semana'],
  'person/es: (delicado/personal/privado/sensible) & (senora/mujer/alguien/persona) & (hablar/contar) unless entrenador personal': ['es delicado, habrá una señora con quien hablar?', 'piel sensible'],
};
