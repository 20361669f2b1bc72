import type { PhraseList } from '../safety-categories.ts';

export const selfHarmSpanish: PhraseList[] = [
  {
    category: 'self-harm',
    language: 'es',
    severity: 'severe',
    hinted: false,
    phrases: [
      'suicidi*/suicidar*/suicidas/suicido',
      '!{not} {intends} [me] .. (matarme/morirme/morir/ahorcarme/colgarme/envenenarme/quitarme la vida) !de/por unless {deporte}, {jest}, morir/morirme (de/por)',
      '!{not} me (quiero/quisiera/quise/voy a/pienso/intente/deberia/queria/iba a) .. {matarse} unless {training}, {jest}, morir (de/por) (risa/hambre/sueno/calor/pena/verguenza)',
      'me quiero morir (de verdad/en serio)',
      '(si/mejor/que/hasta que) ... me (mato/muero/muera/mate/muriera) !de/por/del unless {training}, {jest}, lo logro',
      '(prefiero/preferiria/quisiera/ojala/quiero/deseo) .. (muerto/muerta/morirme/me muriera/me muera/no existir/no haber nacido/no despertar*/no volver a despertar) unless {training}, {jest}, de (risa/hambre)',
      'no .. (quiero/quisiera/deseo/tengo ganas de/aguanto/soporto) .. {vivir} !con/en/asi/lejos unless {training}',
      '(quitarme/quitar/acabar con/terminar con/poner fin a) (la vida/mi vida/mi existencia)',
      '(acabar/terminar) con (todo/esto de una/mi vida/esto de una vez) unless {deporte}, tramite*',
      '(cansad*/hart*/agotad*) de (la vida/vivir/existir/mi vida/esta vida/estar vivo/estar viva/seguir viviendo) !en/con',
      '{sin-sentido} .. {seguir-vivo} & (no/sin/para que/perdi/ya) unless {deporte}, con el plan, peso',
      '(perdi/perdido) .. (ganas/sentido) de .. (vivir/todo/la vida)',
      'me [he] {me-hiero} .. {donde-se-hiere} unless {kitchen}, {training}, luz, internet, jugando, futbol, cuando (corro/entreno/cargo)',
      '(hice/hago/hacerme/haciendome/hacer) .. cortes unless {kitchen}, de carne, de luz',
      '(cortarme/autolesion*/hacerme dano/lastimarme) !el/un unless no, sin, {kitchen}, {training}',
      '(intento/intente/intentos) .. (de quitarme/suicid*/de suicidio/contra mi vida/quitarme)',
      'mi intento & (psiquiatr*/hospital/alta/pastillas)',
      'me (tome/trague/tomo/tomaria/tome) .. (frasco/monton/bote/todas/muchas/puñado/punado) .. pastillas',
      '(tirarme/aventarme/lanzarme/arrojarme/saltar) .. (puente/ventana/balcon/edificio/azotea/tren/metro/vias/carro/carros)',
      '(corte/corto/cortado/cortar/cortarme/abri) .. las venas',
      '(dejar de/ya no) .. (vivir/existir/respirar) | unless {deporte}, mejor',
      '(ahorcar*/colgarme/saltar del/tirarme del/tirarme de/aventarme del/lanzarme del/pegarme un tiro/darme un tiro) unless barra, cuerda, piscina',
    ],
  },
];
