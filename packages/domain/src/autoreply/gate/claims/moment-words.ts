import type { ChatLanguage } from '@spotter/language/detection/chat-language';

/**
 * Words of one language that tell whether a sentence with a day and a time of day fixes a call for it. Terms
 * as in `wording/joined-terms.ts`.
 */
type MomentWords = {
  /** The contact, both sides, or that something is done. */
  fixed: string;
  /** That the two will meet or speak: with a day alone. */
  meeting: string;
  /** That the time is only free, asked for or somebody's wish, or that something else happens then. */
  offered: string;
  /** What tells a contact of a booked call. */
  invite: string;
  sent: string;
};

export const momentWords: Record<ChatLanguage, MomentWords> = {
  en: {
    fixed: `you, youre, yours, youve, ya, us, we, were, weve, done, official, officially, deal, good to go, all set, all good, sorted, settled, penciled, inked, locked, went through, a date, its a date, taken care of, a go`,
    meeting:
      'see you, see ya, catch you, talk to you, speak to you, talk then, meet you, speaking with you, talking with you',
    offered: `
      free, open, opening, openings, available, availability, option, options, either, or, could, would, can, may, might,
      works, work, suits, fits, still, possible, let me, lets, ill check, ill ask, ill see, check, checking, try, trying,
      one sec, looking, wait, suggest, propose, proposal, earliest, first, next, want, wants, wanted, prefer, said, say,
      told, mentioned, asked, hard, tough, busy, full, taken, i need, we need, still need, need your, confirm, reply, answer, answers, write, message,
      get back, back to you, post, starts, start, begins, challenge, plan, program, due, until, by, from, between, to you by,
      if, once, as soon as, usually, every, each, not, isnt, cant, dont, never, workout, training, train, gym, class,
      phoenix, offer, offered, pick, choose, tell, send, sent your, flight, doctor, dentist, appointment with your,
      holding, hold, there s, there is, theres, like, likes, youd, love, hope, hoping, request, requested, ask, asking, asks, see if, whether, chose, picked, pending, runs out, goes up, sleep, wake, sorry for, noted`,
    invite:
      'invite, invites, invitation, calendar invite, zoom link, meeting link, video link, confirmation email, confirmation',
    sent: 'sent, emailed, went out, is out, on its way, on the way, in your inbox, just went, just left, hit your inbox, landed',
  },
  es: {
    fixed: `te, ti, contigo, nos, quedamos, tenemos, hecho, listo, lista, todo en orden, todo listo, oficial, usted, les, estas, quedas, hecha, cerrado, trato hecho`,
    meeting:
      'quedamos, nos vemos, nos hablamos, te veo, te espero, te esperamos, nos encontramos, hablamos el, te marca, te llama',
    offered: `
      libre, libres, disponible, disponibles, hueco, huecos, opcion, opciones, puedo, puede, puedes, podria, podrias, podemos,
      o, si, te va, te sirve, te acomoda, te parece, te late, te queda bien, te viene, prefieres, quieres, quiero, querias, dime,
      dices, dijiste, pediste, mencionaste, dejame, checo, reviso, pregunto, intento, propongo, ofrezco, todavia, aun,
      confirma, confirmame, confirmes, necesito, falta, primero, primera, proximo, proxima, entreno, entrenas, entrenamiento, clase, rutina,
      empieza, empiezas, vuelo, contesta, contesto, respondo, responde, escribo, aviso, cada, siempre, hasta, antes, desde,
      entre, cuando, en cuanto, no, nunca, sin, alguien, lleno, ocupado, reto, plan, programa, manda, mandame, elige, para que, vence, hay, gustaria, preguntar, pedido, solicit*, pendiente, veo si, a ver si, tengo el, consulto, ojala, espero que, anote que, deseas, intentare, tratare, se sube, duermes`,
    invite:
      'invitacion, confirmacion, enlace de zoom, link de zoom, enlace de la llamada, link de la llamada, link de meet',
    sent: 'mandarte, enviarte, mande, envie, mandado, enviado, enviada, mandada, salio, llego, te llega, ya va, en tu correo, en tu bandeja',
  },
  pt: {
    fixed: `te, voce, vc, contigo, nos, a gente, temos, feito, fechado, fechada, combinado, combinada, tudo certo, oficial, pronto, prontinho, ficamos`,
    meeting: 'nos vemos, nos falamos, a gente se fala, a gente se ve, te vejo, te espero, se fala, se ve, combinado',
    offered: `
      livre, livres, disponivel, disponiveis, opcao, opcoes, posso, pode, poderia, podemos, ou, se, funciona, serve, fica bom,
      prefere, quer, quero, queria, diz, disse, falou, pediu, deixa eu, vou ver, vou checar, pergunto, sugiro, proponho, ofereco,
      ainda, confirma, confirme, confirmar, preciso, falta, primeiro, primeira, proximo, proxima, treino, treina, aula, comeca, voo, respondo, responde,
      escrevo, aviso, cada, todo, toda, sempre, ate, antes, desde, entre, quando, assim que, nao, nunca, sem, alguem, cheio,
      ocupado, desafio, plano, programa, manda, escolhe, escolha, que tal, tem vaga, tem uma vaga, tem um horario, gostaria, perguntar, pedido, pendente, ver se, tenho, consulto, espero que, deseja, tentar, dorme`,
    invite: 'convite, confirmacao, link do zoom, link da chamada, link do meet',
    sent: 'enviei, mandei, enviado, enviada, mandado, saiu, chegou, no seu email, na sua caixa, acabei de mandar, acabei de enviar',
  },
  fr: {
    fixed: `te, tai, toi, vous, nous, on a, on est, cest fait, fait, ca marche, entendu, officiel, noté, regle, cest regle, cest cale, tu as rendez vous, tu es`,
    meeting:
      'on se voit, on se parle, on se retrouve, je te retrouve, je tattends, on sappelle, tattend, tattends, vous attend, a toi de, se voit, se parle',
    offered: `
      libre, libres, disponible, disponibles, dispo, option, options, peux, peut, pouvez, pourrais, pourrait, pouvons, ou, si, te va,
      te convient, tirait, te dirait, preferes, veux, voulais, voudrais, dis, disais, as dit, demande, laisse moi, je regarde, je verifie,
      propose, encore, confirme moi, confirmer, faut, manque, premier, premiere, prochain, prochaine, seance, cours, entrainement, commence,
      vol, reponds, repond, ecris, reviens, previens, chaque, tous, toujours, jusqua, avant, depuis, entre, quand, des que,
      pas, jamais, sans, rien, quelquun, complet, complete, defi, plan, programme, envoie, choisis, marcherait, il y a, aimerais, demander, demande a, en attente, voir si, consulte, jespere, souhaites, essayer, essaie, dors`,
    invite: 'invitation, confirmation, lien zoom, lien de la visio, lien de lappel',
    sent: 'envoye, envoyee, tai envoye, partie, parti, vient de partir, est partie, dans ta boite, viens de tenvoyer, arrivee',
  },
  de: {
    fixed: `dich, dir, ihnen, euch, uns, wir, erledigt, abgemacht, alles klar, passt dann, steht, offiziell, fix, geregelt, drin, du bist, du stehst, du hast`,
    meeting:
      'dann bis, wir sehen uns, wir sprechen uns, wir horen uns, sehen wir uns, sprechen wir uns, horen wir uns, ich erwarte dich, treffen wir uns',
    offered: `
      frei, freie, freien, verfugbar, moglich, option, optionen, kann, kannst, konnen, konnte, konnten, konntest, ware, wurde, oder, ob,
      wenn, falls, passt dir, passt es, passt das, passt besser, ginge, geht bei, was fur dich, lieber, willst, mochtest, wolltest, sagtest, sag, gesagt, schau, schaue,
      prufe, frage, versuche, schlage, vorschlag, anbieten, biete, noch, bestatige mir, bestatigst, bestatigen, brauche, fehlt, erste, ersten, nachste, nachsten, training,
      trainierst, kurs, workout, beginnt, startet, flug, antworte, schreibe, schreib, melde, jede, jeden, immer, bis spatestens, vor,
      ab, zwischen, sobald, nicht, nie, kein, keine, jemand, voll, ausgebucht, challenge, plan, programm, schick, wahle, such, leider, es gibt, gern, fragen, angefragt, anfrage, ausstehend, ich habe noch, ich hab noch, hoffe, wunsch*, gewunscht, versuchen, schlafst, danke furs`,
    invite: 'einladung, bestatigung, zoom link, termin einladung, kalendereinladung, terminbestatigung',
    sent: 'raus, verschickt, geschickt, unterwegs, gesendet, rausgegangen, in deinem postfach, angekommen',
  },
  it: {
    fixed: `ti, voi, ci, noi, abbiamo, fatto, fatta, tutto a posto, ufficiale, affare fatto, daccordo, sei, siamo, confermo, perfetto allora`,
    meeting: 'ci vediamo, ci sentiamo, ti aspetto, ti aspettiamo, ci troviamo, a risentirci, ti chiama, ti chiamo',
    offered: `
      libero, libera, liberi, disponibile, disponibili, opzione, opzioni, posso, puo, puoi, potrei, potrebbe, potremmo, possiamo, o, se,
      ti va, ti andrebbe, va bene per te, preferisci, vuoi, volevi, vorresti, dimmi, detto, chiesto, fammi, controllo, verifico, chiedo, provo,
      propongo, ancora, confermami, confermi, confermare, serve, manca, primo, prima, prossimo, prossima, allenamento, allena, corso, inizia, comincia, volo, rispondo,
      scrivo, avviso, ogni, sempre, entro, tra, da, quando, appena, non, mai, senza, qualcuno, pieno, piena, sfida, piano, programma, manda, mandami, scegli,
      cerco, andrebbe, ce un, ce posto, vorrei, piacerebbe, chiedere, richiest*, in attesa, vedere se, ho un, spero, desider*, provare, dormi`,
    invite: 'invito, conferma, link zoom, link di zoom, link della chiamata',
    sent: 'inviato, inviata, mandato, mandata, partito, partita, arrivato, arrivata, nella tua casella, ho appena mandato, ho appena inviato',
  },
  nl: {
    fixed: `je, jou, u, ons, wij, we, geregeld, rond, voor elkaar, afgesproken, officieel, gefixt, klaar is, staat, vast`,
    meeting:
      'tot dan, we zien elkaar, we spreken elkaar, ik zie je, ik spreek je, zien we elkaar, spreken we elkaar, ik verwacht je',
    offered: `
      vrij, vrije, beschikbaar, optie, opties, kan, kun, kunnen, zou, zouden, zou het, of, als, past, lukt, lukken, liever, wil, wilt, wilde, zei, zeg, gezegd, vroeg, laat me,
      kijk, check, vraag, probeer, stel voor, voorstel, nog, bevestig, bevestig je, nodig, eerste, volgende, training, traint, les, workout, begint, start, vlucht, antwoord, schrijf,
      laat weten, elke, elk, altijd, uiterlijk, voor die tijd, vanaf, tussen, zodra, niet, nooit, geen, iemand, vol, challenge, plan, schema, programma, stuur, kies, helaas, er is, graag, vragen, aangevraagd, aanvraag, in afwachting, kijken of, ik heb nog, hoop, wens, proberen, slaap*, plek voor`,
    invite: 'uitnodiging, bevestiging, zoomlink, zoom link, agenda uitnodiging',
    sent: 'verstuurd, verzonden, gestuurd, onderweg, de deur uit, in je mailbox, in je inbox, aangekomen',
  },
  pl: {
    fixed: `ci, cie, ciebie, toba, nas, nam, mamy, gotowe, zalatwione, umowieni, oficjalnie, zrobione, ustalone, jestes`,
    meeting:
      'do zobaczenia, widzimy sie, slyszymy sie, do uslyszenia, czekam na ciebie, spotykamy sie, dzwonie do ciebie, rozmawiamy',
    offered: `
      wolne, wolny, wolna, dostepne, dostepny, opcja, opcje, moge, moze, mozesz, mozemy, moglbym, moglabym, mogloby, lub, albo, czy, jesli,
      pasuje, pasowaloby, wolisz, chcesz, chcialas, chciales, mowilas, mowiles, powiedz, prosilas, sprawdze, sprawdzam, zapytam, sprobuje, proponuje, jeszcze, potwierdz,
      potwierdzisz, potrzebuje, brakuje, pierwszy, pierwsza, nastepny, nastepna, trening, trenujesz, zajecia, zaczyna, lot, odpowiem, napisze, dam znac, kazdy, kazda, zawsze,
      do konca, od, miedzy, gdy, kiedy, jak tylko, nie, nigdy, bez, ktos, pelny, wyzwanie, plan, program, wyslij, wybierz, niestety, jest miejsce, chcialabym, chcialbym, zapytac, prosb*, oczekuje, sprawdzic, mam wolne, mam nadzieje, zyczysz, sprobowac, spisz, masz trening`,
    invite: 'zaproszenie, potwierdzenie, link do zooma, link do rozmowy',
    sent: 'wyslane, wyslalem, wyslalam, poszlo, w drodze, na twojej skrzynce, doszlo, wlasnie wyslalam, wlasnie wyslalem',
  },
};
