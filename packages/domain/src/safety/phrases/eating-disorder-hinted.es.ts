import type { PhraseList } from '../safety-categories.ts';

export const eatingDisorderHintedSpanish: PhraseList[] = [
  {
    category: 'eating-disorder',
    language: 'es',
    severity: 'severe',
    hinted: true,
    phrases: [
      '(ver/sentir/tocar/contar) mis (huesos/costillas/clavicula)',
      'nadie sabe que (vomito/no como/me purgo/uso laxantes)',
      '(compensar/quemar) (todo lo que como/lo que comi/lo que como) unless jaja*',
      '(poderosa/poderoso/fuerte/bien/limpia) .. (cuando no como/sin comer/con hambre/el estomago vacio)',
      '(se me cae el pelo/siempre tengo frio/no me baja la regla/me mareo) & (bajar mas/no como/sin comer/dieta/flaca/voy bien/sigo gord*) unless embaraz*, tiroides',
      '(soy la mas/la mas) (flaca/delgada) & (quiero/ser/siempre)',
      '(hoy/manana) .. (no voy a comer/no como/sin comer/no pienso comer/nada de comida) [nada] unless pan, carne, azucar, dulces, harinas, en casa, fuera',
      'cuanto* (dias/tiempo) .. (sin comer/no comer) unless pan, antes de, entrenar',
      '(obliga/obligan/obligo) .. a comer',
      'no (merezco/me gane/me toca) (cenar/comer/desayunar/la cena/la comida) unless postre',
      'hambre .. (sentir/siento/ganando/poder/bien/gano/fuerte/control/orgullo) unless gracias',
      '(viendome/vigila/vigilan/mirandome/se queda/revisa) ..8 (plato/comer/que coma) & (mama/papa/esposo/novio/mis) unless tele, perro',
      'para no comer unless pan, azucar, dulce*, chatarra, en la calle, fuera, carne',
    ],
  },
];
