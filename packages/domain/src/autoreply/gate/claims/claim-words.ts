import type { ChatLanguage } from '@spotter/language/detection/chat-language';

/**
 * Words of one language that say that a call is booked. Lists are separated by commas. A term is words between
 * spaces, folded and without apostrophes; `*` ends the beginning of a word. A term with an accent is found with
 * its accent.
 */
export type ClaimWords = {
  /** What we book. */
  calls: string;
  /** What may be a call. */
  places: string;
  /** The contact, as somebody for whom a call is booked. */
  contact: string;
  /** Verbs that only say of a call or a time that it is taken. */
  booked: string;
  /** Verbs that say it beside a call, or alone. */
  confirmed: string;
  /** Verbs that say it only beside a call. */
  changed: string;
  canceled: string;
  /** First persons that say that it happens now. */
  promised: string;
  /** Where a booked call stands, and the verbs that put it there. */
  calendar: string;
  stands: string;
  /** Before a verb these deny it or make it a wish. */
  denied: string;
  /** Before a verb; those in front of `|` behind it too. */
  conditions: string;
  /** Behind these begins a statement of its own. */
  breaks: string;
  /** Other people and times that are taken or free, unless the call is the contact's; behind `|` other things. */
  others: string;
  /** What makes a call the contact's, whatever else is taken. */
  yours: string;
  /** With these a question begins. */
  questions: string;
};

/** French writes its participles like other words where the accent is left out: then the verb before them tells. */
const auxiliaries =
  'est, es, etes, ete, ai, jai, tai, lai, avons, cest, sont, est bien, ai bien, jai bien, es bien, est deja';

function participles(accented: string): string {
  const plain = accented.normalize('NFD').replaceAll('\u0301', '').split(', ');
  return [accented, ...auxiliaries.split(', ').flatMap((verb) => plain.map((word) => `${verb} ${word}`))].join(', ');
}

