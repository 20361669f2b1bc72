import { describe, expect, test } from 'vitest';
import { claimsBooking, claimsCancellation } from './booking-claim.ts';

// A Friday; the call is on Tuesday at 17:00 in Berlin.
const now = new Date('2026-11-20T12:00:00Z');
const bookings = [{ startsAt: new Date('2026-11-24T16:00:00Z'), timeZones: ['Europe/Berlin'] }];

const claims = [
  'Sua chamada está marcada para terça às 17h!',
  'Prontinho, marcado!',
  'Já agendei você para terça.',
  'Marquei sua ligação para amanhã.',
  'Confirmado para quinta-feira às 10h.',
  'Nos vemos na terça!',
  'Enviei o convite: confirmação enviada.',
  'Ton rendez-vous est confirmé pour mardi à 17h.',
  "C'est réservé !",
  "J'ai réservé ton créneau pour demain.",
  'Je t’ai inscrit pour jeudi.',
  'Parfait, c’est noté pour mardi !',
  'On se voit mardi !',
  'Dein Termin ist für Dienstag gebucht.',
  'Ich habe dich für Dienstag um 17 Uhr eingetragen.',
  'Alles klar, gebucht!',
  'Der Termin steht!',
  'Du bist für morgen eingetragen.',
  'Bis Dienstag!',
  'Dein Anruf wurde auf Donnerstag verschoben.',
  'Ich habe dir den Termin reserviert, passt das?',
  'La tua chiamata è confermata per martedì alle 17.',
  'Fatto, prenotato!',
  'Ti ho prenotato per domani.',
  'Ho fissato la chiamata per giovedì.',
  'Ci vediamo martedì!',
  'Je afspraak is bevestigd voor dinsdag om 17 uur.',
  'Ik heb je ingepland voor morgen.',
  'Geboekt! Tot dinsdag.',
  'Je staat ingepland voor donderdag.',
  'Tot dinsdag!',
  'Twoja rozmowa jest zarezerwowana na wtorek o 17.',
  'Zarezerwowałem termin na jutro.',
  'Gotowe, zarezerwowane!',
  'Umówiłam cię na czwartek.',
  'Do zobaczenia we wtorek!',
  "You're locked in for Tuesday at 5!",
  'Your spot is saved, talk Tuesday!',
  "I've put you down for 5pm tomorrow.",
  "It's on the calendar, see you then.",
  'All set for Thursday at 3.',
  "You're confirmed, the Zoom link is in your inbox.",
  'Tu llamada quedó agendada para el martes a las 5.',
  'Ya te aparté el jueves a las 10.',
  'Listo, quedamos el martes entonces.',
  'Te acabo de reservar tu lugar.',
  'Tu cita está en mi calendario, nos vemos mañana.',
  'Seu horário está garantido para sexta às 9h.',
  'Te coloquei na agenda de quinta.',
  'A reunião ficou agendada para segunda.',
  'Votre appel est programmé pour jeudi à 14h.',
  'Je vous ai mis dans mon agenda mardi.',
  'L’invitation vient de partir, à jeudi !',
  'Der Call ist fix für Donnerstag um 10.',
  'Dein Platz am Montag ist gesichert.',
  'Die Einladung ist raus, bis morgen!',
  'La chiamata è in agenda per lunedì.',
  'Ti ho messo in calendario per domani alle 10.',
  'Il tuo posto di giovedì è riservato.',
  'Tutto confermato, a martedì!',
  'Je gesprek staat in de agenda voor maandag.',
  'Ik heb dinsdag om 3 uur voor je vastgelegd.',
  'Het is geregeld, tot morgen!',
  'Twoje spotkanie jest umówione na poniedziałek.',
  'Wpisałem cię do kalendarza na jutro.',
  'Termin potwierdzony, do jutra!',
  'Zaproszenie już wysłane, widzimy się w środę.',
];

