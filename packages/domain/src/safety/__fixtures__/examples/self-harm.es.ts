import type { PhraseExamples } from '../example-types.ts';

export const selfHarmEsExamples: PhraseExamples = {
  'self-harm/es: suicidi*/suicidar*/suicidas/suicido': ['pienso en suicidarme', 'suizo de nacimiento'],
  'self-harm/es: !{not} {intends} [me] .. (matarme/morirme/morir/ahorcarme/colgarme/envenenarme/quitarme la vida) !de/por unless {deporte}, {jest}, morir/morirme (de/por)': ['quiero matarme', 'me muero por empezar a entrenar'],
  'self-harm/es: !{not} me (quiero/quisiera/quise/voy a/pienso/intente/deberia/queria/iba a) .. {matarse} unless {training}, {jest}, morir (de/por) (risa/hambre/sueno/calor/pena/verguenza)': ['me quiero morir', 'me quiero morir de risa'],
  'self-harm/es: me quiero morir (de verdad/en serio)': ['me quiero morir de verdad ya no aguanto mas', 'me quiero morir de risa'],
  'self-harm/es: (si/mejor/que/hasta que) ... me (mato/muero/muera/mate/muriera) !de/por/del unless {training}, {jest}, lo logro': ['si no bajo de peso me mato', 'que me muera de risa'],
  'self-harm/es: (prefiero/preferiria/quisiera/ojala/quiero/deseo) .. (muerto/muerta/morirme/me muriera/me muera/no existir/no haber nacido/no despertar*/no volver a despertar) unless {training}, {jest}, de (risa/hambre)': ['prefiero morirme que seguir asi de gorda', 'prefiero estar despierto temprano'],
  'self-harm/es: no .. (quiero/quisiera/deseo/tengo ganas de/aguanto/soporto) .. {vivir} !con/en/asi/lejos unless {training}': ['no quiero vivir mas', 'no quiero vivir con mis papas'],
  'self-harm/es: (quitarme/quitar/acabar con/terminar con/poner fin a) (la vida/mi vida/mi existencia)': ['he pensado en quitarme la vida', 'quiero acabar con la grasa de mi cintura'],
  'self-harm/es: (acabar/terminar) con (todo/esto de una/mi vida/esto de una vez) unless {deporte}, tramite*': ['quiero acabar con todo', 'quiero terminar con todo el programa de entrenamiento'],
  'self-harm/es: (cansad*/hart*/agotad*) de (la vida/vivir/existir/mi vida/esta vida/estar vivo/estar viva/seguir viviendo) !en/con': ['estoy harta de vivir', 'harta de vivir en la oficina'],
  'self-harm/es: {sin-sentido} .. {seguir-vivo} & (no/sin/para que/perdi/ya) unless {deporte}, con el plan, peso': ['no tiene sentido vivir', 'no le veo sentido a correr'],
  'self-harm/es: (perdi/perdido) .. (ganas/sentido) de .. (vivir/todo/la vida)': ['perdi las ganas de vivir', 'perdi las ganas de correr'],
  'self-harm/es: me [he] {me-hiero} .. {donde-se-hiere} unless {kitchen}, {training}, luz, internet, jugando, futbol, cuando (corro/entreno/cargo)': ['me corto los brazos', 'me corto el pelo cuando quiero'],
  'self-harm/es: (hice/hago/hacerme/haciendome/hacer) .. cortes unless {kitchen}, de carne, de luz': ['me hice cortes en las piernas', 'hago cortes de pelo'],
  'self-harm/es: (cortarme/autolesion*/hacerme dano/lastimarme) !el/un unless no, sin, {kitchen}, {training}': ['empece a cortarme otra vez', 'no quiero lastimarme entrenando'],
  'self-harm/es: (intento/intente/intentos) .. (de quitarme/suicid*/de suicidio/contra mi vida/quitarme)': ['mi psiquiatra me vio tras mi intento de quitarme la vida', 'intento de dieta'],
  'self-harm/es: mi intento & (psiquiatr*/hospital/alta/pastillas)': ['mi psiquiatra me dio de alta tras mi intento', 'mi intento de dieta'],
  'self-harm/es: me (tome/trague/tomo/tomaria/tome) .. (frasco/monton/bote/todas/muchas/puñado/punado) .. pastillas': ['me tome un frasco de pastillas', 'me tome las pastillas del doctor'],
  'self-harm/es: (tirarme/aventarme/lanzarme/arrojarme/saltar) .. (puente/ventana/balcon/edificio/azotea/tren/metro/vias/carro/carros)': ['quiero tirarme de un puente', 'saltar la cuerda en el tren superior'],
};
