import type { ChatLanguage } from '@spotter/language/detection/chat-language';
import type { ProposalAction } from './proposal.ts';

/** What the product itself says while a call is arranged. `when` is one start in words, `times` are several. */
export type ProposalWords = {
  /** The question that repeats the one thing to be confirmed. */
  ask: Record<ProposalAction, (when: string) => string>;
  /** The same question again. */
  askAgain: (question: string) => string;
  askMoveFallback: (standing: string, when: string) => string;
  askAddress: (when: string) => string;
  /** Asks for the address after the call is booked. */
  askInvite: string;
  done: Record<ProposalAction, (when: string) => string>;
  where: (place: string) => string;
  manage: (url: string) => string;
  offer: (times: string) => string;
  taken: (times: string) => string;
  oldButton: (times: string) => string;
  oldButtonAlone: string;
  doneBefore: (when: string) => string;
  nothingOpen: string;
  kept: (when: string) => string;
  noCall: string;
  link: (url: string) => string;
  unconfirmed: string;
  down: string;
};

export const proposalWords: Record<ChatLanguage, ProposalWords> = {
  en: {
    ask: {
      book: (when) => `Shall I book ${when} for you?`,
      move: (when) => `Shall I move your call to ${when}?`,
      cancel: (when) => `Shall I cancel your call on ${when}?`,
    },
    askAgain: (question) => `Just so that I get it right: ${question}`,
    askMoveFallback: (standing, when) => `You already have a call on ${standing}. Shall I move it to ${when}?`,
    askAddress: (when) => `${when} is open. Which email address should the invitation go to?`,
    askInvite: 'Which email address should the invitation go to?',
    done: {
      book: (when) => `Your call is booked for ${when}.`,
      move: (when) => `Your call is now on ${when}.`,
      cancel: (when) => `Your call on ${when} is canceled. Message me whenever you want another one.`,
    },
    where: (place) => `Where: ${place}`,
    manage: (url) => `Move or cancel it here: ${url}`,
    offer: (times) => `I have ${times} open. Which one suits you?`,
    taken: (times) => `Sorry, that time is not open any more. I still have ${times}. Which one suits you?`,
    oldButton: (times) =>
      `That button is from an older message, so I changed nothing. Open now: ${times}. Which one suits you?`,
    oldButtonAlone: 'That button is from an older message, so I changed nothing.',
    doneBefore: (when) => `That is done already: your call is on ${when}.`,
    nothingOpen: 'I have no other times open right now. Which day would suit you?',
    kept: (when) => `All right, your call stays on ${when}.`,
    noCall: 'You have no call coming up, so there is nothing to change.',
    link: (url) => `Please choose your time on this page: ${url}`,
    unconfirmed: 'I am waiting for the calendar to answer. I will write to you here as soon as I know.',
    down: 'I cannot reach my calendar right now, so I changed nothing. I will come back to you with times.',
  },
  es: {
    ask: {
      book: (when) => `¿Te reservo el ${when}?`,
      move: (when) => `¿Cambio tu llamada al ${when}?`,
      cancel: (when) => `¿Cancelo tu llamada del ${when}?`,
    },
    askAgain: (question) => `Solo para no equivocarme: ${question}`,
    askMoveFallback: (standing, when) => `Ya tienes una llamada el ${standing}. ¿La cambio al ${when}?`,
    askAddress: (when) => `El ${when} está libre. ¿A qué correo mando la invitación?`,
    askInvite: '¿A qué correo te mando la invitación?',
    done: {
      book: (when) => `Tu llamada está agendada para el ${when}.`,
      move: (when) => `Tu llamada es ahora el ${when}.`,
      cancel: (when) => `Tu llamada del ${when} está cancelada. Escríbeme cuando quieras otra.`,
    },
    where: (place) => `Dónde: ${place}`,
    manage: (url) => `Para cambiarla o cancelarla: ${url}`,
    offer: (times) => `Tengo libre el ${times}. ¿Cuál te va mejor?`,
    taken: (times) => `Lo siento, esa hora ya no está libre. Todavía tengo el ${times}. ¿Cuál te va mejor?`,
    oldButton: (times) =>
      `Ese botón es de un mensaje anterior, así que no cambié nada. Ahora tengo libre el ${times}. ¿Cuál te va mejor?`,
    oldButtonAlone: 'Ese botón es de un mensaje anterior, así que no cambié nada.',
    doneBefore: (when) => `Eso ya está hecho: tu llamada es el ${when}.`,
    nothingOpen: 'Ahora mismo no tengo más horas libres. ¿Qué día te vendría bien?',
    kept: (when) => `De acuerdo, tu llamada sigue el ${when}.`,
    noCall: 'No tienes ninguna llamada pendiente, así que no hay nada que cambiar.',
    link: (url) => `Elige tu hora en esta página, por favor: ${url}`,
    unconfirmed: 'Estoy esperando a que responda la agenda. Te escribo aquí en cuanto lo sepa.',
    down: 'Ahora mismo no llego a mi agenda, así que no cambié nada. Te escribo con horas en un rato.',
  },
  pt: {
    ask: {
      book: (when) => `Posso marcar para você: ${when}?`,
      move: (when) => `Posso mudar sua chamada para: ${when}?`,
      cancel: (when) => `Posso cancelar sua chamada: ${when}?`,
    },
    askAgain: (question) => `Só para não errar: ${question}`,
    askMoveFallback: (standing, when) => `Você já tem uma chamada: ${standing}. Posso mudá-la para: ${when}?`,
    askAddress: (when) => `Este horário está livre: ${when}. Para qual e-mail mando o convite?`,
    askInvite: 'Para qual e-mail mando o convite?',
    done: {
      book: (when) => `Sua chamada está marcada: ${when}.`,
      move: (when) => `Sua chamada agora é: ${when}.`,
      cancel: (when) => `Sua chamada foi cancelada: ${when}. Escreva quando quiser marcar outra.`,
    },
    where: (place) => `Onde: ${place}`,
    manage: (url) => `Para mudar ou cancelar: ${url}`,
    offer: (times) => `Tenho livre: ${times}. Qual prefere?`,
    taken: (times) => `Desculpe, esse horário não está mais livre. Ainda tenho: ${times}. Qual prefere?`,
    oldButton: (times) =>
      `Esse botão é de uma mensagem anterior, então não mudei nada. Agora tenho livre: ${times}. Qual prefere?`,
    oldButtonAlone: 'Esse botão é de uma mensagem anterior, então não mudei nada.',
    doneBefore: (when) => `Isso já está feito, sua chamada é: ${when}.`,
    nothingOpen: 'Agora não tenho outros horários livres. Que dia seria bom para você?',
    kept: (when) => `Certo, sua chamada continua: ${when}.`,
    noCall: 'Você não tem nenhuma chamada marcada, então não há nada para mudar.',
    link: (url) => `Escolha seu horário nesta página, por favor: ${url}`,
    unconfirmed: 'Estou esperando a agenda responder. Escrevo aqui assim que souber.',
    down: 'Não consigo acessar minha agenda agora, então não mudei nada. Volto a escrever com horários.',
  },
  fr: {
    ask: {
      book: (when) => `Je te réserve ce créneau : ${when} ?`,
      move: (when) => `Je déplace ton appel à ce créneau : ${when} ?`,
      cancel: (when) => `J'annule ton appel : ${when} ?`,
    },
    askAgain: (question) => `Juste pour être sûr : ${question}`,
    askMoveFallback: (standing, when) => `Tu as déjà un appel : ${standing}. Je le déplace à ce créneau : ${when} ?`,
    askAddress: (when) => `Ce créneau est libre : ${when}. À quelle adresse e-mail j'envoie l'invitation ?`,
    askInvite: "À quelle adresse e-mail j'envoie l'invitation ?",
    done: {
      book: (when) => `Ton appel est réservé : ${when}.`,
      move: (when) => `Ton appel est maintenant : ${when}.`,
      cancel: (when) => `Ton appel est annulé : ${when}. Écris-moi quand tu en veux un autre.`,
    },
    where: (place) => `Où : ${place}`,
    manage: (url) => `Pour le déplacer ou l'annuler : ${url}`,
    offer: (times) => `J'ai de libre : ${times}. Lequel te convient ?`,
    taken: (times) => `Désolé, ce créneau n'est plus libre. Il me reste : ${times}. Lequel te convient ?`,
    oldButton: (times) =>
      `Ce bouton vient d'un ancien message, je n'ai donc rien changé. Libre maintenant : ${times}. Lequel te convient ?`,
    oldButtonAlone: "Ce bouton vient d'un ancien message, je n'ai donc rien changé.",
    doneBefore: (when) => `C'est déjà fait, ton appel est : ${when}.`,
    nothingOpen: "Je n'ai pas d'autres créneaux libres pour le moment. Quel jour te conviendrait ?",
    kept: (when) => `D'accord, ton appel reste : ${when}.`,
    noCall: "Tu n'as aucun appel à venir, il n'y a donc rien à changer.",
    link: (url) => `Choisis ton créneau sur cette page : ${url}`,
    unconfirmed: "J'attends la réponse de l'agenda. Je t'écris ici dès que je sais.",
    down: "Je n'arrive pas à joindre mon agenda, je n'ai donc rien changé. Je reviens vers toi avec des créneaux.",
  },
  de: {
    ask: {
      book: (when) => `Soll ich dir das buchen: ${when}?`,
      move: (when) => `Soll ich deinen Anruf verlegen auf: ${when}?`,
      cancel: (when) => `Soll ich deinen Anruf absagen: ${when}?`,
    },
    askAgain: (question) => `Nur damit es stimmt: ${question}`,
    askMoveFallback: (standing, when) => `Du hast schon einen Anruf: ${standing}. Soll ich ihn verlegen auf: ${when}?`,
    askAddress: (when) => `Dieser Termin ist frei: ${when}. An welche E-Mail-Adresse soll die Einladung gehen?`,
    askInvite: 'An welche E-Mail-Adresse soll die Einladung gehen?',
    done: {
      book: (when) => `Dein Anruf ist gebucht: ${when}.`,
      move: (when) => `Dein Anruf ist jetzt: ${when}.`,
      cancel: (when) => `Dein Anruf ist abgesagt: ${when}. Schreib mir, wenn du einen neuen möchtest.`,
    },
    where: (place) => `Wo: ${place}`,
    manage: (url) => `Verlegen oder absagen: ${url}`,
    offer: (times) => `Frei ist: ${times}. Was passt dir?`,
    taken: (times) => `Tut mir leid, dieser Termin ist nicht mehr frei. Noch frei ist: ${times}. Was passt dir?`,
    oldButton: (times) =>
      `Dieser Knopf ist aus einer älteren Nachricht, darum habe ich nichts geändert. Jetzt frei: ${times}. Was passt dir?`,
    oldButtonAlone: 'Dieser Knopf ist aus einer älteren Nachricht, darum habe ich nichts geändert.',
    doneBefore: (when) => `Das ist schon erledigt, dein Anruf ist: ${when}.`,
    nothingOpen: 'Gerade ist sonst nichts frei. Welcher Tag würde dir passen?',
    kept: (when) => `Alles klar, dein Anruf bleibt: ${when}.`,
    noCall: 'Du hast keinen Anruf vor dir, es gibt also nichts zu ändern.',
    link: (url) => `Such dir den Termin bitte auf dieser Seite aus: ${url}`,
    unconfirmed: 'Ich warte auf die Antwort des Kalenders. Ich schreibe dir hier, sobald ich es weiß.',
    down: 'Ich erreiche meinen Kalender gerade nicht, darum habe ich nichts geändert. Ich melde mich mit Terminen.',
  },
  it: {
    ask: {
      book: (when) => `Ti prenoto questo orario: ${when}?`,
      move: (when) => `Sposto la tua chiamata a questo orario: ${when}?`,
      cancel: (when) => `Annullo la tua chiamata: ${when}?`,
    },
    askAgain: (question) => `Solo per non sbagliare: ${question}`,
    askMoveFallback: (standing, when) => `Hai già una chiamata: ${standing}. La sposto a questo orario: ${when}?`,
    askAddress: (when) => `Questo orario è libero: ${when}. A quale email mando l'invito?`,
    askInvite: "A quale email mando l'invito?",
    done: {
      book: (when) => `La tua chiamata è prenotata: ${when}.`,
      move: (when) => `La tua chiamata adesso è: ${when}.`,
      cancel: (when) => `La tua chiamata è annullata: ${when}. Scrivimi quando ne vuoi un'altra.`,
    },
    where: (place) => `Dove: ${place}`,
    manage: (url) => `Per spostarla o annullarla: ${url}`,
    offer: (times) => `Ho libero: ${times}. Quale preferisci?`,
    taken: (times) => `Mi dispiace, quell'orario non è più libero. Ho ancora: ${times}. Quale preferisci?`,
    oldButton: (times) =>
      `Quel pulsante è di un messaggio precedente, quindi non ho cambiato nulla. Ora ho libero: ${times}. Quale preferisci?`,
    oldButtonAlone: 'Quel pulsante è di un messaggio precedente, quindi non ho cambiato nulla.',
    doneBefore: (when) => `È già fatto, la tua chiamata è: ${when}.`,
    nothingOpen: 'Adesso non ho altri orari liberi. Che giorno ti andrebbe bene?',
    kept: (when) => `Va bene, la tua chiamata resta: ${when}.`,
    noCall: "Non hai nessuna chiamata in programma, quindi non c'è nulla da cambiare.",
    link: (url) => `Scegli il tuo orario in questa pagina: ${url}`,
    unconfirmed: "Aspetto la risposta dell'agenda. Ti scrivo qui appena lo so.",
    down: 'Non riesco a raggiungere la mia agenda, quindi non ho cambiato nulla. Ti riscrivo con degli orari.',
  },
  nl: {
    ask: {
      book: (when) => `Zal ik dit voor je boeken: ${when}?`,
      move: (when) => `Zal ik je gesprek verzetten naar: ${when}?`,
      cancel: (when) => `Zal ik je gesprek annuleren: ${when}?`,
    },
    askAgain: (question) => `Even voor de zekerheid: ${question}`,
    askMoveFallback: (standing, when) => `Je hebt al een gesprek: ${standing}. Zal ik het verzetten naar: ${when}?`,
    askAddress: (when) => `Dit tijdstip is vrij: ${when}. Naar welk e-mailadres zal ik de uitnodiging sturen?`,
    askInvite: 'Naar welk e-mailadres zal ik de uitnodiging sturen?',
    done: {
      book: (when) => `Je gesprek is geboekt: ${when}.`,
      move: (when) => `Je gesprek is nu: ${when}.`,
      cancel: (when) => `Je gesprek is geannuleerd: ${when}. Schrijf me als je een nieuw gesprek wilt.`,
    },
    where: (place) => `Waar: ${place}`,
    manage: (url) => `Verzetten of annuleren: ${url}`,
    offer: (times) => `Vrij is: ${times}. Wat past jou?`,
    taken: (times) => `Sorry, dat tijdstip is niet meer vrij. Nog vrij: ${times}. Wat past jou?`,
    oldButton: (times) =>
      `Die knop is van een ouder bericht, dus ik heb niets veranderd. Nu vrij: ${times}. Wat past jou?`,
    oldButtonAlone: 'Die knop is van een ouder bericht, dus ik heb niets veranderd.',
    doneBefore: (when) => `Dat is al gedaan, je gesprek is: ${when}.`,
    nothingOpen: 'Er is nu verder niets vrij. Welke dag zou je passen?',
    kept: (when) => `Prima, je gesprek blijft: ${when}.`,
    noCall: 'Je hebt geen gesprek staan, dus er valt niets te veranderen.',
    link: (url) => `Kies je tijdstip op deze pagina: ${url}`,
    unconfirmed: 'Ik wacht op antwoord van de agenda. Ik schrijf je hier zodra ik het weet.',
    down: 'Ik kan mijn agenda nu niet bereiken, dus ik heb niets veranderd. Ik kom terug met tijden.',
  },
  pl: {
    ask: {
      book: (when) => `Czy zarezerwować ci ten termin: ${when}?`,
      move: (when) => `Czy przenieść rozmowę na: ${when}?`,
      cancel: (when) => `Czy odwołać rozmowę: ${when}?`,
    },
    askAgain: (question) => `Tylko dla pewności: ${question}`,
    askMoveFallback: (standing, when) => `Masz już rozmowę: ${standing}. Czy przenieść ją na: ${when}?`,
    askAddress: (when) => `Ten termin jest wolny: ${when}. Na jaki adres e-mail wysłać zaproszenie?`,
    askInvite: 'Na jaki adres e-mail wysłać zaproszenie?',
    done: {
      book: (when) => `Twoja rozmowa jest zarezerwowana: ${when}.`,
      move: (when) => `Twoja rozmowa jest teraz: ${when}.`,
      cancel: (when) => `Twoja rozmowa jest odwołana: ${when}. Napisz, kiedy zechcesz nową.`,
    },
    where: (place) => `Gdzie: ${place}`,
    manage: (url) => `Zmiana lub odwołanie: ${url}`,
    offer: (times) => `Wolne terminy: ${times}. Który ci pasuje?`,
    taken: (times) => `Przepraszam, ten termin nie jest już wolny. Zostało: ${times}. Który ci pasuje?`,
    oldButton: (times) =>
      `Ten przycisk jest ze starszej wiadomości, więc nic nie zmieniłem. Teraz wolne: ${times}. Który ci pasuje?`,
    oldButtonAlone: 'Ten przycisk jest ze starszej wiadomości, więc nic nie zmieniłem.',
    doneBefore: (when) => `To już zrobione, twoja rozmowa jest: ${when}.`,
    nothingOpen: 'Teraz nie mam innych wolnych terminów. Który dzień by ci pasował?',
    kept: (when) => `Dobrze, rozmowa zostaje: ${when}.`,
    noCall: 'Nie masz żadnej umówionej rozmowy, więc nie ma czego zmieniać.',
    link: (url) => `Wybierz termin na tej stronie: ${url}`,
    unconfirmed: 'Czekam na odpowiedź kalendarza. Napiszę tutaj, gdy tylko będę wiedzieć.',
    down: 'Nie mogę teraz połączyć się z kalendarzem, więc nic nie zmieniłem. Wrócę z terminami.',
  },
};
