import type { AssentWords } from './assent-words.ts';

/** How people agree in Italian. */
export const italian: AssentWords = {
  sets: {
    very: 'molto, super, davvero, assolutamente, proprio, piu che, veramente, mega',
    good: `
      bene, benissimo, perfetto, perfetta, ottimo, ottima, ideale, fantastico, fantastica, eccellente, magnifico,
      splendido, ok, okay, top, super, grande, stupendo, meraviglioso, bello, giusto, giusta, corretto, corretta, a
      posto, comodo, comoda, perfettamente, alla grande, a meraviglia, a pennello, una meraviglia, buono, buona,
      confermato, confermata, fattibile, alla perfezione, una favola, il massimo, comodissimo, spettacolare, una
      bomba, geniale, strabene, fico, figo, d accordo, daccordo, perfetto cosi, bene cosi, benissimo cosi,
      comodissima, ottimissimo, perfettissimo, benone, bellissimo, impeccabile, azzeccato, azzeccatissimo, congeniale,
      ideale cosi, alla grandissima, bn, otimo, da dio, da paura, tanta roba, al top, il top, da favola, proprio bene,
      cool, good, perfect, adatto, adatta, tutto ok, tutto apposto, apposto, a postissimo, super ok, conveniente, okk`,
    that: `
      questo, quello, quella, questa, l orario, lorario, quell orario, quellorario, questo orario, quest orario,
      questorario, quell ora, quellora, quest ora, questora, a quell ora, a quellora, quel giorno, il giorno, cosi, la
      data, quella data, a quest ora, l appuntamento, lappuntamento, quello slot, quel momento, a questora, in quell
      orario, il giorno e l ora, quell appuntamento, giorno e ora, data e ora, quel giorno e ora, la proposta, per
      quell ora, per quellora, quel giorno a quell ora, l ora, lora, il giorno e lora, giorno e orario, il giorno e l
      orario, il giorno e lorario, la tua proposta, quest orario qui, questorario qui, quest orario qua, questa
      opzione, quella opzione, questa data, questa proposta, tale orario, il vostro orario, tutto questo, quell orario
      li, quell ora li, quellora li, quello li, quella li, questo qui, questo qua`,
    is: `
      e, sarebbe, sara, sembra, mi sembra, suona, mi pare, va, andrebbe, mi va, mi andrebbe, per me e, sta, mi suona,
      per me va, per me andrebbe, per me sarebbe, mi sta, mi viene, mi torna, ci sta, e proprio, e veramente, e
      davvero, e assolutamente, e piu che, mi va super, andra, andra bene, mi andra, ok va, mi cade, pare, mi pare
      proprio, calza, viene, va super, cade`,
    forMe: `
      per me, da parte mia, per noi, a me, da me, con me, per quanto mi riguarda, dal canto mio`,
    fits: `
      va, mi va, funziona, mi funziona, ci sta, si puo fare, mi torna, va benone, mi si addice, quadra, mi quadra, mi
      garba, mi piace, ci siamo, torna, fa per me, fa al caso mio, si incastra, mi e comodo, mi e comoda, calza, mi ci
      sta, combacia, coincide, si concilia, mi incastra, incastra, mi riesce, riesce, mi calza, mi convince, convince,
      mi soddisfa, mi gusta, mi aggrada, e fattibile, e possibile, e ok, e okay, puo andare, puo andare bene, andra,
      andrebbe bene, mi andrebbe bene, si fa, ce la faccio, ce lho libero`,
    yes: `
      si, ok, certo, yes, okay, sisi, certamente, sii, siii, si si, sicuro, esatto, giusto, perfetto, ottimo,
      benissimo, va bene, d accordo, daccordo, volentieri, assolutamente, ovvio, ovviamente, come no, ma si, ma certo,
      dai, eh si`,
    tag: `
      certo, certamente, grazie, va bene, voglio, lo voglio, posso, confermo, per favore, volentieri, molto
      volentieri, certo che si, esatto, ci sono, puoi, puo, dai, mi va, mi va bene, signore, signora, come no, lo
      confermo, mi piacerebbe, procedi, vai, perfetto, e, proprio cosi, infatti, vorrei, si puo, per me va bene, per
      me ok, per me si, per me, va benissimo, ok, okay, ottimo, benissimo, facciamo cosi, facciamo, facciamolo, si
      dai, prenota, prenota pure, prenotami, segnami, segna, segna pure, conferma, conferma pure, conferma tutto,
      fissa, fissa pure, blocca, vai pure, procedi pure, proceda, proceda pure, confermato, confermo tutto, confermo
      io, accetto, accetto volentieri, e corretto, e giusto, e cosi, e perfetto, e ok, e esatto, giusto, corretto,
      proprio quello, quello, quello va bene, lo prendo, la prendo, ci saro, io ci sono, ci vediamo li, posso a quell
      ora, posso a quellora, riesco, ce la faccio, mi piacerebbe molto, mi piacerebbe tanto, con piacere, molto bene,
      senza problemi, nessun problema, te lo confermo, ti confermo, glielo confermo, le confermo, mi serve, grazie
      mille, daccordo, d accordo, sono daccordo, sono d accordo, sicuro, sicura, sicuramente, ovvio, ovviamente,
      naturalmente, per piacere, perfavore, per cortesia, signorina, dottore, dottoressa, prof, coach, mister, capo,
      boss, ci sto, assolutamente`,
    book: `
      prenota, prenotami, prenotalo, prenotala, prenotamelo, prenotamela, prenoti, prenotare, prenotiamo,
      prenotiamolo, prenoti pure, prenota pure, mi prenoti, fissa, fissami, fissalo, fissala, fissiamo, fissiamolo,
      fissiamola, fissa pure, fissare, fissi, fissi pure, segna, segnami, segnalo, segnala, segnamelo, segni, mi
      segni, segna pure, segnare, segnarmi, metti, mettimi, mettilo, mettila, mi metta, metti pure, blocca, bloccami,
      bloccalo, bloccala, bloccamelo, blocchiamo, blocca pure, blocchiamolo, bloccare, riserva, riservami, riservalo,
      riservala, conferma, confermami, confermalo, confermala, confermi, confermiamo, conferma pure, confermare,
      confermi pure, inserisci, inseriscimi, inserisci pure, programmala, programmalo, programmiamo, programmiamola,
      organizza, organizziamo, organizziamoci, aggiudicato, fai, fallo, facciamo, facciamolo, facciamola, fai pure,
      faccia pure, tienimi, tienilo, tienimelo, tieni, iscrivimi, prenotarmi, prenotarlo, prenotarla, fissarlo,
      fissarla, prendi, prendo, lo prendo, la prendo, procediamo con, vada per, vai con, andiamo con, facciamo per,
      prenotaci, prenotate, prenotatemi, prenotatelo, prenoti per me, prenota per me, fissaci, fissate, fissatemi,
      fissiamola cosi, fissi per me, segnaci, segnate, segnatemi, segniamo, segniamolo, segniamola, segnala pure,
      segnati, mettici, mettetemi, mettiamo, mettiamolo, mettiamola, metta, metta pure, bloccate, bloccatemi,
      bloccatelo, blocchi, blocchi pure, mi blocchi, mi prenota, mi prenoti pure, mi segna, mi fissa, mi fissi, mi
      metti, mi blocca, me lo prenoti, me lo blocchi, me lo fissi, me la prenoti, riservate, riservatemi, mi riservi,
      riserva pure, riserviamo, confermate, confermatemi, confermato, mi confermi, inserite, inseritemi, inserisca, mi
      inserisca, inseriscimi pure, programmiamolo, pianifica, pianifichiamo, organizzalo, organizzala, organizzi,
      organizziamola, organizziamolo, combiniamo, combina, concordiamo, stabiliamo, fissiamoci, facciamocela, faccia,
      faccia cosi, tienimi pure, tenetemi, tenga, aggiungi, aggiungimi, aggiungila, aggiungilo, aggiungi pure,
      iscrivi, iscrivetemi, prendila, prendilo, prendiamo, prendiamo quello, prendiamo questo, prendiamola,
      prendiamolo, prendo volentieri, aggiudico, scelgo, opto per, vado per, vado con, vada con, andiamo per`,
    object: `
      la chiamata, la call, l appuntamento, lappuntamento, quello, questo, quella, questa, cosi, per me, allora, l
      orario, lorario, quell orario, quellorario, quell ora, quellora, per quell ora, per quellora, per quel giorno,
      il posto, lo slot, in agenda, in calendario, a quell ora, a quellora, il mio posto, un posto, questo orario,
      quella data, per quell orario, per quellorario, la sessione, la videochiamata, quello slot, la consulenza, l
      incontro, lincontro, tutto, subito, pure, allora cosi, pure tutto, pure cosi, pure per me, pure me, pure quello,
      pure quella, pure questo, pure l appuntamento, pure lappuntamento, pure la chiamata, pure la call, pure allora,
      pure a nome mio, a nome mio, quell ora li, quellora li, quello li, quella li, quello che hai detto, a quel
      giorno, quel giorno, quel giorno e ora, quel giorno a quell ora, per quel giorno e ora, quell appuntamento,
      quellappuntamento, l appuntamento per me, lappuntamento per me, l incontro conoscitivo, per favore, il tutto,
      tutto quanto, per l orario, per lorario, sull agenda, sullagenda, sul calendario, nell agenda, nellagenda, nel
      calendario, li, in lista, nella lista, ok, con piacere, volentieri, la consulenza gratuita, la prova, la
      lezione, il colloquio, la seduta`,
    modal: `
      puoi, puo, possiamo, puoi pure, voglio, vorrei, mi puoi, me lo puoi, potresti, andiamo a, procedi a, puoi anche,
      mi piacerebbe, desidero, me la puoi, lo puoi, la puoi`,
    sorrys: `
      scusa, scusami, scusi, scusate, scusa per, scusami per, scusi per, scusate per, mi scuso per, chiedo scusa per,
      perdona, perdonami, perdoni, perdonate, perdona per, perdonami per, sorry per, sorry, scusa se, scusami se,
      scusi se, scusate se, perdona se, perdonami se, mi dispiace per, pardon per, pardon`,
    lates: `
      il ritardo, il mio ritardo, l attesa, lattesa, la risposta tardiva, la risposta in ritardo, la lentezza,
      rispondo ora, rispondo solo ora, rispondo adesso, rispondo solo adesso, rispondo tardi, rispondo cosi tardi, ti
      rispondo solo ora, ti rispondo ora, le rispondo solo ora, ti rispondo tardi, ti rispondo in ritardo, rispondo in
      ritardo, rispondo con ritardo, ci ho messo tanto, ci ho messo un po, ho tardato, ho letto solo ora, ho letto
      ora, leggo solo ora, leggo ora, vedo solo ora, vedo ora, ho visto solo ora, ho visto ora, lo vedo solo ora, l ho
      visto solo ora, lho visto solo ora, non ho risposto prima, non ho risposto subito, non avevo visto, non avevo
      visto il messaggio, il silenzio, il ritardo nella risposta, il ritardo della risposta`,
    thank: `
      grazie, grazie mille, mille grazie, grazie tante, tante grazie, grazie infinite, grazie ancora, grazie davvero,
      grazie di cuore, grz, ti ringrazio, la ringrazio, vi ringrazio, ti ringrazio tanto, la ringrazio molto,
      ringrazio, grazie anticipatamente, grazie in anticipo, molte grazie`,
    by: `
      per, per la, per il, per l, per lo, per i, per le, per la tua, per il tuo, per la sua, per il suo, per la
      vostra, per tutta la, per tutto il, per tutto l, della, del, dell, dello, di, della tua, del tuo, della sua, per
      tanta, per questa, per quest, dei, delle, della vostra, per tuo, per tua, per l immensa, per la grande, per la
      bella`,
    gift: `
      aiuto, laiuto, dellaiuto, tempo, pazienza, messaggio, messaggi, risposta, risposta veloce, risposta rapida,
      rapida risposta, pronta risposta, celere risposta, velocita, flessibilita, gentilezza, supporto, offerta,
      attenzione, lattenzione, invito, opportunita, lopportunita, disponibilita, cortesia, interessamento,
      linteressamento, cura, premura, dedizione, professionalita, pensiero, proposta, comprensione e pazienza,
      contatto, servizio, lavoro, prontezza, rapidita, fiducia, organizzazione, lorganizzazione, sostegno, dritta,
      incoraggiamento, infinita pazienza, carineria`,
    favor: `
      tutto, questo, cio, avermi risposto, avermi scritto, avermelo chiesto, avermi contattato, avermi contattata,
      avermi aspettato, avermi aspettata, avermi trovato un posto, avermi trovato posto, avermi trovato un buco, aver
      trovato un buco, aver trovato il tempo, aver organizzato, aver organizzato tutto, averci pensato, aver pensato a
      me, avermi pensato, avermi aiutato, avermi aiutata, aver risposto, aver risposto subito, avermi dato la
      possibilita, avermi dato questa possibilita, essere cosi gentile, essere cosi paziente, essere cosi disponibile,
      essere cosi flessibile, la gentilezza, aver atteso, aver aspettato, l attesa, essere stato paziente, essere
      stata paziente, essere venuto incontro, essermi venuto incontro, essermi venuta incontro, avermi incastrato,
      avermi incastrata, quello che fai, tutto quello che fai`,
    do: `
      iniziare, cominciare, partire, parlarti, parlare con te, parlare con lei, parlare con voi, parlarne insieme,
      conoscerti, conoscerla, conoscervi, conoscerci, vederti, vedervi, vederci, sentirti, sentirci, incontrarti,
      lavorare con te, lavorare insieme, allenarmi, allenarmi con te, rimettermi in forma, imparare, fare due
      chiacchiere, chiacchierare, fare questa chiacchierata, iniziare questo percorso, cominciare questo percorso,
      iniziare il percorso, mettermi in gioco, mettermi sotto, confrontarmi con te, che arrivi, che arrivi quel
      giorno, che arrivi il giorno, che arrivi il momento, essere li, esserci`,
    eager: `
      non vedo l ora di, non vedo lora di, non vedo l ora, non vedo lora, sono felice di, felice di, felicissima di,
      felicissimo di, sono contenta di, sono contento di, contenta di, contento di, contentissima di, contentissimo
      di, sono emozionata di, sono emozionato di, emozionata di, che bello, che emozione, sara un piacere, e un
      piacere, un piacere, lieta di, lieto di, sono curiosa di, sono curioso di, curiosa di, curioso di, impaziente
      di, sono impaziente di, carica per, carico per, sono carica per, sono carico per, pronta a, pronto a, sono
      pronta a, sono pronto a, ansiosa di, ansioso di, entusiasta di, sono entusiasta di, ho tanta voglia di, ho
      voglia di, con tanta voglia di, che voglia di`,
    goodDay: `
      buona giornata, buonissima giornata, splendida giornata, bella giornata, ottima giornata, felice giornata, buona
      serata, bella serata, splendida serata, ottima serata, buon pomeriggio, buona notte, buonanotte, buona
      settimana, buon weekend, buon fine settimana, buona continuazione, buon lavoro, buon proseguimento, buon
      allenamento, buon proseguimento di giornata`,
    wishing: `
      ti auguro, le auguro, auguro, vi auguro, una, un, ti auguro una, le auguro una, ti auguro un, le auguro un,
      passa una, passi una, auguro una, che tu abbia una`,
    verb: `
      segna, segnami, segnalo, segnala, segnamelo, segni, mi segni, segnate, segniamo, metti, mettimi, mettilo,
      mettila, metta, mi metta, mettetemi, prenota, prenotami, prenotalo, prenotala, prenoti, mi prenoti, prenotate,
      prenotiamo, fissa, fissami, fissalo, fissala, fissi, mi fissi, fissiamo, fissiamolo, blocca, bloccami, bloccalo,
      bloccala, blocchi, mi blocchi, inserisci, inseriscimi, inserisca, mi inserisca, conferma, confermami, confermi,
      confermiamo, confermalo, tieni, tienimi, tienimelo, riserva, riservami, riservi, scrivi, scrivimi, aggiungi,
      aggiungimi, registra, registrami, piazza, piazzami, butta, buttami, ficca, ficcami, schiaffa, schiaffami,
      appunta, appuntati, appuntala, pianta, aggiudica, organizza, programma, concordiamo, chiudi, chiudiamo,
      chiudiamola, inchioda, incastra, incastrami, infila, infilami, colloca, mettici, segnaci, prenotaci, segname,
      metteme, prenotame, bloccame`,
    mode: `
      pure, cosi, allora, li, subito, dentro, in agenda, in calendario, in lista, per favore, dai, tranquillamente,
      tranquillo, tranquilla, anche subito, senza problemi, il posto, un posto, il mio posto, lo slot, quello slot, l
      appuntamento, lappuntamento, la call, la chiamata, la consulenza, la sessione, l incontro, lincontro, quell ora,
      quellora, quell orario, quellorario, quello, quella, questo, questa, per me, per quell ora, per quellora, per
      quel giorno, tutto, a nome mio, con penna, a penna, con la penna, nero su bianco, definitivamente,
      ufficialmente, sull agenda, sul calendario, nel calendario, sicuro, in quello slot, in quell orario, in
      quellorario, me, il mio nome, la prenotazione, la data, la seduta`,
    noting: `
      lo segno, la segno, me lo segno, me la segno, lo scrivo, me lo scrivo, lo metto, la metto, me lo metto, lo
      appunto, me lo appunto, lo annoto, me lo annoto, segno, metto, annoto, appunto, scrivo, l ho segnato, lho
      segnato, gia segnato, l ho messo, lho messo, l ho scritto, lho scritto, me lo sono segnato, me lo sono segnata,
      segnato, segnata, annotato, messo, messa, scritto, appuntato, salvato, salvo, lo salvo, salvo la data, lo
      inserisco, inserisco, inserito, memorizzo, memorizzato, sto segnando, lo sto segnando, me lo sto segnando, lo
      aggiungo, aggiunto, e segnato, imposto, metto subito, lo segno subito, segno subito, lo metto subito, me lo
      segno subito, lo scrivo subito, la segno subito, segno tutto, mi segno, mi segno tutto, mi metto`,
    calendar: `
      in agenda, sull agenda, sullagenda, nell agenda, nellagenda, in calendario, sul calendario, nel calendario, sul
      cellulare, sul telefono, nel telefono, nel cellulare, sul diario, nel diario, sul frigo, sul mio calendario,
      nella mia agenda, sulla mia agenda, nel mio calendario, sul planner, in rosso, la sveglia, una sveglia, il
      promemoria, un promemoria, promemoria, sveglia, l allarme, tra gli appuntamenti, tra gli impegni, sul taccuino,
      nelle note, qui, subito, ora, adesso, l appuntamento, lappuntamento, la data`,
    present: `
      ci saro, io ci saro, saro, ci sono, io ci sono, ci saremo, saremo, mi faro trovare, mi trovi, mi troverai, mi
      trovera, mi troverete, saro li, saro la, staro li, arrivo, arrivero, ce saro, ce sto`,
    ready: `
      puntuale, puntualissima, puntualissimo, pronta, pronto, presente, li, la, connessa, connesso, collegata,
      collegato, libera, libero, disponibile, operativa, operativo, prontissima, prontissimo, in attesa, online, in
      linea, puntuale come un orologio, puntuale come un orologio svizzero, spaccando il minuto, senz altro,
      senzaltro, sicuramente, di sicuro, sicuro, con piacere, volentieri, senza fallo, in orario, per tempo, a
      disposizione, al telefono, carica, carico, attivo, attiva`,
    meet: `
      ci vediamo, ci sentiamo, ci becchiamo, ci parliamo, ci si vede, ci si sente, ci si becca, ci risentiamo, ti
      aspetto, la aspetto, ti vedo, ci incontriamo, ci troviamo, ci colleghiamo, vediamoci, sentiamoci`,
    myYes: `
      il mio ok, il mio si, il mio benestare, il mio consenso, la mia parola, la mia conferma, l ok, lok, il via
      libera, via libera, luce verde, il benestare, carta bianca, la mia approvazione, conferma, la conferma, il si,
      parola mia, la mia adesione, il mio voto`,
    folks: `
      a tutti, a tutto lo staff, allo staff, al team, a tutto il team, a voi, a te, a lei, da roma, da milano, da
      napoli, da torino, dalla sicilia, a casa, dall italia, cordiali, cari, alla famiglia`,
    yours: 'la, il, l, le, i',
    org: `
      mi organizzo, mi libero, mi arrangio, mi adatto, mi adeguo, mi rendo disponibile, mi attrezzo, mi tengo libera,
      mi tengo libero, mi ritaglio il tempo, mi sono organizzata, mi sono organizzato, mi sono liberata, mi sono
      liberato, me lo tengo libero, tengo libero, tengo libero l orario, io mi organizzo`,
    formal: 'lo blocchi, lo segni, lo prenoti, lo fissi, la blocchi, la prenoti',
    accepts: `
      accetto, confermo, approvo, prendo, scelgo, prenoto, segno, blocco, fisso, vada per, vado per, vado con, andiamo
      con, facciamo per, opto per, ok per, va bene per, daccordo per, d accordo per, d accordo con, daccordo con, sono
      d accordo con, sono daccordo con, sono d accordo per, sono daccordo per, concordo con, confermiamo, accettiamo,
      fissiamo, blocchiamo, prenotiamo, aggiudicato, aggiudicata, perfetto per, ottimo per, ci sto per, ci sono per,
      disponibile per, libero per, libera per, presente per, si per`,
    core: `
      si, certo, certo che si, volentieri, ovvio, perfetto, ottimo, benissimo, certamente, assolutamente, va bene, va
      benissimo, ok, d accordo, daccordo, con piacere, come no, sicuro, figurati, dai, naturalmente`,
    going: 'ci saro, ci sono, vengo, ci sto, ci vengo',
    free: `
      sono libero, sono libera, ho libero, ho tempo, ho un buco, posso, riesco, ce la faccio, non ho nulla, non ho
      niente, non ho impegni, sono disponibile, ho la pausa`,
    thatDay0: `
      a quell ora, a quellora, quel giorno, in quell orario, in quel momento, quell ora, per quell ora`,
    kindly: `
      gentile, molto gentile, gentilissimo, gentilissima, carino, molto carino, carina, davvero gentile`,
    modal2: `
      mi puo, mi puoi, me lo puo, me lo puoi, me la puo, me la puoi, lo puo, la puo, mi potete, mi potrebbe, mi
      potresti, puo pure, puoi pure, potete, puoi, puo, possiamo`,
    infinitive: `
      segnare, prenotare, fissare, bloccare, confermare, mettere, inserire, riservare, tenere, aggiungere, mettere in
      agenda, segnare in agenda, scrivere, iscrivere, registrare, mettere in lista, procedere, incastrare, programmare`,
    thatDay: `
      li, la, allora, quel giorno, a quell ora, a quellora, in call, in chiamata, in video, quel giorno li, allora li,
      in quell occasione, per la call, per la chiamata, all appuntamento, allappuntamento`,
  },
  assents: `
    si, sii, sisi, siii, sissi, sisisi, yes, yep, {yes} {tag}, ah si certo, dico si, dico di si, direi di si, direi
    proprio di si, un si, un grande si, mille volte si, certo che si, certissimo, certamente, sicuro, sicura,
    sicuramente, sicurissimo, sicurissima, di sicuro, di certo, ovvio, ovviamente, ovvio che si, naturalmente,
    chiaramente, assolutamente, decisamente, senza dubbio, senz altro, senzaltro, indubbiamente, senza problemi,
    nessun problema, non c e problema, non ce problema, non ci sono problemi, per forza, come no, volentieri, molto
    volentieri, ben volentieri, volentierissimo, con piacere, con molto piacere, con grande piacere, con gioia, piu
    che volentieri, esattamente, esattissimo, proprio cosi, e esatto, affermativo, positivo, confermo, confermato,
    confermata, confermatissimo, confermatissima, lo confermo, la confermo, ti confermo, le confermo, confermiamo,
    confermo la prenotazione, okkei, occhei, oche, d accordissimo, daccordissimo, sono d accordo, sono daccordo, siamo
    d accordo, siamo daccordo, concordo, andata, fatta, fatto, affare fatto, aggiudicato, aggiudicata, ci siamo, ci
    sono, io ci sono, sono dentro, sono dei vostri, sono dei tuoi, accetto, accettato, dai, daje, dajee, vai, vaiii,
    vai cosi, vada, andiamo, andiamo cosi, procedi, procediamo, proceda, avanti, avanti tutta, avanti cosi, facciamo
    cosi, facciamolo, fai cosi, fallo, fai pure, si faccia, si fa, si puo fare, per favore, perfavore, per piacere, ti
    prego si, perfetto, perfetta, perfettissimo, perfect, perfettamente, ottimo, ottima, ottimamente, ottima idea,
    ottima proposta, bella idea, buona idea, eccellente, fantastico, magnifico, splendido, stupendo, meraviglioso,
    benissimo, benone, tutto perfetto, super, top, grandioso, ideale, geniale, strabene, alla grande, evvai, evviva,
    mi piacerebbe, mi piacerebbe molto, mi piacerebbe tanto, mi farebbe piacere, mi farebbe molto piacere, lo voglio,
    voglio, la voglio, non vedo l ora, non vedo lora, puoi procedere, puo procedere, puoi confermare, puo confermare,
    quello, proprio quella, questo ok, {is} [{very}] {good} [{forMe}], {that} {is} [{very}] {good} [{forMe}], {that} mi
    {is} [{very}] {good} [{forMe}], per me [{is}] [{very}] {good}, per me {that} {is} [{very}] {good}, a me {is} [{very}]
    {good}, a me {that} {is} [{very}] {good}, {very} {good}, {good} {forMe}, {good} {that}, va {good} {that}, mi va
    {good} {that}, da parte mia {good}, {that} {fits} [{good}] [{forMe}], {that} mi {fits} [{good}] [{forMe}], {fits}
    {good} [{forMe}], mi torna, funziona, funziona {forMe}, mi piace l idea, mi piace lidea, mi piace come idea, mi
    sembra una {good} idea, sembra una {good} idea, mi sembra un {good} piano, e una {good} idea, siiii, certo che va
    bene, ma ovviamente, eh certo, eh gia si, ok andata, ok fatta, ok aggiudicato, ok bene, ok fissiamo, ok
    procediamo, okei va bene, okok va bene, va bn x me, x me va bn, x me va bene, x me ok, x me si, x me perfetto, a
    me va, mi va, mi fa comodo, mi torna utile, mi e comodo, mi e comoda, mi trovi daccordo, mi trovi d accordo, mi
    trova daccordo, mi trova d accordo, in accordo, di comune accordo, siamo intesi, ci siamo intesi, affare concluso,
    patto fatto, deal, go, lets go, andata cosi, deciso, vada cosi, vai che ci siamo, vai ok, vaii, dajeee, daje cosi,
    aggiudicatissimo, aggiudicatissima, approvato, approvo, promosso, confermatissimi, confermo data e orario,
    confermo la mia presenza, confermo la presenza, presenza confermata, confermo presenza, glielo confermo, te lo
    confermo, ve lo confermo, vi confermo, via libera, luce verde, semaforo verde, bene allora, perfettoo, perf,
    perfe, strafelice di accettare, stra ok, strabenissimo, benerrimo, ottimissimo, superlativo, esatto si,
    precisamente, cosi perfetto, cosi ok, quello ok, e l ideale, e lideale, e quello che volevo, proprio quello che
    volevo, proprio quello che mi serve, quello che ci voleva, accettiamo, accettatissimo, sarebbe l ideale, sarebbe
    lideale, mi piacerebbe un sacco, mi fa piacere, mi fa molto piacere, ne sarei felice, sarei felice, sono ben
    felice, ben felice, sono a bordo, sono del gruppo, sono della partita, io ci sto dentro, ci stiamo, ci sono quel
    giorno, ci sono a quell ora, ci sono a quellora, al 100%, al cento per cento, 100 per cento, cento per cento, al
    mille per mille, al mille per cento, senza alcun dubbio, senza dubbi, non c e dubbio, non ce dubbio, nessun
    dubbio, senza esitazione, senza pensarci due volte, subitissimo, di corsa, a occhi chiusi, alla grandissima, yess,
    e via, puoi fissare, puoi andare avanti, procediamo cosi, fai fai, faccia cosi, facciamo quello, facciamo allora
    cosi, famo, famo cosi, famolo, fammelo, bella proposta, apposto, se po fa, dajje, per l appunto, per lappunto,
    cosi sia, e sia, ci sto, io ci sto, ci sto dentro, ci sta, va bin, va benon, ghe sem, ghe semm, femm, fema, alora
    va ben, alura va ben, pota va ben, bon, bella li, bella zio, sciallo, scialla, spacca, a bomba, a manetta, a
    palla, a bestia, daje tutta, daje forte, se fa, annamo, namo, nnamo, se famo, ce sto, io ce sto, ce sto dentro, me
    va, me sta bene, me torna, me garba, la mi garba, la mi torna, e mi garba, mi garba assai, mi garba parecchio,
    garba, deh certo, maremma si, maremma certo, ovvia, er massimo, na bomba, na favola, na meraviglia, bono, bono
    cosi, stamo apposto, stamo a posto, ok stamo, jamm, jamme, jamme bell, comme no, comm no, eja, eia, aio, ajo,
    certu, amuni, amuninni, mizzica si, minchia si, va beni, vabbuo, va buon, a posto mbare, tutt appost, tuttapposto,
    tuttappost, tutt a posto, tutto apposto, tutto a posto, appost, sta buon, me sta buon, mi hai convinto, mi hai
    convinta, mi avete convinto, mi avete convinta, yes sir, signorsi, sissignore, sissignora, agli ordini, eccome,
    altro che, altroche, vai sereno, vai serena, vai secco, si secco, certo secco, tutto okay, tutto giusto, tutto
    corretto, tutto esatto, tutto confermato, procedete, fate pure, fate voi pure, mi sta bene quell ora, mi sta bene
    quellora, mi sta bene l orario, mi sta bene lorario, dire di si, direi perfetto, direi ottimo, direi che va bene,
    direi che e perfetto, direi che ci siamo, direi va bene, direi ok, direi che va benissimo, direi che ci sta, direi
    assolutamente di si, direi certo, un si convinto, mille si, si mille volte, tutta la vita, ok mi sta bene, ok mi
    torna, ok ci sta, ok ci siamo, ok si, certo che confermo, e me lo chiedi, me lo chiedi pure si, non potrebbe
    andare meglio, non poteva andare meglio, meglio di cosi non si puo, meglio di cosi si muore, cade a fagiolo, casca
    a fagiolo, a fagiolo, capita a fagiolo, ci sta tutta, ci sta tutto, ci sta un sacco, ci sta di brutto, ci sto di
    brutto, timbrato, siglato, firmato, fatto e finito, fatto trenta, ok confermatissimo, ribadisco il si, ripeto si,
    tutto ok, vabbe si, vabbe ok, vabbe va bene, vabbe daje, vabe si, vabe dai si, vabe va bene, hai {myYes}, ha
    {myYes}, avete {myYes}, ti do {myYes}, le do {myYes}, vi do {myYes}, do {myYes}, c e {myYes}, ecco {myYes}, per me
    {is} [{very}] {good}, per me {fits} [{good}], da parte mia [{is}] {good}, dalla mia {good}, dal canto mio {good}, dal
    canto mio va bene, per quanto mi riguarda [{is}] {good}, per quanto mi riguarda si, orario perfetto, orario ottimo,
    orario comodo, orario ideale, orario giusto, ottimo orario, bell orario, buon orario, e un buon orario, e un
    ottimo orario, e l orario perfetto, giorno e ora vanno bene, giorno e ora ok, giorno e ora perfetti, vanno bene,
    vanno benissimo, giorno perfetto, data perfetta, ottima data, tempismo perfetto, tempistica perfetta, ottima
    scelta, scelta perfetta, ottimo momento, momento perfetto, mi piace, mi piace tantissimo, mi piace molto, mi piace
    l orario, mi aggrada, mi aggrada molto, ben fatto si, confermo quanto detto, confermo quanto sopra, confermo in
    pieno, confermo l appuntamento proposto, confermo la disponibilita, confermo la mia disponibilita, do la mia
    disponibilita, con la presente confermo, dico assolutamente si, si si e ancora si, si in pieno, si totale, ce sta,
    ce sta tutto, ce sta tutta, ce piace, se puo fa, si puo fa, s ha da fare, sadda fa, s adda fa, qua la mano, qua la
    zampa, batti cinque, dammi il cinque, batti un cinque, parola data, parola d onore, stretta di mano, ci stringiamo
    la mano, sottoscrivo, sottoscritto, ci metto la firma, metto la firma, firmo, firmo col sangue, mi butto, mi
    lancio, mi ci butto, io dico si, io dico di si, io si, io confermo, io accetto, io ok, io d accordo, io daccordo,
    io volentieri, io con piacere, conta pure su di me, ci conto, contaci, conti su di me, conti pure su di me, conta
    su di me si, ci puoi contare, puoi contarci, ci puoi scommettere, puoi scommetterci, scommetti di si, come se
    fosse gia fatto, consideralo fatto, consideralo confermato, consideralo prenotato, considerala fatta, considerami
    dentro, considerami dei vostri, considera fatto, consideralo un si, prendilo come un si, prendilo per un si, vale
    come un si, ok tutto chiaro confermo, ok a tutto, via andare, via cosi, via si, cotto e mangiato, detto fatto,
    detto e fatto, presto fatto, liscio come l olio, liscio come lolio, a gonfie vele, il cacio sui maccheroni, come
    il cacio sui maccheroni, cade a puntino, a puntino, al volo, subito, immediatamente si, non chiedo di meglio, non
    potevo chiedere di meglio, non potrei chiedere di meglio, non chiedevo di meglio, meglio non si puo, meglio non
    poteva andare, ben detto si, ben venga, che sia, e sia cosi, va da se, va da se che si, va d incanto, mi cade a
    fagiolo, mi viene a fagiolo, a me ok, a me perfetto, mo mi segno, aggiornato e confermato, sciur si,
    esageratamente si, belin certo, mi va ben, va ben dai, va ben si, va ben cosi, va be si, va be dai, va be ok, bon
    va ben, nemo, ndemo, ndem, nduma, anduma, andemo, andom, cazzo si, diamine si, altroche se va bene, eccome se va
    bene, eccome se ci sto, eccome no, promesso, lo prometto, parola, giuro, lo giuro, ne sarei lieto, ne sarei lieta,
    sarei felicissima, sarei felicissimo, sarebbe un piacere, sarebbe un onore, sara un onore, con vero piacere, con
    immenso piacere, con estremo piacere, con tutto il piacere, figurati se no, e come se si, {accepts} {that},
    {accepts} {object}, io {accepts} {that}, si {accepts} {that}, ma {core}, e {core}, beh {core}, presente,
    presentissimo, facimmo, facimme, facimm, conta che {going}, sicuro che {going}, certo che {going}`,
  heard: `
    figo, fico, cool, figata, una figata, spettacolo, bomba, una bomba, ok, okay, okey, oki, okei, okk, okok, okkk,
    okie, va bene, vabene, va bn, certo, giusto, giustissimo, molto bene, va ben, va buo, intesi, inteso, infatti,
    bellissimo, fighissimo, corretto, esatto, d accordo, daccordo`,
  book: `
    {book}, {book} {object}, {book} pure {object}, {modal} {book}, {modal} {book} {object}, mi prenoto, prenotato,
    prenotata, segnato, segnata, me lo segno, lo segno, me la segno, me lo lo metto in agenda, fissato, fissata,
    appuntamento fissato, appuntamento confermato, restiamo d accordo cosi, rimaniamo d accordo cosi, voglio questo,
    posso, io posso, riesco, ce la faccio, ci riesco, ci saro, io ci saro, conta su di me, contate su di me, puoi
    contare su di me, a quel giorno, fai la prenotazione, segname, segnace, prenotame, prenotace, mettime, metteme,
    bloccame, fissame, scrivimi, mettimi in elenco, saro dei vostri, saro dei tuoi, {verb} [{mode}], {verb} {mode}
    {mode}, mi {verb} [{mode}], {modal} {verb} [{mode}], {modal} segnarmi [{mode}], {modal} segnare [{mode}], {modal}
    prenotare [{mode}], {modal} prenotarmi [{mode}], {modal} prenotarlo, {modal} fissare [{mode}], {modal} fissarlo,
    {modal} fissarmi [{mode}], {modal} bloccare [{mode}], {modal} bloccarlo, {modal} bloccarmi [{mode}], {modal}
    confermare [{mode}], {modal} mettermi [{mode}], {modal} metterlo [{mode}], {modal} inserirmi [{mode}], {modal}
    inserirlo [{mode}], {modal} inserire [{mode}], {noting} {calendar}, {noting} {calendar} {calendar}, {present}
    {ready}, {present} {ready} {ready}, {present} {thatDay}, {meet} {thatDay}, {meet} {thatDay} {thatDay}, promemoria
    impostato, sveglia puntata, sveglia impostata, non manco, non manchero, non mancheremo, non faccio tardi, non me
    lo perdo, non me la perdo, non me lo perdo per nulla al mondo, {org}, {org} per quell ora, {org} per quel giorno,
    prenoto, lo blocchi, lo segni, lo prenoti, la blocchi, la prenoti, lo fissi, la fissi, lo metta, lo inserisca,
    {formal} per cortesia, {free} {thatDay0}, {thatDay0} {free}, {modal2} {infinitive} [{mode}]`,
  move: `
    sposta, spostala, spostalo, spostami, sposti, spostare, sposta la chiamata, sposta l appuntamento, sposta
    lappuntamento, sposta pure, spostiamo, spostiamola, spostiamolo, puoi spostare, puoi spostarla, puoi spostarlo,
    voglio spostarla, voglio spostarlo, cambia, cambiala, cambialo, cambia pure, cambiamo, cambiamola, cambiamolo,
    puoi cambiare, puoi cambiarla, rimanda, riprogramma, riprogrammala, riprogrammiamo, modifica, modifica pure,
    modificala, modificalo`,
  cancel: `
    annulla, annullala, annullalo, annullare, annulli, annulli pure, annulla pure, annulla la chiamata, annulla l
    appuntamento, annulla lappuntamento, annulla tutto, annulliamo, puoi annullare, puoi annullarla, puoi annullarlo,
    voglio annullare, voglio annullarla, voglio annullarlo, vorrei annullare, cancella, cancellala, cancellalo,
    cancelli, cancella pure, cancella la chiamata, cancella l appuntamento, cancella lappuntamento, puoi cancellare,
    puoi cancellarla, voglio cancellare, disdici, disdici pure, disdire, voglio disdire, vorrei disdire, puoi disdire,
    disdica`,
  fillers: `
    {sorrys} {lates}, grazie, grazie mille, mille grazie, grazie tante, tante grazie, grazie infinite, grazie di
    cuore, grazie molte, molte grazie, grazie ancora, ti ringrazio, la ringrazio, vi ringrazio, ringrazio, grz,
    grazieee, gentilissimo, gentilissima, molto gentile, sei gentile, sei gentilissima, sei gentilissimo, sei un
    grande, sei una grande, sei il top, sei il migliore, sei la migliore, un bacio, baci, saluti, per favore,
    perfavore, per piacere, per cortesia, perpiacere, cortesemente, ciao, buongiorno, buonasera, salve, hey, ehi, ei,
    eh, beh, bene, bello, che bella, allora, dunque, quindi, e, poi, dai, ahah, ahaha, haha, hehe, ihih, lol, yuppi,
    evviva, evvai, urra, finalmente, era ora, pure, coach, mister, capo, boss, bro, fra, frate, zio, amico, amica,
    amico mio, amica mia, bella, tesoro, grande, prof, maestro, maestra, signore, signora, dottore, dottoressa,
    campione, campionessa, ragazzi, capitano, trainer, mitico, mitica, stella, gioia, per me, da parte mia, nessun
    problema, perche no, senza fallo, ho visto solo ora, a prestissimo, ci vediamo, ci vediamo presto, sono contenta,
    sono contento, contenta, contento, sono emozionata, sono emozionato, sono carica, sono carico, sono pronta, sono
    pronto, come d accordo, come daccordo, come da accordi, come dici tu, come dice lei, come hai detto, graziee,
    graziemille, grazie veramente, grazie dellaiuto, grazie anticipatamente, grazie in anticipo, ringraziandola, ti
    ringrazio tanto, ti ringrazio molto, la ringrazio molto, la ringrazio tanto, ti ringrazio di cuore, la ringrazio
    di cuore, grata, grato, molto gentili, sei molto gentile, gentile, sei un tesoro, sei un angelo, sei un mito, sei
    mitico, sei mitica, sei fantastico, sei fantastica, sei il numero uno, sei la numero uno, sei super, sei top,
    numero uno, cordialmente, cordialita, i miei saluti, un salutone, un abbraccione, un abbraccio forte, abbracci, un
    bacione, bacioni, bacio, bacini, un bacino, buon week end, buona domenica, buonanotte, ci sentiamo, ci sentiamo
    presto, nn vedo lora, nn vedo l ora, sono felice, sono felicissima, sono felicissimo, felice, che felicita, che
    gioia, che meraviglia, che bomba, che storia, che fortuna, bella notizia, ottima notizia, splendida notizia, buona
    notizia, sono gasata, sono gasato, gasatissimo, gasatissima, gasato, gasata, carico, carica, carichissimo,
    carichissima, emozionata, emozionato, emozionatissima, emozionatissimo, sono contentissima, sono contentissimo,
    contentissima, contentissimo, sono curiosa, sono curioso, sono motivata, sono motivato, motivata, motivato,
    motivatissima, motivatissimo, sono prontissima, sono prontissimo, pronta, pronto, prontissima, prontissimo,
    iniziamo, cominciamo, si comincia, si parte, fratello, fratellone, sorella, fraa, socio, compare, amore, amo,
    gioia mia, cuore, bellezza, bellissimo, bellissima, bella mia, bello mio, re, regina, maestro mio, professore,
    professoressa, signorina, mio caro, mia cara, carissimo, carissima, amici, raga, ragazza, ragazzo, team,
    allenatore, allenatrice, nutrizionista, dott, dott ssa, egregio, caro coach, ecco, dico io, ahahah, ahahaha,
    hahaha, eheh, ehehe, ihihi, ahaa, ohh, uh, uhh, uuh, ooh, eee, ops, mannaggia, madonna, dio mio, o mio dio, mio
    dio, fantastico, davvero, sul serio, sinceramente, onestamente, in effetti, effettivamente, a dire il vero si, per
    fortuna, meno male, vedo solo ora, vedo ora, leggo solo ora, leggo ora, ho letto solo ora, ho letto ora, ero al
    lavoro, scusa ero al lavoro, scusa ero a lavoro, come concordato, come stabilito, come previsto, come proposto,
    come hai proposto, come ha proposto, come ha detto, come detto, come suggerito, come da lei proposto, come da te
    proposto, nessun disturbo, volentieri, se dio vuole, a dio piacendo, grazie a dio, ciaoo, statte bene, stammi
    bene, tante belle cose, tante cose belle, buon tutto, ti voglio bene, di nulla, di niente, figurati, non ce di
    che, non c e di che, tranquillo, tranquilla, tranqui, che bellezza, che forza, cara, tutto bene, {thank} {by}
    {gift}, {thank} per {favor}, {thank} di {favor}, {thank} a te, {thank} a lei, {thank} a voi, {thank} a tutti,
    {thank} capo, {eager} {do}, {eager}, [{wishing}] {goodDay}, {goodDay} a te, {goodDay} a lei, {goodDay} anche a te,
    {goodDay} a voi, {goodDay} a tutti, saluti {folks}, un saluto {folks}, baci {folks}, un abbraccio {folks}, un
    bacio {folks}, abbracci {folks}, spero tutto bene, spero tu stia bene, spero che tu stia bene, spero stia bene, ci
    aggiorniamo, resto in attesa, rimango in attesa, resto a disposizione, rimango a disposizione, gentilmente, se non
    disturbo, se non e un disturbo, scusa gli errori, scusa la tastiera, scusate gli errori, maledetto correttore,
    maledetto t9, sei unico, sei unica, sei una forza, sei una bomba, siete fantastici, siete i migliori, siete
    gentilissimi, siete super, troppo gentile, gentilissimi, che gentile, che carino, che carina, ti adoro, tvb,
    bacione, abbraccio, ti abbraccio, smack, spettabile, grandissimo, grandissima, e grazie mille, che dio ti
    benedica, intanto, nel frattempo grazie, ottimo lavoro, bravo, brava, bravi, bravissimo, bravissima, complimenti,
    {thank} {by} {gift} e [{by}] {gift}, {thank} {by} {gift} e {yours} {gift}, promesso, lo prometto, ne ho bisogno, ne
    avevo bisogno, mi serve proprio, mi serviva proprio, si inizia, non ci credo, aspettavo questo momento, lo
    aspettavo, ci mancherebbe, sono pronta a cambiare, sono pronto a cambiare, andiamo a spaccare, si spacca, mi hai
    salvato, mi hai salvata, mi salvi, mi salvi la vita, mi hai salvato la vita, significa molto, vali oro, sei oro,
    non so come ringraziarti, non so come ringraziarla, {kindly} da parte tua, {kindly} da parte sua, eccomi, eccomi
    qua, eccomi qui, eccomi scusa, scusa eccomi, boia de, boia, signor`,
  surprise: `
    oh, ah, ahh, wow, uau, uao, accidenti, caspita, mamma mia, oddio, cavolo, accipicchia, ammazza, urca, perbacco, oh
    mamma, che spettacolo, che figata`,
  closings: `
    saluti, un saluto, cordiali saluti, distinti saluti, cari saluti, tanti saluti, un caro saluto, un cordiale
    saluto, cordialmente, a presto, un abbraccio, baci, bacioni, con stima, con affetto, in fede, grazie e saluti,
    grazie e cordiali saluti, distintamente`,
  titles: `
    signor, signora, signorina, sig, sigra, sig ra, dottor, dottore, dottoressa, dott, dottssa, dr, prof, professore,
    professoressa, avv, ing, geom, mister, famiglia, dott ssa`,
  particles: `
    eh, neh, dai, va, deh, aho, ao, oh, ue, ueh, we, mbare, mbari, compa, compare, uaglio, guaglio, fra, frate,
    fratello, bro, zio, zia, zi, bello, bella, cara, mo, su, pure, ja, anvedi, ammazza, cavolo, ecco, allora, quindi,
    proprio, davvero, tranquillo, tranquilla, vecio, vecia, ciccio, ciccia, tesoro, raga, ragazzi, mister, coach,
    capo, boss, pota, alura, alora, cio, toso, tosa, ostia, ostrega, orpo, belin, bagai, ciapa, ohi, oi, mannaggia,
    gioia, stella, amo, amore, cocco, cocca, nini, figlio, figlia, dotto, dottore, signora, signore, maestro, prof,
    amico, amica, certo, si, anche`,
  aliases: `
    x = per, cn = con, k = che, bn = bene, tt = tutto, sn = sono, xfetto = perfetto, xfavore = per favore, pf = per
    favore, pls = per favore, grz = grazie, grzie = grazie, graz = grazie, okk = ok, ook = ok, vabene = va bene,
    vabbene = va bene, vabn = va bene, vaben = va bene, vabenissimo = va benissimo, vb = va bene, vaibene = va bene,
    sih = si, sie = si, sj = si, siee = si, ecellente = eccellente, eccelente = eccellente, bennissimo = benissimo,
    benisimo = benissimo, apposto = a posto, daccordo = d accordo, dacordo = d accordo, daccord = d accordo, lorario =
    l orario, lora = l ora, lappuntamento = l appuntamento, appuntameto = appuntamento, senzaltro = senz altro,
    quellora = quell ora, quellorario = quell orario, beme = bene, benw = bene, ceryo = certo, cetro = certo, certp =
    certo, perfeto = perfetto, perfwtto = perfetto, dsi = dai, daj = dai, graxie = grazie, gtazie = grazie, frazie =
    grazie, ke = che, bne = bene, bnee = bene, accrodo = accordo`,
  sounds: [
    ['ch', 'k'],
    ['h', ''],
    ['qu', 'k'],
    ['ck', 'k'],
    ['x', 'per'],
    ['j', 'i'],
    ['y', 'i'],
    ['z', 's'],
  ],
};
