import type { SpokenLanguage } from '@spotter/domain/booking';
import type { EmailRow } from './booking-emails.repository.ts';

/** The texts of emails to guests in one language. */
export type GuestMailWords = {
  greeting: (name: string) => string;
  coachSays: (coach: string, words: string) => string;
  join: string;
  where: string;
  /** The text of the manage link. */
  manage: string;
  /** Subject and sentence of each email. */
  sentences: (coach: string, when: string) => Record<EmailRow['kind'], [subject: string, sentence: string]>;
};

/** Sentences take the day and time unchanged, so that no language has to inflect them. */
export const guestMailWords: Record<SpokenLanguage, GuestMailWords> = {
  en: {
    greeting: (name) => `Hi ${name},`,
    coachSays: (coach, words) => `${coach} says: “${words}”`,
    join: 'Join the call',
    where: 'Where',
    manage: 'Reschedule, cancel or add to calendar',
    sentences: (coach, when) => ({
      booked: [`Your call with ${coach} is booked`, `Your call with ${coach} is booked for ${when}.`],
      moved: [`Your call with ${coach} has a new time`, `Your call with ${coach} is now on ${when}.`],
      cancelled: [`Your call with ${coach} is canceled`, `Your call with ${coach} on ${when} is canceled.`],
      'not-booked': [
        `We couldn’t book your call with ${coach}`,
        `${when} is no longer open, so your call with ${coach} isn’t booked. Please pick another time.`,
      ],
      'reminder-day': [`Tomorrow: your call with ${coach}`, `Just a reminder: your call with ${coach} is on ${when}.`],
      'reminder-hour': [`In an hour: your call with ${coach}`, `Your call with ${coach} starts soon: ${when}.`],
      'no-show': [
        'Sorry we missed you',
        `We had a call on ${when}, and something must have come up. No problem at all! Just reply to this email and we’ll find another time.`,
      ],
    }),
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    coachSays: (coach, words) => `${coach} dice: «${words}»`,
    join: 'Unirse a la llamada',
    where: 'Dónde',
    manage: 'Cambiar, cancelar o añadir al calendario',
    sentences: (coach, when) => ({
      booked: [`Tu llamada con ${coach} está reservada`, `Tu llamada con ${coach} está reservada: ${when}.`],
      moved: [`Tu llamada con ${coach} cambió de hora`, `Tu llamada con ${coach} es ahora el ${when}.`],
      cancelled: [`Tu llamada con ${coach} está cancelada`, `Tu llamada con ${coach} del ${when} está cancelada.`],
      'not-booked': [
        `No se pudo reservar tu llamada con ${coach}`,
        `La hora del ${when} ya no está libre, así que tu llamada con ${coach} no está reservada. Elige otra hora, por favor.`,
      ],
      'reminder-day': [`Mañana: tu llamada con ${coach}`, `Un recordatorio: tu llamada con ${coach} es el ${when}.`],
      'reminder-hour': [`En una hora: tu llamada con ${coach}`, `Tu llamada con ${coach} empieza pronto: ${when}.`],
      'no-show': [
        'Sentimos no haberte visto',
        `Teníamos una llamada el ${when} y algo habrá surgido. No pasa nada: responde a este correo y buscamos otra hora.`,
      ],
    }),
  },
  pt: {
    greeting: (name) => `Olá, ${name}!`,
    coachSays: (coach, words) => `${coach} diz: “${words}”`,
    join: 'Entrar na chamada',
    where: 'Onde',
    manage: 'Remarcar, cancelar ou adicionar à agenda',
    sentences: (coach, when) => ({
      booked: [`Sua chamada com ${coach} está marcada`, `Sua chamada com ${coach} está marcada: ${when}.`],
      moved: [`Sua chamada com ${coach} mudou de horário`, `Sua chamada com ${coach} agora é: ${when}.`],
      cancelled: [`Sua chamada com ${coach} foi cancelada`, `Sua chamada com ${coach} foi cancelada: ${when}.`],
      'not-booked': [
        `Não foi possível marcar sua chamada com ${coach}`,
        `Este horário não está mais livre: ${when}. Por isso, sua chamada com ${coach} não está marcada. Escolha outro horário, por favor.`,
      ],
      'reminder-day': [`Amanhã: sua chamada com ${coach}`, `Um lembrete da sua chamada com ${coach}: ${when}.`],
      'reminder-hour': [`Em uma hora: sua chamada com ${coach}`, `Sua chamada com ${coach} começa em breve: ${when}.`],
      'no-show': [
        'Sentimos sua falta',
        `Tínhamos uma chamada: ${when}. Algo deve ter acontecido, e não tem problema: responda a este e-mail e encontramos outro horário.`,
      ],
    }),
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    coachSays: (coach, words) => `${coach} te dit : « ${words} »`,
    join: "Rejoindre l'appel",
    where: 'Lieu',
    manage: "Déplacer, annuler ou ajouter à l'agenda",
    sentences: (coach, when) => ({
      booked: [`Ton appel avec ${coach} est réservé`, `Ton appel avec ${coach} est réservé : ${when}.`],
      moved: [`Ton appel avec ${coach} a été déplacé`, `Ton appel avec ${coach} est maintenant prévu ${when}.`],
      cancelled: [`Ton appel avec ${coach} est annulé`, `Ton appel avec ${coach} est annulé : ${when}.`],
      'not-booked': [
        `Ton appel avec ${coach} n'a pas pu être réservé`,
        `Ce créneau n'est plus libre : ${when}. Ton appel avec ${coach} n'est donc pas réservé. Choisis un autre créneau, s'il te plaît.`,
      ],
      'reminder-day': [`Demain : ton appel avec ${coach}`, `Un rappel pour ton appel avec ${coach} : ${when}.`],
      'reminder-hour': [
        `Dans une heure : ton appel avec ${coach}`,
        `Ton appel avec ${coach} commence bientôt : ${when}.`,
      ],
      'no-show': [
        "Dommage, on s'est manqués",
        `Nous avions un appel ${when}, et tu as sûrement eu un empêchement. Aucun souci : réponds à cet e-mail et nous trouverons un autre créneau.`,
      ],
    }),
  },
  de: {
    greeting: (name) => `Hallo ${name},`,
    coachSays: (coach, words) => `${coach} schreibt: „${words}“`,
    join: 'Am Gespräch teilnehmen',
    where: 'Ort',
    manage: 'Verschieben, absagen oder in den Kalender eintragen',
    sentences: (coach, when) => ({
      booked: [`Dein Gespräch mit ${coach} ist gebucht`, `Dein Gespräch mit ${coach} ist gebucht: ${when}.`],
      moved: [`Dein Gespräch mit ${coach} wurde verschoben`, `Dein Gespräch mit ${coach} ist jetzt am ${when}.`],
      cancelled: [`Dein Gespräch mit ${coach} ist abgesagt`, `Dein Gespräch mit ${coach} ist abgesagt: ${when}.`],
      'not-booked': [
        `Dein Gespräch mit ${coach} konnte nicht gebucht werden`,
        `Diese Zeit ist nicht mehr frei: ${when}. Dein Gespräch mit ${coach} ist deshalb nicht gebucht. Bitte wähle eine andere Zeit.`,
      ],
      'reminder-day': [`Morgen: dein Gespräch mit ${coach}`, `Zur Erinnerung, dein Gespräch mit ${coach}: ${when}.`],
      'reminder-hour': [
        `In einer Stunde: dein Gespräch mit ${coach}`,
        `Dein Gespräch mit ${coach} beginnt bald: ${when}.`,
      ],
      'no-show': [
        'Schade, dass wir uns verpasst haben',
        `Wir hatten ein Gespräch am ${when}, und es ist dir bestimmt etwas dazwischengekommen. Kein Problem: Antworte auf diese E-Mail, und wir finden eine andere Zeit.`,
      ],
    }),
  },
  it: {
    greeting: (name) => `Ciao ${name},`,
    coachSays: (coach, words) => `${coach} dice: «${words}»`,
    join: 'Partecipa alla chiamata',
    where: 'Dove',
    manage: 'Sposta, annulla o aggiungi al calendario',
    sentences: (coach, when) => ({
      booked: [`La tua chiamata con ${coach} è prenotata`, `La tua chiamata con ${coach} è prenotata: ${when}.`],
      moved: [`La tua chiamata con ${coach} è stata spostata`, `La tua chiamata con ${coach} ora è ${when}.`],
      cancelled: [`La tua chiamata con ${coach} è annullata`, `La tua chiamata con ${coach} è annullata: ${when}.`],
      'not-booked': [
        `Non è stato possibile prenotare la tua chiamata con ${coach}`,
        `Questo orario non è più libero: ${when}. La tua chiamata con ${coach} quindi non è prenotata. Scegli un altro orario, per favore.`,
      ],
      'reminder-day': [
        `Domani: la tua chiamata con ${coach}`,
        `Un promemoria per la tua chiamata con ${coach}: ${when}.`,
      ],
      'reminder-hour': [
        `Tra un'ora: la tua chiamata con ${coach}`,
        `La tua chiamata con ${coach} inizia tra poco: ${when}.`,
      ],
      'no-show': [
        'Ci dispiace non averti visto',
        `Avevamo una chiamata ${when} e ci sarà stato un imprevisto. Nessun problema: rispondi a questa email e troviamo un altro orario.`,
      ],
    }),
  },
  nl: {
    greeting: (name) => `Hallo ${name},`,
    coachSays: (coach, words) => `${coach} zegt: “${words}”`,
    join: 'Deelnemen aan het gesprek',
    where: 'Waar',
    manage: 'Verzetten, annuleren of in je agenda zetten',
    sentences: (coach, when) => ({
      booked: [`Je gesprek met ${coach} is geboekt`, `Je gesprek met ${coach} is geboekt: ${when}.`],
      moved: [`Je gesprek met ${coach} is verzet`, `Je gesprek met ${coach} is nu op ${when}.`],
      cancelled: [`Je gesprek met ${coach} is geannuleerd`, `Je gesprek met ${coach} is geannuleerd: ${when}.`],
      'not-booked': [
        `Je gesprek met ${coach} kon niet worden geboekt`,
        `Deze tijd is niet meer vrij: ${when}. Je gesprek met ${coach} is dus niet geboekt. Kies een andere tijd.`,
      ],
      'reminder-day': [`Morgen: je gesprek met ${coach}`, `Een herinnering aan je gesprek met ${coach}: ${when}.`],
      'reminder-hour': [`Over een uur: je gesprek met ${coach}`, `Je gesprek met ${coach} begint zo: ${when}.`],
      'no-show': [
        'Jammer dat we elkaar misten',
        `We hadden een gesprek op ${when}, en er is vast iets tussengekomen. Geen probleem: beantwoord deze e-mail, en we vinden een andere tijd.`,
      ],
    }),
  },
  // Names stay unchanged: Polish would have to inflect them.
  pl: {
    greeting: (name) => `Cześć ${name},`,
    coachSays: (coach, words) => `${coach} pisze: „${words}”`,
    join: 'Dołącz do rozmowy',
    where: 'Gdzie',
    manage: 'Przełóż, odwołaj lub dodaj do kalendarza',
    sentences: (coach, when) => ({
      booked: [`Twoja rozmowa jest zarezerwowana (${coach})`, `Twoja rozmowa jest zarezerwowana: ${when}.`],
      moved: [`Twoja rozmowa została przełożona (${coach})`, `Nowy termin twojej rozmowy: ${when}.`],
      cancelled: [`Twoja rozmowa jest odwołana (${coach})`, `Twoja rozmowa jest odwołana: ${when}.`],
      'not-booked': [
        `Nie udało się zarezerwować rozmowy (${coach})`,
        `Ten termin nie jest już wolny: ${when}. Rozmowa nie jest więc zarezerwowana. Wybierz, proszę, inny termin.`,
      ],
      'reminder-day': [`Jutro: twoja rozmowa (${coach})`, `Przypomnienie o twojej rozmowie: ${when}.`],
      'reminder-hour': [`Za godzinę: twoja rozmowa (${coach})`, `Twoja rozmowa zaczyna się niedługo: ${when}.`],
      'no-show': [
        'Szkoda, że się nie udało',
        `Termin naszej rozmowy: ${when}. Pewnie coś wypadło. Nic nie szkodzi: odpowiedz na tego maila, a znajdziemy inny termin.`,
      ],
    }),
  },
};
