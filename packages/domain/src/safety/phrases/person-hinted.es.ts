import type { PhraseList } from '../safety-categories.ts';

export const personHintedSpanish: PhraseList[] = [
  {
    category: 'person',
    language: 'es',
    severity: 'other',
    hinted: true,
    phrases: [
      '(hablo/hablando/escribo/escribiendo/hablar) .. (a una pared/con una pared/con la pared/pared/maquina)',
      '(lo mismo {amount}/lo mismo dos veces/es guion/copia y pega/respuesta automatica/mensaje automatico)',
      '(delicado/personal/privado/sensible) & (senora/mujer/alguien/persona) & (hablar/contar) unless entrenador personal',
    ],
  },
];
