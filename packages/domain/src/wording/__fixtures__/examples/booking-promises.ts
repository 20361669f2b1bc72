import type { WordingExamples } from '../examples-by-line.ts';

export const bookingPromisesExamples: WordingExamples = {
  'booking promises/en: {i-will} {to-book} (you/your/it/that/this/the {call}) [in/down/on] (for/on/at/to/in for) {day}': [
    'ill book you for themoment', 'i will book you for themoment', 'let me book you for themoment',
    'im going to book you for themoment', 'well book you for themoment', 'we will book you for themoment',
    'ill go ahead and book you for themoment', 'ill schedule you for themoment', 'ill reserve you for themoment',
    'ill put you for themoment', 'ill pencil you for themoment', 'ill lock you for themoment',
    'ill confirm you for themoment', 'ill move you for themoment', 'ill reschedule you for themoment',
    'ill book your for themoment', 'ill book it for themoment', 'ill book that for themoment',
    'ill book this for themoment', 'ill book the call for themoment', 'ill book you in for themoment',
    'ill book you down for themoment', 'ill book you on for themoment', 'ill book you on themoment',
    'ill book you at themoment', 'ill book you to themoment', 'ill book you in for themoment',
  ],
  'booking promises/en: (booking/scheduling/reserving/putting/penciling/locking) (you/it/that) [in/down/on] (for/on/at/now/right now)': [
    'booking you for', 'scheduling you for', 'reserving you for', 'putting you for', 'penciling you for',
    'locking you for', 'booking it for', 'booking that for', 'booking you in for', 'booking you down for',
    'booking you on for', 'booking you on', 'booking you at', 'booking you now', 'booking you right now',
  ],
  'booking promises/en: (holding/held/hold/keeping) {moment} <21> for you': [
    'holding themoment for you', 'held themoment for you', 'hold themoment for you', 'keeping themoment for you',
    'holding themoment now for you',
  ],
  'booking promises/en: (holding/held/hold/keeping) (the/that/a/your) (slot/spot/time/place) for you': [
    'holding the slot for you', 'held the slot for you', 'hold the slot for you', 'keeping the slot for you',
    'holding that slot for you', 'holding a slot for you', 'holding your slot for you', 'holding the spot for you',
    'holding the time for you', 'holding the place for you',
  ],
  'booking promises/en: {you-will} [now] (get/receive/have/see) (the/a/an/your) [calendar/email/e - mail/booking] {invitation} {soon}': [
    'youll get the invite shortly', 'you will get the invite shortly', 'you should get the invite shortly',
    'youll now get the invite shortly', 'youll receive the invite shortly', 'youll have the invite shortly',
    'youll see the invite shortly', 'youll get a invite shortly', 'youll get an invite shortly',
    'youll get your invite shortly', 'youll get the calendar invite shortly', 'youll get the email invite shortly',
    'youll get the e-mail invite shortly', 'youll get the booking invite shortly', 'youll get the invitation shortly',
    'youll get the confirmation shortly', 'youll get the invite soon', 'youll get the invite in a minute',
    'youll get the invite in a moment', 'youll get the invite in a sec', 'youll get the invite nowa',
    'youll get the invite by email', 'youll get the invite by maila', 'youll get the invite emaila',
    'youll get the invite in your',
  ],
  'booking promises/en: {will-meet} (call/ring/see/meet/talk to/speak to/be calling) (you/u) [on/at] {day}': [
    'first will call you themoment', 'first is going to call you themoment', 'first are going to call you themoment',
    'danll call you themoment', 'coachll call you themoment', 'hell call you themoment', 'shell call you themoment',
    'theyll call you themoment', 'well call you themoment', 'ill call you themoment',
    'dans going to call you themoment', 'coachs going to call you themoment', 'first will ring you themoment',
    'first will see you themoment', 'first will meet you themoment', 'first will talk to you themoment',
    'first will speak to you themoment', 'first will be calling you themoment', 'first will call u themoment',
    'first will call you on themoment', 'first will call you at themoment',
  ],
  'booking promises/en: (dan/coach/he/she) (calls/rings) you [on/at] {day}': [
    'dan calls you themoment', 'coach calls you themoment', 'he calls you themoment', 'she calls you themoment',
    'dan rings you themoment', 'dan calls you on themoment', 'dan calls you at themoment',
  ],
  'booking promises/en: {you-are-to} [be] (talk/talking/speak/speaking/meet/meeting/chat/chating) [to/with] _ {moment}': [
    'youll talk first themoment', 'you will talk first themoment', 'youre going to talk first themoment',
    'you are going to talk first themoment', 'youll be talk first themoment', 'youll talking first themoment',
    'youll speak first themoment', 'youll speaking first themoment', 'youll meet first themoment',
    'youll meeting first themoment', 'youll chat first themoment', 'youll chating first themoment',
    'youll talk to first themoment', 'youll talk with first themoment',
  ],
  'booking promises/en: {look-forward} <30> {talking} <21> {moment}': [
    'looking forward to call themoment', 'looks forward to call themoment', 'cant wait call themoment',
    'excited call themoment', 'expecting call themoment', 'expect call themoment', 'hear from call themoment',
    'looking forward to now call themoment', 'looking forward to calls themoment',
    'looking forward to chat themoment', 'looking forward to talk themoment', 'looking forward to talking themoment',
    'looking forward to speak themoment', 'looking forward to speaking themoment',
    'looking forward to meet themoment', 'looking forward to meeting themoment', 'looking forward to see themoment',
    'looking forward to seeing themoment', 'looking forward to you themoment', 'looking forward to dan themoment',
    'looking forward to coach themoment', 'looking forward to call now themoment',
  ],
  'an offer in Spanish: que $': [
    'que',
  ],
  'a condition in Spanish: ^ (si*/cuando*/en cuanto*)': [
    'sia', 'cuandoa', 'en cuantoa',
  ],
  'an offer to book in Spanish: que $': [
    'que',
  ],
  'an offer to book in Spanish: (quieres/puedo/podria/para/gustaria/prefieres/si) <7> $': [
    'quieres', 'puedo', 'podria', 'para', 'gustaria', 'prefieres', 'si', 'quieres now',
  ],
  'booking promises/es, unless one only offers: (te/la/lo/los/tu {llamada}/ya te/ya) [he/hemos/acabo de/ya/lo/la/tengo]* {agende}': [
    'te agende', 'la agende', 'lo agende', 'los agende', 'tu llamada agende', 'ya te agende', 'ya agende',
    'te he agende', 'te hemos agende', 'te acabo de agende', 'te ya agende', 'te lo agende', 'te la agende',
    'te tengo agende', 'te agendado', 'te agendamos', 'te agendar', 'te agendo', 'te reserve', 'te reservado',
    'te reservamos', 'te reservar', 'te aparte', 'te apartado', 'te confirme', 'te programe', 'te programado',
    'te reagende', 'te reagendado', 'te movi', 'te movido', 'te meti en la agenda', 'te separe',
  ],
  'booking promises/es, unless asked for: te [he/tengo] (anote/apunte/anotado/apuntado)': [
    'te anote', 'te he anote', 'te tengo anote', 'te apunte', 'te anotado', 'te apuntado',
  ],
  'booking promises/es, unless asked for: (agende/reserve/confirme/programe/cambie/movi/pase/reagende/aparte) (tu/la) {llamadas}': [
    'agende tu llamadaa', 'reserve tu llamadaa', 'confirme tu llamadaa', 'programe tu llamadaa', 'cambie tu llamadaa',
    'movi tu llamadaa', 'pase tu llamadaa', 'reagende tu llamadaa', 'aparte tu llamadaa', 'agende la llamadaa',
  ],
  'booking promises/es, unless asked for: te (guarde/bloquee/guardo/bloqueo/aparto/separo) [el/la/un/tu/ese/este]* ({llamadas}/{day})': [
    'te guarde llamadaa', 'te bloquee llamadaa', 'te guardo llamadaa', 'te bloqueo llamadaa', 'te aparto llamadaa',
    'te separo llamadaa', 'te guarde el llamadaa', 'te guarde la llamadaa', 'te guarde un llamadaa',
    'te guarde tu llamadaa', 'te guarde ese llamadaa', 'te guarde este llamadaa', 'te guarde themoment',
  ],
  'an offer to meet in Spanish: (quieres que/si/te parece si/podemos/puede ser que) <6> $': [
    'quieres que', 'si', 'te parece si', 'podemos', 'puede ser que', 'quieres que now',
  ],
  'booking promises/es, see you: {nos-vemos} [para/en]* {day}': [
    'nos vemos themoment', 'nos hablamos themoment', 'hablamos themoment', 'te llamamos themoment',
    'te esperamos themoment', 'te espero themoment', 'te llamare themoment', 'te vemos themoment', 'te veo themoment',
    'te llama themoment', 'te llamara themoment', 'te marca themoment', 'te marcara themoment', 'te espera themoment',
    'te vera themoment', 'te llama first themoment', 'quedamos themoment', 'quedamos asi themoment',
    'quedamos asi: themoment', 'cerramos themoment', 'nos vemos para themoment', 'nos vemos en themoment',
  ],
  'booking promises/es: (he/hemos/acabo de/acabamos de) {agendado}': [
    'he agenda', 'hemos agenda', 'acabo de agenda', 'acabamos de agenda', 'he agendar', 'he agendado', 'he reserva',
    'he reservar', 'he reservado', 'he confirma', 'he confirmar', 'he confirmado', 'he programa', 'he programar',
    'he programado', 'he reagendado', 'he reagendada', 'he mover', 'he movido',
  ],
  'booking promises/es: (bloquee/reserve/aparte/guarde) [el] {moment} <20> para ti': [
    'bloquee themoment para ti', 'reserve themoment para ti', 'aparte themoment para ti', 'guarde themoment para ti',
    'bloquee el themoment para ti', 'bloquee themoment now para ti',
  ],
  'booking promises/es: te {apuntare} [para/el/a]* {day}': [
    'te agendare themoment', 'te agendaremos themoment', 'te voy a agendar themoment', 'te apuntare themoment',
    'te anotare themoment', 'te reservare themoment', 'te voy a apuntar themoment', 'te voy a anotar themoment',
    'te voy a reservar themoment', 'te agendo themoment', 'te apunto themoment', 'te anoto themoment',
    'te reservo themoment', 'te agendamos themoment', 'te agendare para themoment', 'te agendare el themoment',
    'te agendare a themoment',
  ],
  'booking promises/es: [te] (llegara/va a llegar) (la/una/tu/el) [_] (invitacion/confirmacion/correo de confirmacion)': [
    'llegara la invitacion', 'te llegara la invitacion', 'va a llegar la invitacion', 'llegara una invitacion',
    'llegara tu invitacion', 'llegara el invitacion', 'llegara la first invitacion', 'llegara la confirmacion',
    'llegara la correo de confirmacion',
  ],
  'booking promises/es: recibiras (la/una/el) [_] (invitacion/confirmacion/correo)': [
    'recibiras la invitacion', 'recibiras una invitacion', 'recibiras el invitacion', 'recibiras la first invitacion',
    'recibiras la confirmacion', 'recibiras la correo',
  ],
  'booking promises/es: (vas a hablar/hablaras/te veras/vas a reunirte) con _ {moment}': [
    'vas a hablar con first themoment', 'hablaras con first themoment', 'te veras con first themoment',
    'vas a reunirte con first themoment',
  ],
  'booking promises/es: (quedas/queda/quedo/te tengo) para {moment}': [
    'quedas para themoment', 'queda para themoment', 'quedo para themoment', 'te tengo para themoment',
  ],
  'booking promises/es: {moment} <25> nos (vemos/hablamos) [entonces] $': [
    'themoment nos vemos', 'themoment now nos vemos', 'themoment nos hablamos', 'themoment nos vemos entonces',
  ],
  'booking promises/es: {opening} hasta [el] {moment}': [
    'hasta themoment', 'hasta el themoment',
  ],
};
