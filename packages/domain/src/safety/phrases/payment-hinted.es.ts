import type { PhraseList } from '../safety-categories.ts';

export const paymentHintedSpanish: PhraseList[] = [
  {
    category: 'payment',
    language: 'es',
    severity: 'other',
    hinted: true,
    phrases: [
      '(recibo/correo/contrato/factura) dice .. ({time}/meses/ano/anual) & (elegi/era/pague/pedi/yo/mensual)',
      '(salio/salieron/sacaron/descontaron) .. (de mi cuenta/de mi tarjeta)',
      '(pagina/pantalla/app) .. (gracias/pensando/error/trabo) & (no llego/nada/nunca llego)',
      'mi banco (marco/bloqueo/dice/aviso/reporto)',
    ],
  },
];
