import type { PhraseList } from '../safety-categories.ts';

export const stopSpanish: PhraseList[] = [
  {
    category: 'stop',
    language: 'es',
    severity: 'other',
    hinted: false,
    phrases: [
      '= (para/pare/paren/parad/parale/detente/detenganse/basta/alto/baja/borra/borrame/borrarme/borrenme/eliminame/eliminenme/basta ya/fuera/no mas/no molestar/no molesten/ya no mas/dejame/desuscribir/baja por favor)',
      'no me {escribas} (|/mas/ya/nunca/mensajes/por/nada/otra/a/al/tantos/cosas/de nuevo/mas mensajes/jamas/tu/sus/tus/si no) unless el pdf, con bot, por favor el, a las',
      'no (escribas/escriban/manden/mandes/envien/molesten/molestes/insistas/insistan/contacten) (mas/|/por favor/ya/me)',
      'no me (vuelvas/vuelvan/vuelva) a (escribir/mandar/enviar/contactar/molestar/hablar/buscar/llamar)',
      'no (vuelvas/vuelvan) a (escribirme/mandarme/enviarme/contactarme/molestarme/hablarme/llamarme/buscarme)',
      '(parenle/parale/parele/ya parenle/cancelen/cancela/detengan/paren) .. (mensajes/mensajitos/msj/envios/spam/correos/publicidad)',
      '(deja/dejen/deje/dejes/dejeis/dejad/para/paren/pares/pare/parad/basta/dejaran/dejaras) [ya] de {escribir} unless no (deja/dejan/para/paran), mal de, deja de hablar mal',
      '(dejame/dejenme/dejeme/dejadme) .. (en paz/tranquilo/tranquila)',
      'no (quiero/deseo/quisiera/necesito/me interesa) .. [recibir/que me] {recibir-mensajes} unless visitas, golpes, regalos',
      '(no mas/ni un/ni un solo/suficientes/ya no mas) (mensajes/mensaje/spam/tantos mensajes/publicidad/correos/dm/dms/msj/mails)',
      '(dame/denme/deme/darme/darse/das/dan/den/des/date/dieran/darnos) de baja !de/mi/el unless {training}',
      '(dame/denme/deme/darme/dar/das/dan/den) de baja de (la lista/tu lista/su lista/esta lista/sus/tus/los mensajes/aqui/todo)',
      '(quiero/solicito) la baja |',
      '{eliminenme} .. de [la/tu/su/esta/sus/tus/aqui/el] {lista-de-envio} unless panza, rutina',
      '{borren} .. {mis-datos} unless mi cuenta de (ahorro), viejo',
      '(desuscri*/dessuscrib*/cancelar suscripcion a mensajes/cancelar la suscripcion a los mensajes)',
      '(los/te/las) voy a (bloquear/reportar) .. (si/escrib*/mand*)',
      '(ya te dije que no/ya les dije que no) .. (escrib*/mand*/mensajes/interesa/|)',
      '(el proximo/otro mensaje/uno mas) .. (spam/bloque*/reporto/denuncio)',
      '(olvidense/olvidate/olviden/olvida) de (mi/mi numero/escribirme/mi contacto/mandarme) unless mi dieta',
      '(preferiria/prefiero/agradeceria/agradezco/gustaria/quisiera/pido) .. no .. (recibir/recibiera/escriban/escribas/escribieran/mandes/manden/mandaran/contactes/contacten/escribiendo/contactarme) unless antes de, llamada*',
      '(basta/suficiente/harto/harta) [ya] (de/con) .. (mensajes/mensaje/spam/publicidad/correos/dm/dms/msj/mails)',
    ],
  },
];