const noClaims = [
  'Quer marcar a chamada para terça?',
  'Assim que estiver marcado, eu confirmo aqui.',
  'Posso agendar para terça ou quinta?',
  'Se você confirmar, sua chamada fica marcada.',
  'Ainda não está marcado.',
  'Que tal na terça?',
  'Tu veux réserver un appel mardi ?',
  "Dès que c'est confirmé, je te le dis ici.",
  "Ce n'est pas encore réservé.",
  'Mardi à 17h, ça te va ?',
  'Soll ich den Termin buchen?',
  'Sobald dein Termin gebucht ist, sage ich es dir.',
  'Der Termin ist noch nicht gebucht.',
  'Passt dir Dienstag um 17 Uhr?',
  'Wenn du magst, buche ich dir einen Termin.',
  'Ich habe dir zwei Zeiten herausgesucht: Dienstag oder Donnerstag.',
  'Vuoi prenotare la chiamata per martedì?',
  'Appena è confermato te lo dico.',
  'Non è ancora prenotato.',
  'Zal ik de afspraak boeken?',
  'Zodra je afspraak bevestigd is, hoor je het hier.',
  'De afspraak is nog niet bevestigd.',
  'Czy mam zarezerwować termin na wtorek?',
  'Jak tylko termin będzie potwierdzony, dam znać.',
  'Termin nie jest jeszcze potwierdzony.',
  'Ich höre dir gern zu, erzähl mehr.',
  'Il programma è pensato per chi ha poco tempo.',
  'Je bent op de goede weg!',
  'Training ist geplant für drei Tage, wenn du magst.',
  'Once you pick a time it will be on the calendar.',
  'Want me to lock in Tuesday at 5?',
  'Nothing is booked yet, which day works?',
  'Si eliges una hora, te la aparto.',
  '¿Te aparto el jueves a las 10?',
  'Todavía no hay nada agendado.',
  'Quando escolher, coloco você na agenda.',
  'Je peux vous mettre dans mon agenda mardi ?',
  'Rien n’est encore programmé.',
  'Soll ich dich in den Kalender setzen?',
  'Noch ist nichts fix, welcher Tag passt?',
  'Vuoi che ti metta in calendario per domani?',
  'Non c’è ancora niente in agenda.',
  'Zal ik dinsdag om 3 uur voor je vastleggen?',
  'Er is nog niets geregeld.',
  'Mam wpisać cię do kalendarza?',
  'Nic jeszcze nie jest umówione.',
  'A spot opens on Tuesday, shall we take it?',
  'Para la llamada tengo lunes, 30 de noviembre, a las 11:00; martes, 1 de diciembre, a las 9:00. ¿Cuál te va?',
  'For the call I have Monday, November 30 at 11:00; Tuesday, December 1 at 9:00. Which one works?',
  'Für den Call habe ich Montag um 11 Uhr; Dienstag um 9 Uhr. Was passt?',
];

describe('"booked" in other languages', () => {
  test.each(claims)('claims a booking: %s', (text) => {
    expect(claimsBooking(text, [], now)).toBe(true);
  });

  test.each(noClaims)('claims nothing: %s', (text) => {
    expect(claimsBooking(text, [], now)).toBe(false);
    expect(claimsCancellation(text)).toBe(false);
  });
});

describe('what is booked may be told', () => {
  test.each([
    'Sua chamada está marcada para terça às 17h!',
    'Ton rendez-vous est confirmé pour mardi à 17h.',
    'Dein Termin ist für Dienstag um 17 Uhr gebucht.',
    'Der Termin steht!',
    'La tua chiamata è confermata per martedì alle 17.',
    'Je afspraak is bevestigd voor dinsdag om 17 uur.',
    'Twoja rozmowa jest zarezerwowana na wtorek o 17.',
  ])('%s', (text) => {
    expect(claimsBooking(text, bookings, now)).toBe(false);
  });

  test.each([
    'Sua chamada está marcada para quarta às 17h!',
    'Ton rendez-vous est confirmé pour mardi à 18h.',
    'Dein Termin ist für morgen gebucht.',
    'Du bist eingetragen! Mittwoch um 17 Uhr.',
    'La tua chiamata è confermata per domani.',
    'Je afspraak is bevestigd voor woensdag.',
    'Twoja rozmowa jest zarezerwowana na jutro.',
  ])('and no other time: %s', (text) => {
    expect(claimsBooking(text, bookings, now)).toBe(true);
  });
});

describe('"cancelled" in other languages', () => {
  test.each([
    'Sua chamada foi cancelada.',
    "J'ai annulé ton rendez-vous.",
    'Dein Termin wurde abgesagt.',
    'Ich habe den Termin storniert.',
    'Ho annullato la tua chiamata.',
    'Je afspraak is geannuleerd.',
    'Twoja rozmowa została odwołana.',
  ])('%s', (text) => {
    expect(claimsCancellation(text)).toBe(true);
  });
});
