import type { Language } from '../reading/text-language.ts';

/** What the simulator says while it arranges a call. `{time}` is one start or several, in the words of the tool. */
export type BookingPhrases = Record<
  | 'offer'
  | 'offerInstead'
  | 'offerEarlier'
  | 'offerToMove'
  | 'offerInZone'
  | 'nothingThen'
  | 'taken'
  | 'askEmail'
  | 'askEmailAlone'
  | 'confirmAddress'
  | 'which'
  | 'beforeQuestion'
  | 'beforeCancel'
  | 'done'
  | 'cancelled'
  | 'noCall'
  | 'hasCall'
  | 'unconfirmed'
  | 'down'
  | 'link'
  | 'unclearTomorrow'
  | 'unclearDate',
  string[]
>;

export const bookingPhrases: Record<Language, BookingPhrases> = {
  en: {
    offer: [
      'I have {time} open. Which one works best for you?',
      'I could do {time}. Which works for you?',
      'Open right now: {time}. Which would you like?',
    ],
    offerInstead: [
      'That one is not open, but I could do {time}. Which of these works?',
      'I have nothing right then. Closest I have is {time}. Would one of those do?',
      'No luck at that time, how about {time}?',
    ],
    offerEarlier: [
      'The last call of the day is at {label} your time. Closest I have is {time}. Would one of those do?',
      'I stop at {label} your time, so what about {time}? Which of these works?',
    ],
    offerToMove: [
      'Sure, no problem at all. I could do {time} instead. Which one works?',
      'Of course. Instead I have {time}. Which do you prefer?',
      'Happy to. Open for you: {time}. Which one should it be?',
    ],
    offerInZone: [
      'Got it. In your time that is {time}. Which one works for you?',
      'Thanks, so for you it is {time}. Which works best?',
      'Good to know. That makes it {time} for you. Which one?',
    ],
    nothingThen: [
      'I have nothing open then, sorry. Which other day would work for you?',
      'That time is full on my side. What other day could you do?',
    ],
    taken: [
      'Ah, sorry, someone just took that one. I still have {time}. Which of these works?',
      'I am sorry, that time went a moment ago. Still open: {time}. Which would you like?',
    ],
    askEmail: [
      'Great pick, {time} is open. Which email should I use for the invite?',
      '{time} is open. Where should I send the invite, what is your email?',
      'Nice, {time} works on my side. What is the best email for the details?',
    ],
    askEmailAlone: [
      'Which email address should the invite go to?',
      'What is the best email for the invite?',
      'The calendar needs an email for the invite. Which one can I use?',
    ],
    confirmAddress: [
      'Just to be sure, is it {email}?',
      'Quick check, did you mean {email}?',
      'Is {email} the right one?',
    ],
    which: ['I have two of those: {time}. Which one do you mean?', 'Which one exactly, {time}?'],
    beforeQuestion: ['Great pick.', 'Nice, that one is open.', 'Sounds good.', 'Perfect.'],
    beforeCancel: ['No problem.', 'Sure, that is fine.', 'All right.'],
    done: ['Perfect, looking forward to it!', 'Great, all done.', 'Lovely, that is in the calendar.'],
    cancelled: ['No hard feelings.', 'No problem at all.', 'All right.'],
    noCall: [
      'There is no call in the calendar at the moment, so nothing to change.',
      'You have no call coming up, so all good.',
    ],
    hasCall: [
      'You have a call on {time} already. Would you like another time for it?',
      'There is your call on {time} already. Do you want to move it?',
    ],
    unconfirmed: [
      'I am waiting for the calendar to answer, and I will write you here as soon as I know.',
      'My calendar is slow today. I will tell you here once it has answered.',
    ],
    down: [
      'I cannot reach my calendar at the moment. I will come back to you with times.',
      'My calendar is not answering right now, so I will get back to you here.',
    ],
    link: ['Please take your time here: {label}', 'You can choose it on this page: {label}'],
    unclearTomorrow: ['Do you mean tomorrow, or in the morning?'],
    unclearDate: ['Which date do you mean, {time} or {label}?', 'Just to get it right: {time} or {label}?'],
  },
  es: {
    offer: [
      'Tengo libre {time}. ¿Cuál te va mejor?',
      'Podría {time}. ¿Cuál prefieres?',
      'Ahora mismo hay: {time}. ¿Cuál te sirve?',
    ],
    offerInstead: [
      'Esa no la tengo libre, pero podría {time}. ¿Alguna te sirve?',
      'A esa hora no tengo nada. Lo más cercano es {time}. ¿Te va alguna?',
      'Justo ahí no puedo, ¿qué tal {time}?',
    ],
    offerEarlier: [
      'La última llamada del día es a las {label} en tu hora. Lo más cercano es {time}. ¿Te va alguna?',
      'Termino a las {label} en tu hora, ¿qué tal {time}? ¿Cuál te sirve?',
    ],
    offerToMove: [
      'Claro, sin problema. En su lugar podría {time}. ¿Cuál te va mejor?',
      'Por supuesto. Tengo {time}. ¿Cuál prefieres?',
      'Con gusto. Hay libre: {time}. ¿Cuál tomamos?',
    ],
    offerInZone: [
      'Entendido. En tu hora sería {time}. ¿Cuál te va mejor?',
      'Gracias, para ti es entonces {time}. ¿Cuál prefieres?',
      'Bueno saberlo. Para ti queda {time}. ¿Cuál te sirve?',
    ],
    nothingThen: [
      'Para entonces no tengo nada libre, lo siento. ¿Qué otro día te vendría bien?',
      'Ese día lo tengo lleno. ¿Qué otro día podrías?',
    ],
    taken: [
      'Ay, perdona, alguien acaba de tomar esa hora. Todavía tengo {time}. ¿Cuál te sirve?',
      'Lo siento, esa hora se fue hace un momento. Quedan {time}. ¿Cuál prefieres?',
    ],
    askEmail: [
      'Buena elección, {time} está libre. ¿A qué correo te mando la invitación?',
      'Tengo libre {time}. ¿Qué correo uso para la invitación?',
      'Me viene bien {time}. ¿Cuál es tu mejor correo?',
    ],
    askEmailAlone: [
      '¿A qué correo mando la invitación?',
      '¿Cuál es el mejor correo para la invitación?',
      'La agenda pide un correo para la invitación. ¿Cuál uso?',
    ],
    confirmAddress: [
      'Solo para estar seguros, ¿es {email}?',
      'Una cosita, ¿quisiste decir {email}?',
      '¿El correcto es {email}?',
    ],
    which: ['Tengo dos así: {time}. ¿Cuál dices?', '¿Cuál exactamente, {time}?'],
    beforeQuestion: ['Buena elección.', 'Genial, esa está libre.', 'Me parece bien.', 'Perfecto.'],
    beforeCancel: ['No pasa nada.', 'Claro, sin problema.', 'De acuerdo.'],
    done: ['¡Perfecto, qué ganas!', 'Genial, ya quedó todo.', '¡Estupendo!'],
    cancelled: ['No pasa nada.', 'Sin problema.', 'De acuerdo.'],
    noCall: [
      'Ahora mismo no hay ninguna llamada en la agenda, así que nada que cambiar.',
      'No tienes ninguna llamada pendiente, todo bien.',
    ],
    hasCall: [
      'Ya tienes una llamada el {time}. ¿Quieres otra hora?',
      'Ya está tu llamada del {time}. ¿La cambiamos de hora?',
    ],
    unconfirmed: [
      'Estoy esperando a que responda la agenda y te escribo aquí en cuanto lo sepa.',
      'Mi agenda va lenta hoy. Te aviso aquí cuando responda.',
    ],
    down: [
      'Ahora mismo no llego a mi agenda. Te escribo con horas en un rato.',
      'Mi agenda no responde en este momento, así que te escribo por aquí.',
    ],
    link: ['Elige tu hora aquí: {label}', 'La puedes escoger en esta página: {label}'],
    unclearTomorrow: ['¿Dices el día de mañana, o por la mañana?'],
    unclearDate: ['¿Qué fecha dices, {time} o {label}?', 'Para no equivocarme: ¿{time} o {label}?'],
  },
};
