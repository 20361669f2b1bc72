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
    thank: `
      danke, danke dir, danke ihnen, danke euch, dankeschon, danke schon, danke sehr, vielen dank, vielen lieben dank,
      lieben dank, herzlichen dank, besten dank, tausend dank, 1000 dank, ganz lieben dank, merci, thx, dank dir,
      danke nochmal, danke nochmals, ich danke dir, ich danke ihnen, danke schon mal, danke schonmal, vielen dank
      schon mal, danke im voraus, vielen dank im voraus, dankbar, bin dankbar, ich bin dankbar, danke vielmals, vielen
      dank ihnen, vielen dank dir, hab dank, haben sie vielen dank, hab vielen dank`,
    by: `
      fur, furs, fur die, fur das, fur den, fur deine, fur dein, fur deinen, fur ihre, fur ihr, fur ihren, fur eure,
      fur euer, fur euren, fur so viel, fur die ganze, fur all die, fur die liebe, fur die nette, fur die schnelle,
      fur deine schnelle, fur ihre schnelle, fur die rasche, fur ihre rasche, fur deine liebe, fur die tolle, fur
      deine tolle, fur die super, fur die freundliche, fur ihre freundliche, fur die gute, fur die unkomplizierte, fur
      die grosse, fur deine grosse, fur den netten, fur den lieben, der, fur deine ganze`,
    gift: `
      hilfe, zeit, geduld, nachricht, antwort, ruckmeldung, ruckantwort, flexibilitat, freundlichkeit, unterstutzung,
      angebot, muhe, bemuhung, bemuhungen, aufmerksamkeit, einladung, gelegenheit, moglichkeit, vorschlag,
      terminvorschlag, organisation, nachfrage, engagement, einsatz, interesse, entgegenkommen, vermittlung, planung,
      motivation, vertrauen, support, service, kontakt, kontaktaufnahme, betreuung, beratung, nettigkeit, spontanitat,
      verstandnis und geduld, arbeit, chance, schnelligkeit, liebe, worte, tolle betreuung, erinnerung, info und
      geduld, nachfragen, warten, schreiben, fragen, antworten, organisieren, planen, melden, kummern, ermoglichen,
      einplanen, reinquetschen, dazwischenschieben, koordination, offenheit`,
    favor: `
      fur alles, dafur, dass du fragst, dass sie fragen, dass du dir zeit nimmst, dass sie sich zeit nehmen, dass du
      dir die zeit nimmst, dass du an mich denkst, dass du dich kummerst, dass sie sich kummern, dass du dich meldest,
      dass sie sich melden, dass ihr euch kummert, dass du so flexibel bist, dass sie so flexibel sind, dass du so
      geduldig bist, dass sie so geduldig sind, dass du so lieb bist, dass du das machst, dass du das organisierst,
      dass du mich reinnimmst, dass du mich dazwischen schiebst, dass du mir hilfst, dass sie mir helfen, dass das
      klappt, dass es klappt, dass das so schnell geht, dass das so schnell klappt, dass du gewartet hast, dass sie
      gewartet haben, dass du dran denkst, dass du nachfragst, dass sie nachfragen, dass du schreibst, das du fragst,
      das du dir zeit nimmst`,
    event: `
      das gesprach, unser gesprach, unseren call, den call, den anruf, deinen anruf, ihren anruf, den termin, unseren
      termin, das training, unser training, unser telefonat, das telefonat, dich, sie, euch, den austausch, unseren
      austausch, die zusammenarbeit, unsere zusammenarbeit, alles, den start, unser kennenlernen, das kennenlernen,
      uns, unser treffen, das treffen, die sitzung, unsere sitzung, die stunde mit dir, dieses gesprach, die reise`,
    eager: `
      ich freue mich auf, ich freu mich auf, freue mich auf, freu mich auf, freu mich schon auf, freue mich schon auf,
      ich freu mich schon auf, ich freue mich schon auf, freu mich sehr auf, freue mich sehr auf, ich freue mich sehr
      auf, freu mich riesig auf, ich freu mich riesig auf, freu mich total auf, ich freu mich total auf, freu mich
      mega auf, ich freu mich mega auf, freu mi auf, gespannt auf, bin gespannt auf, ich bin gespannt auf, bin schon
      gespannt auf, bin schon sehr gespannt auf, wir freuen uns auf, freuen uns auf, ich freu mich voll auf, freu mich
      voll auf, freu mich so auf, ich freue mich riesig auf`,
    doing: `
      ich freue mich, ich freu mich, freue mich, freu mich, freu mich schon, freue mich schon, ich freue mich schon,
      ich kann es kaum erwarten, ich kanns kaum erwarten, kann es kaum erwarten, kanns kaum erwarten, kann kaum
      erwarten, freu mich drauf, bin motiviert, bin bereit, es wird toll`,
    toDo: `
      mit dir zu sprechen, mit ihnen zu sprechen, dich zu sprechen, dich kennenzulernen, dich kennen zu lernen, sie
      kennenzulernen, euch kennenzulernen, mit dir zu reden, mit dir zu trainieren, mit dir zu arbeiten, mit ihnen zu
      arbeiten, von dir zu horen, von ihnen zu horen, dich zu horen, dich zu sehen, loszulegen, los zu legen,
      anzufangen, zu starten, endlich loszulegen, endlich anzufangen, endlich zu starten, durchzustarten, endlich
      durchzustarten, mit dir durchzustarten, mit dir zu starten, mit dir loszulegen, dabei zu sein`,
    goodDay: `
      tag, schonen tag, schonen tag noch, tollen tag, guten tag noch, sonnigen tag, schonen abend, schonen abend noch,
      schonen feierabend, schone woche, schones wochenende, schone restwoche, guten start, guten start in die woche,
      schone zeit, gute zeit, schonen nachmittag, schonen resttag, schonen rest vom tag, schonen sonnigen tag,
      wunderschonen tag, wunderschonen abend, angenehmen tag, angenehmen abend, erholsames wochenende, gute nacht,
      guten abend noch, tolle woche, tolles wochenende`,
    wishing: `
      einen, noch einen, hab einen, habt einen, haben sie einen, hab noch einen, haben sie noch einen, ich wunsche dir
      einen, ich wunsche ihnen einen, wunsche dir einen, wunsche ihnen einen, wunsche noch einen, wunsche einen, ich
      wunsche noch einen, dir einen, ihnen einen, dir noch einen, ihnen noch einen, euch einen, euch noch einen, ein,
      noch ein, hab ein, dir ein, ihnen ein, ich wunsche dir ein, ich wunsche ihnen ein, eine, noch eine, hab eine,
      dir eine, ihnen eine, ich wunsche dir eine, ich wunsche ihnen eine, noch, dir noch, wunsche noch eine`,
    goodDay2: '{goodDay}, {wishing} {goodDay}',
    how: `
      gleich, direkt, bitte, gern, gerne, fest, fix, verbindlich, ruhig, einfach, gleich mal, mal, schnell, sofort,
      dann, so, jetzt, halt, also, bitte fest, bitte gleich, ruhig fest, gleich fest, bitte direkt, gern fest, gerne
      fest, bitte so, bitte mal, doch, ja, auch`,
    obj: `
      mich, das, den, es, ihn, uns, den termin, mich da, mich dafur, das mal, das so, den slot, diesen termin, die
      zeit, mir das, mir den, mir den termin, mich fur den termin, alles, mir den slot, den so, mi, den termin so, mir
      es, diesen, die uhrzeit, mich fur diesen termin, mich fur die zeit, mich dort, den platz, mir den platz, mir
      einen platz`,
    infinitive: `
      buchen, eintragen, reservieren, bestatigen, fixieren, festmachen, machen, festhalten, einplanen, vormerken,
      ausmachen, festlegen, notieren, nehmen, einbuchen, klarmachen, vereinbaren, blocken, blockieren, freihalten,
      aufschreiben, sichern, einschreiben, anmelden, setzen, reinschreiben, reinsetzen, reinpacken, reinhauen,
      reinstellen, einstellen, eintakten, terminieren, planen, ansetzen, abhaken, eintippen, einloggen, finalisieren,
      zusagen, so machen, so buchen, so eintragen, so lassen fix, annehmen, klar machen, fest machen, fix machen,
      verbuchen, erfassen, abspeichern, in den kalender setzen, in den kalender packen, in den kalender eintragen, in
      den kalender schreiben, in kalender packen, in den kalender hauen, aufnehmen`,
    may: `
      kannst, kannst du, du kannst, kannste, sie konnen, konnen sie, konnen wir, wir konnen, konnt ihr, ihr konnt,
      darfst, du darfst, sie durfen, durfen sie, konntest du, konnten sie, wurdest du, wurden sie, bitte, gern, gerne,
      lass uns, lassen sie uns, ich mochte, ich wurde gerne, ich wurde gern, ich will, wir wollen, also, kannst ja,
      kannst ruhig, mochte ich, ja bitte, na dann, dann, so, das, den termin, den`,
    verb: `
      trag, trage, tragen sie, tragt, buch, buche, buchen sie, reservier, reserviere, reservieren sie, notier,
      notiere, notieren sie, schreib, schreibe, schreiben sie, setz, setze, setzen sie, plan, plane, planen sie, nimm,
      nehmen sie, merk, vermerk, vermerke, blocke, block, blocken sie, blockier, blockiere, blockieren sie, fixier,
      fixiere, fixieren sie, bestatig, bestatige, bestatigen sie, mach, mache, machen sie, sicher, speicher,
      speichere, meld mich an, melde mich an`,
    where: `
      ein, fest, rein, fix, klar, dazu, in den kalender, in deinen kalender, in ihren kalender, in den terminkalender,
      auf die liste, in die liste, so, da rein, mit rein, drauf, da ein, fur mich, dafur ein, in den terminplan, in
      die agenda, so ein, so fest, jetzt ein, dann ein, mit ein, dort ein, in die tabelle, in die bucher`,
    noting: `
      trag ich mir, trage ich mir, ich trag mir, ich trage mir, ich trag mir das, ich trage mir das, ich trags mir,
      schreib ich mir, schreibe ich mir, ich schreib mir das, ich schreibe mir das, ich schreibs mir, notier ich mir,
      notiere ich mir, ich notiere mir, ich notiere mir das, ich notier mir das, ich notiers mir, ich notiere es mir,
      steht, habs mir, habs, hab es mir, habe es mir, hab ich mir, habe ich mir, hab ich, habe ich, ist, schon, kommt,
      ich setz mir, ich setze mir, ich setz es mir, ich speicher mir, ich speichere mir, ich trag es mir, ich trage es
      mir, ich schreib es mir, ich schreibe es mir, ich pack es mir, ich pack mir das, pack ich mir, wird, ich mach
      mir, mach ich mir, ich stell mir, stell ich mir, ich merk mir, merk ich mir, merke ich mir, ich merke mir, ich
      merke mir das, ich merk mir das, ich merk es mir`,
    calendar: `
      in den kalender ein, in meinen kalender ein, in den kalender, in meinen kalender, in die agenda ein, im
      kalender, in meinem kalender, in der agenda, ins handy, ins handy ein, im handy, dick im kalender, rot im
      kalender, rot angestrichen, dick angestrichen, dick und fett im kalender, gleich ein, gleich auf, direkt ein,
      direkt auf, sofort ein, sofort auf, eingetragen, notiert, aufgeschrieben, gespeichert, vorgemerkt, eine
      erinnerung, eine erinnerung ein, nen wecker, einen wecker, den wecker, ein, auf, fest im kalender, fest
      eingeplant, gleich in den kalender, gleich in den kalender ein, in mein handy ein, am kuhlschrank, schon
      eingetragen, schon notiert, schon im kalender, dick eingetragen, hiermit eingetragen, vor, fix eingetragen, fest
      eingetragen, fix eingeplant, eingespeichert`,
    present: `
      ich bin, bin, ich werde, werde, ich bin dann, bin dann, dann bin ich, da bin ich, i bin, bin i, ich werd, wir
      sind, wir werden, bin da, ich bin da, sitze, ich sitze, sitz, ich steh, ich stehe, stehe, steh`,
    ready: `
      punktlich, punktlich da, punktlich dabei, punktlich zur stelle, bereit, dann bereit, zur stelle, da, dann da,
      erreichbar, verfugbar, frei, parat, online, am handy, am telefon, am apparat, am start, da sein, dabei sein,
      bereit sein, punktlich sein, punktlich da sein, punktlich bereit, punktlich wie die maurer, auf jeden fall da,
      sicher da, sicher dabei, definitiv da, vor dem rechner, startklar, bereit stehen, bereit und punktlich,
      gewappnet, auf matte, auf der matte, punktlich auf der matte, gestiefelt und gespornt, rechtzeitig da, dann
      online, dann erreichbar`,
    meet: `
      wir sehen uns, wir horen uns, wir sprechen uns, sehen uns, horen uns, sprechen uns, wir telefonieren, wir reden,
      man hort sich, man sieht sich, ich erwarte deinen anruf, ich warte auf deinen anruf, bis`,
    myYes: `
      mein ja, mein ok, mein okay, mein go, grunes licht, mein einverstandnis, meine zustimmung, meine zusage, mein
      wort, meine bestatigung, meinen segen, mein ja wort, meine freigabe, freie fahrt, das go, das ok, das okay, mein
      jawort, meine stimme`,
    have: `
      du hast, sie haben, hast du, haben sie, ihr habt, hast, ich geb dir, ich gebe dir, ich gebe ihnen, von mir
      gibts, von mir gibt es, da hast du, hiermit hast du, hiermit haben sie, gebe, geb dir, kriegst, bekommst, du
      kriegst, du bekommst, von mir hast du`,
    kin: `
      an alle, an das team, ans team, an dein team, an die familie, aus berlin, aus hamburg, aus wien, aus munchen,
      aus zurich, aus koln, aus dem norden, aus dem suden, an euch, an euch alle, in die runde`,
    slang: `
      pack, packe, packen sie, hau, schmeiss, klopp, tacker, stopf, quetsch, zimmer, nagel, ballere`,
    into: `
      rein, fest, in den kalender, in deinen kalender, auf die liste, in die liste, da rein, mit rein, drauf`,
    yours: 'die, das, den, deine, dein, ihre, eure',
    org: `
      ich richte es mir ein, ich richte mir das ein, ich richt mir das ein, richte ich mir ein, richt ich mir ein, ich
      richte es ein, das richte ich ein, richte ich ein, ich nehme mir die zeit, ich nehm mir die zeit, nehm ich mir
      die zeit, nehme ich mir die zeit, ich nehme mir zeit, ich nehm mir zeit, ich plane das ein, ich plan das ein,
      plan ich ein, plane ich ein, ich halte mir den termin frei, ich halt mir den termin frei, halt ich mir frei,
      halte ich mir frei, halte ich mir gern frei, ich halte mir die zeit frei, ich halt mir das frei, ich halte mir
      das frei, ich organisiere mich, ich organisier mich, ich mach mich frei, ich schaufle mich frei, ich schaufel
      mich frei, mach ich mich frei, schaufel mich frei`,
    org2: `
      richte ich mir ein, richt ich mir ein, plane ich ein, plan ich ein, halte ich mir frei, halt ich mir frei, trage
      ich mir ein, trag ich mir ein, schreib ich mir auf, schreibe ich mir auf, notier ich mir, notiere ich mir, merk
      ich mir vor, merke ich mir vor`,
    accepts: `
      ich bestatige, ich akzeptiere, ich nehme, ich nehm, ich wahle, ich buche, ich reserviere, bestatige, akzeptiere,
      nehme, nehm, hiermit bestatige ich, ich bestatige hiermit, ich bestatige gerne, ich nehme gerne, ich nehm gerne,
      ich nehme gern, nehme gerne, nehme gern, nehm gerne, nehm gern, ich mochte, ich will, ich hatte gern, ich hatte
      gerne, einverstanden mit, ich bin einverstanden mit, bin einverstanden mit, ja zu, bin dabei fur, zusage fur`,
    thing: `
      den termin, diesen termin, den slot, diesen slot, die zeit, die uhrzeit, den vorschlag, den zeitpunkt, das
      angebot, das datum, den tag, das so, den platz, das, den, dem termin, dem vorschlag, der zeit, der uhrzeit, dem
      zeitpunkt`,
    joyful: `
      ich freu mich, ich freue mich, freu mich, freue mich, wir freuen uns, freuen uns, freu mi, i gfrei mi, ich gfreu
      mich`,
    joyAdverb: `
      schon, sehr, schon sehr, schon total, total, riesig, schon riesig, mega, schon mega, echt, so, schon so, voll,
      schon voll, wirklich, schon wirklich, unheimlich, wahnsinnig, richtig, schon richtig, ganz, ganz doll, doll,
      arg, narrisch, extrem`,
    kindly: 'lieb, nett, super lieb, super nett, freundlich, aufmerksam, total lieb, total nett',
    ofYou: 'von dir, von ihnen, von euch',
    free: `
      bin ich frei, hab ich zeit, habe ich zeit, hab ich frei, habe ich frei, kann ich, kann ich gut, kann ich super,
      hab ich nix, hab ich nichts, hab ich luft, bin ich verfugbar, bin ich da, passts mir`,
    thatDay0: 'da, dann, an dem tag, zu der zeit, um die zeit, zu dem zeitpunkt',
    thatDay: `
      dann, dann da, da, an dem tag, zu der zeit, im call, zum gesprach, um die zeit, beim termin, beim call, also
      dann, dahin`,
  },
  assents: `
    ja, jaa, jaaa, jo, joo, jep, jepp, jup, jupp, jap, japp, jop, jopp, jau, jawoll, jawohl, yes, yep, yup, yess, au
    ja, oh ja, oja, na ja klar, aber ja, na klar, naklar, na logo, na sicher, na gerne, na freilich, nu klar, klaro,
    aber klar, aber sicher, aber gerne, aber gern, aber naturlich, aber selbstverstandlich, aber unbedingt, sicher,
    sichi, sicherlich, naturlich, selbstverstandlich, selbstredend, freilich, logo, logisch, eh klar, unbedingt,
    definitiv, auf jeden, auf jeden fall, aufjedenfall, auf alle falle, jedenfalls ja, absolut, total, voll, zu 100
    prozent, 100 prozent, hundert prozent, hundertprozentig, 100 pro, hundertpro, auf jedsten, safe, gebongt, geritzt,
    gekauft, abgemacht, ausgemacht, vereinbart, deal, topp, top, einverstanden, bin einverstanden, ich bin
    einverstanden, wir sind einverstanden, damit bin ich einverstanden, bin dabei, ich bin dabei, wir sind dabei, ich
    bin am start, bin am start, ich bin bereit, ich sage ja, ich sag ja, da sag ich ja, {yes} {tag}, ein klares ja,
    klares ja, ein dickes ja, ein grosses ja, bejahe, zugestimmt, zustimmung, ich stimme zu, stimme zu, okidoki, okili
    dokili, okili, okee, alles perfekt, alles bestens so, mir recht, ist mir recht, super, supi, supii, suppi,
    perfekt, prima, toll, klasse, spitze, spitzenmassig, genial, ideal, optimal, wunderbar, ausgezeichnet,
    hervorragend, fantastisch, grossartig, bestens, passt, passt scho so, einwandfrei, bombe, lauft, roger, gerne,
    gern, sehr gerne, sehr gern, liebend gern, liebend gerne, von herzen gern, herzlich gerne, mit vergnugen, mit
    freude, mit grosser freude, mit dem grossten vergnugen, immer gerne, kein problem, kein thema, kein ding, gar kein
    problem, uberhaupt kein problem, bitte, ich bitte darum, richtig, korrekt, genau, genauso, genau das, exakt,
    stimmt so, so ist es, so ists, so machen wir es, so machen wirs, machen wirs so, mach das, mach so, mach es, mach
    mal, tu das, tun sie das, machen sie das, lass uns das machen, lass machen, so soll es sein, los gehts, auf gehts,
    na dann los, dann los, her damit, nur zu, gute idee, super idee, tolle idee, guter plan, klingt nach einem plan,
    hort sich nach einem plan an, klingt nach plan, guter vorschlag, das wars, das ist es, bestatigt, bestatige, ich
    bestatige, hiermit bestatigt, hiermit bestatige ich, wird bestatigt, angenommen, akzeptiert, ich nehme an,
    jawollo, jawoi, joh, basst, bassd, bassd scho, guad, mog i, sowieso, {that} {is} [{very}] {good} [{forMe}], {is}
    [{very}] {good} [{forMe}], {very} {good}, {good} {forMe}, fur mich {good}, fur mich {is} {good}, fur mich {is} das
    {good}, {fits} [{well}], {that} {fits} [{well}], mir {fits} [{that}] [{well}], bei mir {fits} [{that}] [{well}], {fits}
    {that} [{well}], fur mich passt [{that}] [{well}], mir wurde das {well} passen, mir wurde das passen, das wurde mir
    {well} passen, das wurde {well} passen, wurde {well} passen, damit kann ich leben, das wurde mir gefallen, das
    wurde ich gerne, das wurde ich gern, ich freue mich drauf, freu mich drauf, ich freu mich drauf, freue mich drauf,
    freue mich darauf, ich freue mich darauf, ich freu mich darauf, freu mich darauf, jaaaa, joa, joar, joah, jow,
    jaou, jau klar, mach ma, moch ma, mach ma das, machma, basst scho, passd, passd scho, basd, bast, gebongt ist, ist
    geritzt, die sache ist geritzt, wird gemacht, is gut, is ok, is recht, is okay, is super, is fein, is gebongt,
    isch guet, isch ok, isch recht, isch guat, guet, guat, sau gut, goldrichtig, vollig richtig, ganz genau,
    haargenau, na bitte gerne, na also, na perfekt, na passt, aber hallo, und ob, immer her damit, immer her mit dem
    termin, ich bin voll dabei, bin gern dabei, bin gerne dabei, ich bin gern dabei, ich bin gerne dabei, bin auf
    jeden fall dabei, ich bin auf jeden fall dabei, bin sowas von dabei, ich bin sowas von dabei, bin definitiv dabei,
    ich bin definitiv dabei, bin mit dabei, dabei, sind dabei, am start, da simma dabei, da sind wir dabei, zusage,
    ich sage zu, ich sag zu, sage zu, hiermit sage ich zu, zugesagt, bestatigung, ich nehme das angebot an, nehme ich
    an, ich nehme gerne an, das nehme ich gerne an, nehme ich gerne an, das mache ich, so wirds gemacht, so wird es
    gemacht, so solls sein, so passt es, so passts, so ist es gut, so ists gut, so ists recht, so ist es recht, so sei
    es, sei es so, lassen wir das so machen, lass uns loslegen, lass uns starten, legen wir los, legen wir fest, dann
    machen wir es so, dann machen wir den, dann machen wir den termin, dann passts, dann so, nehmen wir den, nehmen
    wir das, nehmen wir so, mit dem groessten vergnugen, mit grossem vergnugen, herzlich gern, unheimlich gerne,
    wahnsinnig gerne, ur gern, da sage ich nicht nein, da sag ich nicht nein, da sage ich ja, 100 prozentig, zu
    hundert prozent, hundert pro, 100%ig, tausend prozent, tausendprozentig, jederzeit gerne, aufjeden, aufjedn, auf
    jedn fall, auf jedn, uff jeden, sicha, logen, klar passt das, klar geht das, klar mach ich, klar mache ich, klar
    ja, okay super, okay ja, okidokii, oki passt, okeydokey, okaay, gut dann machen wir das, kann losgehen, es kann
    losgehen, von mir aus passts, von meiner seite passts, von meiner seite alles gut, von meiner seite ok, von meiner
    seite okay, meinerseits ok, spricht nichts dagegen, da spricht nichts dagegen, nichts dagegen, ich habe nichts
    dagegen, hab nichts dagegen, kein einwand, keine einwande, gar keine frage, keine frage, ohne frage, ohne zweifel,
    zweifellos, zweifelsohne, prima idee, klasse idee, geniale idee, super vorschlag, toller vorschlag, perfekter
    vorschlag, perfekter termin, super termin, guter termin, toller termin, super zeit, perfekte zeit, gute zeit,
    perfektes timing, super timing, perfekte uhrzeit, gute uhrzeit, passende zeit, passender termin, bin dafur, ich
    bin dafur, ich bin sehr dafur, da bin ich dafur, bin voll dabei, so mach ma des, so machmas, dann ist das fix,
    geht in ordnung, jou, dat geiht, klor, allens kloar, alles klarchen, allet jut, jut, jeht klar, jeht, jenau,
    jerne, janz jenau, ick bin dabei, bin ick dabei, da bin ick dabei, dit passt, dit jeht, dat jeht, is jut, is
    jebongt, jebongt, loppt, dat loppt, luppt, na denn man to, man to, tacko, tofte, schnieke, jawollja, geht fit,
    alles fit, alles paletti, alles roger, alles tutti, alles in butter, ei klar, freili, freilig, freile, geht scho
    klar, des daugt ma, taugt ma, taugt mir, daugt ma, des taugt ma, des taugt mir, geht si, geht se aus, des geht se
    aus, kloar, kloa, na kloar, ur leiwand, urcool, ur cool, leiwaund, supa, supa sache, sicher dat, sichr, gemma,
    gemmas an, gemma an, pack mas, pack ma s, packen wirs, packen wirs an, auf geht s, los geht s, bin i dabei, i bin
    dabei, da bin i dabei, bi dabei, des mog i, i nimms, i nimm des, nimm i, den nimm i, des nimm i, mia bassts, mir
    passts, mir passt der, mach mas, moch mas, mach mer, mach mr, machemer, so machmer, des mach mer, des mache mer,
    mache mer so, mach mer des, des machmer, garn, sehr garn, isch super, isch perfekt, isch mega, isch gut, isch
    guad, isch tiptop, passt mer, passt tiptop, das passt mer, das isch guet, das isch super, das isch perfekt, das
    isch tiptop, das isch ok, des isch guad, des isch super, das gaht, gaht, gaht klar, das goht, goht, goht klar,
    geit, das geit, isch in ordnig, in ordnig, ebe jo, mached mer, mer mached das so, i bi debi, bi debi, bin debi,
    ich bi debi, fagt, das fagt, s fagt, hammer, huere guet, abgmacht, isch abgmacht, isch gebongt, easy, ha jo, ha
    ja, hajo, ha klar, ha freilich, ha sicher, ha gern, basst mr, des basst mr, mir isch recht, mir isches recht, mir
    is recht, nu nu, nu gloar, et passt, steht, gesetzt, ist gesetzt, ist fix, fix, fixiert, ist fixiert, abgemachte
    sache, ausgemachte sache, ist abgemacht, ist ausgemacht, ist gekauft, kannst du so machen, kannst so machen,
    kannst machen, kannst gerne machen, kannste machen, kannste so machen, darfst du, darfst gerne, den nehmen wir,
    geile sache, super sache, coole sache, feine sache, top sache, sehr gute idee, super plan, plan steht, machen wir
    fest, das machen wir fest, halten wir fest, das halten wir fest, so halten wirs fest, das nehmen wir, nehmen wir
    gern, nehmen wir gerne, dann machen wir das fest, dann halten wir das fest, dann ist das abgemacht, dann ist es
    abgemacht, dann steht das, dann steht der termin, dann haben wir einen termin, wir haben einen termin, wir haben
    einen deal, haben wir einen deal, hand drauf, versprochen, ehrenwort, einhundert prozent, zu tausend prozent, aber
    so was von, sowas von, aber sowas von, na und ob, und wie, nichts lieber als das, nix lieber als das, nichts
    lieber, das lasse ich mir nicht entgehen, lass ich mir nicht entgehen, da lass ich mich nicht zweimal bitten,
    besser gehts nicht, besser geht es nicht, besser gehts gar nicht, konnte nicht besser passen, konnte nicht besser
    sein, passt allen, passt uns beiden, passt in den plan, passt in den kalender, passt eh gut, jo trag mi ein,
    leiwand, der passt, gebucht, es passt [{well}], es klappt [{well}], es {is} [{very}] {good} [{forMe}], mir passt es
    [{well}], {have} {myYes}, {that} {is} mir recht, {that} {is} mir sehr recht, {that} kommt mir sehr gelegen, {that}
    ware mir recht, mir {is} {that} recht, mir ware {that} recht, ist mir sehr recht, ist mir auch recht, ware mir
    recht, ware mir sehr recht, soll mir recht sein, mir solls recht sein, mir soll es recht sein, soll recht sein,
    solls recht sein, recht gern, recht gerne, schlag ein, schlagen sie ein, handschlag, die wette gilt, mach nagel
    mit kopfen, lass uns nagel mit kopfen machen, nagel mit kopfen, eingeschlagen, wie gemacht fur mich, wie
    geschaffen fur mich, wie fur mich gemacht, wie gerufen, kommt wie gerufen, passt wie die faust auf s auge, passt
    wie arsch auf eimer, passt wie faust aufs auge, passt perfekt in meinen tag, passt perfekt in meine woche, passt
    prima rein, passt hervorragend rein, besser gehts net, besser gehts ned, besser konnte es nicht passen, besser
    kann es nicht passen, das trifft sich gut, das trifft sich super, das trifft sich perfekt, trifft sich gut, trifft
    sich super, bin mit von der partie, ich bin mit von der partie, bin von der partie, mit von der partie, bin mit im
    boot, ich bin mit im boot, mit im boot, bin an bord, ich bin an bord, an bord, rechne mit mir, rechnen sie mit
    mir, zahl mich dazu, zahl auf mich, kannst auf mich zahlen, kannst mit mir rechnen, bin sehr dafur, kann ich nur
    zustimmen, dem stimme ich zu, da stimme ich zu, stimme gerne zu, ich stimme gerne zu, stimme voll zu, stimme dem
    zu, sag ich sofort ja, da sag ich nur ja, ich sage ja dazu, ja dazu, ja zum termin, ja zu allem, klares ja von
    mir, von mir ein klares ja, von mir ein ja, von mir ein ok, von mir aus {good}, von mir aus geht das klar,
    meinetwegen gerne, meinetwegen gern, zusage von mir, zusage hiermit, hiermit die zusage, hiermit zugesagt, termin
    bestatigt, termin ist bestatigt, der termin ist bestatigt, termin passt [{well}], der termin passt [{well}], termin
    ist {good}, termin {good}, zeit passt [{well}], uhrzeit passt [{well}], tag und uhrzeit passen [{well}], tag und zeit
    passen, beides passt, passt beides, super uhrzeit, geht voll klar, machen wir glatt, machen wir doch glatt, mach
    ich glatt, mache ich gerne, mach ich mit, da mach ich mit, ich mach mit, mach mit, ich mache mit, lassen wir so,
    so lassen wirs, so lassen wir es, lass uns so machen, lass uns das so machen, lass uns das fix machen, lass uns
    das festmachen, vorzuglich, ganz vorzuglich, trefflich, vortrefflich, famos, pfundig, pfundsgut, saugut, sauber
    so, sauber sog i, des is guad, des is guat, des is super, des is recht, des is fein, des is mir recht, is mir
    recht, is ma recht, is mia recht, mir ists recht, mir isch des recht, isch mir recht, passt scho ja, ja passt
    schon, jo passt scho, ja passt scho, ha jo klar, ha no klar, jo mach des, jo buch, ja kannst du machen, ja mach
    ruhig, ja mach nur, wat mutt dat mutt, dat mak wi, dat maken wi, dat is goot, is goot, allens goot, goot so, jo
    goot, geiht los, dat geiht in ordnung, dat passt mi, dat passt mi goot, passt mi goot, mookt wi, moken wi, mok wi,
    maken wi, jau mach, yo passt, yo geht klar, yo mach, yo safe, bin safe dabei, digga klar, ehre ja, nice passt,
    nice machen wir, kein stress passt, keine einwande von mir, ohne wenn und aber, steht fest, ist fest, ist
    vereinbart, ist eingebucht, ist gesichert, eingetutet, eingeplant, fest eingeplant, ist eingeplant, hab ich
    eingeplant, habe ich eingeplant, hab ich fest eingeplant, so seis, so wird s gemacht, auf gehts buam, auf gehts
    beim schichtl, pack mas o, pack mas an, pack mers, pack mers an, packmas, mach mers, mir macheds so, mir mached
    das so, mached mir so, so mached mers, tiptop passt, isch gnau richtig, gnau, wurde mich [{very}] freuen, das wurde
    mich [{very}] freuen, ich wurde mich [{very}] freuen, ware mir eine freude, ware mir eine ehre, ist mir eine freude,
    ist mir eine ehre, es ware mir eine freude, mit grosstem vergnugen, mit grosster freude, hoch und heilig
    versprochen, grosses indianerehrenwort, {that} kommt mir gelegen, {that} kommt mir entgegen, {that} {fits}
    wunderbar, {that} passt wie gewunscht, wie gewunscht, wunschtermin, mein wunschtermin, {accepts} {thing}, ja
    {accepts} {thing}, gerne {accepts} {thing}, des {fits} [{well}], des {fits} scho, des {is} {good}, {fits} eh,
    {fits} [{well}] eh`,
  heard: `
    cool, nice, geil, mega, ok, okay, oke, okey, oki, okeh, okayyy, oky, okej, gut, sehr gut, alles klar, allesklar,
    klar, fein, sauber, na gut, sehr schon, sehr fein, gute sache, in ordnung, allet klar, alles klor, na super, na
    fein, na prima, gut so, stimmt, das stimmt`,
  book: `
    {book}, {book} {object}, {book} bitte {object}, bitte {book} {object}, bitte {book}, gerne {book} {object},
    {modal} [{verbObject}] {verbs}, bitte [{verbObject}] {verbs}, {verbObject} bitte {verbs}, gerne {verbs}, eintragen,
    buchen, das will ich, das mochte ich, den nehm ich, den nehme ich, den termin nehme ich, den termin nehm ich, den
    hatte ich gerne, den will ich, den mochte ich, den bitte, der termin bitte, hab da zeit, habe da zeit, ich habe
    zeit, ich hab zeit, ich habe da zeit, ich hab da zeit, ich kann da, ich kann da gut, ich kann dann, kann ich gut,
    das kann ich, termin steht, der termin steht, steht, notiert, kann es kaum erwarten, ich kann es kaum erwarten, du
    kannst auf mich zahlen, sie konnen mit mir rechnen, du kannst mit mir rechnen, trag mi i, tragsch mi i, schrib mi
    uf, schrib mi i, schriib mi uf, schriib mi i, buach, buachs, buach mi ei, buach ma des, buech, buech das, hau
    rein, i kimm, do bin i do, da bin i da, da kann i, do kann i, do ko i, da ko i, da hob i zeit, do hob i zeit, da
    han i zyt, da han ich zyt, {verb} [{how}] {obj} [{how}] [{where}], {verb} {obj} {where} [{how}], {verb} {how}
    [{where}], {may} [{how}] {verb} {obj} [{how}] [{where}], {may} [{how}] {infinitive} [{how}], {may} {obj} [{how}]
    {infinitive}, {obj} {how} {infinitive}, {how} {infinitive}, {infinitive} {how}, {noting} {calendar}, {present}
    {ready}, {meet} {thatDay}, wecker gestellt, wecker ist gestellt, erinnerung gesetzt, ich verpass das nicht, ich
    lass dich nicht hangen, ich komme punktlich, komme punktlich, ich sehe dich dann, seh dich dann, bin ich
    punktlich, {slang} {obj} [{how}] {into}, {may} {slang} {obj} [{how}] {into}, schreib {obj} auf, schreib {obj} {how}
    auf, schreiben sie {obj} auf, notier {obj} vor, merk {obj} vor, merken sie {obj} vor, halt {obj} fest, halten sie
    {obj} fest, halten wir {obj} fest, {org}, {org} gern, {org} gerne, das {org2}, den {org2}, {thatDay0} {free}`,
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
    {sorrys} {lates}, danke, dankeschon, danke schon, danke sehr, danke dir, danke ihnen, danke euch, vielen dank,
    vielen lieben dank, tausend dank, herzlichen dank, lieben dank, besten dank, dank dir, dank, merci, thx, danke
    vielmals, danke im voraus, danke nochmal, danke nochmals, ich danke dir, ich danke ihnen, dankee, dankii, sehr
    lieb, sehr nett, lg, vg, gruss, grusse, bitte, bitte schon, bitte sehr, bitteschon, wenn du so lieb bist, hallo,
    hi, hey, hallochen, servus, moin, gruss gott, guten morgen, guten abend, gruezi, also, na dann, dann, nun, tja,
    so, und, eben, haha, hihi, hehe, lol, juhu, juhuu, jippie, yeah, hurra, yippie, yay, endlich, wie schon, wie toll,
    wie cool, doch, mal, nu, ey, freut mich, coach, trainer, alter, digga, diggi, bruder, bro, mann, mensch, freund,
    mein freund, meine liebe, mein lieber, liebes, lieber, liebe, chef, chefin, kumpel, schatz, maus, dude, oida,
    team, meister, leute, fur mich, von mir aus, meinerseits, von meiner seite, warum nicht, wieso nicht, jetzt erst
    gesehen, gerade erst gesehen, wir sehen uns, bin motiviert, ich bin gespannt, bin gespannt, bin schon gespannt,
    ich bin schon gespannt, wie besprochen, wie vereinbart, wie vorgeschlagen, wie du sagst, wie gesagt, dankeee,
    dankschon, vielen dank dir, vielen dank im voraus, vielen vielen dank, vielen herzlichen dank, danke ganz
    herzlich, ganz lieben dank, ganz herzlichen dank, lieben dank dir, herzlichsten dank, 1000 dank, dank dir sehr,
    dankbar, bin dankbar, ich bin dankbar, voll lieb, voll nett, echt lieb, echt nett, super lieb, super nett, mega
    lieb, du bist toll, du bist ein schatz, du bist klasse, ihr seid super, ihr seid die besten, ihr seid toll, mfg,
    bussi, bussis, bussal, kuss, kussi, umarmung, dicke umarmung, drucker, baba, pfiat di, pfiati, bis demnachst, bis
    spater, auf bald, man sieht sich, man hort sich, wir horen uns, wir horen voneinander, wir sprechen uns, gfreit
    mi, gfrei mi, frei mi, das freut mich, das freut mich sehr, freut mich sehr, freut mich riesig, wie super, wie
    lieb, wie nett, wie genial, toll dass das klappt, schon dass das klappt, schon dass es klappt, super dass das
    klappt, super dass es klappt, cool dass es klappt, gut dass es klappt, ich bin aufgeregt, bin aufgeregt,
    aufgeregt, ich bin motiviert, motiviert, ich bin bereit, bin bereit, bereit, ich bin happy, bin happy, happy, ich
    bin froh, bin froh, froh, gluecklich, glucklich, brudi, bruda, brate, diggah, dicker, digger, alda, oide, spatzl,
    mausi, hasi, sussi, susse, susser, liebling, boss, sportsfreund, sportskanone, maestro, trainerin, coachin,
    kollege, kollegin, madel, bub, freunde, ihr lieben, du lieber, du liebe, du engel, engel, schnucki, herr doktor,
    frau doktor, ey ja, eyy, hej, heyhey, huhu, hallole, hallo nochmal, griasdi, gude, tach, mahlzeit, nabend,
    moinsen, guten, wunderschonen guten tag, wunderschonen guten morgen, na gut, na schon, okay dann, ok dann, alles
    klar dann, ja mei, mei, ach ja, ach wie schon, ach super, ach toll, achja, wowi, oh schon, oh super, oh toll, oh
    wie schon, gott sei dank, zum gluck, rofl, hihihi, hahah, hehehe, hah, juhuuu, juchu, juchhu, yeahhh, yippieh,
    jippi, yeay, es wird zeit, wird zeit, wird auch zeit, hab es gerade erst gesehen, habs grad erst gesehen, grad
    erst gesehen, erst jetzt gesehen, habe es erst jetzt gesehen, hab es erst jetzt gesehen, wie abgesprochen, wie
    ausgemacht, wie geplant, wie du meinst, wie sie meinen, wie du vorschlagst, wie sie vorschlagen, wie sie sagen,
    ehrlich gesagt ja, ehrlich, wirklich, echt, mia, fur mia, vielen dank ihnen, danke schonmal, du bist die beste, du
    bist der beste, du bist super, drueck dich, druck dich, meine gute, mein guter, cheffe, gruss dich, gruss di,
    merci vilmal, merci vielmal, merci vilmals, danke vilmal, danke vilmol, danke vielmal, dank dir recht schon,
    vergelts gott, vergelt s gott, habe die ehre, habedere, pfiat eich, so gott will, inschallah, inshallah, uf
    wiederluege, schona obed, en schone, e schone tag, schone obig, bis denn, bis denne, bis dennsen, hau rein, mach
    et jut, machet jut, {thank} {by} {gift}, {thank} {favor}, {thank} fur alles, {eager} {event}, {doing} {toDo},
    {doing} auf {event}, {goodDay2}, {goodDay2} und {thank}, schone grusse {kin}, liebe grusse {kin}, viele grusse
    {kin}, grusse {kin}, lg {kin}, vg {kin}, gruss {kin}, herzliche grusse {kin}, beste grusse {kin}, ich hoffe es
    geht dir gut, hoffe dir gehts gut, hoffe es geht dir gut, hoffe es geht ihnen gut, ich hoffe es geht ihnen gut,
    ich hoffe dir gehts gut, hoffe alles gut bei dir, bleib gesund, bleiben sie gesund, pass auf dich auf, machs gut,
    mach s gut, mach et gut, gehab dich wohl, bis dahin, schon mal danke, schonmal danke, schon mal vielen dank, schon
    jetzt danke, ganz lieb, sehr freundlich, zu freundlich, zu nett, zu lieb, du bist ein engel, sie sind ein engel,
    du bist ein held, du bist der hammer, du bist spitze, du bist mega, du bist der wahnsinn, sie sind super, sie sind
    klasse, was fur ein service, was ein service, toller service, super service, so lieb, so nett, ist lieb, ist nett,
    ist nett von dir, ist lieb von dir, hab dich lieb, hdl, hdgdl, knutscher, kussle, fuhl dich gedruckt, fuhl dich
    umarmt, entschuldige die tippfehler, sorry fur die tippfehler, tippfehler sorry, sorry tippfehler, autokorrektur,
    sorry autokorrektur, blode autokorrektur, gott segne dich, sehr geehrter, sehr geehrte, sehr geehrte damen und
    herren, werter, werte, geschatzter, hallo zusammen, hallo in die runde, hi du, hallo du, hey du, moin du, guten
    morgen zusammen, grusse dich, gruss gott zusammen, tachchen, gude wie, freut uns, freu mich wie bolle, freu mich
    wie ein schneekonig, jubel, jubel freu, freu freu, froi, jauchz, halleluja, {thank} {by} {gift} und [{by}] {gift},
    {thank} {by} {gift} und {yours} {gift}, versprochen, ich brauch das, ich brauche das, das brauch ich, das brauche
    ich, hab ich gebraucht, endlich gehts los, es geht los, los gehts, jetzt gehts los, darauf hab ich gewartet,
    darauf habe ich gewartet, hab schon drauf gewartet, auf in den kampf, neues leben, packen wirs, ich glaubs nicht,
    so cool, das wird super, das wird toll, wird super, wird toll, wird mega, das wird mega, wird bestimmt super, wird
    bestimmt toll, ich danke dir vielmals, ich danke ihnen vielmals, ich danke vielmals, danke ihnen vielmals, danke
    dir vielmals, ich danke dir sehr, ich danke ihnen sehr, ich danke dir von herzen, ich danke ihnen von herzen,
    danke von herzen, ich bedanke mich, ich bedanke mich herzlich, ich bedank mich, bedanke mich, bedanke mich
    herzlich, hab tausend dank, du rettest mich, du hast mich gerettet, du bist meine rettung, das bedeutet mir viel,
    bedeutet mir viel, du bist gold wert, sie sind gold wert, {joyful} [{joyAdverb}] drauf, {joyful} [{joyAdverb}]
    darauf, {joyful} [{joyAdverb}], {joyful} [{joyAdverb}] auf {event}, {that} {is} [{very}] {kindly} [{ofYou}], [{very}]
    {kindly} {ofYou}, da bin ich, herr, frau`,
  surprise: `
    oh, ah, ahh, oha, aha, wow, boah, huch, ui, krass, heftig, ach so, achso, oh wow, oh mein gott, omg, mein gott,
    uff, wie wunderbar`,
  closings: `
    liebe grusse, lg, viele grusse, vg, gruss, grusse, schone grusse, beste grusse, herzliche grusse, freundliche
    grusse, mit freundlichen grussen, mit freundlichem gruss, mfg, mit besten grussen, mit lieben grussen, mit
    herzlichen grussen, ganz liebe grusse, sonnige grusse, sportliche grusse, mit sportlichen grussen, lieben gruss,
    herzlichst, hochachtungsvoll, bussi, kuss, alles liebe, alles gute, bis bald, bis dann, hg, bg, lgs, dlg, glg, gez`,
  titles: 'herr, herrn, frau, fraulein, dr, prof, doktor, professor, fr, familie, fam',
  particles: `
    halt, eh, mal, doch, gell, gelle, gel, goi, fei, oida, oide, oiso, nu, wa, woll, eben, einfach, digga, digger,
    diggi, alter, alda, bruder, brudi, bro, mann, hey, ey, ei, jo, bitte, gerne, gern, dann, denn, also, so, voll,
    echt, total, weisch, mei, moin, servus, coach, chef, chefin, trainer, herr, frau, meister, schatz, schatzi,
    spatzl, mausi, madel, madl, bua, burschi, keule, kumpel, junge, jung, leute, kollege, ge, geh, hoid, hoit, ma,
    mia, liebe, lieber, liebes, mensch, auch, man`,
  aliases: `
    ick = ich, icke = ich, ik = ich, is = ist, isch = ist, iss = ist, isses = ist es, des = das, dat = das, dit = das,
    det = das, dees = das, datt = das, ditt = das, mi = mich, mer = wir, wi = wir, ei = ein, scho = schon, schu =
    schon, mol = mal, moal = mal, geiht = geht, jeht = geht, gaht = geht, goht = geht, geit = geht, gaat = geht, klor
    = klar, kloar = klar, kloa = klar, klaa = klar, kla = klar, guat = gut, guet = gut, guad = gut, goot = gut, jut =
    gut, joot = gut, good = gut, gud = gut, jern = gern, jerne = gerne, garn = gern, gaern = gern, gean = gern, geern
    = gern, trog = trag, drag = trag, trach = trag, drog = trag, schrib = schreib, schriib = schreib, schriev =
    schreib, buach = buch, buech = buch, bueche = buche, moch = mach, mak = mach, mok = mach, maach = mach, machs =
    mach es, machet = mach es, trags = trag es, buchs = buch es, basst = passt, bassd = passt, basd = passt, past =
    passt, bast = passt, passd = passt, passts = passt, pascht = passt, paaast = passt, freili = freilich, natuerlich
    = naturlich, naturlisch = naturlich, naturli = naturlich, natuerli = naturlich, fuer = fur, fuers = furs, fir =
    fur, koennen = konnen, koennt = konnt, moechte = mochte, waere = ware, waer = ware, puenktlich = punktlich,
    bestaetigt = bestatigt, bestaetige = bestatige, bestaetigen = bestatigen, gruesse = grusse, gruessen = grussen,
    gruess = gruss, schoen = schon, schoenen = schonen, schoene = schone, dankeschoen = dankeschon, okey = ok, bt =
    bitte, bite = bitte, bidde = bitte, bitee = bitte, biite = bitte, biddee = bitte, hob = habe, hab = habe, han =
    habe, nehms = nehme es, nehm = nehme, nimms = nehme es, do = da, dor = da, denn = dann, dan = dann, dnke = danke,
    dake = danke, danek = danke, dange = danke, dankr = danke, dankw = danke, dabke = danke, dnk = danke, gere =
    gerne, gerbe = gerne, gwrne = gerne, germe = gerne, grne = gerne, gernr = gerne, grene = gerne, js = ja, jaa = ja,
    klr = klar, kalr = klar, klae = klar, klat = klar, supi = super, supa = super, suppa = super, supper = super,
    spuer = super, suoer = super, perfeckt = perfekt, perfect = perfekt, perfekkt = perfekt, pefekt = perfekt, prefekt
    = perfekt, perfket = perfekt, einvestanden = einverstanden, einferstanden = einverstanden, inordnung = in ordnung,
    aufjedenfall = auf jeden fall, afj = auf jeden fall, wg = wegen, ausm = aus dem, mim = mit dem, ufm = auf dem, uf
    = auf, hamma = haben wir, simma = sind wir, samma = sind wir, sammer = sind wir, machma = machen wir, machmer =
    machen wir, mochma = machen wir, kannsch = kannst, kannsd = kannst, konnst = kannst, kannste = kannst du, hasch =
    hast, hosd = hast, host = hast, supr = super, allet = alles, allens = alles, ois = alles, olles = alles, janz =
    ganz, jenau = genau, gnau = genau, genu = genau, geanu = genau, genao = genau, jebongt = gebongt, abjemacht =
    abgemacht, jemacht = gemacht, jrusse = grusse, zyt = zeit, zit = zeit, tied = zeit, i = ich, i = ein, ma = mal, ma
    = wir, chasch = kannst, chan = kann, chanisch = kannst, chond = konnen, iitrage = eintragen, ytrage = eintragen,
    itrage = eintragen, inne = rein, uffschriibe = aufschreiben, ufschriibe = aufschreiben, eidrage = eintragen,
    eitrage = eintragen, eintrage = eintragen`,
  sounds: [
    ['ie', 'i'],
    ['ih', 'i'],
    ['ei', 'ai'],
    ['ay', 'ai'],
    ['ph', 'f'],
    ['v', 'f'],
    ['ck', 'k'],
    ['dt', 't'],
    ['tz', 'z'],
    ['th', 't'],
    ['d.', 't.'],
    ['ah', 'a'],
    ['eh', 'e'],
    ['oh', 'o'],
    ['uh', 'u'],
    ['y', 'i'],
    ['x', 'ks'],
  ],
};
