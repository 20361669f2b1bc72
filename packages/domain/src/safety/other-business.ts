import { compiledOnce } from '@spotter/language/text/compile-ahead';
import { type ChatLanguage, chatLanguages } from '@spotter/language/detection/chat-language';
import { indexTerms, placesByClass, termWordsOf } from '@spotter/language/patterns/exact/joined-terms';

/**
 * Whom a payment or a complaint concerns: other businesses and what they sell, or the coach and what the
 * coach sells.
 */
const words: Record<ChatLanguage, { others: string; ours: string }> = {
  en: {
    others: `
      hotel, airbnb, hostel, airline, airport, flight, flights, luggage, baggage,
      checking account, savings account, direct deposit, atm, electricity, electric bill, power bill, water bill, gas bill, 
      wifi, dmv, taxi, uber, lyft, bus, train, parking, restaurant, waiter, pizza,
      takeout, delivery, amazon, netflix, spotify, supermarket, grocery, groceries, pharmacy, dentist, mechanic,
      car wash, tires, electricity company, hospital bill, school fees, tuition, city hall, post office, concert`,
    ours: `
      you, your, youre, u, ur, yall, coach, coaching, dana, plan, program, programme, membership, subscription, training, trainer, session, sessions,
      call, refund me, workout, workouts, course, guide, ebook, cancel*, sign up, signed up, challenge, package you`,
  },
  es: {
    others: `
      hotel, aerolinea, vuelo, vuelos, maleta, equipaje, aeropuerto, cajero, la luz, el agua,
      el gas, el internet, el telefono, el cable, taxi, uber, camion, autobus, tren, estacionamiento,
      restaurante, mesero, pizza, pedido, amazon, netflix, spotify, supermercado, farmacia, dentista,
      mecanico, colegiatura, concierto, correos`,
    ours: `
      tu, te, ti, tus, usted, ustedes, su, sus, coach, dana, plan, planes, programa, membresia, suscripcion, entreno, entrenamiento, sesion, sesiones,
      llamada, curso, guia, rutina, reto, cancel*, asesoria, mensualidad, contigo`,
  },
  pt: {
    others: `
      hotel, companhia aerea, voo, mala, bagagem, aeroporto, caixa eletronico, conta de luz, conta de agua, a luz,
      a agua, taxi, uber, onibus, trem, metro, estacionamento, restaurante, garcom, pizza, pedido, 
      entrega, amazon, netflix, spotify, mercado, farmacia, dentista, mecanico, show`,
    ours: `
      voce, vc, te, seu, sua, coach, dana, plano, programa, mensalidade, assinatura, treino, sessao, chamada, curso, guia, desafio,
      cancel*, consultoria, voces, vcs`,
  },
  fr: {
    others: `
      hotel, compagnie aerienne, vol, bagage, bagages, valise, aeroport, electricite, facture
      deau, gaz, taxi, uber, bus, train, parking, restaurant, serveur, pizza, commande, livraison,
      amazon, netflix, spotify, supermarche, pharmacie, dentiste, garagiste, amende, concert`,
    ours: `
      tu, te, ton, ta, tes, vous, votre, vos, coach, dana, plan, programme, abonnement, seance, seances, appli, appel, formation, guide, defi,
      annul*, coaching, toi`,
  },
  de: {
    others: `
      hotel, airline, flug, koffer, gepack, flughafen, strom, stromrechnung, gasrechnung, wasserrechnung, 
      taxi, uber, bus, bahn, zug, parkplatz, restaurant, kellner, pizza, bestellung, paket, lieferung, amazon, netflix,
      spotify, supermarkt, apotheke, zahnarzt, werkstatt, bussgeld, konzert`,
    ours: `
      du, dir, dich, dein, deine, deinen, ihr, euch, sie, ihnen, coach, coachin, dana, plan, programm, abo, mitgliedschaft, training, einheit, 
      anruf, kurs, guide, challenge, kundig*, coaching`,
  },
  it: {
    others: `
      hotel, albergo, compagnia aerea, volo, valigia, bagaglio, aeroporto, bolletta, luce, 
      taxi, uber, autobus, treno, parcheggio, ristorante, cameriere, pizza, ordine, consegna, amazon, netflix, spotify, supermercato,
      farmacia, dentista, meccanico, concerto`,
    ours: `
      tu, ti, te, tuo, tua, tuoi, voi, vostro, vostra, lei, coach, dana, piano, programma, abbonamento, allenamento, sessione, chiamata, corso, guida, sfida, disdi*,
      coaching`,
  },
  nl: {
    others: `
      hotel, luchtvaartmaatschappij, vlucht, koffer, bagage, vliegveld, stroom, energierekening, 
      taxi, uber, bus, trein, parkeren, restaurant, ober, pizza, bestelling, pakketje, bezorging, amazon, bol, netflix, spotify, 
      supermarkt, apotheek, tandarts, garage, boete, concert`,
    ours: `
      je, jij, jou, jouw, u, uw, jullie, coach, dana, plan, schema, programma, abonnement, lidmaatschap, training, sessie, gesprek, cursus, gids,
      challenge, opzeg*, coaching`,
  },
  pl: {
    others: `
      hotel, hotelu, linia lotnicza, lot, lotu, walizka, bagaz, lotnisko, prad, rachunek za, 
      taksowka, uber, autobus, pociag, parking, restauracja, restauracji, kelner, pizza, zamowienie, dostawa, allegro, amazon, netflix, spotify, apteka,
      dentysta, mechanik, mandat, koncert`,
    ours: `
      ty, ci, cie, twoj, twoja, twoje, tobie, wy, wasz, pani, pan, coach, trener*, dana, plan, program, abonament, subskrypcj*, trening, sesja,
      apk*, rozmowa, kurs, przewodnik, wyzwanie, rezygn*, coaching`,
  },
};

const index = compiledOnce(() =>
  indexTerms(
    Object.fromEntries(
      chatLanguages.flatMap((language) =>
        Object.entries(words[language]).map(([name, list]) => [`${language} ${name}`, list]),
      ),
    ),
  ),
);

/** Whether a text names another business, and neither the coach nor anything that the coach sells. */
export function concernsOthers(text: string): boolean {
  const named = placesByClass(index(), termWordsOf(text));
  const isNamed = (whose: string) => chatLanguages.some((language) => named.has(`${language} ${whose}`));
  return isNamed('others') && !isNamed('ours');
}
