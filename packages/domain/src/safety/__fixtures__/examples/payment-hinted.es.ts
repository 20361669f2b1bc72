import type { PhraseExamples } from '../example-types.ts';

export const paymentHintedEsExamples: PhraseExamples = {
  'payment/es: (recibo/correo/contrato/factura) dice .. ({time}/meses/ano/anual) & (elegi/era/pague/pedi/yo/mensual)': ['el recibo dice 12 meses y yo elegí 1', 'el correo dice hola'],
  'payment/es: (salio/salieron/sacaron/descontaron) .. (de mi cuenta/de mi tarjeta)': ['algo con su nombre salió de mi cuenta', 'salio de mi casa'],
  'payment/es: (pagina/pantalla/app) .. (gracias/pensando/error/trabo) & (no llego/nada/nunca llego)': ['se quedó pensando la página, dijo gracias y no llegó nada', 'la pagina esta linda'],
  'payment/es: mi banco (marco/bloqueo/dice/aviso/reporto)': ['mi banco bloqueo su cargo', 'mi banco esta cerrado'],
};
