import { expect, test } from 'vitest';
import { claimsBooking, claimsCancellation } from './booking-claim.ts';

const now = new Date('2026-11-20T12:00:00Z');

const claims = [
  'Your call on Tuesday at 10 is booked.',
  'Your consultation with Dana this coming Tuesday morning at 10 sharp is now officially confirmed.',
  'I can confirm that your call is booked for Tuesday.',
  'Great news: the meeting we talked about is on the calendar for Thursday!',
  'I put your call with Dana on Friday at 3 on the calendar, let me know if anything changes.',
  'Tu llamada con Dana del martes a las 10 ya está agendada.',
  'La reunión del jueves por la tarde con el coach quedó fijada.',
  'Sua chamada de terça-feira às 10h com a Dana já está marcada.',
  'A reunião com a coach na quinta às 15h está confirmada, viu?',
  'Ton appel de mardi à 10 h avec Dana est bien réservé.',
  'Ton rendez-vous de jeudi prochain à 15 h 30 avec la coach est confirmé, ça te va ?',
  'Votre visio du vendredi matin à 9 h est déplacée.',
  'Dein Anruf am Dienstag um 10 Uhr ist gebucht.',
  'Dein Gespräch mit Dana am kommenden Donnerstag um 15 Uhr steht jetzt fest im Kalender.',
  'Der Termin, den du am Mittwoch um 9 Uhr wolltest, ist bestätigt.',
  'Gebucht ist dein Termin am Dienstag um 10.',
  'La tua chiamata di martedì alle 10 con Dana è prenotata.',
  "L'appuntamento di giovedì pomeriggio alle 15 con la coach è stato spostato a venerdì.",
  'Je gesprek met Dana op dinsdag om 10 uur is geboekt.',
  'De afspraak van aanstaande donderdag om 15 uur met de coach staat nu vast in de agenda.',
  'Twoja rozmowa z Daną we wtorek o godzinie 10 jest zarezerwowana.',
  'Spotkanie w najbliższy czwartek o 15 z trenerką zostało przełożone na piątek.',
];

const noClaims = [
  'With weight one can work, what have you tried so far?',
  'What would have to change for you to feel good in January?',
  'Is your call on Tuesday booked already?',
  'If you send me your email, the call on Tuesday is booked.',
  'Your call on Tuesday is booked as soon as you confirm.',
  'Your call on Tuesday is not booked yet.',
  'I could get your call booked for Tuesday.',
  'You set a strong goal on Monday, that is how it starts.',
  'You moved to Boise last Tuesday, that is a big change!',
  'Calls are usually confirmed by email.',
  'That time on Tuesday is already booked, sorry.',
  'You changed so much since Monday, be proud of it.',
  'Con el peso se puede trabajar, ¿qué has probado hasta ahora?',
  'Si me das tu correo, tu llamada del martes queda agendada.',
  'Tu rutina de los martes está programada para casa.',
  'Tu llamada del martes todavía no está confirmada.',
  'Quando você confirmar, sua chamada de terça fica marcada.',
  'Terça você treina pernas e quarta descansa.',
  'On parle du programme pendant un appel, il est gratuit.',
  "Ton appel de mardi n'est pas encore réservé.",
  'Si mardi te va, ton appel est réservé en deux minutes.',
  'Dieser Termin am Dienstag ist leider schon gebucht.',
  'Dein Anruf am Dienstag um 10 ist noch nicht gebucht.',
  'Wenn dir Dienstag passt, ist der Termin gleich gebucht.',
  'Im Kalender ist am Dienstag noch ein Platz frei.',
  'Am Dienstag hast du Training geplant, stark!',
  'Se martedì ti va bene, la chiamata è subito prenotata.',
  'La tua chiamata di martedì non è ancora prenotata.',
  'Martedì riposi e mercoledì fai le gambe.',
  'Als dinsdag past, is je gesprek zo geboekt.',
  'Je gesprek op dinsdag is nog niet geboekt.',
  'Jeśli wtorek pasuje, rozmowa będzie zaraz zarezerwowana.',
  'Twoja rozmowa we wtorek nie jest jeszcze potwierdzona.',
];

test('a call and a word that it is booked are a claim, whatever stands between', () => {
  expect(claims.filter((text) => !claimsBooking(text, [], now))).toEqual([]);
});

test('a denial, a question, a condition and other things claim nothing', () => {
  expect(noClaims.filter((text) => claimsBooking(text, [], now) || claimsCancellation(text))).toEqual([]);
});
