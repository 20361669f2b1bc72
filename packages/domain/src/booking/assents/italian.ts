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
    forMe: 'per me, da parte mia, per noi, a me, da me, con me, per quanto mi riguarda, dal canto mio',
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
      visto il messaggio, il silenzio,
    il ritardo nella risposta, il ritardo della risposta`,
  },
  assents: `
    si, sii, sisi, si si, siii, sissi, sisisi, yes, yep, si certo, si dai, si ok, si grazie, si perfetto, [yes] [tag],
    ma si, ma si certo, ma certo, ma certo che si, ma certamente, eh si, oh si, ah si certo, dico si, dico di si,
    direi di si, direi proprio di si, e un si, un si, un grande si, mille volte si, certo, certo che si, certo si,
    certissimo, certamente, certamente si, sicuro, sicura, sicuramente, sicurissimo, sicurissima, di sicuro, di certo,
    ovvio, ovviamente, ovvio che si, naturalmente, chiaramente, assolutamente, assolutamente si, decisamente,
    decisamente si, senza dubbio, senz altro, senzaltro, indubbiamente, senza problemi, nessun problema, non c e
    problema, non ce problema, non ci sono problemi, per forza, come no, e come no, volentieri, molto volentieri, ben
    volentieri, volentierissimo, con piacere, con molto piacere, con grande piacere, con gioia, piu che volentieri,
    esatto, esattamente, esattissimo, proprio cosi, proprio quello, giusto, giustissimo, corretto, e corretto, e
    giusto, e esatto, infatti, affermativo, positivo, confermo, confermato, confermata, confermatissimo,
    confermatissima, confermo tutto, lo confermo, la confermo, ti confermo, le confermo, confermo si, confermiamo, e
    confermato, confermo l appuntamento, confermo lappuntamento, confermo la chiamata, confermo l orario, confermo
    lorario, confermo la prenotazione, confermo la call, ok, okay, okey, oki, okei, okk, okok, okkei, occhei, oche,
    okkk, d accordo, daccordo, d accordissimo, daccordissimo, sono d accordo, sono daccordo, siamo d accordo, siamo
    daccordo, concordo, va bene, vabene, va benissimo, va benone, va bn, va bene cosi, va bene dai, dai va bene,
    andata, e andata, fatta, fatto, affare fatto, aggiudicato, aggiudicata, ci siamo, ci sono, io ci sono, sono
    dentro, sono dei vostri, sono dei tuoi, accetto, accettato, accetto volentieri, dai, dai si, dai ok, dai dai, e
    dai, daje, dajee, vai, vaiii, vai cosi, vai pure, vai vai vai vai, vada, vada pure, vada per quello, vada per
    questo, andiamo, andiamo cosi, e andiamo, procedi, procedi pure, procediamo, proceda, proceda pure, avanti, avanti
    tutta, avanti cosi, facciamo cosi, facciamolo, fai cosi, fallo, fallo pure, fai pure, si faccia, si fa, si puo
    fare, si proceda, per favore, perfavore, per piacere, ti prego si, perfetto, perfetta, perfettissimo, perfect,
    perfettamente, ottimo, ottima, ottimamente, ottima idea, ottima proposta, bella idea, buona idea, eccellente,
    fantastico, magnifico, splendido, stupendo, meraviglioso, benissimo, benone, molto bene, tutto perfetto, super,
    top, grandioso, spettacolo, che spettacolo, ideale, geniale, figo, fico, strabene, bomba, una bomba, alla grande,
    evvai, evviva, mi piacerebbe, mi piacerebbe molto, mi piacerebbe tanto, mi farebbe piacere, mi farebbe molto
    piacere, lo voglio, voglio, la voglio, non vedo l ora, non vedo lora, puoi procedere, puo procedere, puoi
    confermare, puo confermare, quello, proprio quella, quello va bene, questo va bene, questo ok, [is] [very]? [good]
    [forMe]?, [that] [is] [very]? [good] [forMe]?, [that] mi [is] [very]? [good] [forMe]?, per me [is]? [very]?
    [good], per me [that] [is] [very]? [good], a me [is] [very]? [good], a me [that] [is] [very]? [good], [very]
    [good], [good] [forMe], [good] [that], va [good] [that], mi va [good] [that], per me si, per me ok, per me ci sta,
    da parte mia [good], da parte mia ok, [that] [fits] [good]? [forMe]?, [that] mi [fits] [good]? [forMe]?, [fits]
    [good] [forMe]?, mi torna, funziona, funziona [forMe], mi piace l idea, mi piace lidea, mi piace come idea, mi
    sembra una [good] idea, sembra una [good] idea, mi sembra un [good] piano, e una [good] idea, sissi certo, sisi
    certo, sisi va bene, sisi ok, sisi perfetto, sisi dai, siiii, sii dai, si va bene, si va benissimo, si certo va
    bene, si si certo, si si va bene, si si ok, si daje, si vai, si volentieri, si molto volentieri, si assolutamente,
    si esatto, si giusto, si confermo, si si confermo, si perfetto grazie, si signore, si signora, si coach, si capo,
    certo certo, certo che va bene, certo va bene, certo dai, certo volentieri, certo con piacere, certo nessun
    problema, certo come no, certo per me va bene, ma certo va bene, ma volentieri, ma ovvio, ma ovviamente, ma
    assolutamente si, e certo, e ovvio, eh certo, eh gia si, ovvio dai, ovvio va bene, okk va bene, ok va bene, ok va
    benissimo, ok perfetto, ok ottimo, ok dai, ok vai, ok andata, ok fatta, ok aggiudicato, ok confermo, ok
    confermato, ok bene, ok benissimo, ok daccordo, ok d accordo, ok facciamo cosi, ok fissiamo, ok segna, ok segnami,
    ok prenota, ok procediamo, okei va bene, okay va bene, okie, okok va bene, va beneee, va bene allora, va bene
    grazie, va bene per me, va bene si, va bn x me, va bn per me, x me va bn, x me va bene, x me ok, x me si, x me
    perfetto, per me va, per me va bene, per me va benissimo, per me va benone, per me va alla grande, per me e
    perfetto, per me e ok, per me perfetto, per me ottimo, per me tutto ok, per me nessun problema, per me si puo
    fare, per me fattibile, per me confermato, per me confermo, per me andata, a me va, a me va bene, a me va
    benissimo, a me sta bene, mi sta bene, mi sta benissimo, mi sta alla grande, mi va, mi va bene, mi va benissimo,
    mi va alla grande, mi va bn, mi va da dio, mi viene bene, mi viene comodo, mi viene comoda, mi fa comodo, mi torna
    comodo, mi torna bene, mi torna utile, mi torna perfetto, mi e comodo, mi e comoda, mi trovi daccordo, mi trovi d
    accordo, mi trova daccordo, mi trova d accordo, in accordo, di comune accordo, siamo intesi, intesi, inteso, ci
    siamo intesi, affare concluso, patto fatto, deal, go, lets go, andata cosi, e fatta, fatta allora, e deciso,
    deciso, e andata allora, vada cosi, vai avanti, vai allora, vai alla grande, vai che ci siamo, vai si, vai ok, vai
    perfetto, vaii, dajeee, daje cosi, daje va bene, daje si, aggiudicatissimo, aggiudicatissima, aggiudicato quello,
    approvato, approvo, promosso, confermatissimi, confermo con piacere, confermo volentieri, confermo ok, confermo
    assolutamente, confermo giorno e ora, confermo il giorno e l ora, confermo il giorno e lora, confermo per quell
    ora, confermo per quellora, confermo per quel giorno, confermo data e ora, confermo la data, confermo data e
    orario, confermo la mia presenza, confermo la presenza, presenza confermata, confermo presenza, glielo confermo,
    te lo confermo, ve lo confermo, vi confermo, ti do conferma, ti do la conferma, le do conferma, do conferma, do l
    ok, do lok, ti do l ok, ti do lok, hai il mio ok, hai il mio si, ha il mio ok, via libera, luce verde, semaforo
    verde, benissimo cosi, benissimo allora, benissimo dai, bene cosi, bene allora, bene dai, bene va bene, bene
    facciamo cosi, ottimo cosi, ottimo allora, ottimo dai, perfetto cosi, perfetto allora, perfetto dai, perfetto va
    bene, perfetto confermo, perfettoo, perf, perfe, strafelice di accettare, stra ok, strabenissimo, benerrimo,
    ottimissimo, superlativo, super ok, super daccordo, super si, super perfetto, esattamente quello, esatto quello,
    esatto si, esatto proprio quello, precisamente, cosi va bene, cosi va benissimo, cosi e perfetto, cosi perfetto,
    cosi ok, e proprio cosi, e proprio quello, quello perfetto, quello ok, quello si, quello li va bene, quello mi va
    bene, quello per me va bene, e perfetto, e ok, e ottimo, e l ideale, e lideale, e quello che volevo, proprio
    quello che volevo, proprio quello che mi serve, quello che ci voleva, accetto con piacere, accetto molto
    volentieri, accetto senz altro, accetto senzaltro, accettiamo, accettatissimo, sarebbe perfetto, sarebbe
    fantastico, sarebbe ottimo, sarebbe ideale, sarebbe l ideale, sarebbe lideale, mi piacerebbe un sacco, mi farebbe
    piacere si, mi fa piacere, mi fa molto piacere, ne sarei felice, sarei felice, sono ben felice, ben felice,
    felicissima di si, sono a bordo, sono del gruppo, sono della partita, io ci sto dentro, ci sto alla grande, ci sto
    volentieri, ci sto al 100%, ci sto si, ci stiamo, ci sono si, ci sono per quell ora, ci sono quel giorno, ci sono
    a quell ora, ci sono a quellora, al 100%, al cento per cento, 100 per cento, cento per cento, al mille per mille,
    al mille per cento, senza alcun dubbio, senza dubbi, non c e dubbio, non ce dubbio, nessun dubbio, senza
    esitazione, senza pensarci due volte, subito si, subitissimo, di corsa, a occhi chiusi, alla grande si, alla
    grandissima, yess, yes certo, yes va bene, yep va bene, yeah va bene, ecco si, ecco perfetto, e via, e via cosi,
    puoi fissare, puoi procedere pure, puo procedere pure, puoi andare avanti, proceda allora, procediamo cosi,
    procediamo pure, procedi allora, andiamo avanti, andiamo avanti cosi, fai fai, fai cosi allora, faccia cosi,
    facciamo cosi allora, facciamo cosi dai, facciamo quello, facciamo allora cosi, famo, famo cosi, famolo, fammelo,
    famolo va, bella idea si, bella proposta, apposto, apposto cosi, a posto per me, se po fa, ok ci sto, ok ci sono,
    daje ci sto, dajje, per l appunto, per lappunto, cosi sia, e sia, proprio cosi si, ci sto, io ci sto, ci sto
    dentro, ci sta, va ben, va bin, va benon, ghe sem, ghe semm, femm, fema, alora va ben, alura va ben, pota va ben,
    pota si, bon, bon va bene, bon dai, bon si fa, ostrega si, ostia si, sicuro neh, bella li, bella zio, sciallo,
    scialla, tranqui va bene, spacca, a bomba, a manetta, a palla, a bestia, daje tutta, daje forte, daje daje, se fa,
    annamo, namo, nnamo, se famo, ce sto, io ce sto, ce sto dentro, me va, me va bene, me va benissimo, me sta bene,
    me torna, me garba, la mi garba, la mi torna, e mi garba, mi garba assai, mi garba parecchio, garba, deh si, deh
    certo, maremma si, maremma certo, boia de si, ovvia, ovvia si, ovvia dai, ammazza si, er massimo, na bomba, na
    favola, na meraviglia, bono, bono cosi, stamo apposto, stamo a posto, ok stamo, ue va bene, ue si, ja va bene,
    jamm, jamme, jamme ja, jamme bell, ja jamm, comme no, e comm no, e comme no, comm no, eja, eja eja, eia, aio, ajo,
    certu, amuni, amuninni, mizzica si, minchia si, va beni, va buo, va buono, vabbuo, va buon, a posto mbare, apposto
    mbare, mo si, mo vai, tutt appost, tuttapposto, tuttappost, tutt a posto, tutto apposto, tutto a posto, appost,
    sta buon, sta bene si, me sta buon, mi hai convinto, mi hai convinta, mi avete convinto, mi avete convinta, ok
    procedi, yes sir, signorsi, signorsi signore, sissignore, sissignora, agli ordini, eccome, si eccome, altro che,
    altroche, altroche si, altro che si, e vai, e vai cosi, vai tranquillo, vai tranquilla, vai sereno, vai serena,
    vai sicuro, vai sicura, vai secco, si secco, certo secco, tranquillo va bene, tranquilla va bene, tutto okay,
    tutto giusto, tutto corretto, tutto esatto, tutto confermato, procedete, procedete pure, fate pure, fate voi pure,
    ok per quell ora, ok per quellora, ok per quel giorno, ok per quello, ok per quell orario, va bene per quell ora,
    va bene per quellora, va bene per quel giorno, va bene quell ora, va bene quellora, va bene quello, va bene
    quella, mi sta bene quell ora, mi sta bene quellora, mi sta bene quello, mi sta bene l orario, mi sta bene
    lorario, mi va bene quell ora, mi va bene quellora, mi va bene quell orario, mi va bene l orario, mi va bene
    lorario, dire di si, direi perfetto, direi ottimo, direi che va bene, direi che e perfetto, direi che ci siamo,
    direi va bene, direi ok, direi che va benissimo, direi che ci sta, direi assolutamente di si, direi certo, un si
    deciso, un si convinto, e un si convinto, e un grande si, mille si, si mille volte, si si e si, si tutta la vita,
    tutta la vita, tutta la vita si, si senza dubbio, si senza problemi, si nessun problema, si con piacere, si va
    benone, si va alla grande, si alla grande, si top, si super, si benissimo, si ottimo, si bene, si ok va bene, si
    per me va bene, si mi va bene, si ci sta, si ci sto, ok mi va bene, ok per me, ok per me va bene, ok mi sta bene,
    ok mi torna, ok ci sta, ok ci siamo, ok si, ok si va bene, ok ok, certo che ci sto, certo che ci sono, certo ci
    sono, certo ci sto, certo che confermo, certo confermo, e certo che si, come no certo, come no volentieri, e me lo
    chiedi, me lo chiedi pure si, non potrebbe andare meglio, non poteva andare meglio, meglio di cosi non si puo,
    meglio di cosi si muore, piu che bene, piu che perfetto, piu che ok, piu che daccordo, piu che d accordo, e andata
    bene, si incastra bene, si incastra perfettamente, si incastra benissimo, cade a fagiolo, casca a fagiolo, a
    fagiolo, cade a pennello, calza a pennello, mi calza a pennello, capita a fagiolo, ci sta tutta, ci sta tutto, ci
    sta un sacco, ci sta di brutto, ci sta alla grande, ci sta eccome, ci sto di brutto, ci sto eccome, figata, una
    figata, bellissimo, fighissimo, ottimo lavoro va bene, timbrato, siglato, firmato, fatto e finito, fatto trenta,
    ok confermatissimo, ribadisco il si, ripeto si, tutto ok`,
  book: `
    [book], [book] [object], [book] pure [object], [modal] [book], [modal] [book] [object], mi prenoto, prenotato,
    prenotata, segnato, segnata, me lo segno, lo segno, me la segno, lo segno in agenda, me lo segno in agenda, me lo
    lo metto in agenda, lo metto in calendario, e segnato, fissato, fissata, e fissata, e fissato, appuntamento
    fissato, appuntamento confermato, allora siamo d accordo, restiamo d accordo cosi, rimaniamo d accordo cosi,
    voglio quello, voglio questo, prendo quello, prendo questo, prendo quell orario, lo prendo, scelgo quello, posso,
    si posso, posso a quell ora, posso a quellora, posso quel giorno, a quell ora posso, a quellora posso, quel giorno
    posso, io posso, riesco, ce la faccio, ci riesco, riesco a quell ora, sono libera a quell ora, sono libero a quell
    ora, a quell ora sono libero, a quell ora sono libera, sono disponibile a quell ora, ci saro, io ci saro, saro
    presente, saro pronta, saro pronto, saro puntuale, saro li, saro la, conta su di me, contate su di me, puoi
    contare su di me, ci vediamo allora, ci sentiamo allora, a quel giorno, ci vediamo li, ci vediamo quel giorno, ci
    sentiamo quel giorno, ci sentiamo a quell ora, ci sentiamo a quellora, ci vediamo a quell ora, ci vediamo a
    quellora, fai la prenotazione, segname, segnace, prenotame, prenotace, mettime, metteme, bloccame, fissame,
    scrivimi, scrivimi pure, scrivimi li, mettimi in lista, mettimi li, mettimi pure, mettimi pure li, mettimi dentro,
    mettimi in elenco, segnami li, segnami pure li, segnami in agenda, segnami per quell ora, segnami per quellora,
    bloccami il posto, bloccami lo slot, bloccami quello, bloccami quella, tienimi il posto, tienimi quello, tieni il
    posto, riservami il posto, riservami quello, prenotami il posto, prenotami quello, prenotami li, prenotami pure,
    prenotami pure quello, prenota quello, prenota li, prenota tutto, fissa quello, fissa li, fissa tutto, saro dei
    vostri, saro dei tuoi, ci saro sicuro, ci saro sicuramente, ci saro di sicuro, ci saro senz altro, ci saro
    senzaltro, ci saro puntuale, ci saro con piacere, ci saro volentieri, ci sono sicuro, ci sono di sicuro, ci
    becchiamo li, ci becchiamo allora, ci sentiamo li, ci vediamo in call, ci si vede li, ci si sente li, ci si sente
    allora, ci si vede allora`,
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
    [sorrys] [lates],
    grazie, grazie mille, mille grazie, grazie tante, tante grazie, grazie infinite, grazie di cuore, grazie molte,
    molte grazie, grazie di tutto, grazie ancora, grazie a te, grazie a lei, ti ringrazio, la ringrazio, vi ringrazio,
    ringrazio, grz, grazieee, grazie davvero, grazie per l aiuto, grazie per laiuto, grazie della disponibilita,
    grazie per la disponibilita, gentilissimo, gentilissima, molto gentile, sei gentile, sei gentilissima, sei
    gentilissimo, sei un grande, sei una grande, sei il top, sei il migliore, sei la migliore, un abbraccio, un bacio,
    baci, saluti, un saluto, per favore, perfavore, per piacere, per cortesia, perpiacere, cortesemente, ciao,
    buongiorno, buonasera, buon pomeriggio, salve, hey, ehi, ei, ah, ahh, oh, eh, beh, bene, bello, che bello, che
    bella, wow, uau, allora, dunque, quindi, e, poi, dai, ahah, ahaha, haha, hehe, ihih, lol, yuppi, evviva, evvai,
    urra, finalmente, era ora, mamma mia, oddio, pure, coach, mister, capo, boss, bro, fra, frate, zio, amico, amica,
    amico mio, amica mia, bella, tesoro, grande, prof, maestro, maestra, signore, signora, dottore, dottoressa,
    campione, campionessa, ragazzi, capitano, trainer, mitico, mitica, stella, gioia, per me, da parte mia, nessun
    problema, perche no, senza fallo, scusa il ritardo, scusami il ritardo, scusa per il ritardo, scusa se rispondo
    ora, scusa se rispondo solo ora, ho visto solo ora, a presto, a prestissimo, ci vediamo, ci vediamo presto, sono
    contenta, sono contento, contenta, contento, che emozione, sono emozionata, sono emozionato, sono carica, sono
    carico, sono pronta, sono pronto, non vedo l ora di iniziare, non vedo lora di iniziare, come d accordo, come
    daccordo, come da accordi, come dici tu, come dice lei, come hai detto, grazie milleee, graziee, graziemille,
    grazie mille davvero, grazie infinite davvero, grazie veramente, grazie per la pazienza, grazie per la risposta,
    grazie della risposta, grazie per l attenzione, grazie per lattenzione, grazie per il tempo, grazie per la
    proposta, grazie per la gentilezza, grazie per avermelo chiesto, grazie per avermi risposto, grazie per tutto,
    grazie dell aiuto, grazie dellaiuto, grazie anticipatamente, grazie in anticipo, ringraziandola, ti ringrazio
    tanto, ti ringrazio molto, la ringrazio molto, la ringrazio tanto, ti ringrazio di cuore, la ringrazio di cuore,
    grata, grato, molto gentili, sei molto gentile, e molto gentile, e gentilissimo, e gentilissima, gentile, sei un
    tesoro, sei un angelo, sei un mito, sei mitico, sei mitica, sei fantastico, sei fantastica, sei il numero uno, sei
    la numero uno, sei super, sei top, numero uno, cordiali saluti, distinti saluti, cordialmente, cordialita, un
    cordiale saluto, un caro saluto, cari saluti, i miei saluti, un salutone, un abbraccione, un abbraccio forte,
    abbracci, un bacione, bacioni, bacio, bacini, un bacino, buona giornata, buona giornata a te, buona giornata a
    lei, buona giornata a voi, una buona giornata, buona serata, buona serata a te, buona serata a lei, una buona
    serata, buon pomeriggio a te, buon weekend, buon week end, buon fine settimana, buona settimana, buona domenica,
    buonanotte, buona notte, buon lavoro, buona continuazione, felice giornata, splendida giornata, bella giornata, ti
    auguro una buona giornata, le auguro una buona giornata, passa una buona giornata, a prestooo, a presto allora, ci
    sentiamo, ci sentiamo presto, ci sentiamo allora, ci vediamo allora, allora a presto, non vedo l ora, non vedo
    lora, nn vedo lora, nn vedo l ora, sono felice, sono felicissima, sono felicissimo, felice, che felicita, che
    gioia, che meraviglia, che figata, che bomba, che storia, che fortuna, bella notizia, ottima notizia, splendida
    notizia, buona notizia, sono gasata, sono gasato, gasatissimo, gasatissima, gasato, gasata, carico, carica,
    carichissimo, carichissima, emozionata, emozionato, emozionatissima, emozionatissimo, sono contentissima, sono
    contentissimo, contentissima, contentissimo, sono curiosa, sono curioso, sono motivata, sono motivato, motivata,
    motivato, motivatissima, motivatissimo, sono prontissima, sono prontissimo, pronta, pronto, prontissima,
    prontissimo, iniziamo, cominciamo, si comincia, si parte, fratello, fratellone, sorella, fraa, socio, compare,
    amore, amo, gioia mia, cuore, bellezza, bellissimo, bellissima, bella mia, bello mio, re, regina, maestro mio,
    professore, professoressa, signorina, mio caro, mia cara, carissimo, carissima, gentilissimo coach, amici, raga,
    ragazza, ragazzo, team, allenatore, allenatrice, nutrizionista, dott, dott ssa, egregio, caro coach, cara coach,
    ecco, dico io, ahahah, ahahaha, hahaha, eheh, ehehe, ihihi, ahaa, ohh, uh, uhh, uuh, ooh, eee, ops, caspita,
    cavolo, mannaggia, madonna, dio mio, o mio dio, oh mio dio, mio dio, fantastico, davvero, sul serio, sinceramente,
    onestamente, in effetti, effettivamente, a dire il vero si, per fortuna, meno male, era ora finalmente, scusa per
    l attesa, scusa per lattesa, scusi il ritardo, scusi per il ritardo, scusate il ritardo, scusate per il ritardo,
    scusami per il ritardo, perdona il ritardo, perdonami il ritardo, perdoni il ritardo, vedo solo ora, vedo ora,
    leggo solo ora, leggo ora, ho letto solo ora, ho letto ora, ero al lavoro, scusa ero al lavoro, scusa ero a
    lavoro, come concordato, come stabilito, come previsto, come proposto, come hai proposto, come ha proposto, come
    ha detto, come detto, come suggerito, come da lei proposto, come da te proposto, nessun disturbo, volentieri,
    saluti a tutti, un abbraccio grande, se dio vuole, a dio piacendo, grazie a dio, ciao ciao, ciaoo, statte bene,
    stammi bene, buon proseguimento, tante belle cose, tante cose belle, buon tutto, ti voglio bene, di nulla, di
    niente, figurati, non ce di che, non c e di che, tranquillo, tranquilla, tranqui, che bellezza, che spettacolo,
    che forza, cara, tutto bene`,
  particles: `
    eh, neh, dai, va, deh, aho, ao, oh, ue, ueh, we, mbare, mbari, compa, compare, uaglio, guaglio, fra, frate,
    fratello, bro, zio, zia, zi, bello, bella, cara, mo, su, pure, ja, anvedi, ammazza, cavolo, ecco, allora, quindi,
    proprio, davvero, tranquillo, tranquilla, vecio, vecia, ciccio, ciccia, tesoro, raga, ragazzi, mister, coach,
    capo, boss, pota, alura, alora, cio, toso, tosa, ostia, ostrega, orpo, belin, bagai, ciapa, ohi, oi, mannaggia,
    gioia, stella, amo, amore, cocco, cocca, nini, figlio, figlia, dotto, dottore, signora, signore, maestro, prof,
    amico, amica, certo, si`,
  named: `
    grazie, grazie mille, mille grazie, grazie tante, tante grazie, grazie infinite, molte grazie, grazie di cuore,
    grazie ancora, ciao, buongiorno, buonasera, salve, buon pomeriggio, cara, gentile, coach, signora, signor,
    signore, dottore, dottoressa, prof, mister, un saluto, saluti, un abbraccio, cordiali saluti, a presto, un bacio,
    baci`,
  told: `
    grazie per, grazie mille per, mille grazie per, grazie tante per, tante grazie per, grazie infinite per, grazie
    ancora per, grazie davvero per, grazie a te per, grazie a lei per, grazie a voi per, grazie di, grazie mille di,
    grazie della, grazie mille della, grazie del, grazie mille del, grazie dell, grazie dei, grazie delle, grazie di
    cuore per, grazie in anticipo per, ti ringrazio per, la ringrazio per, vi ringrazio per, ti ringrazio della, la
    ringrazio della, ringrazio per, grata per, grato per, [sorrys] [lates], buona giornata a, buona serata a, buon
    lavoro e, buon proseguimento di, buona continuazione di, ti auguro, le auguro, vi auguro, passa una, passi una,
    passa un, passi un, spero che tu stia, spero tu stia, spero che stia, spero stia, saluti a, saluti da, un
    abbraccio a, un saluto a, un saluto da, non vedo lora di, non vedo l ora di, nn vedo lora di, nn vedo l ora di,
    che emozione, che gioia, che bello, che felicita, che bella notizia, felice di, felicissima di, felicissimo di,
    sono felice di, sono felicissima di, sono felicissimo di, contenta di, contento di, sono contenta di, sono
    contento di, contentissima di, contentissimo di, sono contentissima di, lieta di, lieto di, emozionata per,
    emozionato per, sono emozionata per, sono emozionato per, entusiasta di, sono entusiasta di, curiosa di, curioso
    di, sono curiosa di, sono curioso di, impaziente di, sono impaziente di, pronta per, pronto per, sono pronta per,
    sono pronto per, carica per, carico per, sono carica per, sono carico per, gasata per, gasato per, piacere di, e
    un piacere, sara un piacere, non vedo lora di parlare, non vedo l ora di parlare, felice di parlare, felice di
    sentire, non vedo lora di sentire, non vedo lora di vedere,
    buona giornata anche, buona serata anche`,
};
