import type { PhraseList } from '../safety-categories.ts';

export const paymentSpanish: PhraseList[] = [
  {
    category: 'payment',
    language: 'es',
    severity: 'other',
    hinted: false,
    phrases: [
      '(ya/les/te/pero) [te/les/le] (pague/hice el pago/hice la transferencia/hice el deposito/deposite/transferi/compre) unless mi gym, renta, otro, otra, luz, mancuernas, pesas, proteina',
      '(pague/deposite/transferi/compre/hice el pago/hice la transferencia/hice el deposito/pago hecho) & (no/nada/nadie/todavia/aun/sigo/hace) unless gym, otro, nunca fui',
      '(quiero/exijo/necesito/pido/solicito/dame/denme/mi/donde esta) [mi/un/el/la] (reembolso/devolucion/dinero/plata) (|/de vuelta/porfa*/por favor/ya/de mi) unless hay, tienen, ahorrar, ganar, si, rinda',
      '= (reembolso/devolucion/reembolso por favor)',
      '(devuel*/regres*/reembols*/devolver) .. (dinero/plata/pago/lana) unless si no, garantia',
      'me (cobraron/cobraste/siguen cobrando/volvieron a cobrar/estan cobrando/descontaron/hicieron un cargo/cobro/hicieron el cobro) unless gym, caro',
      '(cargo/cobro) (no reconocido/doble/duplicado/indebido/que no)',
      '(cancelar/cancela/cancelen/cancele) (mi/la) (suscripcion/membresia/plan/pago) unless puedo, gym',
      '(contracargo/por que me cobran/porque me cobran)',
      '(donde esta/donde estan) .. (clases/plan/programa/sesiones/acceso/guia) .. (compre/pague)',
      '(doble cargo/cargo doble/cobro doble/dos cargos/se recibio mi pago/llego mi pago/recibieron mi pago)',
    ],
  },
];
