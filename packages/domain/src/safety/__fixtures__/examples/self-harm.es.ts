import type { PhraseExamples } from '../example-types.ts';

export const selfHarmEsExamples: PhraseExamples = {
  'self-harm/es: suicidi*/suicidar*/suicidas/suicido': ['pienso en suicidarme', 'suizo de nacimiento'],
  'self-harm/es: !{not} {intends} [me] .. (matarme/morirme/morir/ahorcarme/colgarme/envenenarme/quitarme la vida) !de/por unless {deporte}, {jest}, morir/morirme (de/por)': ['quiero matarme', 'me muero por empezar a entrenar'],
  'self-harm/es: !{not} me (quiero/quisiera/quise/voy a/pienso/intente/deberia/queria/iba a) .. {matarse} unless {training}, {jest}, morir (de/por) (risa/hambre/sueno/calor/pena/verguenza)': ['me quiero matar', 'me quiero morir de risa'],
  'self-harm/es: (si/mejor/que/hasta que) ..8 me (mato/muero/muera/mate/muriera) !de/por/del unless {training}, {jest}, lo logro': ['si no bajo de peso me mato', 'que me muera de risa'],
  'self-harm/es: no .. (quiero/quisiera/deseo/tengo ganas de/aguanto/soporto) .. {vivir} !con/en/asi/lejos unless {training}': ['no quiero vivir mas', 'no quiero vivir con mis papas'],
  'self-harm/es: (acabar/terminar) con (todo/esto de una/mi vida/esto de una vez) unless {deporte}, tramite*': ['quiero acabar con todo', 'quiero terminar con todo el programa de entrenamiento'],
  'self-harm/es: (cansad*/hart*/agotad*) de (la vida/vivir/existir/mi vida/esta vida/estar vivo/estar viva/seguir viviendo) !en/con': ['estoy harta de vivir', 'harta de vivir en la oficina'],
  'self-harm/es: {sin-sentido} .. {seguir-vivo} & (no/sin/para que/perdi/ya) unless {deporte}, con el plan, peso': ['no tiene sentido vivir', 'no le veo sentido a correr'],
  'self-harm/es: me [he] {me-hiero} .. {donde-se-hiere} unless {kitchen}, {training}, luz, internet, jugando, futbol, cuando (corro/entreno/cargo)': ['me corto los brazos', 'me corto el pelo cuando quiero'],
  'self-harm/es: (hice/hago/hacerme/haciendome/hacer) .. cortes unless {kitchen}, de carne, de luz': ['me hice cortes en las piernas', 'hago cortes de pelo'],
  'self-harm/es: (cortarme/autolesion*/hacerme dano/lastimarme) !el/un unless no, sin, {kitchen}, {training}': ['empece a cortarme otra vez', 'no quiero lastimarme entrenando'],
  'self-harm/es: mi intento & (psiquiatr*/hospital/alta/pastillas)': ['mi psiquiatra me dio de alta tras mi intento', 'mi intento de dieta'],
  'self-harm/es: (corte/corto/cortado/cortar/cortarme/abri) .. las venas': ['me corté las venas hace un año', 'me corto las unas'],
  'self-harm/es: (dejar de/ya no) .. (vivir/existir/respirar) | unless {deporte}, mejor': ['quiero dejar de vivir', 'dejar de comer'],
};
