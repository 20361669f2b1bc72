import type { PhraseExamples } from '../example-types.ts';

export const minorHintedEsExamples: PhraseExamples = {
  'minor/es: mi (mama/papa) me (recoge/lleva/trae/va a recoger/va a llevar/deja en/pasa a recoger) unless comida, al aeropuerto, de comer': ['mi papá me va a recoger del entrenamiento', 'mi papa me cae bien'],
  'minor/es: en la escuela me (hacen/molestan/dicen/bullean/pegan)': ['en la escuela me hacen bullying por gordo', 'en la escuela me gustaba correr'],
  'minor/es: (mi mesada/mi domingo/en el recreo/mis companeros de clase/mi salon/mi maestra/mi profe de educacion fisica/pubertad/estoy creciendo/sigo creciendo) unless yoga, negocio, {others-school}, belleza': ['puedo pagar con mi mesada', 'mi negocio sigue creciendo'],
  'minor/es: (si paso/si apruebo/si saco) .. (mates/matematicas/el ano/la materia/buenas notas/buenas calificaciones/10) & (pagan/paga/dejan/deja/gym/mama/papa/papas) unless mi hijo, mi hija, maestria': ['si paso mates me pagan el gym', 'si paso el ano en la empresa'],
};
