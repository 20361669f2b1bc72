import type { PhraseExamples } from '../example-types.ts';

export const paymentEsExamples: PhraseExamples = {
  'payment/es: (ya/les/te/pero) [te/les/le] (pague/hice el pago/hice la transferencia/hice el deposito/deposite/transferi/compre) unless mi gym, renta, otro, otra, luz, mancuernas, pesas, proteina': ['ya pague', 'ya pague mi gym este mes'],
  'payment/es: (pague/deposite/transferi/compre/hice el pago/hice la transferencia/hice el deposito/pago hecho) & (no/nada/nadie/todavia/aun/sigo/hace) unless gym, otro, nunca fui': ['pagué hace una semana y no recibo nada', 'pague un gym y nunca fui'],
  'payment/es: (quiero/exijo/necesito/pido/solicito/dame/denme/mi/donde esta) [mi/un/el/la] (reembolso/devolucion/dinero/plata) (|/de vuelta/porfa*/por favor/ya/de mi) unless hay, tienen, ahorrar, ganar, si, rinda': ['quiero mi devolucion', 'hay reembolso?'],
  'payment/es: = (reembolso/devolucion/reembolso por favor)': ['reembolso por favor', 'reembolsos?'],
  'payment/es: (devuel*/regres*/reembols*/devolver) .. (dinero/plata/pago/lana) unless si no, garantia': ['devuelvanme la plata', 'devuelven el dinero si no funciona?'],
  'payment/es: me (cobraron/cobraste/siguen cobrando/volvieron a cobrar/estan cobrando/descontaron/hicieron un cargo/cobro/hicieron el cobro) unless gym, caro': ['me cobraron sin permiso', 'me cobraron caro en el gym'],
  'payment/es: (cargo/cobro) (no reconocido/doble/duplicado/indebido/que no)': ['cargo no reconocido', 'cargo un costal doble'],
  'payment/es: (cancelar/cancela/cancelen/cancele) (mi/la) (suscripcion/membresia/plan/pago) unless puedo, gym': ['quiero cancelar mi suscripción', 'puedo cancelar mi plan cuando quiera?'],
  'payment/es: (contracargo/por que me cobran/porque me cobran)': ['por que me cobran', 'por que me gusta'],
  'payment/es: (donde esta/donde estan) .. (clases/plan/programa/sesiones/acceso/guia) .. (compre/pague)': ['dónde están las 10 clases que compré', 'donde esta el gym'],
  'payment/es: (doble cargo/cargo doble/cobro doble/dos cargos/se recibio mi pago/llego mi pago/recibieron mi pago)': ['doble cargo en mi visa', 'doble turno'],
};
