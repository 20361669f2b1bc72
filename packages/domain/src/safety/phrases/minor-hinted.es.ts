import type { PhraseList } from '../safety-categories.ts';

export const minorHintedSpanish: PhraseList[] = [
  {
    category: 'minor',
    language: 'es',
    severity: 'severe',
    hinted: true,
    phrases: [
      'mi (mama/papa) me (recoge/lleva/trae/va a recoger/va a llevar/deja en/pasa a recoger) unless comida, al aeropuerto, de comer',
      'en la escuela me (hacen/molestan/dicen/bullean/pegan)',
      '(mi mesada/mi domingo/en el recreo/mis companeros de clase/mi salon/mi maestra/mi profe de educacion fisica/pubertad/estoy creciendo/sigo creciendo) unless yoga, negocio, {others-school}, belleza',
      '(si paso/si apruebo/si saco) .. (mates/matematicas/el ano/la materia/buenas notas/buenas calificaciones/10) & (pagan/paga/dejan/deja/gym/mama/papa/papas) unless mi hijo, mi hija, maestria',
    ],
  },
];
