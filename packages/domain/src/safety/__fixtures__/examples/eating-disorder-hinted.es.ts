import type { PhraseExamples } from '../example-types.ts';

export const eatingDisorderHintedEsExamples: PhraseExamples = {
  'eating-disorder/es: (ver/sentir/tocar/contar) mis (huesos/costillas/clavicula)': ['me gusta ver mis huesos', 'quiero ver mis abdominales'],
  'eating-disorder/es: nadie sabe que (vomito/no como/me purgo/uso laxantes)': ['nadie sabe que vomito', 'nadie sabe que entreno'],
  'eating-disorder/es: (compensar/quemar) (todo lo que como/lo que comi/lo que como) unless jaja*': ['tengo que compensar todo lo que como con ejercicio', 'quemar grasa con lo que como'],
  'eating-disorder/es: (poderosa/poderoso/fuerte/bien/limpia) .. (cuando no como/sin comer/con hambre/el estomago vacio)': ['me siento poderosa cuando no como', 'me siento fuerte con tu plan'],
  'eating-disorder/es: (se me cae el pelo/siempre tengo frio/no me baja la regla/me mareo) & (bajar mas/no como/sin comer/dieta/flaca/voy bien/sigo gord*) unless embaraz*, tiroides': ['se me cae el pelo pero quiero bajar mas', 'se me cae el pelo por estres'],
  'eating-disorder/es: (soy la mas/la mas) (flaca/delgada) & (quiero/ser/siempre)': ['quiero ser la mas flaca', 'la clase mas larga'],
  'eating-disorder/es: (hoy/manana) .. (no voy a comer/no como/sin comer/no pienso comer/nada de comida) [nada] unless pan, carne, azucar, dulces, harinas, en casa, fuera': ['ayer comí una galleta y hoy no voy a comer nada', 'hoy no voy a comer pan'],
  'eating-disorder/es: cuanto* (dias/tiempo) .. (sin comer/no comer) unless pan, antes de, entrenar': ['cuántos días puedo estar sin comer', 'cuanto tiempo sin comer antes de entrenar'],
  'eating-disorder/es: (obliga/obligan/obligo) .. a comer': ['mi novio me obliga a comer frente a él porque estoy muy flaca', 'el plan me obliga a cocinar'],
  'eating-disorder/es: no (merezco/me gane/me toca) (cenar/comer/desayunar/la cena/la comida) unless postre': ['si el viernes no marco menos de 45 no merezco cenar', 'no merezco el postre'],
  'eating-disorder/es: hambre .. (sentir/siento/ganando/poder/bien/gano/fuerte/control/orgullo) unless gracias': ['el hambre me hace sentir que voy ganando', 'me quita el hambre tu receta'],
  'eating-disorder/es: (viendome/vigila/vigilan/mirandome/se queda/revisa) ..8 (plato/comer/que coma) & (mama/papa/esposo/novio/mis) unless tele, perro': ['mi mamá se queda viéndome hasta que acabo el plato', 'mi perro se queda viendome comer, tele'],
  'eating-disorder/es: para no comer unless pan, azucar, dulce*, chatarra, en la calle, fuera, carne': ['quiero que me deje en paz para no comer', 'llevo lunch para no comer chatarra'],
};