export const claimWords: Record<ChatLanguage, ClaimWords> = {
  en: {
    calls: 'call, appointment, appt, consult, consultation, meeting, zoom, booking, reservation, callback',
    places: 'slot, spot, session, time, place, chat, date',
    contact:
      'youre, you are, youve been, you have been, got you, have you, had you, you in, you down, you for, you up, with you',
    booked:
      'booked, rescheduled, reserved, penciled in, pencilled in, locked in, booked in, is confirmed, rebooked, changed it to, moved it to, bumped it to, switched it to, pushed it to, grabbed you, saved you, finished booking, done booking, locked the spot, locked your, squeezed you, fit you in, slotted you, wrote you in, got you in, penciled, pencilled, is saved, is yours, s yours, yours now',
    confirmed: 'confirmed, scheduled, secured, all set',
    changed:
      'set, fixed, locked, blocked, blocked off, complete, completed, in the system, moved, arranged, sorted, settled, changed, pushed, shifted, switched, bumped, swapped, rescheduled',
    canceled:
      'canceled, cancelled, called off, scrapped, removed, deleted, dropped, voided, released, freed up, took off, taken off, no longer exists, is gone, is off',
    promised: 'ill book, i will book, im booking, booking you, ill schedule, ill put you, ill reserve',
    calendar:
      'in the calendar, on the calendar, in * calendar, on * calendar, on the schedule, in * diary, on * books, in the books, on * schedule',
    stands: 'is, s, has, are, youre, its, was, been, put, added, have, sits',
    denied: `
      not, isnt, arent, hasnt, havent, didnt, wasnt, wont, cant, cannot, dont, doesnt, never, without, nothing, no call,
      no appointment, no longer, can, could, would, should, may, might, must, want, wants, wanna, need, needs, have to,
      has to, to be, to get, to have, let s, lets, shall, let me, get you, get it, get that, usually, always, normally, every,
      each, any, often, most, fully, completely, happy for, ready for, how, what`,
    conditions: `
      if, once, when, whenever, unless, whether, as soon as, depending, provided, assuming, after the, after we,
      after you | until, till, before, after, tell me, send me,
      give me, drop me, pick, choose`,
    breaks: 'and, but, so, that, because, confirm',
    others: `
      sorry, unfortunately, somebody, someone, others, people, clients, client, everyone, another, friend, free, open |
      flight, trip, hotel, vacation, holiday, race, marathon, doctor, dentist, physio, class, solid, booked up, booked out, filled up, errand`,
    yours: 'your, yours, youre, you are, youve, got you, have you, you in',
    questions:
      'is, are, was, were, has, have, did, does, do, can, could, would, should, shall, want, how, what, when, will',
  },
  es: {
    calls: 'llamada, cita, reunion, videollamada, consulta, reserva, reservacion, zoom',
    places: 'sesion, lugar, cupo, espacio, horario, turno, charla, hueco, hora',
    contact: 'te, estas, quedas, quedaste, tienes',
    booked: `
      agendad*, reservad*, reagendad*, reprogramad*, se reprogramo, se reagendo, apartad*, queda confirmad*, quedo confirmad*, quedas confirmad*, estas confirmad*, quedas programad*, quedas anotad*,
      quedas apuntad*, estas anotad*, estas apuntad*, te registre, te pase del, te movi, te cambie, te pase al, ya quedo, hecho el, movi todo, tienes llamada, tienes cita, ya esta tu cita`,
    confirmed: 'confirmad*, programad*, asegurad*, bloquead*, hecha, hice la',
    changed:
      'anotad*, apuntad*, fijad*, movid*, cambiad*, separad*, pasada, hecha, cerrada, listo, lista, ahora es a, ahora es el, ahora queda, se movio, se cambio, se paso',
    canceled:
      'cancelad*, cancele, cancelo, cancelamos, se cancelo, anulad*, anule, borre, borrad*, quite, quitad*, elimine, eliminad*, ya no esta',
    promised: 'te agendo, te reservo, te apunto, te anoto, te confirmo',
    calendar: 'en la agenda, en el calendario, en * agenda, en * calendario',
    stands: 'esta, estas, queda, quedo, puse, puesto, quedas, he',
    denied: `
      no, nunca, sin, tampoco, aun no, puedo, puedes, podemos, podria, podrias, quieres, quiero, quisiera, debe, deberia,
      hay que, necesitas, necesito, siempre, normalmente, cada, ser, estar, dejar, tener, gustaria, sea, lo que`,
    conditions: `
      si, cuando, una vez, apenas, en cuanto | hasta que, antes de, despues de, dime, dame, pasame, mandame, enviame,
      elige, escoge, avisame, para que`,
    breaks: 'y, pero, asi que, confirmo que, confirmarte que, decirte que, porque',
    others: `
      lo siento, perdon, lamentablemente, alguien, otra persona, otros, gente, clientes, cliente, amiga, amigo, libre |
      vuelo, viaje, hotel, vacaciones, carrera, maraton, doctor, medico, dentista, fisio, clase, errand`,
    yours: 'tu, te, estas, quedas, tienes',
    questions: 'quieres, puedo, te parece, prefieres, te gustaria, podemos, cuando, como, que, esta, ya esta, tienes',
  },
  pt: {
    calls:
      'conversa com, chamada, ligacao, videochamada, consulta, reuniao, agendamento, call, reserva, videoconferencia',
    places: 'sessao, horario, vaga, conversa, encontro',
    contact:
      'te, lhe, voce esta, voce ficou, agendei voce, marquei voce, voce ja esta, coloquei voce, voce, esta, fica',
    booked: `
      marcado, marcada, agendado, agendada, reservado, reservada, remarcado, remarcada, agendei, marquei, reservei,
      remarquei, reagendado, reagendada, acabei de agendar, acabei de marcar, acabei de reservar, voce esta confirmada, voce esta confirmado, e seu, e sua, e teu, e tua, tudo certo para, tudo certo pra, ficou para, ficou pra`,
    confirmed:
      'confirmado, confirmada, garantido, garantida, programado, programada, confirmei, feita, feito, bloqueado, bloqueada',
    changed:
      'anotado, anotada, anotei, passei, coloquei, fechado, fechada, mudada, mudado, mudei, transferida, movida, acertada, agora e as, agora fica',
    canceled: 'cancelada, cancelado, cancelei, desmarcada, desmarcado, desmarquei',
    promised:
      'te agendo, agendo voce, vou marcar, vou agendar, te marco, marco voce, reservo, te liga, liga para voce, liga pra voce',
    calendar: 'na agenda, no calendario, na * agenda, no * calendario',
    stands: 'esta, ficou, fica, coloquei, foi, ta',
    denied: `
      nao, nunca, sem, ainda nao, posso, pode, podemos, poderia, quer, quero, queria, deve, precisa, preciso, sempre,
      normalmente, cada, ser, estar, deixar, ter, gostaria, seja, o que`,
    conditions: `
      se, quando, assim que, logo que | depois que, antes de, ate que, me diz, me diga, me manda, me mande, me passa,
      escolha, para que`,
    breaks: 'mas, entao, confirmo que, confirmar que, dizer que, porque',
    others: `
      desculpa, infelizmente, alguem, outra pessoa, outros, pessoas, clientes, cliente, amiga, amigo, livre, livres | voo,
      viagem, hotel, ferias, corrida, maratona, medico, dentista, fisio, aula`,
    yours: 'sua, seu, tua, teu, te, voce',
    questions: 'quer, posso, podemos, que tal, quando, como, o que, qual, esta, ja esta, voce tem',
  },
  fr: {
    calls: 'rendez vous, rdv, appel, visio, reunion, entretien, consultation, call, reservation',
    places: 'creneau, seance, place, horaire, echange, session',
    contact: 'te, tai, tu es, vous etes, vous ai, vous avons, tavons, toi',
    booked:
      participles('réservé, réservée, inscrit, inscrite, booké, bookée, calé, calée, bloqué, bloquée, replanifié') +
      ', noté pour, notée pour, cest note pour, viens de reserver, viens de caler, viens de bloquer, vient de reserver, est a toi, est a vous, cest a toi, cest a vous, cest bon pour, on est cales, sommes cales',
    confirmed: participles('confirmé, confirmée, planifié, planifiée, validé, validée, programmé, programmée'),
    changed: participles(
      'fixé, fixée, noté, notée, déplacé, déplacée, décalé, décalée, reporté, reportée, enregistré, enregistrée, pris, faite, fait',
    ),
    canceled: participles('annulé, annulée, décommandé, supprimé, supprimée, retiré, retirée'),
    promised:
      'je te reserve, je te cale, je tinscris, je te note, je te bloque, je vous reserve, tappelle, vous appelle',
    calendar: 'dans lagenda, dans * calendrier, a lagenda, dans * agenda, au calendrier',
    stands: 'est, es, mis, mise, mets, ajoute, ajoutee, figure, cest, etes, inscrit',
    denied: `
      pas, jamais, sans, rien, aucun, aucune, peux, peut, pouvez, pourrais, pourrait, veux, voudrais, voulez, dois, doit,
      faut, toujours, souvent, chaque, etre, avoir, sois, soit, aimerais, tes, sest, ce que, ce qui`,
    conditions: `
      si, quand, des que, une fois, lorsque | avant, apres, jusqua, dis moi, dites moi, envoie moi, donne moi, choisis,
      pour que`,
    breaks: 'et, mais, donc, confirme que, confirmer que, dire que, parce que',
    others: `
      desole, desolee, malheureusement, quelquun, autre personne, autres, gens, clients, client, amie, ami, libre, libres |
      vol, voyage, hotel, vacances, course, marathon, medecin, dentiste, kine, cours`,
    yours: 'ton, ta, votre, te, tai, tu es, vous etes',
    questions: 'est ce que, tu veux, veux tu, je peux, puis je, quand, comment, que, quel, quelle, on peut, as tu',
  },
  de: {
    calls: 'termin, anruf, gesprach, telefonat, call, videocall, beratung, zoom, buchung, erstgesprach, videogesprach',
    places: 'slot, zeit, sitzung, platz, uhrzeit, stunde, treffen',
    contact: 'dich, dir, du bist, bist du, sie sind, ihnen, ihr seid, euch, du stehst',
    booked: `
      gebucht, eingetragen, reserviert, vereinbart, eingebucht, umgebucht, festgemacht, vorgemerkt, terminiert, eingeplant,
      angesetzt, ausgemacht, ist deins, ist deiner, gehort dir, in den kalender gesetzt, in den kalender eingetragen, in meinen kalender gesetzt, geht klar`,
    confirmed:
      'bestatigt, fixiert, gesichert, fix, gesetzt, steht, abgeschlossen, ist durch, erfolgreich, ist sicher, ist dir sicher, du bist drin, bist dabei',
    changed:
      'verschoben, verlegt, geplant, angelegt, gelegt, geandert, festgelegt, notiert, fest, steht, ist jetzt um, ist jetzt am, ist nun um',
    canceled: 'abgesagt, storniert, gecancelt, gestrichen, geloscht, entfernt, fallt aus',
    promised:
      'ich buche, buche ich, ich trage, trage ich, ich reserviere, reserviere ich, ich notiere dich, ruft dich, rufe dich, ruft sie an',
    calendar: 'im kalender, in * kalender, in der agenda, in den kalender',
    stands: 'ist, steht, stehst, bist, habe, wurde, hab',
    denied: `
      nicht, nie, ohne, kein, keine, keinen, nichts, kann, kannst, konnen, konnte, konnten, mochte, mochtest, will, willst,
      wollen, soll, sollen, sollte, muss, musst, darf, immer, meist, meistens, jeder, jeden, jedes, lass, wurde ich, ware,
      werden kann, lasst, konntest, welche, wie, was`,
    conditions: `
      wenn, sobald, falls, sofern | ob, bevor, nachdem, bis du, sag mir, schick mir, gib mir, schreib mir, nenn mir, wahle, such dir,
      damit`,
    breaks: 'und, aber, also, dass, denn, weil',
    others: `
      leider, ausgebucht, jemand, jemandem, anderen, andere, leute, kunden, kundin, kunde, freundin, freund, frei, freie, freien | flug,
      reise, hotel, urlaub, lauf, marathon, arzt, zahnarzt, arzttermin, physio, kurs`,
    yours: 'dein, deine, deinen, ihr, dich, du bist, dir, du stehst',
    questions:
      'ist, sind, soll, kann, willst, mochtest, hast, passt, wann, wie, was, wollen, darf, bist, welche, welcher, steht',
  },
  it: {
    calls: 'appuntamento, chiamata, videochiamata, consulenza, incontro, call, prenotazione, telefonata, riunione',
    places: 'sessione, posto, orario, colloquio, slot',
    contact: 'ti, sei, siete, vi, lho, tho',
    booked:
      'prenotat*, fissat*, riservat*, riprenotat*, messo in agenda, messa in agenda, sei inserit*, sei segnat*, e tuo, e tua, e il tuo, tutto a posto per, e fatta, ci siamo per',
    confirmed: 'confermat*, programmat*, garantit*, fatta, in programma, bloccat*',
    changed:
      'segnat*, spostat*, messo, messa, bloccat*, inserit*, anticipat*, rimandat*, rinviat*, ora e alle, e ora alle, adesso e alle',
    canceled: 'annullat*, cancellat*, disdett*, tolto, tolta, eliminat*, rimoss*',
    promised: 'ti prenoto, ti fisso, ti segno, ti metto, ti inserisco, prenoto, ti chiama, ti chiamera',
    calendar: 'in agenda, in calendario, nel calendario, nella * agenda, nel * calendario',
    stands: 'e, sei, messo, inserito, stata, stato, ho',
    denied: `
      non, mai, senza, niente, nessun, nessuna, posso, puoi, possiamo, potrei, potrebbe, vuoi, voglio, vorrei, deve, devo,
      bisogna, sempre, spesso, ogni, essere, avere, sia, ti andrebbe, solito, cosa`,
    conditions: `
      se, quando, appena e, appena hai, appena mi, appena sei, appena confermi, appena il, appena la, appena lo, una volta | prima di, prima che, dopo che, finche, dimmi, mandami, dammi, scegli, scrivimi,
      fammi sapere, affinche`,
    breaks: 'ma, quindi, confermo che, confermarti che, confermare che, dirti che, perche',
    others: `
      mi dispiace, purtroppo, qualcuno, altra persona, altri, persone, clienti, cliente, amica, amico, libero, libera, liberi |
      volo, viaggio, hotel, vacanza, gara, maratona, medico, dentista, fisio, corso`,
    yours: 'tuo, tua, ti, sei, vostro, suo, sua',
    questions: 'vuoi, posso, possiamo, ti va, quando, come, cosa, che, quale, hai, sei',
  },
  nl: {
    calls: 'afspraak, gesprek, belafspraak, call, consult, videogesprek, boeking, telefoontje, belmoment, kennismaking',
    places: 'sessie, plek, tijd, tijdstip, moment, slot',
    contact: 'je bent, je staat, u bent, u staat, jou, heb je, hebben je, heb u, staat u, bent u',
    booked:
      'geboekt, ingepland, ingeroosterd, gereserveerd, ingeboekt, vastgelegd, ingeschreven, omgeboekt, genoteerd voor, is van jou, is voor jou',
    confirmed: 'bevestigd, vastgezet, gepland, gelukt, voltooid',
    changed:
      'verplaatst, verzet, opgeschoven, genoteerd, gezet, gewijzigd, rond, geregeld, staat, vast, het staat, is nu om, is nu op',
    canceled: 'afgezegd, geannuleerd, geschrapt, verwijderd, gaat niet door, eruit gehaald',
    promised: 'ik boek, boek ik, ik plan, plan ik, ik zet je, ik reserveer, zet ik je, belt je, belt u',
    calendar: 'in * agenda, in * kalender, op de agenda',
    stands: 'is, staat, sta, heb, gezet, bent',
    denied: `
      niet, nooit, zonder, geen, niks, niets, kan, kun, kunnen, kunt, zou, zouden, wil, wilt, willen, moet, moeten, mag,
      zal, zullen, altijd, meestal, elke, elk, worden kan, laten, laat, hoe, wat`,
    conditions: `
      als, zodra, wanneer, mits, tenzij | of, voordat, nadat, totdat, zeg me, stuur me, geef me, laat me weten, kies, zodat,
      stuur`,
    breaks: 'en, maar, dus, dat, want, omdat',
    others: `
      helaas, volgeboekt, iemand, anderen, andere, mensen, klanten, klant, vriendin, vriend, vrij, vrije | vlucht, reis, hotel, vakantie,
      wedstrijd, marathon, dokter, huisarts, tandarts, fysio, les`,
    yours:
      'jouw, uw, je afspraak, je gesprek, je call, je bent, je staat, jou, heb je, je plek, je tijd, je moment, je slot',
    questions: 'is, zijn, zal, kan, wil, heb, past, wanneer, hoe, wat, zullen, mag, ben, welke, staat',
  },
  pl: {
    calls: `
      rozmowa, rozmowe, spotkanie, termin, konsultacja, konsultacje, wizyta, wizyte, rezerwacja, rezerwacje, call,
      wideorozmowa, polaczenie, telefon`,
    places: 'miejsce, sesja, sesje, godzina, godzine',
    contact: 'jestes, cie, ci, masz, pana, pania, panu, pani, ciebie',
    booked: `
      zarezerwowan*, umowion*, zapisan*, zabukowan*, wpisan*, zarezerwowalem, zarezerwowalam, umowilem, umowilam, zapisalem,
      zapisalam, wpisalem, wpisalam, zabukowalem, zabukowalam, zarezerwowalismy, umowilismy, jest twoj, jest twoja, jest twoje`,
    confirmed:
      'potwierdzon*, zaplanowan*, potwierdzilem, potwierdzilam, ustalon*, zaklepan*, gotowa, masz miejsce, zalatwion*',
    changed:
      'przelozon*, przesuniet*, przenies*, zmienion*, przelozylem, przelozylam, przesunalem, przesunelam, zalatwion*, jest teraz o, teraz jest o, jest teraz w',
    canceled:
      'odwolan*, anulowan*, odwolalem, odwolalam, anulowalem, anulowalam, usuniet*, usunalem, usunelam, skasowa*',
    promised:
      'rezerwuje, zapisuje cie, wpisuje cie, umawiam cie, zadzwoni do ciebie, zadzwoni do pani, zadzwoni do pana',
    calendar: 'w kalendarzu, do kalendarza, w grafiku, w * kalendarzu, do * kalendarza',
    stands: 'jest, jestes, wpisalem, wpisalam, masz, dodalem, dodalam',
    denied: `
      nie, nigdy, bez, nic, zaden, zadna, moge, mozesz, mozemy, moglbym, moglabym, moglibysmy, chcesz, chce, chcialbym,
      chcialabym, musi, musisz, trzeba, zawsze, zwykle, kazda, kazdy, byc, zeby, jak sie, co`,
    conditions: `
      jesli, jezeli, gdy, kiedy, jak tylko, o ile | czy, zanim, po tym jak, dopoki, powiedz mi, podaj, wyslij mi, napisz mi, daj
      znac, wybierz`,
    breaks: 'i, ale, wiec, ze, bo',
    others: `
      niestety, przykro, ktos, inna osoba, inni, ludzie, klienci, klient, klientka, kolezanka, kolega, wolne, wolny, wolna | lot, podroz,
      hotel, urlop, wakacje, bieg, maraton, lekarz, lekarza, dentysta, fizjo, zajecia`,
    yours: 'twoja, twoje, twoj, cie, jestes, masz, twoja rozmowe',
    questions: 'czy, kiedy, jak, co, moge, chcesz, mozemy, moze, pasuje',
  },
};
