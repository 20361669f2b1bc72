import { halfWords } from './unit-words.ts';

const wordsIn = (lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')));

/** What is sold, and who sells it: a number or a name beside these tells something of the business. */
const ofBusiness = wordsIn([
  'us our ours program programs programme plan plans course coaching coach coaches session sessions class classes',
  'challenge camp membership subscription package offer offers client clients customers member members price prices',
  'cost costs pay paid payment payments fee refund guarantee discount code checkout address office road street money',
  'enroll enrollment sign join spots app video videos guide access workout workouts certified degree award trial lasts includes begins opens closes ends runs',
  'nosotros nuestro nuestra nuestros programa programas planes curso entrenador sesion sesiones clase clases reto',
  'membresia suscripcion paquete oferta cliente clientes alumnos precio precios cuesta cuestan pago pagos garantia codigo',
  'descuento direccion calle inscripcion inscribirte inscribes apuntas apuntarte apuntate dura duran incluye incluyen app videos guia acceso dinero empieza comienza abre cierra',
  'nosso nossa plano planos treinador sessao sessoes aula aulas desafio pacote alunos preco custa pagamento desconto inclui dinheiro comeca',
  'nous notre nos programme seance seances cours defi forfait offre clientes tarif prix coute paiement remise inclut argent commence',
  'wir uns unser unsere programm kurs einheiten stunden paket angebot kunden kundinnen preis kostet zahlung rabatt gutschein geld beginnt startet',
  'noi nostro nostra programma corso sessione sessioni lezione pacchetto offerta clienti prezzo pagamento sconto include soldi inizia',
  'onze ons lessen pakket aanbod klanten prijs betaling korting bevat geld begint',
  'nasz nasza nasze zajecia pakiet oferta klienci klientow cena platnosc rabat zawiera zaczyna',
]);

/**
 * The contact, people in general, and what the writer feels: with these alone nothing is stated about the
 * business.
 */
const ofEverybody = wordsIn([
  'you your youre youve yours yourself u people everyone everybody anyone nobody most many life somebody',
  'tu tus te ti usted tuyo gente todos todo uno mucha muchas muchos nadie puede',
  'voce vc seu sua pessoas todo ninguem pode',
  'vous ton ta tes toi gens tout chacun peut',
  'du dich dir dein deine deinen deinem leute jeder jede kann',
  'tuo tua tuoi tue tutti ognuno puo hai sei',
  'je jij jou jouw jullie mensen iedereen kun',
  'ty cie twoj twoja twoje ludzie kazdy mozna masz jestes',
]);

/** A time that is offered: booking and its calendar answer for it. */
const ofOpenTimes = wordsIn([
  'open free available works libre libres disponible disponibles hueco huecos livre livres disponivel dispo',
  'frei freie freien verfugbar libero libera liberi vrij vrije beschikbaar wolne wolny wolna',
]);

/** Whether words tell something of the business. */
export function isOfBusiness(words: string[]): boolean {
  return words.some((word) => ofBusiness.has(word));
}

/** Whether words speak of the contact or of people in general, and of no business. */
export function isEverydayTalk(words: string[]): boolean {
  return !isOfBusiness(words) && words.some((word) => ofEverybody.has(word));
}

/** Whether a word means an imprecise half: "half the town is in it". */
export function isLooseHalf(words: string[], at: number): boolean {
  return halfWords.has(words[at] ?? '') && !isOfBusiness(words);
}

/** Whether words offer times. */
export function offersTimes(words: string[]): boolean {
  return words.some((word) => ofOpenTimes.has(word));
}
