import type { AssentWords } from './assent-words.ts';

/** How people agree in French. */
export const french: AssentWords = {
  sets: {
    very: `
      tres, vraiment, tout a fait, super, trop, carrement, parfaitement, absolument, hyper, tellement, juste, bien,
      franchement, plus que, entierement, grave`,
    good: `
      bien, bon, parfait, parfaite, super, top, genial, ok, nickel, impeccable, impec, ideal, excellent, formidable,
      cool, niquel, extra, magnifique, correct, chouette, bonne, merveilleux, sympa, fantastique, d accord, daccord,
      tip top, note, note pour moi, au top, valide, entendu, carre, raccord, good, beau, belle, geniale, geniaux,
      excellente, super bien, top top, au poil, aux petits oignons, carre carre, cale, parfais, parfit, parfaittt,
      nikel, nickel chrome, extraordinaire, adapte, faisable, jouable, envisageable, yes, oki, okay, ok ok, bueno,
      perfect, cool cool, la meilleure, le mieux, le top, de la balle, l ideal, lideal, exact, bonne pour moi`,
    that: `
      ca, cela, celui la, celui ci, cette heure, cet horaire, ce creneau, cette heure la, ce jour la, ce jour, cette
      date, l horaire, lhoraire, lheure, l heure, le creneau, cette heure ci, ce moment, cet horaire la, ce creneau
      la, la date, ce rendez vous, ce rdv, le jour et l heure, le jour et lheure, cette proposition, a cette heure, le
      creneau propose, l horaire propose, lhoraire propose, le jour propose, la proposition, ta proposition, votre
      proposition, cette option, ce jour et cette heure, jour et heure, date et heure, le rdv, le rendez vous, l heure
      proposee, lheure proposee, ca la, tout ca, ce moment la, cet appel`,
    is: `
      est, cest, sera, serait, ce sera, ce serait, semble, me semble, me parait, parait, sonne, c est, ca sera, ca
      serait, ces, ses, cest tout, cest plus que, cest juste, cest carrement, cest vraiment, ca a l air, ca a lair, ca
      m a l air, ca ma lair, ca semble, ca me semble, ca me parait, ca sonne, ce serait juste, tout est`,
    forMe: 'pour moi, chez moi, de mon cote, a moi, pour nous, avec moi, pour ma part, par moi',
    fits: `
      me va, convient, me convient, marche, fonctionne, colle, roule, passe, me parle, irait, me conviendrait,
      conviendrait, nous va, nous convient, le fait, mira, me conviendra, ira, marcherait, joue, m arrange, marrange,
      m irait, marchera, conviendra, m va, maille, matche, est bon, est ok, tombe, tombe bien, tient, rentre, entre,
      me plait, me plairait, plait, arrange, m arrangerait, marrangerait, nous arrange, nous irait, me correspond,
      correspond, cale, peut le faire`,
    well: `
      bien, tres bien, parfaitement, super bien, tout a fait, nickel, super, parfaitement bien, a merveille, impec,
      trop bien, parfait, bien sur, vraiment bien, tres bien aussi, carrement, top, bien aussi, pile poil, nickel
      chrome, impeccable, impeccablement, au poil, au top, grave, grave bien, franchement bien, tres tres bien,
      beaucoup, enormement, pile, comme sur des roulettes, comme un gant, du tonnerre, genial, pour l horaire, pour
      moi aussi`,
    yes: `
      oui, ouais, ok, ouep, yes, bien sur, daccord, ouii, oui oui, mais oui, eh oui, ah oui, ben oui, bah oui,
      parfait, super, yep, ui, evidemment, absolument, carrement, volontiers, avec plaisir, tres bien, entendu, dac,
      allez, exactement, tout a fait, cest ca`,
    tag: `
      je veux, je veux bien, je confirme, je suis daccord, cest ca, cest bon, je peux, vas y, allez y, volontiers,
      avec plaisir, tout a fait, bien sur, absolument, exactement, monsieur, madame, ca marche, ca me va, je suis
      partant, je suis partante, oui, allez, tu peux, vous pouvez, mademoiselle, chef, carrement, evidemment, je serai
      la, je suis dispo, je suis disponible, merci, svp, stp, sil vous plait, sil te plait, s il vous plait, s il te
      plait, pour moi, je suis ok, je valide, jaccepte, j accepte, je prends, je reserve, je suis libre, je suis pour,
      je suis chaud, je suis chaude, je suis la, je serai present, je serai presente, on fait ca, on fait comme ca, on
      y va, faisons ca, fais ca, faites, fais le, faites le, cest ok, c est bon, cest parfait, c est parfait, ca me
      convient, ca convient, ca le fait, ca roule, ca va, cest bien ca, cest exact, cest correct, cest tout bon,
      parfait, super, avec joie, complet, sans souci, sans probleme, sans hesiter, go, banco, reserve, reservez, note,
      notez, grave, jaimerais bien, je le veux, je le souhaite, je souhaite, je veux ce creneau, je prends ce creneau,
      mon coach, mon capitaine, chef oui chef`,
    book: `
      reserve, reservez, reserver, reserve moi, reservez moi, reserve le, reserve la, reservez le, bloque, bloquez,
      bloquer, bloque moi, bloquez moi, bloque le, bloque la, bloquez le, note, notez, noter, note moi, notez moi,
      note le, notez le, inscris moi, inscrivez moi, mets moi, mettez moi, mets le, mettez le, cale, calez, caler,
      cale moi, cale ca, cale le, calons, programme, programmez, programme le, planifie, planifiez, confirme,
      confirmez, confirmer, confirme moi, confirme le, confirmez le, valide, validez, valider, valide le, prends,
      prenez, prendre, retiens, retenez, fixe, fixons, garde, gardez, garde moi, booke, booke moi, book, book moi,
      enregistre, enregistrez, enregistre moi, ajoute, ajoute moi, faire, reserve nous, reservez nous, reserve la moi,
      reserve le moi, reservez le moi, mets, mettez, mets nous, mettez nous, mets la, mets moi la dessus, mets moi
      dessus, mets moi dedans, mettez moi dessus, mettez moi dedans, mettez moi la dessus, inscris, inscrivez, inscris
      nous, inscrire, inscrivez nous, cale nous, calez moi, calez le, calez nous, caler ca, note ca, notez ca, note
      nous, notez nous, bloque nous, bloquez nous, bloque ca, bloquez ca, valide ca, validez ca, valide moi, validez
      moi, validons, confirmons, reservons, bloquons, notons, organise, organise ca, organisez, organise le,
      planifions, planifie le, planifie ca, programmons, programme ca, prevois, prevoyez, prevois le, fixe le, fixez,
      fixe ca, garde le, gardez le, gardez moi, enregistre le, prends le, prenez le, prends moi, prenez moi, booke le,
      booke ca, bookez, bookez moi, rajoute moi, ajoutez moi, positionne moi, positionnez moi, place moi, placez moi,
      arrange ca, cree, cree le`,
    object: `
      l appel, lappel, ca, cela, le rendez vous, le rdv, ce creneau, cet horaire, cette heure, le creneau, celui la,
      pour moi, alors, comme ca, rendez vous, rdv, ce rdv, ce rendez vous, mon rdv, mon rendez vous, la, dans l
      agenda, dans lagenda, ma place, une place, pour cette heure, a cette heure, l horaire, lhoraire, l heure,
      lheure, a cette heure la, la reservation, ma reservation, la date, cette date, directement, dessus, la dessus,
      svp oui, moi ce creneau, moi cet horaire, moi cette heure, moi celui la, moi ca, moi le creneau, moi une place,
      moi ma place, moi le rdv, moi le rendez vous, moi rdv, moi un rdv, moi un rendez vous, un rdv, un rendez vous,
      nous ca, nous ce creneau, moi pour ce creneau, moi sur ce creneau, moi a cette heure, moi a cette heure la, moi
      pour cet horaire, pour ce creneau, sur ce creneau, pour cet horaire, a cet horaire, dans ton agenda, dans votre
      agenda, dans le calendrier, dans le planning, au planning, en agenda, l entretien, lentretien, la seance, la
      session, l appel oui, le call, mon appel, mon creneau, ma seance, moi dans l agenda, moi dans lagenda, dedans`,
    modal: `
      tu peux, vous pouvez, on peut, je veux bien, je veux, peux tu, pouvez vous, allons, vas y, allez y, je voudrais,
      jaimerais, tu peux me, vous pouvez me, tu peux le, tu peux y aller et, tu peux la, vous pouvez le, vous pouvez
      la, tu peux nous`,
    sorrys: `
      desole pour, desolee pour, desole du, desolee du, desole de, desolee de, desole, desolee, pardon pour, pardon
      du, pardon de, pardon, excuse moi pour, excusez moi pour, excuse pour, excusez, excuse, mes excuses pour, toutes
      mes excuses pour, je m excuse pour, je mexcuse pour, navre pour, navree pour, sorry pour, sorry, scuse pour,
      scuse, dsl pour, dsl`,
    lates: `
      le retard, retard, le delai, le delai de reponse, l attente, lattente, la reponse tardive, ma reponse tardive,
      cette reponse tardive, repondre tard, repondre si tard, repondre aussi tard, repondre que maintenant, repondre
      seulement maintenant, ne repondre que maintenant, ne pas avoir repondu avant, ne pas avoir repondu plus tot, pas
      avoir repondu avant, pas avoir repondu plus tot, je viens de voir, je viens juste de voir, je viens seulement de
      voir, je vois que maintenant, je vois seulement maintenant, je n avais pas vu, je navais pas vu, javais pas vu,
      j avais pas vu, le temps de reponse, mon temps de reponse, mon retard, mon silence, le silence, la lenteur,
      avoir tarde, d avoir tarde, davoir tarde`,
    thank: `
      merci, merci beaucoup, merci bcp, merci bien, merci infiniment, mille mercis, un grand merci, grand merci, merci
      d avance, merci davance, encore merci, merci encore, mrc, je te remercie, je vous remercie, vraiment merci,
      merci vraiment, merci mille fois, merci par avance, mes remerciements, tous mes remerciements`,
    by: `
      pour, de, d, pour le, pour la, pour l, pour les, pour ton, pour ta, pour tes, pour votre, pour vos, de ton, de
      ta, de votre, de vos, pour cette, pour ce, pour toute la, pour toute ta, pour toute votre, pour tout le, pour
      tout ton, pour cet, pour la grande, de tout, de la, du, de l, pour une si grande`,
    gift: `
      aide, laide, temps, patience, message, messages, reponse, reponse rapide, rapidite, reactivite, flexibilite,
      gentillesse, soutien, offre, effort, efforts, attention, invitation, opportunite, disponibilite, bienveillance,
      accueil, laccueil, interet, proposition, ecoute, lecoute, suivi, accompagnement, organisation, lorganisation,
      professionnalisme, comprehension et patience, creneau, motivation, confiance, amabilite, prise de contact,
      retour, retour rapide, relance, energie, petit mot, travail, implication, indulgence, coup de main, coup de
      pouce, souplesse, efficacite, encouragements`,
    favor: `
      tout, tout ca, tout cela, ca, cela, demander, mavoir repondu, m avoir repondu, mavoir ecrit, m avoir ecrit,
      mavoir contacte, m avoir contacte, m avoir contactee, mavoir contactee, mavoir trouve un creneau, m avoir trouve
      un creneau, avoir pense a moi, d avoir pense a moi, davoir pense a moi, avoir pris le temps, d avoir pris le
      temps, davoir pris le temps, prendre le temps, de prendre le temps, t occuper de moi, toccuper de moi, vous
      occuper de moi, t adapter, tadapter, vous adapter, m accompagner, maccompagner, m aider, maider, mattendre,
      avoir attendu, davoir attendu, d avoir attendu, repondre si vite, me repondre, me repondre si vite, avoir
      repondu si vite, davoir repondu si vite, d avoir repondu, davoir repondu, etre aussi patient, etre aussi
      patiente, etre si patient, etre si gentil, etre si gentille, etre aussi reactif, etre aussi reactive, organiser,
      organiser ca, organiser tout ca, ce que tu fais, ce que vous faites, me caser, mavoir case, m avoir case, davoir
      demande, d avoir demande, davoir propose, d avoir propose, proposer, tout ce que tu fais, la place`,
    do: `
      commencer, demarrer, debuter, parler, echanger, discuter, te parler, vous parler, t entendre, tentendre, vous
      entendre, te rencontrer, vous rencontrer, te voir, vous voir, faire ta connaissance, faire votre connaissance,
      travailler avec toi, travailler avec vous, travailler ensemble, bosser avec toi, echanger avec toi, echanger
      avec vous, parler avec toi, parler avec vous, discuter avec toi, discuter avec vous, my mettre, m y mettre, y
      etre, etre a ce moment la, etre a ce jour, etre la, apprendre, progresser, me lancer, papoter, bavarder, me
      remettre en forme, me remettre au sport, lancer ca, attaquer, dechanger, te rencontrer enfin, cet appel, cet
      echange, ce rendez vous, ce rdv, notre appel, notre echange, notre rendez vous, notre rdv, lappel, l appel, la
      seance, notre conversation, notre discussion`,
    eager: `
      hate de, hate d, trop hate de, trop hate d, jai hate de, jai hate d, j ai hate de, j ai hate d, jai trop hate
      de, j ai trop hate de, tellement hate de, impatient de, impatiente de, je suis impatient de, je suis impatiente
      de, ravi de, ravie de, je suis ravi de, je suis ravie de, content de, contente de, je suis content de, je suis
      contente de, trop content de, trop contente de, heureux de, heureuse de, je suis heureux de, je suis heureuse
      de, au plaisir de, au plaisir d, quel plaisir de, ce sera un plaisir de, ca me fait plaisir de, vivement,
      vivement de, vivement qu on puisse, vivement quon puisse, pressee de, presse de, je suis pressee de, je suis
      presse de, motive pour, motivee pour, pret a, prete a, prete pour, pret pour, je suis prete a, je suis pret a,
      enchantee de, enchante de, curieux de, curieuse de, avec impatience de, dans lattente de, dans l attente de`,
    goodDay: `
      bonne journee, belle journee, tres bonne journee, tres belle journee, excellente journee, bonne fin de journee,
      belle fin de journee, bonne soiree, belle soiree, tres bonne soiree, excellente soiree, bonne fin de soiree,
      bonne semaine, belle semaine, bonne fin de semaine, bon week end, bon weekend, bon we, bon apres midi, bonne
      apres midi, bel apres midi, bonne nuit, bon courage, bonne continuation, bonne reception, douce soiree, douce
      nuit, bonne fin d apres midi`,
    wishing: `
      passe une, passez une, passe un, passez un, je te souhaite une, je vous souhaite une, je te souhaite un, je vous
      souhaite un, je vous souhaite, je te souhaite, en vous souhaitant une, en te souhaitant une, profite de,
      profitez de`,
    toYou: `
      a toi, a vous, a tous, a toute l equipe, a toute lequipe, a l equipe, a lequipe, a toi aussi, a vous aussi,
      coach, chef, a vous tous`,
    verb: `
      reserve, reservez, reserver, bloque, bloquez, bloquer, note, notez, noter, inscris, inscrivez, inscrire, mets,
      mettez, mettre, cale, calez, caler, confirme, confirmez, confirmer, valide, validez, valider, prends, prenez,
      prendre, fixe, fixez, fixer, garde, gardez, garder, booke, bookez, booker, enregistre, enregistrez, enregistrer,
      ajoute, ajoutez, ajouter, planifie, planifiez, planifier, programme, programmez, programmer, prevois, prevoyez,
      prevoir, colle, collez, rentre, rentrez, rentrer, case, casez, caser, plante, place, placez, placer, cedule,
      ceduler, retiens, retenez, lance, lancez, lancer, coche, cochez, cocher, arrange, arrangez, organise, organisez,
      organiser, verrouille, verrouillez, inscrire moi, grave`,
    mode: `
      moi, nous, moi ca, le, la, les, ca, cela, moi dessus, moi la dessus, moi dedans, moi sur la liste, moi a cette
      heure, moi sur ce creneau, moi pour ce creneau, moi ce creneau, moi cet horaire, moi ce rdv, moi le rdv, moi le
      creneau, moi une place, moi ma place, le creneau, ce creneau, cet horaire, le rdv, le rendez vous, ce rdv, mon
      rdv, mon rendez vous, un rdv, l appel, lappel, rdv, dans l agenda, dans lagenda, dans ton agenda, dans votre
      agenda, dans le calendrier, au calendrier, a l agenda, directement, tout de suite, sans souci, sans probleme,
      sans hesiter, alors, donc, pour moi, stp, svp, s il te plait, s il vous plait, sil te plait, sil vous plait,
      comme ca, go, la seance, la place, ma place, dessus, tranquille, en dur, au feutre, au stylo, une fois, l
      horaire, lhoraire, celui la, hein`,
    can: `
      tu peux, vous pouvez, tu peux me, vous pouvez me, tu peux le, vous pouvez le, on peut, peux tu, pouvez vous,
      peux tu me, pouvez vous me, je veux bien, je te laisse, je vous laisse, je vous prie de, merci de, merci de me,
      je te prie de, vas y, allez y, allez, tu peux nous, nhesite pas a, n hesite pas a, vous pouvez nous, je veux
      bien que tu me, je souhaite, je voudrais, jaimerais, j aimerais, tu peux y aller et`,
    noting: `
      je note, je le note, je l ecris, je lecris, je le mets, je mets ca, je note ca, je l ai note, je lai note, je
      lai mis, je l ai mis, cest note, c est note, je marque, je le marque, je le rentre, je l enregistre, je
      lenregistre, je le bloque, je bloque, jenregistre, j enregistre, je le cale, note, mis, inscrit, cest inscrit, c
      est inscrit, cest ecrit, c est ecrit, je mets, jai mis, j ai mis, jai note, j ai note, je l inscris, je
      linscris, je l ajoute, je lajoute, jajoute, j ajoute, je vais le noter, je vais le mettre, je le note tout de
      suite, je note tout de suite, je mets tout de suite, hop, et hop, hop je note, je programme, je le pose, je
      bloque ca, je bloque le creneau, je bloque la date, je note le rdv, je note le rendez vous, je note la date, je
      note l heure`,
    calendar: `
      dans mon agenda, dans lagenda, dans l agenda, sur mon agenda, sur l agenda, sur lagenda, dans mon calendrier,
      dans le calendrier, sur mon calendrier, sur le calendrier, dans mon tel, dans mon telephone, sur mon telephone,
      sur le frigo, dans mon planning, sur mon planning, au planning, en rouge, dans mes rdv, une alarme, lalarme, l
      alarme, un rappel, le rappel, un reveil, le reveil, a l agenda, a lagenda, de ce pas, au calendrier, sur mon
      tel, au stylo rouge, dans mon carnet, sur mon carnet`,
    present: `
      je serai, je serais, je srai, jserai, jy serai, j y serai, je suis, je vais etre, je serai bien, on sera, nous
      serons, on y sera, je me tiendrai, je me tiens`,
    ready: `
      la, presente, present, ponctuel, ponctuelle, a l heure, a lheure, pile a l heure, pile a lheure, prete, pret,
      fidele au poste, au rdv, au rendez vous, dispo, disponible, libre, connectee, connecte, joignable, devant mon
      ecran, au bout du fil, au taquet, la sans faute, sans faute, bien la, pile poil a lheure, au telephone, prete et
      motivee, pret et motive, dans les temps, en ligne, la a l heure, la a lheure`,
    meet: `
      on se voit, on se parle, on s appelle, on sappelle, on se retrouve, on se dit, je t attends, je tattends, je
      vous attends, on s entend, on sentend, rdv, rendez vous, on se capte, on se call`,
    myYes: `
      mon go, mon feu vert, mon accord, mon ok, mon oui, mon aval, ma benediction, ma parole, ma confirmation, mon
      approbation, le feu vert, carte blanche, le go, ma validation, mon consentement, le ok, mon autorisation, mon
      vote, l accord`,
    have: `
      tas, t as, tu as, vous avez, je te donne, je vous donne, je donne, voici, voila, jte donne, t auras, tu peux
      avoir`,
    yours: 'la, le, l, ta, ton, votre',
    core: `
      oui, ouais, yes, ok, bien sur, avec plaisir, avec grand plaisir, volontiers, bien volontiers, carrement,
      certainement, tout a fait, absolument, naturellement, evidemment, parfait, super, nickel, grave, daccord, d
      accord, impeccable, clairement, assurement, entendu, cest parfait, c est parfait, cest bon, ca me va, ca marche,
      vas y, allez y`,
    joy: `
      plaisir, grand plaisir, joie, grande joie, bonheur, enthousiasme, un grand plaisir, un plaisir non dissimule, le
      plus grand plaisir, le plus grand des plaisirs, beaucoup de plaisir, un immense plaisir, immense plaisir,
      entrain`,
    org: `
      je m organise, je morganise, je m arrange, je marrange, je marrangerai, je m arrangerai, je morganiserai, je m
      organiserai, je me libere, je me libererai, je me rends dispo, je me debrouille, je m adapte, je madapte, je me
      degage du temps, je vais morganiser, je vais m organiser, je vais me liberer, jme libere`,
    accepts: `
      jaccepte, j accepte, je confirme, je valide, je prends, je prend, je choisis, jopte pour, j opte pour, je
      reserve, je retiens, je garde, je bloque, je note, on prend, on valide, on confirme, on garde, on bloque, on
      reserve, daccord pour, d accord pour, ok pour, partant pour, partante pour, go pour, banco pour, oui pour, bon
      pour, nickel pour, parfait pour, super pour, top pour, impec pour, je suis daccord pour, je suis d accord pour,
      je suis partant pour, je suis partante pour, je suis ok pour, je suis dispo, je suis disponible, je suis libre,
      dispo, disponible, libre, jachete, va pour, allons y pour, partons pour, cest parti pour, c est parti pour, je
      veux bien, je vote pour, je signe pour`,
    going: 'jy serai, je serai la',
    free: `
      je suis libre, je suis dispo, je suis disponible, jsuis libre, jsuis dispo, jai rien, j ai rien, je nai rien, je
      n ai rien, jai le temps, j ai le temps, je peux, jai un trou, j ai un trou, je suis en repos, je suis off`,
    thatDay0: `
      a cette heure, a cette heure la, ce jour la, a ce moment la, sur ce creneau, a cet horaire, pile a ce moment la,
      justement a ce moment la`,
    kindly: `
      gentil, tres gentil, adorable, sympa, tres sympa, super sympa, aimable, tres aimable, super gentil`,
    thatDay: `
      alors, a ce moment la, a cette heure la, ce jour la, la bas, pour l appel, pour lappel, en visio, au telephone,
      pour ca, en appel, a cette heure, la dessus`,
  },
  assents: `
    oui, ouii, ouiii, ouais, ouai, ouep, ouaip, yep, yes, ui, wi, ah oui, {yes} {tag}, je dis oui, c est oui, cest
    oui, cest un oui, un grand oui, mille fois oui, oui mille fois, que oui, positif, cest un grand oui, moi oui, bien
    oui, daccodac, je suis daccord, je suis d accord, on est daccord, on est d accord, nous sommes daccord, daccord
    avec ca, bien recu cest bon, convenu, cest convenu, accord, bien sur, biensur, biensure, bien sure, evidemment,
    naturellement, certainement, assurement, absolument, exactement, exact, tout a fait, toutafait, carrement,
    clairement, sans probleme, sans souci, sans soucis, pas de probleme, pas de souci, pas de soucis, aucun probleme,
    aucun souci, sans hesiter, sans hesitation, sans aucun doute, sans le moindre doute, volontiers, je veux bien, je
    le veux, jaimerais bien, jaimerais beaucoup, jadorerais, partant, partante, je suis partant, je suis partante, je
    suis pour, je suis chaud, je suis chaude, chaud, jen suis, j en suis, je suis ok, je valide, je confirme, je te
    confirme, je vous confirme, confirme, c confirme, cest confirme, valide, validee, confirmee, adjuge, vendu, marche
    conclu, conclu, banco, deal, go, cest parti, allez, allez ok, allons y, on y va, on fait ca, on fait comme ca,
    faisons ca, faisons comme ca, on part la dessus, partons la dessus, vas y, vasy, allez y, fais le, faites le, fais
    donc, faites donc, fais comme ca, fais ca, faites ca, faites comme ca, cest ca, cest bien ca, c ca, correct, cest
    juste, celui la, jaccepte, j accepte, accepte, je prends, je prend, va pour, ok va pour ca, parfait, parfaitement,
    perfect, super, top, genial, nickel, nikel, niquel, impec, impeccable, excellent, formidable, ideal, merveilleux,
    tip top, au top, ca gaze, ca baigne, tres bonne idee, bonne idee, excellente idee, super idee, c ok, c parfait,
    {is} [{very}] {good} [{forMe}], {that} {is} [{very}] {good} [{forMe}], {that} {fits} [{well}] [{forMe}], oui {that}
    {fits}, {very} {good}, {good} {forMe}, pour moi {is} {good}, pour moi {good}, pour moi ca {fits}, de mon cote {is}
    {good}, {fits} {well}, me va, me convient, convient, marche pour moi, tout me va, stp, svp, s il te plait, s il
    vous plait, sil te plait, sil vous plait, roule, yess, amplement, ok nickel, gogogo, lets go, on est bon, on est
    bons, on est large, on part sur ca, on part comme ca, partons comme ca, on dit ca, on dit oui, disons oui, disons
    ca, on dit comme ca, tope, affaire conclue, cest deal, cest un deal, tout bon, cest bon ca, c good, cest top ca,
    cest booke, cest dans la poche, cest dans la boite, cest une affaire qui roule, sa me va, sa marche, sa roule, sa
    me convient, sa me va bien, sa convient, ca fera l affaire, ca fera laffaire, ca fait l affaire, ca fait laffaire,
    ca me dit, ca me dit bien, ca me tente, ca me tente bien, ca me botte, ca m ira, ca va le faire, ca va nickel, ca
    passe creme, ca tombe a pic, oui ca, ouiiii, oe, mwi oui, si bien sur, bien evidemment, cela va de soi, ca va de
    soi, ca va sans dire, cela va sans dire, avec bcp de plaisir, bien volontiers, tres volontiers, plutot deux fois
    quune oui, trop volontiers, plus que partante, plus que partant, a fond, a 100%, a 100 pour cent, a mille pour
    cent, 100 pour cent, cent pour cent, 100% ok, 100% daccord, affirmatif mon capitaine, recu et confirme, d ac oui,
    en accord, je suis en accord, je suis tout a fait daccord, je suis tout a fait d accord, je suis parfaitement
    daccord, je suis totalement daccord, j approuve, japprouve, approuve, j adhere, jadhere, je suis preneur, je suis
    preneuse, preneuse, preneur, je suis dedans, je suis de la partie, je marche, je signe, ou est ce que je signe, je
    dis banco, je vote oui, je vote pour, je veux, je le souhaite, je souhaite, je souhaite confirmer, je souhaiterais
    confirmer, je souhaite reserver, je confirme bien, je confirme tout, je te le confirme, je vous le confirme, je
    confirme ma presence, je confirme ma venue, je confirme notre rdv, je confirme notre rendez vous, je reconfirme,
    on confirme, confirmez, confirmation de ma part, je valide totalement, cest tres bien ca, cest parfait ca, cest
    super ca, exactement ca, cest exactement ca, cest tout a fait ca, c est exactement ca, cest cela, c est cela, cest
    cela meme, cest bien cela, cela meme, parfait comme ca, comme ca cest parfait, comme ca cest bien, ainsi soit il,
    procedez, procede, vous pouvez proceder, tu peux proceder, vous pouvez confirmer, tu peux confirmer, vous pouvez
    valider, tu peux valider, allons y comme ca, faites ainsi, fais ainsi, faisons ainsi, fais toi plaisir, fonce,
    foncez, on fonce, prfait, prft, dak, dakor, dacor, dacord, daccor, daccord daccord, okay dac, okidac, okeyy, grave
    oui, ah grave, ah ben oui, ah bah oui, et comment, tu parles oui, un peu oui, y a pas photo, tu m etonnes, tu
    metonnes, tetonnes, cest le feu, je kiffe l idee, je kiffe lidee, si si, affirmatif, ca va pour moi, cest ben
    beau, ben beau, tiguidou, cest tiguidou, cest diguidou, diguidou, cest ben correct, mets en, cest certain,
    certain, parfait de meme, cest parfait de meme, cest beau de meme, de meme cest parfait, super le fun, cest le
    fun, envoye, enweille, enweye, enwoye, on fait ca de meme, on y va de meme, ca me va en masse, numero un, cest
    numero un, dac o dac, jsuis down, je suis down, chu down, chus down, chu partant, chu partante, chu dispo, chu
    game, je suis game, jsuis game, game, cest chill, en plein ca, en plein dans le mille, pas de trouble, y a pas de
    trouble, aucun trouble, cest dans poche, ca va oui, en ordre, cest en ordre, doffice, d office, oui sais tu, ca
    roule raoul, monstre bien, cest monstre bien, ya pas drap, y a pas drap, pas de drap, on est ensemble, cest dja,
    ca dja, cest gere, cest propre, daccord deh, ok deh, waaw, wallaye oui, walaye oui, zou, nickel chrome, carre dans
    l axe, carre, ca me chauffe, chaud patate, chaud bouillant, chaude bouillante, je suis chaud bouillant, je suis
    chaud patate, je suis chaude bouillante, chaud comme la braise, ope, je suis ope, ca part, c parti, en avant, en
    avant guingamp, en avant toute, on se fait ca, ca mva, ca mva bien, jvalide, jsuis chaud, jsuis chaude, jsuis
    partant, jsuis partante, jsuis dispo, jsuis daccord, jsuis ok, jsuis la, jserai la, jconfirme, jprends, jveux
    bien, dacodac, d acodac, dac dac, gave bien, cest gave bien, trop chaud, trop chaude, trop partante, trop partant,
    feu vert, cest feu vert, a vos ordres, cinq sur cinq, 5 sur 5, recu cinq sur cinq, recu 5 sur 5, pile ce qu il me
    faut, pile ce quil me faut, exactement ce quil me faut, cest exactement ce quil me faut, cest ce quil me faut, on
    ne peut mieux, ca ne peut pas mieux tomber, ca ne pouvait pas mieux tomber, pile poil, ok tout est bon, tout me
    convient, tout roule, tout baigne, bon pour accord, ok cote moi, cest ok cote moi, rien a redire, rien a dire cest
    parfait, sans aucun probleme, sans aucun souci, sans le moindre probleme, ca ne me pose aucun probleme, ca ne pose
    aucun probleme, ca me pose aucun probleme, y a aucun souci, ya aucun souci, il ny a aucun probleme, il ny a aucun
    souci, oui a cette heure, mille oui, un oui, un oui franc, un oui massif, trois fois oui, ah ben volontiers, va
    bene, cest vendu, cest adjuge, cest accepte, comptez moi dedans, je signe des deux mains, je signe ou, je dis go,
    je dis ok, moi je suis partant, moi je suis partante, moi ok, moi parfait, nous sommes partants, on est partants,
    on valide, on prend, on la prend, on le prend, on le fait, celui ci, effectivement, {have} {myYes}, ca va une
    fois, ok une fois, oui une fois, {that} {fits} [{well}] une fois, {is} {good} une fois, negocie, affaire reglee,
    cest regle, cest une affaire conclue, contrat signe, cest signe, tope la main, cochon qui s en dedit, cochon qui
    sen dedit, qui dit mieux cest bon, chiche, {that} {is} [{very}] {good} chez moi, de mon cote {that} {is} {good}, de
    mon cote {fits}, de mon cote ca {fits} [{well}], de mon cote {good}, pour ma part {good}, pour ma part {is} {good},
    pour ma part ca {fits} [{well}], pour ma part oui, pour ma part je confirme, pour ma part je valide, a mon niveau
    {is} {good}, chez moi {is} {good}, chez moi ca {fits}, par moi {good}, moi ca {fits} [{well}], moi {is} {good}, ca
    me {fits} [{well}], ca mconvient, ca m convient, {that} m va, bon horaire, tres bon horaire, super horaire, horaire
    parfait, lhoraire parfait, l horaire parfait, bonne heure, super creneau, bon creneau, creneau parfait, creneau
    ideal, parfait comme creneau, parfait comme horaire, parfait l horaire, parfait lhoraire, top comme horaire,
    nickel comme horaire, ok pour la date et l heure, ok pour la date et lheure, le jour et l heure me vont, le jour
    et lheure me vont, jour et heure me conviennent, la date et l heure me conviennent, la date et lheure me
    conviennent, la date et lheure sont parfaites, rien a ajouter cest parfait, que du bonheur oui, pour sur, pardi,
    be oui, be vi, vi, vui, voui, oui da, yes we can, yes sir, yep ok, ouip, ouaaais, ouais ok, ok on part la dessus,
    ok daccord, ok dac, ok top, ok genial, ok impec, ok deal, allez on se cale ca, allez on bloque, tranquille ca me
    va, tranquille oui, tkt oui, oklm oui, nickel ca, nickel chrome ca, impec ca, parfait ca, parfait ainsi, c est
    dans la boite, cest plie, cest boucle, cest acte, acte, c est acte, cest acquis, cest cale dans mon agenda,
    emballe, emballe c est pese, emballe cest pese, emballez cest pese, topez, je saisis, je saisis le creneau, je
    saute dessus, je fonce, je me lance, jachete, j achete, je suis daccord avec ca, je suis d accord avec ca, je suis
    daccord avec cet horaire, je suis daccord avec l horaire, je suis ok avec ca, je suis ok avec cet horaire, je suis
    totalement partant, je suis totalement partante, je suis bien d accord, je suis bien daccord, on est ok, on part
    la dessus alors, on fait comme ca alors, on reste la dessus, on reste sur ca, on reste sur ce creneau, tu me
    bookes, tu me cales, tu me notes, vous me notez, vous me bloquez ca, tu me bloques ca, tu me reserves ca, bien vu
    cest parfait, ca fait mon affaire, ca fait mon bonheur, ca fait bien mon affaire, ca adonne bien, ca adonne,
    jembarque, j embarque, chu la, chu in, jsuis in, je suis in, in pour moi, envoye don, envoye par la, lets go mon
    chum, ca dit oui, a coup sur, bon plan, super plan, cest un bon plan, cest un super plan, cest une bonne idee,
    cest une super idee, cest une tres bonne idee, bonne initiative, belle initiative, mais {core}, ben {core}, bah
    {core}, mais avec {joy}, promis, promis jure, parole, cest promis, jen serais ravi, jen serais ravie, j en serais
    ravi, j en serais ravie, je serais ravi, je serais ravie, je serai ravi, je serai ravie, ca serait avec plaisir,
    ce serait avec plaisir, ce sera avec plaisir, avec {joy}, un plaisir, que du plaisir, {accepts} {that}, {accepts}
    {object}, oui {accepts} {that}, {accepts} volontiers {that}, tu peux compter que {going}`,
  heard: `
    cool, chouette, ok, okay, oki, okok, oke, okey, okk, okkk, okie, daccord, d accord, dacc, dac, d ac, d acc, tres
    bien, fort bien, entendu, bien entendu, clair, grave, ca marche, cest bon, c bon, extra, chanme, trop bien,
    magnifique`,
  book: `
    {book}, {book} {object}, {modal} {book}, {modal} {book} {object}, {modal} y aller, je le prends, je reserve, on se
    cale ca, on cale ca, on bloque, on part sur celui la, on part sur ce creneau, on part sur cet horaire, partons sur
    ca, partons sur ce creneau, partons sur cet horaire, cest reserve, rdv pris, rendez vous pris, on se dit ca, je
    peux, jy serai, j y serai, tu peux compter sur moi, vous pouvez compter sur moi, comptez sur moi, compte sur moi,
    compte moi dedans, a ce moment la, a ce jour la, je note, je le note, je lai note, jai hate, vivement, hate dy
    etre, je veux ce creneau, je veux cet horaire, je suis des votres, je suis des tiens, inscrivez moi pour ca,
    cedule, cedulez moi, ceduler, fidele au poste, on se voit la, on se parle la, on sappelle la, on s appelle la, a
    cette heure la alors, {verb} [{mode}], {verb} {mode} {mode}, {can} {verb} [{mode}], {can} {verb} {mode} {mode},
    {noting} {calendar}, {noting} {calendar} {calendar}, {present} {ready}, {present} {ready} {thatDay}, {meet}
    {thatDay}, rappel mis, alarme mise, rappel programme, je ne raterai pas ca, je raterai pas ca, je ne manquerai pas
    ca, je serai au garde a vous, je serai devant mon telephone, je reste dispo pour l appel, je serai a l autre bout
    du fil, {org}, {org} pour ca, {org} pour cette heure, {org} pour ce creneau, {free} {thatDay0}, {thatDay0} {free}`,
  move: `
    deplace, deplacez, deplace le, deplacez le, deplace la, change, changez, change le, changez le, decale, decalez,
    decale le, decalez le, on decale, on change, on deplace, reporte, reportez, reporte le, reportez le, on reporte,
    tu peux deplacer, vous pouvez deplacer, tu peux changer, tu peux decaler, tu peux le decaler, tu peux le deplacer,
    deplace l appel, deplace lappel, deplace le rdv, decale le rdv, change le rdv, je veux le deplacer, je veux le
    decaler, vous pouvez changer, vous pouvez decaler`,
  cancel: `
    annule, annulez, annuler, annule le, annule la, annulez le, annule l appel, annule lappel, annulez l appel,
    annulez lappel, annule le rdv, annule le rendez vous, annulez le rdv, annulez le rendez vous, tu peux annuler,
    vous pouvez annuler, on annule, je veux annuler, je souhaite annuler, jaimerais annuler, je voudrais annuler,
    jannule, j annule, annule tout, annulez tout, tu peux l annuler, tu peux lannuler, vous pouvez l annuler, vous
    pouvez lannuler`,
  fillers: `
    {sorrys} {lates}, merci, merci beaucoup, merci bcp, merci bien, merci infiniment, merci mille fois, mille mercis,
    un grand merci, grand merci, merci d avance, merci davance, encore merci, mrc, mci, je te remercie, je vous
    remercie, cest gentil, c est gentil, tres gentil, trop gentil, trop cool, tu geres, bisous, bises, bisou, biz,
    stp, svp, s il te plait, s il vous plait, sil te plait, sil vous plait, siouplait, steuplait, stplait, bonjour,
    salut, coucou, bonsoir, hello, hey, ben, bah, eh bien, he bien, bon, alors, donc, et, haha, mdr, ptdr, lol, hihi,
    hehe, youpi, yes, enfin, hop, allez, du coup, coach, mec, frere, frerot, chef, cheffe, monsieur, madame,
    mademoiselle, ma grande, mon grand, bro, les amis, l equipe, lequipe, champion, championne, boss, patron, doc,
    poto, meuf, pour moi, de mon cote, sans faute, y a pas de souci, il ny a pas de souci, pourquoi pas, ya pas de
    soucis, ya pas de souci, a tres bientot, a tout bientot, trop hate, hate, trop contente, trop content, je suis
    contente, je suis content, je suis motive, je suis motivee, comme prevu, comme convenu, comme tu dis, comme vous
    dites, merciii, merki, mercii, mersi, mille merci, milles mercis, mille fois merci, vraiment merci, merci
    vraiment, merci du fond du coeur, merci enormement, merci la vie, merci par avance, merci avance, remerciements,
    tous mes remerciements, cest vraiment gentil, cest super gentil, cest tres gentil, cest adorable, cest sympa, c
    est sympa, cest cool, cest trop cool, c est trop gentil, cest trop gentil, vous etes adorable, tu es adorable, tes
    adorable, vous etes gentil, tu es gentil, tes un amour, tes top, tes au top, tes le meilleur, tes la meilleure, t
    es top, t es au top, t es le meilleur, vous etes top, tu es top, tu gere, tu assures, vous assurez, cordialement,
    respectueusement, salutations, sportivement, amities, amicalement, des bisous, bizz, plein de bisous, je vous
    embrasse, je t embrasse, on se tient au courant, au plaisir, au plaisir dechanger, a plus, a plus tard, a toute, a
    la prochaine, vivement le debut, vivement qu on commence, vivement quon commence, jai trop hate, jai tellement
    hate, j ai hate, j ai trop hate, je suis ravi, je suis ravie, ravi, ravie, super contente, super content, tres
    contente, tres content, trop bien, cool alors, chouette alors, quelle joie, quelle bonne nouvelle, bonne nouvelle,
    super nouvelle, je suis trop content, je suis trop contente, je suis tres content, je suis tres contente, je suis
    super contente, je suis super content, je suis impatient, je suis impatiente, impatient, impatiente, motive,
    motivee, trop motive, trop motivee, je suis trop motivee, je suis trop motive, je suis hyper motivee, je suis
    hyper motive, je suis excitee, je suis excite, excitee, excite, pote, gars, ma poule, mon chou, ma biche, mon
    coeur, ma caille, miss, soeur, le sang, reuf, bg, beau gosse, team, docteur, prof, maitre, mon amour, mes amis,
    cher coach, chere coach, cher monsieur, chere madame, m sieur, dame, tout le monde, chers amis, loulou, ouh, oula,
    wouah, wahou, waouw, hihihi, ahah, ahahah, jpp, xd, mdrr, mdrrr, olala, ohlala, oh lala, mon dieu, punaise, genial
    alors, ecoute, ecoutez, franchement, honnetement, sincerement, en fait oui, effectivement, en effet, evidemment,
    de toute facon, pas de stress, pas de soucis pour moi, de rien, comme propose, comme indique, comme discute, comme
    tu as dit, comme tu as propose, comme vous avez propose, comme vous avez dit, comme vu ensemble, comme vous
    proposez, comme tu proposes, je viens de voir, je viens de voir le message, je viens de voir ton message, je viens
    de voir votre message, je vois seulement maintenant, excusez pour le retard, desole j etais au travail, desolee j
    etais au travail, desole jetais au travail, desolee jetais au travail, inchallah, inch allah, incha allah,
    inshallah, si dieu veut, si dieu le veut, grace a dieu, dieu merci, merci dieu, ma foi, tu sais, vous savez, tout
    de bon, merci fort, un gros merci, super gentil, trop aimable, bien aimable, fort aimable, ya pas de probleme, y a
    pas de probleme, pas de tracas, aucun souci, pas de souci, aucun probleme, {thank} {by} {gift}, {thank} {by}
    {favor}, {thank} {favor}, {thank} a toi, {thank} a vous, {thank} a tous, {thank} coach, {thank} a l equipe,
    {thank} a toute l equipe, {eager} {do}, [{wishing}] {goodDay} [{toYou}], {goodDay} et {thank}, {thank} et {goodDay},
    jespere que vous allez bien, j espere que tu vas bien, jespere que tu vas bien, j espere que vous allez bien,
    prends soin de toi, prenez soin de vous, porte toi bien, portez vous bien, dans lattente, dans l attente, quel
    bonheur, quel plaisir, ca fait plaisir, ca me fait plaisir, cest chouette, tu es un amour, tu es une perle, vous
    etes une perle, tes une perle, t es une perle, tes un chef, t es un chef, tu es genial, tu es geniale, tes genial,
    tes geniale, t es genial, t es geniale, vous etes genial, vous etes formidable, quelle reactivite, quelle
    efficacite, quelle gentillesse, trop sympa, tres sympa, super sympa, tres aimable, cest tres aimable, cest tres
    sympa, c est super sympa, je t adore, je tadore, je vous adore, milles bisous, des bises, bec, becs, bises a tous,
    bisous a tous, sportives salutations, desole pour les fautes, desolee pour les fautes, pardon pour les fautes,
    excuse les fautes, excusez les fautes, au fait merci, mon cher, ma chere, l ami, lami, dieu te benisse, dieu vous
    benisse, amen, bonjour a vous, bonjour a toi, bonsoir a vous, re bonjour, rebonjour, wesh, slt, bjr, bsr, cc,
    alleluia, hourra, {thank} {by} {gift} et [{by}] {gift}, {thank} {by} {gift} et {yours} {gift}, {thank} {by} {favor}
    et {by} {gift}, promis, promis jure, jen ai besoin, j en ai besoin, jen avais besoin, enfin on y est, il etait
    temps, c est parti, cest parti pour l aventure, place au changement, jattendais ca, j attendais ca, jattendais que
    ca, je suis aux anges, jy crois pas, quelle chance, tu me sauves, tu me sauves la vie, vous me sauvez, vous me
    sauvez la vie, ca me touche, ca me touche beaucoup, ca compte beaucoup, tu es en or, vous etes en or, tes en or,
    ma loute, ma puce, cest {kindly} de ta part, c est {kindly} de ta part, cest {kindly} de votre part, c est
    {kindly} de votre part, me voila, me revoila, bise`,
  surprise: `
    oh, ah, ahh, wow, waouh, ouah, oh la la, ouf, tiens, tiens tiens, dis donc, ben dis donc, la vache, mince, oh mon
    dieu, hou la`,
  closings: `
    cordialement, bien cordialement, tres cordialement, cdt, cdlt, bien a vous, bien a toi, respectueusement, sinceres
    salutations, salutations, mes salutations, meilleures salutations, mes meilleures salutations, salutations
    distinguees, mes salutations distinguees, salutations sportives, sportivement, amities, amicalement, bises,
    bisous, biz, bisou, grosses bises, a bientot, a tres vite, avec mes remerciements, chaleureusement, bien
    amicalement`,
  titles: `
    monsieur, madame, mademoiselle, mr, mme, mlle, m, docteur, dr, maitre, professeur, prof, famille, me`,
  particles: `
    quoi, hein, tse, la, ben, bah, bin, donc, alors, hop, zou, frr, frere, fre, wesh, gros, poto, mec, meuf, cousin,
    cousine, vieux, vieille, deh, oh, eh, he, ouf, con, te, ve, peuchere, chef, coach, man, tabarnouche, tabarnak,
    mon, ma, belle, beau, monsieur, madame, mademoiselle, fieu, dis, allez, bon, voila, boss, patron, champion, reuf,
    bro, gars, ami, amie, la miss, chouchou, cheri, cherie, biloute, gone, minot, hue, dame, aussi`,
  aliases: `
    c = cest, ces = cest, ses = cest, sai = cest, sa = ca, ssa = ca, pr = pour, j = je, jsuis = je suis, chui = je
    suis, jsui = je suis, chuis = je suis, jss = je suis, g = jai, jv = je vais, jprend = je prends, ds = dans, ts =
    tous, tt = tout, tte = toute, vs = vous, ns = nous, bcp = beaucoup, bc = beaucoup, dac = daccord, dak = daccord,
    dacord = daccord, dakor = daccord, daccor = daccord, dacodac = daccord, okay = ok, parfai = parfait, parfais =
    parfait, parfet = parfait, biin = bien, bi1 = bien, b1 = bien, bn = bon, rv = rdv, rdvs = rdv, stpl = stp, ouo =
    oui, oiu = oui, iui = oui, oyi = oui, uoi = oui, ouu = oui, oue = oui, woui = oui, vwi = oui, creno = creneau,
    crenau = creneau, creneaux = creneau, mrc = merci, mci = merci, mersi = merci, merki = merci, merxi = merci, mervi
    = merci, maeci = merci, vasi = vas y, vazy = vas y, vasy = vas y, alez = allez, vrmt = vraiment, trkl =
    tranquille, nickle = nickel, nikl = nickel, nickell = nickel, niquelle = nickel, supper = super, suprer = super,
    spr = super, kom = comme, com = comme, fai = fais, fait = fais, met = mets, vou = vous, nou = nous, mwa = moi, moa
    = moi, mwe = moi, toa = toi, avc = avec, plsr = plaisir, volontier = volontiers, dechanger = d echanger,
    dapprendre = d apprendre, dattaquer = d attaquer, detre = d etre, dy = d y, den = d en, dentendre = d entendre,
    daller = d aller, dorganiser = d organiser, davoir = d avoir, daccompagner = d accompagner, dessayer = d essayer,
    pb = probleme, pbm = probleme, prob = probleme, prblm = probleme`,
  sounds: [
    ['ph', 'f'],
    ['qu', 'k'],
    ['ce', 'se'],
    ['ci', 'si'],
    ['ch', 'C'],
    ['c', 'k'],
    ['q', 'k'],
    ['C', 'ch'],
    ['ge', 'je'],
    ['gi', 'ji'],
    ['z', 's'],
    ['eau', 'o'],
    ['au', 'o'],
    ['ai', 'e'],
    ['ei', 'e'],
    ['er.', 'e.'],
    ['es.', 'e.'],
    ['et.', 'e.'],
    ['ee.', 'e.'],
    ['y', 'i'],
    ['h', ''],
    ['ent.', 'e.'],
    ['d.', '.'],
    ['t.', '.'],
    ['s.', '.'],
    ['x.', '.'],
    ['e.', '.'],
  ],
};
