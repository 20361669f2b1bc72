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
      nikel, nickel chrome, extraordinaire, adapte, faisable, jouable, envisageable, yes, oki, okay, ok ok,
      bueno, perfect, cool cool, la meilleure, le mieux, le top, de la balle, l ideal, lideal, exact, bonne pour moi`,
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
  },
  assents: `
    oui, ouii, ouiii, oui oui, ouais, ouai, ouep, ouaip, yep, yes, ui, wi, wesh oui, mais oui, ben oui, bah oui, eh
    oui, oh oui, ah oui, mais carrement, oui stp, oui svp, oui merci, oui bien sur, oui cest ca, [yes] [tag], je dis
    oui, c est oui, cest oui, cest un oui, un grand oui, mille fois oui, oui mille fois, que oui, positif, cest un
    grand oui, moi oui, bien oui, daccord, d accord, dacc, dac, d ac, daccodac, je suis daccord, je suis d accord, on
    est daccord, on est d accord, entierement daccord, tout a fait daccord, tout a fait d accord, nous sommes daccord,
    daccord avec ca, entendu, bien entendu, bien recu cest bon, convenu, cest entendu, cest convenu, cest d accord,
    cest daccord, accord, bien sur, bien sur que oui, biensur, biensure, bien sure, mais bien sur, evidemment,
    naturellement, certainement, assurement, absolument, exactement, exact, tout a fait, toutafait, carrement, grave,
    clair, clairement, trop bien, sans probleme, sans souci, sans soucis, pas de probleme, pas de souci, pas de
    soucis, aucun probleme, aucun souci, sans hesiter, sans hesitation, sans aucun doute, sans le moindre doute,
    volontiers, avec plaisir, avec grand plaisir, avec joie, avec un grand plaisir, je veux bien, je le veux,
    jaimerais bien, jaimerais beaucoup, jadorerais, avec enthousiasme, partant, partante, je suis partant, je suis
    partante, je suis pour, je suis chaud, je suis chaude, chaud, jen suis, j en suis, je suis ok, je valide, je
    confirme, je confirme oui, je te confirme, je vous confirme, confirme, c confirme, cest confirme, je confirme le
    rdv, je confirme le rendez vous, je confirme le creneau, je confirme l horaire, je confirme lhoraire, valide, cest
    valide, validee, confirmee, adjuge, adjuge vendu, vendu, marche conclu, conclu, banco, deal, go, cest parti,
    allez, allez go, allez hop, allez oui, allez ok, allons y, on y va, on fait ca, on fait comme ca, faisons ca,
    faisons comme ca, on part la dessus, partons la dessus, vas y, vasy, allez y, fais le, faites le, fais donc,
    faites donc, fais comme ca, fais ca, faites ca, faites comme ca, cest ca, cest bien ca, cest exact, cest correct,
    c ca, correct, cest juste, celui la, celui la oui, cest note, jaccepte, j accepte, accepte, je prends, je prend,
    va pour ca, va pour, ok va pour ca, va pour cet horaire, va pour ce creneau, va pour celui la, va pour cette
    heure, ok, okay, oki, okok, oke, okey, ok pour moi, ok pour ca, ok pour cet horaire, ok pour ce creneau, ok pour
    cette heure, okk, parfait, parfaitement, perfect, super, top, genial, nickel, nikel, niquel, impec, impeccable,
    excellent, formidable, magnifique, ideal, merveilleux, chouette, tres bien, fort bien, tip top, au top, extra,
    cool, ca roule, ca marche, ca gaze, ca le fait, ca joue, ca baigne, tres bonne idee, bonne idee, excellente idee,
    super idee, cest bon, cest ok, c bon, c ok, c parfait, tout est bon, tout est ok, cest bon oui, [is] [very]?
    [good] [forMe]?, [that] [is] [very]? [good] [forMe]?, [that] [fits] [well]? [forMe]?, oui [that] [fits], [very]
    [good], [good] [forMe], pour moi [is] [good], pour moi [good], pour moi oui, pour moi ca [fits], de mon cote [is]
    [good], [fits] [well], me va, me convient, convient, marche pour moi, tout me va, stp, svp, s il te plait, s il
    vous plait, sil te plait, sil vous plait, roule, yess, amplement, vendu pour moi, ok go, ok cest bon, ok nickel,
    ok parfait, ok ca marche, go go, go go go, gogogo, lets go, on est bon, on est bons, on est bon pour moi, on est
    large, on part sur ca, on part comme ca, partons comme ca, on dit ca, on dit oui, disons oui, disons ca, on dit
    comme ca, banco pour moi, tope la, tope, affaire conclue, cest deal, deal pour moi, cest un deal, top la, cest
    tout bon, tout bon, cest tout bon pour moi, cest bon ca, cest good, c est good, c good, cest top ca, cest cale,
    cest booke, cest dans la poche, cest dans la boite, cest une affaire qui roule, ca me va bien, ca me va tout a
    fait, sa me va, sa marche, sa roule, sa me convient, sa me va bien, sa me va parfaitement, sa convient, ca ira, ca
    ira bien, ca ira tres bien, ca ira parfaitement, ca fera l affaire, ca fera laffaire, ca fait l affaire, ca fait
    laffaire, ca me dit, ca me dit bien, ca me tente, ca me tente bien, ca me botte, ca me plait, ca me plait bien, ca
    mira, ca m ira, ca maille, ca va le faire, ca va nickel, ca colle, ca colle pour moi, ca passe, ca passe pour moi,
    ca passe creme, ca tombe bien, ca tombe a pic, ca tombe nickel, ca tombe parfaitement, oui ca va, oui ca, oui oui
    oui, ouiiii, oe, ouai ouai, ouais ouais, mwi oui, oui madame, oui monsieur, oui chef, oui coach, oui mon coach,
    oui avec joie, oui parfait, oui evidemment, oui absolument, oui carrement, oui grave, yes yes, yes oui, yep yep,
    oui yes, si bien sur, bien sur oui, bien evidemment, cela va de soi, ca va de soi, ca va sans dire, cela va sans
    dire, avec le plus grand plaisir, avec bcp de plaisir, avec bonheur, bien volontiers, tres volontiers, volontiers
    oui, plutot deux fois quune oui, avec plaisir oui, trop volontiers, plus que partante, plus que partant, a fond, a
    100%, a 100 pour cent, a mille pour cent, 100 pour cent, cent pour cent, 100% ok, 100% oui, 100% daccord,
    absolument oui, affirmatif chef, affirmatif mon capitaine, recu et confirme, daccord oui, d acc, d ac oui, daccord
    parfait, daccord super, tout a fait oui, tout a fait ok, entierement d accord, parfaitement daccord, parfaitement
    d accord, en accord, je suis en accord, je suis tout a fait daccord, je suis tout a fait d accord, je suis
    parfaitement daccord, je suis totalement daccord, je donne mon accord, vous avez mon accord, tu as mon accord, tas
    mon accord, j approuve, japprouve, approuve, j adhere, jadhere, je suis preneur, je suis preneuse, preneuse,
    preneur, je suis dedans, je suis de la partie, je suis motive oui, je marche, je signe, ou est ce que je signe, je
    dis banco, je vote oui, je vote pour, je veux, je veux oui, je le souhaite, je souhaite, je souhaite confirmer, je
    souhaiterais confirmer, je souhaite reserver, je confirme bien, je confirme tout, je confirme volontiers, je
    confirme avec plaisir, je te le confirme, je vous le confirme, je confirme ma presence, je confirme ma venue, je
    confirme notre rdv, je confirme notre rendez vous, je confirme la date, je confirme l heure, je confirme lheure,
    je confirme le jour et l heure, je confirme le jour et lheure, je reconfirme, on confirme, confirmez, confirmation
    de ma part, valide pour moi, je valide oui, je valide a 100%, je valide totalement, je valide le creneau, je
    valide ce creneau, je valide cet horaire, je valide l horaire, je valide lhoraire, je valide ca, bonne pour moi,
    bien pour moi, tres bien pour moi, cest tres bien ca, cest parfait ca, cest super ca, exactement ca, exact cest
    ca, exact oui, cest exactement ca, cest tout a fait ca, c est exactement ca, cest cela, c est cela, cest cela
    meme, cest bien cela, cela meme, voila cest ca, voila exactement, voila oui, parfait comme ca, comme ca cest
    parfait, comme ca cest bien, ainsi soit il, procedez, procede, vous pouvez proceder, tu peux proceder, vous pouvez
    confirmer, tu peux confirmer, vous pouvez valider, tu peux valider, allons y comme ca, allez vas y, allez on y va,
    allez on fait ca, allez on part la dessus, allez banco, allez parfait, allez super, faites donc oui, fais donc
    oui, faites ainsi, fais ainsi, faisons ainsi, fais toi plaisir, fonce, foncez, on fonce, prfait, prft, dak, dakor,
    dacor, dacord, daccor, daccord daccord, okkk, okay dac, oki doki, okidac, okie, okeyy, bien sur bien sur, biensur
    que oui, ben carrement, bah carrement, bah grave, grave oui, ah grave, mais grave, mais grave oui, ah ben oui, ah
    bah oui, et comment, tu parles oui, un peu oui, y a pas photo, tu m etonnes, tu metonnes, tetonnes, cest le feu,
    chanme, je kiffe l idee, je kiffe lidee, si si, affirmatif, ca va pour moi, cest ben beau, ben beau, tiguidou,
    cest tiguidou, cest diguidou, diguidou, cest ben correct, ben correct, mets en, mets en que oui, cest certain,
    certain, parfait de meme, cest parfait de meme, cest beau de meme, de meme cest parfait, ca fonctionne, super le
    fun, cest le fun, ben la oui, envoye, envoye donc, enweille, enweille donc, enweye, enwoye, on fait ca de meme, on
    y va de meme, ca me va en masse, numero un, cest numero un, dac o dac, jsuis down, je suis down, chu down, chus
    down, chu partant, chu partante, chu dispo, chu game, je suis game, jsuis game, game, cest chill, en plein ca, en
    plein dans le mille, pas de trouble, y a pas de trouble, aucun trouble, cest dans poche, allez ca va, ok ca va, ca
    va oui, en ordre, cest en ordre, doffice, d office, oui sais tu, volontiers hein, ca joue pour moi, ca joue
    nickel, ca me joue, ca joue parfait, ca joue tip top, cest tip top, ca roule ma poule, ca roule raoul, roule ma
    poule, monstre bien, cest monstre bien, ya pas drap, y a pas drap, pas de drap, on est ensemble, cest dja, ca dja,
    cest gere, cest propre, oui deh, daccord deh, ok deh, waaw, wallaye oui, walaye oui, zou, allez zou, nickel
    chrome, cest carre, carre dans l axe, carre, ca me chauffe, chaud patate, chaud bouillant, chaude bouillante, je
    suis chaud bouillant, je suis chaud patate, je suis chaude bouillante, chaud comme la braise, ope, je suis ope, ca
    part, c parti, cest partiiii, en avant, en avant guingamp, en avant toute, on se fait ca, ca mva, ca mva bien,
    jvalide, jsuis chaud, jsuis chaude, jsuis partant, jsuis partante, jsuis dispo, jsuis daccord, jsuis ok, jsuis la,
    jserai la, jconfirme, jprends, jveux bien, dacodac, d acodac, dac dac, gave bien, cest gave bien, trop chaud, trop
    chaude, trop partante, trop partant, go pour moi, go pour ca, go pour ce creneau, feu vert, cest feu vert, feu
    vert pour moi, yes chef, a vos ordres, cinq sur cinq, 5 sur 5, recu cinq sur cinq, recu 5 sur 5, parfaitement oui,
    pile ce qu il me faut, pile ce quil me faut, exactement ce quil me faut, cest exactement ce quil me faut, cest ce
    quil me faut, on ne peut mieux, ca ne peut pas mieux tomber, ca ne pouvait pas mieux tomber, ca tombe pile, ca
    tombe pile poil, ca tombe tres bien, ca tombe super bien, pile poil, impec pour moi, nickel pour moi, super pour
    moi, top pour moi, ok tout est bon, tout est parfait, tout est correct, tout me convient, tout me convient
    parfaitement, tout roule, tout baigne, bon pour accord, bon pour moi, cest bon de mon cote, ok de mon cote, ok
    cote moi, cest ok cote moi, rien a redire, rien a dire cest parfait, sans aucun probleme, sans aucun souci, sans
    le moindre probleme, ca ne me pose aucun probleme, ca ne pose aucun probleme, ca me pose aucun probleme, pas de
    souci pour moi, pas de soucis pour moi, pas de probleme pour moi, aucun souci pour moi, aucun probleme pour moi,
    aucun souci de mon cote, aucun probleme de mon cote, y a aucun souci, ya aucun souci, il ny a aucun probleme, il
    ny a aucun souci, cest daccord pour moi, daccord pour moi, d accord pour moi, daccord pour ca, daccord pour ce
    creneau, daccord pour cet horaire, daccord pour cette heure, cest oui pour moi, oui pour moi, oui pour ce creneau,
    oui pour cet horaire, oui pour cette heure, oui a cette heure, oui pour ca, mille oui, oui oui et oui, un oui, un
    oui franc, un oui massif, cest un oui pour moi, trois fois oui, oui sans hesiter, oui sans hesitation, oui sans
    probleme, oui sans souci, oui pas de souci, oui pas de probleme, oui aucun souci, oui aucun probleme, ouais pas de
    souci, ouais nickel, ouais carrement, ouais grave, ouais vas y, ouais parfait, ouais top, ouais cest bon, ouais ca
    marche, mais avec plaisir, mais volontiers, mais tout a fait, mais absolument, mais certainement, mais bien
    volontiers, ah ben volontiers, ben volontiers, ben avec plaisir, ben parfait, bah parfait, bah ok, bah nickel, bah
    vas y, ben vas y, ben ok, ben daccord, bah daccord, eh bien oui, eh bien daccord, eh bien parfait, va bene, cest
    vendu, cest adjuge, cest accepte, cest valide pour moi, cest confirme pour moi, jen suis ravi, jen suis ravie,
    comptez moi dedans, je signe des deux mains, je signe ou, je dis go, je dis ok, moi ca me va, moi ca me convient,
    moi cest bon, moi cest ok, moi je suis partant, moi je suis partante, moi ok, moi parfait, nous sommes partants,
    on est partants, on valide, on prend, on prend ca, on prend celui la, on la prend, on le prend, on le fait, celui
    ci, effectivement`,
  book: `
    [book], [book] [object], [modal] [book], [modal] [book] [object], [modal] y aller, tu peux y aller, vous pouvez y
    aller, je prends ce creneau, je prends cet horaire, je prends celui la, je le prends, je prends cette heure, je
    prends le creneau, je prends rdv, je prends rendez vous, je reserve, on se cale ca, on cale ca, on bloque, on
    bloque ca, on bloque ce creneau, on valide, on confirme, on part sur ca, on part sur celui la, on part sur ce
    creneau, on part sur cet horaire, partons sur ca, partons sur ce creneau, partons sur cet horaire, cest reserve,
    reserve pour moi, rdv pris, rendez vous pris, on se dit ca, on se voit alors, je peux, je peux oui, je peux a
    cette heure, je peux a cette heure la, je peux ce jour la, je suis dispo, je suis disponible, je suis libre, je
    serai la, jy serai, j y serai, je serais la, je serai dispo, je serai disponible, je serai au rdv, je serai au
    rendez vous, je serai presente, je serai present, tu peux compter sur moi, vous pouvez compter sur moi, comptez
    sur moi, compte sur moi, compte moi dedans, a ce moment la, on se voit a ce moment la, on se parle a ce moment la,
    on se parle alors, a ce jour la, rendez vous a cette heure, je note, je le note, je lai note, je le note dans mon
    agenda, je note dans mon agenda, jai hate, vivement, hate dy etre, je veux ce creneau, je veux cet horaire, je
    veux celui la, je suis des votres, je suis des tiens, bloque moi ca, bloquez moi ca, cale moi ca, calez moi ca,
    note moi ca, notez moi ca, reserve moi ca, reservez moi ca, mets moi ca, book moi ca, inscris moi ca, inscrivez
    moi pour ca, mets moi sur la liste, mettez moi sur la liste, reserve moi la place, reserve moi le, cedule, cedule
    moi, cedulez moi, cedule ca, ceduler, booke ca, booke moi ca, tu peux me booker, tu peux booker, vous pouvez
    booker, tu peux caler, tu peux caler ca, tu peux bloquer, tu peux bloquer le creneau, je serai fidele au poste,
    fidele au poste, je serai pret, je serai prete, on se voit la, on se parle la, on sappelle la, on s appelle la, a
    cette heure la alors`,
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
    [sorrys] [lates],
    merci, merci beaucoup, merci bcp, merci bien, merci infiniment, merci mille fois, mille mercis, un grand merci,
    grand merci, merci d avance, merci davance, merci a toi, merci a vous, merci pour tout, merci pour votre aide,
    merci pour ton aide, encore merci, mrc, mci, je te remercie, je vous remercie, cest gentil, c est gentil, cest
    gentil merci, tres gentil, trop gentil, trop cool, tu geres, bisous, bises, bisou, biz, stp, svp, s il te plait, s
    il vous plait, sil te plait, sil vous plait, siouplait, steuplait, stplait, bonjour, salut, coucou, bonsoir,
    hello, hey, ah, ahh, oh, ben, bah, eh bien, he bien, bon, alors, donc, et, haha, mdr, ptdr, lol, hihi, hehe,
    youpi, yes, wow, waouh, ouah, enfin, oh la la, ouf, hop, allez, du coup, coach, mec, frere, frerot, ma belle, mon
    ami, mon amie, chef, cheffe, monsieur, madame, mademoiselle, ma grande, mon grand, bro, les amis, l equipe,
    lequipe, champion, championne, ma cherie, boss, patron, mon coach, doc, poto, meuf, pour moi, de mon cote, sans
    faute, y a pas de souci, il ny a pas de souci, pourquoi pas, ya pas de soucis, ya pas de souci, desole pour le
    retard, desolee pour le retard, desole du retard, desolee du retard, desole pour la reponse tardive, desolee pour
    la reponse tardive, a bientot, a tres vite, a tres bientot, a tout bientot, hate de commencer, trop hate, hate,
    trop contente, trop content, je suis contente, je suis content, je suis motive, je suis motivee, comme prevu,
    comme convenu, comme tu dis, comme vous dites, merci de ton aide, merci de votre aide, merci de ta reponse, merci
    de votre reponse, merci pour ta reponse, merci pour votre reponse, merci pour la reponse, merci pour ta patience,
    merci pour votre patience, merci pour ton temps, merci pour votre temps, merci pour ce creneau, merci de demander,
    merci de ta patience, merci de votre patience, merci pour ta disponibilite, merci pour votre disponibilite, merci
    de votre disponibilite, merci d avoir demande, merci pour la proposition, merci pour tout ca, merciii, merci
    merci, merki, mercii, mersi, mille merci, milles mercis, mille fois merci, vraiment merci, merci vraiment, merci
    du fond du coeur, merci enormement, merci la vie, merci par avance, merci avance, avec mes remerciements,
    remerciements, tous mes remerciements, cest vraiment gentil, cest super gentil, cest tres gentil, cest adorable,
    cest sympa, c est sympa, cest cool, cest trop cool, c est trop gentil, cest trop gentil, vous etes adorable, tu es
    adorable, tes adorable, vous etes gentil, tu es gentil, tes un amour, tes top, tes au top, tes le meilleur, tes la
    meilleure, t es top, t es au top, t es le meilleur, vous etes top, tu es top, tu gere, tu assures, vous assurez,
    bonne journee, bonne journee a vous, bonne journee a toi, tres bonne journee, belle journee, belle journee a vous,
    belle journee a toi, bonne soiree, bonne soiree a vous, bonne soiree a toi, belle soiree, belle soiree a vous,
    belle soiree a toi, bonne fin de journee, belle fin de journee, bon weekend, bon week end, bonne semaine, bon
    apres midi, bonne apres midi, excellente journee, excellente soiree, passez une bonne journee, passe une bonne
    journee, passez une belle journee, passe une belle journee, bonne continuation, bonne nuit, cordialement, bien
    cordialement, tres cordialement, bien a vous, bien a toi, respectueusement, sinceres salutations, salutations,
    salutations sportives, sportivement, amities, amicalement, des bisous, gros bisous, bisous bisous, bizz, plein de
    bisous, je vous embrasse, je t embrasse, on se tient au courant, au plaisir, au plaisir de vous parler, au plaisir
    de te parler, au plaisir d echanger, au plaisir dechanger, a plus, a plus tard, a plus tard alors, a toute, a la
    prochaine, a tres vite alors, a bientot alors, a tres bientot alors, vivement le debut, vivement qu on commence,
    vivement quon commence, jai trop hate, jai tellement hate, j ai hate, j ai trop hate, hate d y etre, hate de te
    parler, hate de vous parler, trop hate de commencer, je suis ravi, je suis ravie, ravi, ravie, trop content pour
    moi, super contente, super content, tres contente, tres content, trop bien, cool alors, chouette alors, quelle
    joie, quelle bonne nouvelle, bonne nouvelle, super nouvelle, je suis trop content, je suis trop contente, je suis
    tres content, je suis tres contente, je suis super contente, je suis super content, je suis impatient, je suis
    impatiente, impatient, impatiente, motive, motivee, trop motive, trop motivee, je suis trop motivee, je suis trop
    motive, je suis hyper motivee, je suis hyper motive, je suis excitee, je suis excite, excitee, excite, mon pote,
    pote, gars, ma poule, mon chou, ma biche, mon coeur, ma caille, la miss, miss, ma soeur, soeur, le sang,
    reuf, bg, beau gosse, la team, team, docteur, prof, maitre, mon amour, mes amis, cher coach, chere coach, cher
    monsieur, chere madame, m sieur, dame, tout le monde, chers amis, loulou, ouh, oula, wouah, wahou, waouw, hihihi,
    ahah, ahahah, jpp, xd, mdrr, mdrrr, olala, ohlala, oh lala, mon dieu, punaise, genial alors, eh ben, he bien
    alors, ben ecoute, bah ecoute, ecoute, ecoutez, ben ecoutez, franchement, honnetement, sincerement, en fait oui,
    effectivement, en effet, evidemment, de toute facon, pas de stress, pas de soucis pour moi, de rien, comme
    propose, comme indique, comme discute, comme tu as dit, comme tu as propose, comme vous avez propose, comme vous
    avez dit, comme vu ensemble, comme vous proposez, comme tu proposes, je viens de voir, je viens de voir le
    message, je viens de voir ton message, je viens de voir votre message, je vois seulement maintenant, excuse pour
    le retard, excusez pour le retard, excuse moi pour le retard, excusez moi pour le retard, excusez le retard,
    pardon pour le retard, pardon du retard, pardon pour l attente, pardon pour lattente, desole pour l attente,
    desole pour lattente, desolee pour l attente, desolee pour lattente, desole j etais au travail, desolee j etais au
    travail, desole jetais au travail, desolee jetais au travail, mon vieux, mon gars, inchallah, inch allah, incha
    allah, inshallah, si dieu veut, si dieu le veut, grace a dieu, dieu merci, merci dieu, ma foi, tu sais, vous
    savez, tout de bon, merci bien chef, merci fort, merci ben gros, un gros merci, merci bin, merci ma belle, merci
    champion, super gentil, trop aimable, bien aimable, fort aimable, ya pas de probleme, y a pas de probleme, pas de
    tracas, aucun souci, pas de souci, aucun probleme`,
  particles: `
    quoi, hein, tse, la, ben, bah, bin, donc, alors, hop, zou, frr, frere, fre, wesh, gros, poto, mec, meuf, cousin,
    cousine, vieux, vieille, deh, oh, eh, he, ouf, con, te, ve, peuchere, chef, coach, man, tabarnouche, tabarnak,
    mon, ma, belle, beau, monsieur, madame, mademoiselle, fieu, dis, allez, bon, voila, boss, patron, champion, reuf,
    bro, gars, ami, amie, la miss, chouchou, cheri, cherie, biloute, gone, minot, hue, dame`,
  named: `
    merci, merci beaucoup, merci bien, merci infiniment, un grand merci, grand merci, mille mercis, bonjour, salut,
    coucou, bonsoir, hello, coach, monsieur, madame, docteur, bises, bisous, bise, cordialement, bien cordialement, a
    bientot, a tres vite`,
  told: `
    merci pour, merci beaucoup pour, merci bcp pour, merci encore pour, encore merci pour, un grand merci pour, grand
    merci pour, mille mercis pour, mille merci pour, merci infiniment pour, merci d avance pour, merci davance pour,
    merci a toi pour, merci a vous pour, merci davoir, merci d avoir, merci a, merci dy, je te remercie pour, je vous
    remercie pour, [sorrys] [lates], bonne journee a, bonne soiree a, belle journee a, belle soiree a, bonne fin de,
    belle fin de, bon courage, bonne continuation, passe une, passez une, passe un, passez un, je te souhaite, je vous
    souhaite, en te souhaitant, en vous souhaitant, excellente fin de, au plaisir de, au plaisir d, hate de, hate d,
    jai hate de, jai hate d, j ai hate de, jai trop hate de, trop hate de, jai tellement hate de, trop hate d, jai
    hate quon, vivement, vivement que, vivement qu, vivement quon, ravi de, ravie de, ravi d, ravie d, je suis ravi
    de, je suis ravie de, je suis ravi, je suis ravie, heureux de, heureuse de, heureux d, heureuse d, content de,
    contente de, content d, contente d, trop content de, trop contente de, super contente de, super content de, tres
    contente de, tres content de, je suis contente de, je suis content de, je suis trop contente de, je suis trop
    content de, impatient de, impatiente de, impatient d, impatiente d, je suis impatiente de, je suis impatient de,
    pressee de, presse de, jsuis pressee de, trop pressee de, quel plaisir, quelle joie, quel bonheur, bisous a, bises
    a, que dieu, jai hate, j ai hate, jai trop hate, trop hate, ravi, ravie, au plaisir, impatient, impatiente,
    heureux, heureuse, hate de parler, jai hate de parler, hate den parler, jai hate den parler, hate de voir, jai
    hate de voir, ravi de parler, ravie de parler`,
};
