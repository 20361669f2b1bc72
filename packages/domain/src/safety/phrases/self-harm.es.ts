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
      '(si/mejor/que/hasta que) ..8 me (mato/muero/muera/mate/muriera) !de/por/del unless {training}, {jest}, lo logro',
      'no .. (quiero/quisiera/deseo/tengo ganas de/aguanto/soporto) .. {vivir} !con/en/asi/lejos unless {training}',
      '(acabar/terminar) con (todo/esto de una/mi vida/esto de una vez) unless {deporte}, tramite*',
      '(cansad*/hart*/agotad*) de (la vida/vivir/existir/mi vida/esta vida/estar vivo/estar viva/seguir viviendo) !en/con',
      '{sin-sentido} .. {seguir-vivo} & (no/sin/para que/perdi/ya) unless {deporte}, con el plan, peso',
      'me [he] {me-hiero} .. {donde-se-hiere} unless {kitchen}, {training}, luz, internet, jugando, futbol, cuando (corro/entreno/cargo)',
      '(hice/hago/hacerme/haciendome/hacer) .. cortes unless {kitchen}, de carne, de luz',
      '(cortarme/autolesion*/hacerme dano/lastimarme) !el/un unless no, sin, {kitchen}, {training}',
      'mi intento & (psiquiatr*/hospital/alta/pastillas)',
      '(corte/corto/cortado/cortar/cortarme/abri) .. las venas',
      '(dejar de/ya no) .. (vivir/existir/respirar) | unless {deporte}, mejor',
    ],
  },
];
