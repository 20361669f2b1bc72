import type { AssentWords } from './assent-words.ts';

/** How people agree in German; umlauts are folded to their plain letters. */
export const german: AssentWords = {
  sets: {
    very: `
      sehr, super, echt, absolut, total, wirklich, ganz, mega, voll, richtig, vollkommen, mehr als, so, doch`,
    good: `
      gut, perfekt, super, toll, prima, klasse, ideal, okay, ok, wunderbar, hervorragend, ausgezeichnet, spitze,
      optimal, bestens, genial, fein, top, cool, geil, grandios, fantastisch, grossartig, richtig, korrekt, passend,
      mega, traumhaft, einwandfrei, machbar, bombig, stark, nice, lassig, perfekto, perfect, perfekkt, supi, suppa,
      suuper, subba, spitzenmassig, erstklassig, wunderschon, himmlisch, herrlich, ganz hervorragend, vollig okay,
      absolut ok, genau richtig, goldrichtig, genau das richtige, gebongt, gebucht, perfekt so, gut so, ok so, okay
      so, tiptop, tip top, leiwand, urleiwand, ur gut, sauguad, guad, guet, guat, knorke, dufte, tutti, tutto bene,
      ein traum, ein deal, der hammer, hammer, bombe, voll ok, voll okay, mega gut, richtig gut, besonders gut, am
      besten, am liebsten, wirklich gut, absolut perfekt, sehr angenehm, angenehm, gunstig, vollkommen in ordnung,
      vollig in ordnung, vollig ok, voll in ordnung, sehr recht, in ordnung, recht`,
    that: `
      das, der termin, die zeit, die uhrzeit, der zeitpunkt, dieser termin, diese zeit, diese uhrzeit, der tag, dieser
      zeitpunkt, der slot, dieser slot, der vorschlag, das datum, tag und uhrzeit, datum und uhrzeit, termin, das
      datum und die uhrzeit, der tag und die uhrzeit, die zeit da, der termin da, genau der termin, genau das, ihr
      vorschlag, die idee, das angebot, der vorgeschlagene termin, die vorgeschlagene zeit, dat, datt, det, ditt, so
      ein termin, das alles`,
    is: `
      ist, ware, klingt, hort sich, wird, sieht, ist fur mich, ware fur mich, klingt fur mich, ist ja, klingt ja, find
      ich, finde ich, warat, hort sich ja, ist doch, ist absolut, ist fur mich absolut, wurde ich sagen ist, klingt
      doch, klingt mega, klingt echt, klingt ganz, schaut, hort sich fur mich, hort sich doch, ist fur uns, ware fur
      uns`,
    forMe: `
      fur mich, bei mir, mir, von mir aus, fur uns, an, so, aus, fur mich an, bei uns, meinerseits, fur meinen
      kalender, fur meinen zeitplan, fur beide, fur mich persoenlich, fur mich personlich, so fur mich, bei mir so,
      von meiner seite, auf meiner seite, von hier aus, fur mi, bei mia, an fur mich`,
    fits: `
      passt, passt mir, passt fur mich, passt bei mir, geht, geht klar, klappt, geht bei mir, geht fur mich, klappt
      bei mir, passt ja, wurde passen, wurde mir passen, wurde gehen, wurde klappen, haut hin, funktioniert,
      funktioniert fur mich, funktioniert bei mir, passt uns, kommt hin, nehme ich, nehm ich, machen wir, mach ich,
      passt so, bassd, passt auch mir, kann ich einrichten, kriege ich hin, krieg ich hin, ginge, ginge bei mir, passt
      bestens, passt super, passtt, paast, passd, basst, bassst, basst mia, passt ma, passt mia, geht si aus, geht
      sich aus, geht sich bei mir aus, geht sich super aus, ist moglich, ist drin, kann ich machen, bekomme ich hin,
      bekomm ich hin, schaffe ich, schaff ich, kommt mir entgegen, kommt mir gelegen, kommt gelegen, kommt mir sehr
      gelegen, kommt mir recht, sitzt, gefallt mir, sagt mir zu, ist notiert, haut fur mich hin, haut bei mir hin,
      lauft bei mir, lauft fur mich, ginge auch, ist machbar, passt auch, geht auch, lasst sich einrichten`,
    well: `
      gut, sehr gut, super, perfekt, wunderbar, prima, bestens, genau, optimal, hervorragend, toll, mir, fur mich,
      ausgezeichnet, top, ideal, gut bei mir, mir gut, mir sehr gut, mir super, mir perfekt, mir prima, mir wunderbar,
      mir bestens, mir hervorragend, super gut, echt gut, so, so gut, genau so, gut rein, gut fur mich, super fur
      mich, perfekt fur mich, bei mir, perfekt bei mir, super bei mir, mir ausgezeichnet, mir gut rein, auf jeden
      fall, mir optimal, bei mir gut, bei mir super, bei mir perfekt, mir wirklich gut, mir echt gut, mir total gut,
      mir am besten, am besten, fur mich sehr gut, fur mich gut, fur mich super, fur mich perfekt, fur mich bestens,
      fur mich wunderbar, fur mich prima, fur mich hervorragend, super rein, perfekt rein, gut rein bei mir, auch gut,
      wie angegossen, wie die faust aufs auge, ganz gut, richtig gut, wirklich gut, hervorragend bei mir, super in den
      kalender, gut in den kalender, gut in meinen kalender, perfekt in meinen kalender, gut in meinen zeitplan,
      perfekt in meinen zeitplan, in meinen kalender, in meinen plan, gut in meinen plan, allerdings gut, mega, mega
      gut, einwandfrei, uns gut, uns super, uns sehr gut, uns perfekt, voll, voll gut, mir voll gut, mir mega gut,
      mega gut rein`,
    yes: `
      ja, jo, jep, jap, ok, klar, gerne, na klar, jawohl, yes, au ja, oh ja, jaa, jaaa, ja ja, jawoll, jup, jepp,
      japp, joa, na sicher, na logo, aber ja, ja klar, sicher, gern, sehr gerne, genau, super, perfekt, okay, alles
      klar, naturlich, auf jeden fall, selbstverstandlich, unbedingt, absolut, stimmt, richtig, passt, einverstanden,
      gut, prima, toll`,
    tag: `
      gerne, gern, sehr gerne, sehr gern, bitte, genau, klar, sicher, naturlich, unbedingt, doch, ich will, ich
      mochte, ich kann, mach das, tu das, machen wir, das ist richtig, das stimmt, stimmt, bin dabei, ich bin dabei,
      auf jeden fall, definitiv, auf alle falle, passt, freilich, eh klar, mach mal, mach, bitte gerne, habe ich,
      logo, bin ich, das geht, das passt, sag ich, ich bin einverstanden, gerne doch, doch gerne, danke, passt gut,
      passt super, passt perfekt, passt mir, passt mir gut, passt fur mich, das passt mir, das passt gut, das passt
      super, das passt perfekt, das ware toll, das ware super, das ware gut, das ware perfekt, das ware prima, ware
      toll, ware super, ware gut, ware perfekt, gerne so, gern so, so machen wir das, so machen wirs, machen wir so,
      mach das bitte, mach ma, bitte so, bitte buchen, bitte eintragen, buchen bitte, eintragen bitte, bitte buch das,
      bitte mach das, bitte machen, das klappt, klappt, geht, geht klar, gehts, einverstanden, okay, ok, sowieso,
      wirklich, voll, voll gerne, total gerne, ist gut, ist ok, ist okay, ist perfekt, ist super, das ist gut, das ist
      ok, das ist okay, das ist perfekt, das ist super, das ist prima, das geht gut, will ich machen, wurde ich gerne,
      wurde ich gern, hatte ich gerne, hatte ich gern, nehm ich, nehme ich, den nehme ich, den nehm ich, das nehme
      ich, das nehm ich, da kann ich, da hab ich zeit, da habe ich zeit, da bin ich dabei, ich nehme den, ich nehme
      den termin, das machen wir, das machen wir so, gebongt, abgemacht, deal, mit vergnugen, mit freude, sehr gerne
      sogar, aber gerne, aber sicher, logisch, bitte fix, bitte fest, in ordnung, kein problem, das ist in ordnung,
      das geht klar, mein herr, absolut, eh`,
    book: `
      buch, buche, buchen, bucht, buchen sie, buchen wir, buch mich, buche mich, trag, trag mich, tragen sie mich,
      trage mich, trag es, trag das, reservier, reserviere, reservieren, reservieren sie, reservieren wir, bestatige,
      bestatigen, bestatigen sie, ich bestatige, fixier, fixiere, fixieren, fixieren wir, mach, mache, machen sie,
      machen wir, mach uns, notier, notiere, notieren sie, notier mich, schreib, schreib mich, schreiben sie mich,
      schreib es, setz, setz mich, setzen sie mich, plan, plane, plan mich, planen wir, nimm, nehmen wir, nehmen sie,
      vereinbaren wir, leg, leg den termin, gib mir, merk mich, merk dir, speicher, blocke, blocken, blocken wir,
      sicher mir, ich nehme, ich nehm, nehm, nehme, buch mi, trag mi, trog mi, schreib mi, buachn, setz mi, buchs,
      machs, mach s, trags, reservier mir, reserviere mir, reservieren sie mir, reserviert mir, buch mir, buche mir,
      buchen sie mir, blocke mir, block mir, block, blockier, blockiere, blockiere mir, blockieren sie, blockieren sie
      mir, notier mir, notiere mir, notieren sie mir, notieren sie mich, notiere mich, plan das, plane mich, planen
      sie mich, planen sie, planen sie das, terminier, terminiere, terminieren wir, sichere mir, sichern sie mir,
      bestatige mir, bestatigt, halt mir, halte mir, halten sie mir, nimm mich, nimm den, fixiert, fixen wir, fixen
      wirs, machen wirs, mach den, mach den termin, mach es, schreib auf, schreib das, schreib dir, merke, merk,
      vermerk, vermerke, vermerken sie, legen wir, leg uns, tragt mich, tragen sie, tragen sie uns, tragen sie es,
      tragen sie das, tragen wir das, tragen wir, trage, trage mir, trag uns, setze mich, setzen sie, setzen wir,
      speichere, speichern sie, ich buche, ich buch, ich reserviere, hiermit bestatige ich, bestatigen wir, machen
      wirs fix, machen wir den`,
    object: `
      das, es, ihn, den, den termin, mir den termin, mir den, mir das, mir den platz, das so, das bitte, den bitte,
      den termin bitte, ein, dafur ein, mich ein, uns ein, ein bitte, das ein, den termin ein, es ein, so, fest, das
      fest, den termin fest, das so fest, so fest, das klar, den anruf, das gesprach, mir die zeit, die zeit, den
      slot, mir den slot, diesen termin, mich dafur ein, den call, mich bitte ein, bitte ein, mich, mich auf, vor,
      mich vor, mich bitte vor, uns bitte ein, mich gern ein, gern ein, gerne ein, auf, ihn ein, den platz, den
      zeitpunkt, das mal, mal, die uhrzeit, diesen, diese zeit, mit dem termin, so aus, aus, ei, mi ei, eini, ein
      dann, ein danke, dann ein, dann so ein, so ein bitte, fest ein, den tag, den tag ein, den termin so ein, den
      termin gern ein, den termin gerne ein, mir ein, mir den ein, den termin klar, das als termin, mich fur den
      termin, mich fur den termin ein, fur den termin ein, fur mich, fur mich ein, fur mich fest, es fur mich, den
      termin fur mich, das fur mich, es so, es fest, mich fix ein, den vor, mich fur den termin vor, dafur vor, fur
      mich vor, mich gleich ein, gleich ein, gleich, es gleich, das gleich, gleich fest, mich rein, rein, mich da
      rein, uns rein, mich da ein, mich dort ein, da ein, dies so, alles klar, alles so, es fix, den termin fix, fix
      ein, das fix, das gerne`,
    modal: `
      kannst du, du kannst, sie konnen, konnen sie, konnen wir, wir konnen, lass uns, lass uns das, lass, kannst, du
      darfst, sie durfen, darfst du, bitte, gerne, konntest du, kannst du gerne, du kannst gerne, sie konnen gerne,
      ich mochte, ich wurde gerne, ich wurde gern, ich will, bitte gerne, sie konnen das, du kannst das, du kannst es,
      du kannst mich, du kannst mich gerne, sie konnen mich, sie konnen mich gerne, sie konnen es, konnt ihr, ihr
      konnt, konnten sie, kannste, kannst du mich, konnen sie mich, konnen sie mich bitte, kannst du bitte, konnen sie
      bitte, wurdest du, wurden sie, ich mochte gerne, ich mochte gern, ich mochte den termin, ich mochte den termin
      gerne, ich will den termin, ich wurde den termin gerne, ich wurde den termin gern, ich wurde das gerne, ich
      wurde das gern, ich wurde es gerne, kann man so, kann man, ja bitte`,
    verbs: `
      buchen, eintragen, reservieren, bestatigen, fixieren, festmachen, machen, so machen, festhalten, eintragen
      bitte, einplanen, vormerken, ausmachen, festlegen, notieren, nehmen, einbuchen, fix machen, klar machen,
      klarmachen, vereinbaren, blocken, so buchen, so fixieren, so eintragen, bestatigen bitte, fix buchen, fest
      buchen, fest eintragen, fix eintragen, fix einplanen, fest einplanen, fix reservieren, verbindlich buchen,
      annehmen, wahrnehmen, haben, festsetzen, ansetzen, aufschreiben, abmachen, fixmachen, buchen bitte, reservieren
      bitte, sichern, zusagen, einschreiben, anmelden, so festhalten, so festmachen, so bestatigen, so vormerken, so
      einplanen, so lassen eintragen, freigeben, setzen, so stehen`,
    verbObject: `
      mich, das, es, uns, den termin, ihn, den, mich gerne, das gerne, mich das so, mir den termin, mir das, mir den,
      das bitte, mich bitte, den termin so, den termin bitte, den termin gerne, diesen termin`,
    sorrys: `
      sorry fur, sorry fur die, sorry fur meine, entschuldigung fur, entschuldigung fur die, entschuldigung fur meine,
      entschuldige, entschuldige die, entschuldige meine, entschuldigen sie, entschuldigen sie die, tut mir leid fur,
      tut mir leid fur die, es tut mir leid fur die, verzeihung fur die, verzeih die, verzeih, sorry wegen, sorry
      wegen der, sorry, sry, sry fur die, entschuldigung, tschuldigung, tschuldigung fur die, tut mir leid, pardon,
      pardon fur die, sorry dass ich, entschuldige dass ich, entschuldigung dass ich, tut mir leid dass ich, sorry das
      ich`,
    lates: `
      spate antwort, spate ruckmeldung, verspatung, verspatete antwort, verspatete ruckmeldung, lange wartezeit,
      wartezeit, verzogerung, der verspatung, spaten antwort, spaten ruckmeldung, lange funkstille, funkstille, erst
      jetzt antworte, jetzt erst antworte, erst jetzt schreibe, jetzt erst schreibe, mich erst jetzt melde, mich jetzt
      erst melde, so spat antworte, so spat schreibe, mich so spat melde, jetzt erst gesehen, erst jetzt gesehen,
      gerade erst gesehen, grad erst gesehen, habs erst jetzt gesehen, hab es erst jetzt gesehen, habe es erst jetzt
      gesehen, hab das erst jetzt gesehen, so lange gebraucht habe, so lang gebraucht hab, nicht fruher geantwortet
      habe, nicht fruher antworten konnte, nicht eher geantwortet habe, fur die spate antwort, fur die spate
      ruckmeldung, fur die verspatung`,
  },
  assents: `
    ja, jaa, jaaa, jo, joa klar, joo, jep, jepp, jup, jupp, jap, japp, jop, jopp, jau, jawoll, jawohl, yes, yep, yup,
    yess, ja ja gerne, au ja, oh ja, oja, na ja klar, aber ja, aber ja doch, ja doch, ja voll, ja na klar, na klar,
    naklar, na logo, na sicher, na sicher doch, na gut, na gerne, na dann gerne, na freilich, nu klar, klar, klaro,
    klar doch, klar gerne, aber klar, aber klar doch, aber sicher, aber sicher doch, aber gerne, aber gern, aber
    naturlich, aber selbstverstandlich, aber unbedingt, sicher, sicher doch, sichi, sicherlich, naturlich, naturlich
    gerne, selbstverstandlich, selbstredend, freilich, logo, logisch, eh klar, unbedingt, definitiv, auf jeden, auf
    jeden fall, aufjedenfall, auf alle falle, jedenfalls ja, absolut, total, total gerne, voll, voll gerne, zu 100
    prozent, 100 prozent, hundert prozent, hundertprozentig, 100 pro, hundertpro, auf jedsten, safe, gebongt, geritzt,
    gekauft, abgemacht, ausgemacht, vereinbart, deal, topp, top, einverstanden, bin einverstanden, ich bin
    einverstanden, wir sind einverstanden, damit bin ich einverstanden, bin dabei, ich bin dabei, wir sind dabei, da
    bin ich dabei, ich bin am start, bin am start, ich bin bereit, ich sage ja, ich sag ja, da sag ich ja, [yes]
    [tag], ein klares ja, klares ja, ein dickes ja, ein grosses ja, bejahe, zugestimmt, zustimmung, ich stimme zu,
    stimme zu, ok, okay, oke, okidoki, oki doki, okili dokili, okili, okey, okee, oki, okeh, okay gerne, alles klar,
    allesklar, alles perfekt, alles bestens so, ist gut, ist gebongt, ist ok, ist okay, ist recht, mir recht, ist mir
    recht, gut, sehr gut, super, supi, supii, suppi, perfekt, prima, toll, klasse, spitze, spitzenmassig, cool, geil,
    mega, genial, ideal, optimal, wunderbar, ausgezeichnet, hervorragend, fantastisch, grossartig, bestens, fein,
    passt, passt perfekt, passt scho so, nice, sauber, einwandfrei, bombe, lauft, roger, gerne, gern, sehr gerne, sehr
    gern, total gern, gerne doch, liebend gern, liebend gerne, von herzen gern, herzlich gerne, mit vergnugen, mit
    freude, mit grosser freude, mit dem grossten vergnugen, immer gerne, kein problem, kein thema, kein ding, gar kein
    problem, uberhaupt kein problem, bitte, bitte ja, bitte gerne, bitte gern, ich bitte darum, bitte sehr gerne,
    richtig, korrekt, genau, genauso, genau so, genau das, exakt, stimmt, das stimmt, stimmt so, stimmt genau, so ist
    es, so ists, so machen wir das, so machen wir es, so machen wirs, machen wir so, das machen wir, das machen wir
    so, machen wirs so, machen wir das, mach das, mach so, mach es, mach mal, tu das, tun sie das, machen sie das,
    machen sie das bitte, lass uns das machen, lass machen, so soll es sein, los gehts, auf gehts, na dann los, dann
    los, her damit, nur zu, gute idee, super idee, tolle idee, guter plan, klingt nach einem plan, hort sich nach
    einem plan an, klingt nach plan, guter vorschlag, das wars, das ist es, das ist richtig, so richtig, bestatigt,
    bestatige, ich bestatige, hiermit bestatigt, hiermit bestatige ich, wird bestatigt, angenommen, akzeptiert, ich
    nehme an, jawollo, jawoi, joh, jo passt, basst, bassd, bassd scho, guad, mog i, sowieso, [that] [is] [very]?
    [good] [forMe]?, [is] [very]? [good] [forMe]?, [very] [good], [good] [forMe], fur mich [good], fur mich [is]
    [good], fur mich [is] das [good], fur mich ok, [fits] [well]?, [that] [fits] [well]?, mir [fits] [that]? [well]?,
    bei mir [fits] [that]? [well]?, [fits] [that] [well]?, fur mich passt [that]? [well]?, mir wurde das [well]
    passen, mir wurde das passen, das wurde mir [well] passen, das wurde [well] passen, wurde [well] passen, damit
    kann ich leben, das wurde mir gefallen, das wurde mich freuen, das wurde ich gerne, das wurde ich gern, wurde mich
    freuen, ich wurde mich freuen, ich freue mich drauf, freu mich drauf, ich freu mich drauf, freue mich drauf, freue
    mich darauf, ich freue mich darauf, ich freu mich darauf, freu mich darauf, jaaaa, jaja gerne, joa, joa passt,
    joar, joah, jow, jaou, jau gerne, jau klar, jaaa gerne, jup jup, jo jo, jo klar, jo eh klar, jo sicher, jo
    freilich, jo mei gern, jo gern, jo basst, ja freilich, ja nu, jo mach, ja mach, ja machen wir, ja mach ma, mach
    ma, mach ma so, moch ma, mach ma das, machma, moch ma so, passt so, passt so fur mich, basst scho, basst so,
    passd, passd scho, basd, bast, bast so, gebongt ist, ist geritzt, die sache ist geritzt, wird gemacht, is gut, is
    ok, is recht, is okay, is super, is fein, is gebongt, isch guet, isch ok, isch recht, isch guat, guet, guat, sehr
    guat, sau gut, ja genau, ja stimmt, ja richtig, ja korrekt, jo genau, genau genau, genau richtig, genau so passts,
    genau so ists, goldrichtig, vollkommen richtig, vollig richtig, absolut richtig, ganz genau, haargenau, na bitte
    gerne, na dann ja, na dann los gehts, na dann machen wir das, na dann passt das, na also, na fein, na super, na
    perfekt, na prima, na passt, aber hallo, und ob, immer her damit, immer her mit dem termin, ich bin voll dabei,
    bin gern dabei, bin gerne dabei, ich bin gern dabei, ich bin gerne dabei, bin auf jeden fall dabei, ich bin auf
    jeden fall dabei, bin sowas von dabei, ich bin sowas von dabei, bin definitiv dabei, ich bin definitiv dabei, bin
    mit dabei, dabei, sind dabei, am start, da simma dabei, da sind wir dabei, voll dabei, klar bin ich dabei,
    naturlich bin ich dabei, zusage, ich sage zu, ich sag zu, sage zu, hiermit sage ich zu, zugesagt, bestatigung, ich
    nehme das angebot an, nehme ich an, ich nehme gerne an, das nehme ich gerne an, nehme ich gerne an, nehm ich
    gerne, nehme ich gerne, nehm ich gern, nehme ich gern, das nehm ich gern, das mach ich, das mache ich, das machen
    wir gerne, so machen wir, so machma, so mach mas, so wirds gemacht, so wird es gemacht, so solls sein, so passt
    es, so passts, so passt das, so ist es gut, so ists gut, so ists recht, so ist es recht, so ist es perfekt, so sei
    es, sei es so, lassen wir das so machen, lass uns loslegen, lass uns starten, legen wir los, legen wir fest, los
    gehts dann, auf gehts dann, dann machen wir das, dann machen wir das so, dann machen wir es so, dann machen wirs
    so, dann machen wir den, dann machen wir den termin, dann passt das, dann passts, dann gerne, dann nehmen wir den,
    dann nehmen wir das, dann so, nehmen wir den, nehmen wir das, nehmen wir so, mit dem groessten vergnugen, mit
    grossem vergnugen, herzlich gern, liebend gern doch, unheimlich gerne, wahnsinnig gerne, super gerne, super gern,
    echt gerne, so gerne, ur gern, voll gern, nur zu gerne, nur zu gern, da sage ich nicht nein, da sag ich nicht
    nein, da sage ich ja, 100 prozentig, zu hundert prozent, hundert pro, hundertprozentig ja, 100%ig, 100% ja,
    tausend prozent, tausendprozentig, jederzeit gerne, auf jeden fall gerne, auf jeden fall ja, auf jeden fall passt
    das, aufjeden, aufjedn, auf jedn fall, auf jedn, uff jeden, definitiv ja, definitiv gerne, safe ja, safe digga,
    sicher ja, sichi ja, sicha, sicha doch, sowieso ja, logen, logisch ja, logisch gerne, klaro gerne, klar passt,
    klar passt das, klar passt das super, klar geht das, klar geht klar, klar machen wir, klar mach ich, klar mache
    ich, klar ja, klar klar, naturlich ja, naturlich passt das, selbstverstandlich gerne, selbstverstandlich ja,
    selbstverstandlich passt das, okay passt, ok passt, okay super, okay ja, okay machen wir so, okidokii, oki passt,
    okeydokey, okaay, okayyy, oky, okej, gut dann machen wir das, gut so, gut machen wir so, gut machen wir, gut
    passt, kann losgehen, es kann losgehen, von mir aus gerne, von mir aus ja, von mir aus passt das, von mir aus
    passts, von mir aus super, von mir aus perfekt, von meiner seite passt das, von meiner seite passts, von meiner
    seite alles gut, von meiner seite ok, von meiner seite okay, meinerseits ok, meinerseits passt, meinerseits passt
    das, spricht nichts dagegen, da spricht nichts dagegen, nichts dagegen, ich habe nichts dagegen, hab nichts
    dagegen, kein einwand, keine einwande, gar keine frage, keine frage, ohne frage, ohne zweifel, zweifellos,
    zweifelsohne, unbedingt ja, unbedingt gerne, top ja, top passt, top danke, sehr schon, wie wunderbar, sehr fein,
    sehr gut passt, sehr gut machen wir so, wunderbar machen wir so, perfekt machen wir so, super machen wir so, prima
    machen wir so, prima idee, klasse idee, geniale idee, super vorschlag, toller vorschlag, perfekter vorschlag,
    perfekter termin, super termin, guter termin, toller termin, super zeit, perfekte zeit, gute zeit, perfektes
    timing, super timing, perfekte uhrzeit, gute uhrzeit, passende zeit, passender termin, jo gerne, bin dafur, ich
    bin dafur, ich bin sehr dafur, da bin ich dafur, bin voll dabei, so mach ma des, so machmas, dann ist das fix,
    dann ja, in ordnung, geht in ordnung, ist in ordnung, jo eh, geht klar, jou, dat passt, dat geiht, dat geiht klor,
    klor, klor doch, alles klor, allens kloar, alles klarchen, allet klar, allet jut, jut, jut so, jeht klar, jeht,
    jeht klor, jenau, jerne, ja jerne, janz jenau, ick bin dabei, bin ick dabei, da bin ick dabei, dit passt, dit
    jeht, dat jeht, is jut, is jebongt, jebongt, loppt, dat loppt, luppt, lauft bei mir, na denn man to, denn man to,
    man to, tacko, tofte, schnieke, jawollja, jawoll ja, jawohl ja, geht fit, alles fit, alles paletti, alles roger,
    alles tutti, alles in butter, ei jo, ei ja, ei klar, ei sicher, ei gern, ei gerne, freili, freilig, freile, ja
    freili, jo freili, jo freile, jo mei passt, des passt, des bassd, des basst, des passd, des geht, des geht klar,
    des geht scho, geht scho klar, des daugt ma, taugt ma, taugt mir, daugt ma, des taugt ma, des taugt mir, geht si,
    geht si aus, geht se aus, des geht si aus, des geht sich aus, des geht se aus, das geht sich aus, das geht si aus,
    eh gern, eh kloa, kloar, kloa, na kloar, ur leiwand, urcool, ur cool, leiwaund, supa, supa sache, sicher dat, jo
    sicher dat, sichr, gemma, gemmas an, gemma an, pack mas, pack ma s, packen wirs, packen wirs an, auf geht s, los
    geht s, bin i dabei, i bin dabei, da bin i dabei, bi dabei, des mog i, i nimms, i nimm des, nimm i, den nimm i,
    des nimm i, mia passt, mir bassd, mia bassts, mir passts, mir passt das, mir passt es, mir passt der, mir passt
    der termin, basst ma, mach mas, moch mas, mach mer, mach mer so, mach mr, mach mr so, machemer, machemer so, so
    machmer, des mach mer, des mache mer, mache mer so, mach mer des, des machmer, garn, jo garn, ja garn, sehr garn,
    isch super, isch perfekt, isch guet so, isch mega, isch gut, isch guad, isch tiptop, passt mer, passt mer guet,
    passt guet, passt tiptop, das passt mer, das passt mer guet, das isch guet, das isch super, das isch perfekt, das
    isch tiptop, das isch ok, des isch guad, des isch super, das gaht, gaht, gaht guet, gaht klar, das gaht guet, gaht
    in ordnig, das goht, goht, goht klar, goht guet, goht in ordnig, geit, geit guet, das geit, das geit guet, isch in
    ordnig, in ordnig, eh jo, ebe jo, mached mer, mached mer so, mer mached das so, i bi debi, bi debi, bin debi, ich
    bi debi, fagt, das fagt, s fagt, hammer, huere guet, mega guet, voll guet, guet so, abgmacht, isch abgmacht, isch
    gebongt, easy, easy passt, voll easy, lauft eh, ha jo, ha ja, hajo, ha klar, ha freilich, ha sicher, ha gern,
    basst mr, des basst mr, mir isch recht, mir isches recht, mir is recht, nu freilich, nu gerne, nu passt, nu nu, nu
    gloar, et passt, jo klor, steht, gesetzt, ist gesetzt, ist fix, fix, fixiert, ist fixiert, abgemachte sache,
    ausgemachte sache, ist abgemacht, ist ausgemacht, ist gekauft, kannst du so machen, kannst so machen, kannst
    machen, kannst gerne machen, kannste machen, kannste so machen, darfst du, darfst gerne, darfst du gerne, den
    nehmen wir, geile sache, gute sache, super sache, coole sache, feine sache, top sache, sehr gute idee, super plan,
    plan steht, machen wir fest, machen wir fix, das machen wir fest, halten wir fest, das halten wir fest, so halten
    wirs fest, das nehmen wir, nehmen wir gern, nehmen wir gerne, dann machen wir das fest, dann halten wir das fest,
    dann ist das abgemacht, dann ist es abgemacht, dann steht das, dann steht der termin, dann haben wir einen termin,
    wir haben einen termin, wir haben einen deal, haben wir einen deal, hand drauf, hand drauf passt, versprochen,
    ehrenwort, einhundert prozent, zu tausend prozent, zu 1000 prozent, aber so was von, sowas von, sowas von ja, aber
    sowas von, na und ob, und wie, und wie gern, nichts lieber als das, nix lieber als das, nichts lieber, das lasse
    ich mir nicht entgehen, lass ich mir nicht entgehen, da lass ich mich nicht zweimal bitten, besser gehts nicht,
    besser geht es nicht, besser gehts gar nicht, konnte nicht besser passen, konnte nicht besser sein, passt wie
    angegossen, passt wie die faust aufs auge, passt haargenau, passt hervorragend, passt exakt, passt optimal, passt
    genau, passt genau so, passt ganz genau, passt allen, passt uns beiden, passt in meinen plan, passt in den plan,
    passt in den kalender, ja passt so, jo passt so, jo passt mir, jo passt gut, jo passt eh, ja passt eh, passt eh
    gut, passt eh super, jo is gut, jo is ok, ja is gut, ja is ok, jo ist gut, jo ist ok, jo ist super, jo machen wir,
    jo mach ma, jo mach mas, jo mach mer, jo sehr gern, jo sehr gerne, jo super, jo perfekt, jo leiwand, jo bitte, jo
    voll, jo voll gern, jo stimmt, jo trag mi ein, leiwand, der passt, gebucht, es passt [well]?, es klappt [well]?,
    es [is] [very]? [good] [forMe]?, mir passt es [well]?`,
  book: `
    [book], [book] [object], [book] bitte [object], bitte [book] [object], bitte [book], gerne [book] [object],
    [modal] [verbObject]? [verbs], bitte [verbObject]? [verbs], [verbObject] bitte [verbs], gerne [verbs], bitte
    eintragen, gerne eintragen, eintragen, buchen, das will ich, das mochte ich, den nehm ich, den nehme ich, den
    termin nehme ich, den termin nehm ich, das nehm ich, das nehme ich, ich nehme den termin, ich nehm den termin, ich
    nehme den, nehm ich, nehme ich, den hatte ich gerne, den will ich, den mochte ich, den bitte, der termin bitte, da
    kann ich, da kann ich gut, da habe ich zeit, da hab ich zeit, hab da zeit, habe da zeit, ich habe zeit, ich hab
    zeit, ich habe da zeit, ich hab da zeit, dann habe ich zeit, da bin ich frei, da bin ich verfugbar, ich kann da,
    ich kann da gut, ich kann dann, kann ich gut, das kann ich, das schaffe ich, schaffe ich, schaff ich, das schaff
    ich, ich bin da, ich werde da sein, bin da, ich bin dann da, dann bis dann, bis dann, bis dahin, also bis dann,
    wir sehen uns dann, wir horen uns dann, wir sprechen uns dann, sehen uns dann, horen uns dann, termin steht, der
    termin steht, steht, notiert, ist notiert, ist eingetragen, schon eingetragen, trage ich mir ein, trag ich mir
    ein, hab ich mir eingetragen, habe ich mir eingetragen, ich trage es mir ein, ich trag es mir ein, ist im
    kalender, steht im kalender, kommt in den kalender, kann es kaum erwarten, ich kann es kaum erwarten, zahl auf
    mich, du kannst auf mich zahlen, sie konnen mit mir rechnen, du kannst mit mir rechnen, trag mi ei, trag mi i,
    trag mi ein, tragsch mi i, schreib mi auf, schreib mi ei, schrib mi uf, schrib mi i, schriib mi uf, schriib mi i,
    buach, buachs, buach mi ei, buach ma des, buech, buech das, kannst eintragen, kannst buchen, kannst mich
    eintragen, kannste eintragen, kannste buchen, kannste mich eintragen, darfst eintragen, darfst mich eintragen,
    darfst buchen, durfen sie eintragen, durfen sie buchen, hau mich rein, hau rein, hau mi rein, pack mich rein, pack
    mich in den kalender, setz mich auf die liste, schreib mich auf die liste, i bin da, bin i da, i kimm, i bin dann
    da, do bin i do, da bin i da, da kann i, do kann i, do ko i, da ko i, da hob i zeit, do hob i zeit, da han i zyt,
    da han ich zyt, ich bin am start, bin am start`,
  move: `
    verschieb, verschiebe, verschieben, verschieb ihn, verschieb das, verschiebe das, verschieben wir, verschieben wir
    das, verschieb den termin, verschiebe den termin, bitte verschieben, bitte verschieb den termin, bitte verschieb
    ihn, verleg ihn, verlege ihn, verlegen, bitte verlegen, leg ihn um, umbuchen, bitte umbuchen, buch um, buch ihn
    um, buche um, ander das, andere das, andern, bitte andern, kannst du verschieben, du kannst ihn verschieben, du
    kannst verschieben, andern wir das, verschieben bitte, umbuchen bitte, gerne verschieben, gerne umbuchen, konnen
    sie verschieben`,
  cancel: `
    absagen, bitte absagen, sag ab, sag ihn ab, sag es ab, sag den termin ab, sagen sie ab, sagen sie den termin ab,
    sagen sie ihn ab, stornieren, bitte stornieren, storniere, storniere ihn, stornier ihn, stornier das, storniere
    das, stornieren sie, stornieren sie ihn, stornieren sie den termin, storniere den termin, canceln, bitte canceln,
    cancel den termin, cancel ihn, cancel das, du kannst ihn absagen, du kannst absagen, ich mochte absagen, ich will
    absagen, ich mochte stornieren, ich mochte den termin absagen, ich will den termin absagen, losch den termin,
    losche den termin, losch ihn, losche ihn, absagen bitte, stornieren bitte, streich den termin, streich ihn, du
    kannst den termin absagen, kannst du absagen, sie konnen absagen, sie konnen ihn absagen, sie konnen den termin
    absagen`,
  fillers: `
    [sorrys] [lates],
    danke, dankeschon, danke schon, danke sehr, danke dir, danke ihnen, danke euch, vielen dank, vielen lieben dank,
    tausend dank, herzlichen dank, lieben dank, besten dank, dank dir, dank, merci, thx, danke vielmals, danke im
    voraus, danke fur die hilfe, danke fur deine hilfe, danke fur ihre hilfe, danke furs fragen, danke nochmal, danke
    nochmals, ich danke dir, ich danke ihnen, dankee, dankii, lieb von dir, sehr lieb, sehr nett, das ist nett, das
    ist lieb, nett von dir, lg, liebe grusse, viele grusse, vg, gruss, grusse, schone grusse, beste grusse, herzliche
    grusse, bitte, bitte schon, bitte sehr, bitteschon, wenn du so lieb bist, hallo, hi, hey, hallochen, servus, moin,
    moin moin, gruss gott, guten tag, guten morgen, guten abend, gruezi, ah, ahh, oh, oha, aha, also, na dann,
    dann, nun, tja, so, und, eben, haha, hihi, hehe, lol, wow, boah, juhu, juhuu, jippie, yeah, hurra, yippie, yay,
    endlich, wie schon, wie toll, wie cool, doch, mal, nu, ey, ui, huch, freut mich, coach, trainer, alter, digga,
    diggi, bruder, bro, mann, mensch, freund, mein freund, meine liebe, mein lieber, liebes, lieber, liebe, chef,
    chefin, herr trainer, kumpel, schatz, maus, dude, oida, team, meister, leute, fur mich, von mir aus, meinerseits,
    von meiner seite, warum nicht, wieso nicht, sorry fur die spate antwort, entschuldige die spate antwort,
    entschuldigung fur die spate antwort, sorry fur die spate ruckmeldung, jetzt erst gesehen, gerade erst gesehen,
    bis bald, wir sehen uns, ich freue mich, ich freu mich, freue mich, freu mich, ich freue mich schon, freu mich
    schon, ich freu mich schon, freue mich schon, freu mich sehr, ich freue mich sehr, ich freu mich sehr, ich freu
    mich total, freu mich total, voll motiviert, bin motiviert, ich bin gespannt, bin gespannt, bin schon gespannt,
    ich bin schon gespannt, wie besprochen, wie vereinbart, wie vorgeschlagen, wie du sagst, wie gesagt, dankeee,
    danke danke, dankschon, danke sehr lieb, vielen dank dir, vielen dank im voraus, vielen dank fur die
    hilfe, vielen dank fur deine hilfe, vielen dank fur ihre hilfe, vielen dank fur die muhe, vielen dank fur deine
    muhe, vielen dank fur die schnelle antwort, vielen dank fur die organisation, vielen vielen dank, vielen
    herzlichen dank, danke fur deine muhe, danke fur die organisation, danke fur die schnelle antwort, danke fur die
    antwort, danke fur deine antwort, danke fur die nachfrage, danke der nachfrage, danke fur deine zeit, danke fur
    ihre zeit, danke fur die zeit, danke fur die geduld, danke fur deine geduld, danke schon mal, danke voll lieb,
    danke ganz lieb, danke ganz herzlich, ganz lieben dank, ganz herzlichen dank, lieben dank dir, herzlichsten dank,
    1000 dank, dank dir sehr, dankbar, bin dankbar, ich bin dankbar, voll lieb, voll nett, echt lieb, echt nett, super
    lieb, super nett, mega lieb, das ist echt lieb, das ist sehr nett, das ist sehr lieb, das ist super lieb, das ist
    so lieb, lieb von euch, lieb von ihnen, nett von ihnen, nett von euch, du bist toll, du bist ein schatz, du bist
    klasse, ihr seid super, ihr seid die besten, ihr seid toll, freundliche grusse, mit freundlichen grussen, mfg,
    gruss und kuss, ganz liebe grusse, sonnige grusse, bussi, bussis, bussal, kuss, kussi, umarmung, dicke umarmung,
    drucker, schonen tag noch, einen schonen tag, einen schonen tag noch, schonen abend, schonen abend noch, einen
    schonen abend, einen schonen abend noch, schones wochenende, ein schones wochenende, schone woche, noch einen
    schonen tag, noch einen schonen abend, hab einen schonen tag, haben sie einen schonen tag, hab einen tollen tag,
    dir einen schonen tag, ihnen einen schonen tag, guten start, gute nacht, baba, pfiat di, pfiati, bis bald dann,
    bis demnachst, bis spater, auf bald, man sieht sich, man hort sich, wir horen uns, wir horen voneinander, wir
    sprechen uns, ich freu mich riesig, ich freue mich riesig, freu mich riesig, freue mich riesig, freue mich sehr,
    freue mich total, freu mi, gfreit mi, gfrei mi, frei mi, i gfrei mi, ich freu mich so, ich freue mich so, freu
    mich so, freue mich so, das freut mich, das freut mich sehr, freut mich sehr, freut mich total, freut mich riesig,
    wie super, wie lieb, wie nett, wie genial, toll dass das klappt, schon dass das klappt, schon dass es klappt,
    super dass das klappt, super dass es klappt, cool dass es klappt, gut dass es klappt, ich bin aufgeregt, bin
    aufgeregt, aufgeregt, ich bin motiviert, motiviert, ich bin bereit, bin bereit, bereit, ich bin happy, bin happy,
    happy, ich bin froh, bin froh, froh, gluecklich, glucklich, brudi, bruda, brate, diggah, dicker, digger, alda,
    oide, spatzl, mausi, hasi, sussi, susse, susser, liebling, boss, sportsfreund, sportskanone, maestro, trainerin,
    coachin, kollege, kollegin, madel, bub, freunde, ihr lieben, du lieber, du liebe, du engel, engel, schnucki, herr
    doktor, frau doktor, ey ja, eyy, hej, heyhey, huhu, hallole, hallo nochmal, griasdi, gude, tach, mahlzeit, nabend,
    moinsen, guten, wunderschonen guten tag, wunderschonen guten morgen, na gut, na schon, okay dann, ok dann, alles
    klar dann, dann eben, ja mei, mei, ach ja, ach so, ach wie schon, ach super, ach toll, achja, achso, oh wow, wowi,
    oh schon, oh super, oh toll, oh wie schon, oh mein gott, omg, mein gott, gott sei dank, zum gluck, krass, heftig,
    rofl, hihihi, hahah, hehehe, hah, juhuuu, juchu, juchhu, yeahhh, yippieh, jippi, yeay, endlich mal, es wird zeit,
    wird zeit, wird auch zeit, hab es gerade erst gesehen, habs grad erst gesehen, grad erst gesehen, erst jetzt
    gesehen, habe es erst jetzt gesehen, hab es erst jetzt gesehen, sorry fur die verspatete antwort, sorry fur die
    verspatung, entschuldige die verspatung, entschuldigung fur die verspatung, tut mir leid fur die spate antwort,
    entschuldigen sie die spate antwort, sorry dass ich erst jetzt antworte, sorry dass ich jetzt erst antworte, wie
    abgesprochen, wie ausgemacht, wie geplant, wie du meinst, wie sie meinen, wie du vorschlagst, wie sie vorschlagen,
    wie sie sagen, ehrlich gesagt ja, ehrlich, wirklich, echt, mia, fur mia, vielen dank dafur, vielen dank ihnen,
    danke fur alles, danke fur die muhe, danke dafur, danke schonmal, du bist die beste, du bist der beste, du bist
    super, drueck dich, druck dich, schonen tag, meine gute, mein guter, cheffe, gruss dich, gruss di, merci vilmal,
    merci vielmal, merci vilmals, danke vilmal, danke vilmol, danke vielmal, dank dir recht schon, vergelts gott,
    vergelt s gott, habe die ehre, habedere, pfiat eich, servus baba, moin meister, so gott will, inschallah,
    inshallah, uf wiederluege, schona obed, en schone, e schone tag, en schone tag, schone obig, bis denn, bis denne,
    bis dennsen, hau rein, mach et jut, machet jut, tach auch`,
  particles: `
    halt, eh, mal, doch, gell, gelle, gel, goi, fei, oida, oide, oiso, nu, wa, woll, eben, einfach, digga, digger,
    diggi, alter, alda, bruder, brudi, bro, mann, hey, ey, ei, jo, bitte, gerne, gern, dann, denn, also, so, voll,
    echt, total, weisch, mei, moin, servus, coach, chef, chefin, trainer, herr, frau, meister, schatz, schatzi,
    spatzl, mausi, madel, madl, bua, burschi, keule, kumpel, junge, jung, leute, kollege, ge, geh, hoid, hoit, ma,
    mia, liebe, lieber, liebes, mensch`,
  named: `
    danke, danke dir, danke ihnen, vielen dank, lieben dank, herzlichen dank, besten dank, dankeschon, danke schon,
    danke sehr, merci, hallo, hi, hey, servus, moin, gruezi, guten tag, guten morgen, guten abend, liebe grusse, lg,
    viele grusse, vg, beste grusse, schone grusse, herzliche grusse, gruss, mfg, mit freundlichen grussen, liebe,
    lieber, herr, frau, coach, bis dann, bis bald`,
  told: `
    danke fur, danke furs, danke dir fur, danke ihnen fur, danke euch fur, danke nochmal fur, danke nochmals fur,
    vielen dank fur, vielen lieben dank fur, vielen dank furs, lieben dank fur, lieben dank furs, herzlichen dank fur,
    besten dank fur, tausend dank fur, 1000 dank fur, dankeschon fur, ich danke dir fur, ich danke ihnen fur, danke
    dass, danke das, vielen dank dass, danke schon mal fur, danke im voraus fur, vielen dank im voraus fur, merci fur,
    dankbar fur, bin dankbar fur, ich bin dankbar fur, [sorrys] [lates], schonen, einen schonen, noch einen schonen,
    hab einen, habt einen, haben sie einen, hab noch einen, haben sie noch einen, ich wunsche dir, ich wunsche ihnen,
    wunsche dir, wunsche ihnen, ich wunsche noch, wunsche noch, wunsche einen, ein schones, hab ein, schones, gruss
    an, grusse an, liebe grusse an, liebe grusse aus, viele grusse aus, grusse aus, schone grusse aus, ich freue mich
    auf, ich freu mich auf, freue mich auf, freu mich auf, freu mich schon auf, freue mich schon auf, ich freu mich
    schon auf, ich freue mich schon auf, ich freu mich schon total auf, ich freu mich mega auf, freu mich mega auf,
    freu mich riesig auf, freue mich sehr auf, ich freue mich sehr auf, freu mich sehr auf, freu mich total auf, ich
    freue mich total auf, ich freue mich riesig auf, freu mi auf, gfreu mi auf, kann es kaum erwarten, kanns kaum
    erwarten, ich kann es kaum erwarten, ich kanns kaum erwarten, gespannt auf, bin gespannt auf, ich bin gespannt
    auf, bin schon gespannt auf, bin schon sehr gespannt auf, schon dass, toll dass, super dass, freut mich dass, wie
    schon dass, cool dass, ich hoffe dir geht, ich hoffe es geht, hoffe dir geht, hoffe es geht, freu mich mit dir zu
    sprechen, freue mich mit dir zu sprechen, freue mich mit ihnen zu sprechen, ich freue mich mit ihnen zu sprechen,
    ich freue mich mit dir zu sprechen`,
};
