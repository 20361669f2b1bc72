import type { PhraseExamples } from '../example-types.ts';

export const stopEsExamples: PhraseExamples = {
  'stop/es: = (para/pare/paren/parad/parale/detente/detenganse/basta/alto/baja/borra/borrame/borrarme/borrenme/eliminame/eliminenme/basta ya/fuera/no mas/no molestar/no molesten/ya no mas/dejame/desuscribir/baja por favor)': ['PARA', 'para mi'],
  'stop/es: no me {escribas} (|/mas/ya/nunca/mensajes/por/nada/otra/a/al/tantos/cosas/de nuevo/mas mensajes/jamas/tu/sus/tus/si no) unless el pdf, con bot, por favor el, a las': ['no me escribas mas', 'no me mandes el pdf, mejor el link'],
  'stop/es: no (escribas/escriban/manden/mandes/envien/molesten/molestes/insistas/insistan/contacten) (mas/|/por favor/ya/me)': ['ya no escriban mas', 'no escriban con pluma'],
  'stop/es: no me (vuelvas/vuelvan/vuelva) a (escribir/mandar/enviar/contactar/molestar/hablar/buscar/llamar)': ['no me vuelvan a escribir', 'no vuelvas a comer pan'],
  'stop/es: no (vuelvas/vuelvan) a (escribirme/mandarme/enviarme/contactarme/molestarme/hablarme/llamarme)': ['no vuelvan a contactarme', 'no vuelvas a lesionarte'],
  'stop/es: (parenle/parale/parele/ya parenle/cancelen/cancela/detengan/paren) .. (mensajes/mensajitos/msj/envios/spam/correos/publicidad)': ['ya parenle con los mensajes', 'paren el reto'],
  'stop/es: (deja/dejen/deje/dejes/dejeis/dejad/para/paren/pares/pare/parad/basta/dejaran/dejaras) [ya] de {escribir} unless no deja, mal de, deja de hablar mal': ['deja de escribirme', 'deja de comer pan?'],
  'stop/es: (dejame/dejenme/dejeme/dejadme) .. (en paz/tranquilo/tranquila)': ['déjame en paz', 'dejame pensarlo'],
  'stop/es: no (quiero/deseo/quisiera/necesito/me interesa) .. [recibir/que me] {recibir-mensajes} unless visitas, golpes, regalos': ['no quiero recibir más mensajes', 'no quiero visitas de mas'],
  'stop/es: (no mas/basta de/basta con/basta ya de/ni un/suficientes/ya no mas) (mensajes/mensaje/spam/tantos mensajes/publicidad/correos)': ['basta de mensajes', 'basta de excusas, empiezo'],
  'stop/es: (dame/denme/deme/darme/darse/das/dan/den/des/date/dieran/darnos) de baja !de/mi/el unless {training}': ['dame de baja', 'quiero darme de baja del gym'],
  'stop/es: (dame/denme/deme/darme/dar/das/dan/den) de baja de (la lista/tu lista/su lista/esta lista/sus/tus/los mensajes/aqui/todo)': ['quiero darme de baja de la lista', 'baja de peso'],
  'stop/es: (quiero/solicito) la baja |': ['solicito la baja', 'quiero la baja de peso'],
  'stop/es: {eliminenme} .. de [la/tu/su/esta/sus/tus/aqui/el] {lista-de-envio} unless panza, rutina': ['bórrame de tu lista', 'saquenme de esta panza jaja'],
  'stop/es: {borren} .. {mis-datos} unless mi cuenta de (ahorro), viejo': ['eliminen mis datos', 'borrar mis datos viejos no, mi numero viejo'],
  'stop/es: (desuscri*/dessuscrib*/cancelar suscripcion a mensajes/cancelar la suscripcion a los mensajes)': ['desuscribirme', 'describir'],
  'stop/es: (los/te/las) voy a (bloquear/reportar) .. (si/escrib*/mand*)': ['los voy a bloquear si siguen escribiendo', 'te voy a reportar mi avance'],
  'stop/es: (ya te dije que no/ya les dije que no) .. (escrib*/mand*/mensajes/interesa/|)': ['ya les dije que no me interesa', 'ya te dije que si'],
  'stop/es: (el proximo/otro mensaje/uno mas) .. (spam/bloque*/reporto/denuncio)': ['el próximo va a spam', 'el proximo lunes'],
  'stop/es: (olvidense/olvidate/olviden/olvida) de (mi/mi numero/escribirme/mi contacto/mandarme) unless mi dieta': ['olvídense de mi número', 'olvidate de las dietas'],
};
