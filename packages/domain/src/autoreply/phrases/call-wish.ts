import type { Phrases } from './phrases.ts';

/** Words of contacts who want a call: from then on it is arranged, and nothing else is asked. */
export const callWishPhrases: Phrases = {
  en: [
    '(can/could/may/shall/should/lets/want to/like to/love to/id love to/ready to/happy to/how about/what if) [we/i/you/us] [please/just/maybe/have a/do a/a/quick/get on a/jump on a/hop on a/quickly/actually] (~talk/speak/chat/~call/hop on/jump on/get on/facetime/zoom) unless {not} .. (want/like/ready/love), instead of, talk here, chat here, call it, call myself, talk about, chat about, husband, wife, partner',
    '(book/schedule/set up/arrange/grab/want/like/need/get on/hop on/jump on) .. (~call/~appointment/~consultation/consult/zoom/phone call/discovery call) unless {not}, cancel*, how much, recall',
    '(schedule something/book me/sign me up for a/how do i book/how can i book/where do i book/where can i book/ready to book/want to book/like to book) unless {not}',
    '(what/which/any/when/whats) .. (time/times/days/slot/slots/availability/openings) .. (you have/u have/do you/are you/you got/your/works for you/open/left/available) unless zone, how much time, gym, train, workout',
    'when .. (are/is) .. (free/available) unless app, plan, program, price',
    '(down/up/open/keen/game) (for/to) .. (~call/chat/~talk) unless {not}',
    '(give me a call/ring me/phone me) unless {not}, stop',
  ],
  es: [
    '(podemos/puedo/podriamos/podria/quiero/quisiera/me gustaria/quieres/se puede/vamos a/me puedes/puedes) [ya/mejor/solo/tener una/hacer una] (hablar/platicar/charlar/llamarte/llamarnos/llamar/llamarme/hablarlo/agendar/reservar/una llamada) unless no quiero, luego, despues, precio*, por aqui, por escrito, hablar con una persona',
    '(agendar/agendamos/agenda/agendame/reservar/reservame/apartar/apartame/programar/hacemos/quiero) .. (llamada/cita/videollamada/reunion/consulta) unless no, cancel*',
    '(hablamos/platicamos/hablemos) .. (lunes/martes/miercoles/jueves/viernes/sabado/domingo/manana/hoy) unless trabajando, ocupad*, luego, despues, escrib*',
    '(que/cuales/cual) .. (horario/horarios/horas/hora/dias) .. (tienes/tienen/hay/disponible/disponibles/libre/libres/podemos) unless entren*, gimnasio',
    '(cuando) .. (estas/esta/tienes/podemos) .. (libre/disponible/tiempo/hablar) unless no',
  ],
  pt: [
    '(podemos/posso/quero/queria/gostaria de/vamos/bora) .. (marcar/agendar/conversar/falar) .. ({chamada}/{dia}) unless nao, depois',
  ],
  fr: [
    '(on peut/peut on/je veux/jaimerais/je voudrais/je peux) .. (reserver/prendre/fixer/planifier/faire/se parler/parler) .. ({rendezvous}/{jour}/telephone) unless pas, plus tard',
  ],
  de: [
    '(konnen wir/konnten wir/kann ich/ich mochte/ich will/lass uns/wollen wir) ..8 (telefonieren/sprechen/{termin}) unless nicht, kein, keinen, spater',
  ],
  it: ['(possiamo/posso/vorrei/voglio) ..8 (sentirci/telefono/{appuntamento}) unless non, dopo'],
  nl: ['(kunnen we/kan ik/ik wil/ik zou graag/zullen we) ..8 (bellen/praten/{afspraak}) unless niet, geen, later'],
  pl: ['(mozemy/moge/chce/chcialbym/chcialabym) ..8 (porozmawiac/zadzwonic/{rozmowa}) unless nie, pozniej'],
};
