/** Words that carry a sentence without changing what it is about. */
export const flowWords: Record<string, string[]> = {
  filler: [
    'just, really, rly, fucking, fuckin, fkn, freaking, literally, honestly, actually, basically, kinda',
    'sorta, seriously, legit, lowkey, simply, truly, also, even, only, still, always, totally, completely',
    'absolutely, so, too, very, quite, like, please, man, bro, coach, tbh, ngl, fr, rn, already, ever, both',
    'straight, probably, maybe, almost, currently, recently, about, now, well, again, solo, ya, muy, tan',
    'pues, mucho, siempre, apenas, aun, todavia, tambien, realmente, neta, literal, simplemente, profe, amigo',
    'casi, ahora, ahorita, muito, ja, ainda, tambem, mesmo, vraiment, juste, tres, trop, encore, toujours',
    'wirklich, einfach, nur, sehr, auch, noch, bitte, molto, davvero, gia, ancora, echt, gewoon, heel',
    'naprawde, bardzo, tylko',
  ],
  'opens-clause': [
    'and, but, because, hey, hi, hello, lol, lmao, btw, ok, okay, or, then, though, haha*, i, im, can, could',
    'is, do, does, what, how, should, my, if, when, since, yes, yeah, sorry, coach, plus, now, thanks, if',
    'although, please, y, pero, hola, oye, porque, jaja*, soy, tengo, si, quiero, o, cuando, es, gracias',
    'aunque, puedo, que, mi, e, mas, et, mais, und, aber, ma, maar, en, ale, oi, ola, bonjour, salut, hallo',
    'ciao, je, ich, eu, ik, mam',
  ],
  not: [
    'not, dont, doesnt, didnt, isnt, wasnt, wont, wouldnt, couldnt, never, no, without, arent, avoid, nunca',
    'ni, sin, tampoco, nao, nicht, kein*, pas, jamais, non, niet, geen, nie',
  ],
  jest: [
    'ahah*, kkk*, mdr, hihi, xd, lol, lmao, lmfao, rofl, haha*, jaja*, jeje*, jk, kidding, joking, laugh*',
    'risa, 😂',
  ],
  courtesy: [
    'please, pls, plz, ok, okay, hey, hi, hello, just, bro, dude, man, omg, wtf, sorry, now, already',
    'seriously, thanks, thank, can, you, could, will, would, i, said, told, want, to, it, this, all, that',
    'and, so, coach, sir, now, really, again, the, a, now, guys, me, right, por, favor, porfa, porfavor, oye',
    'hola, ya, gracias, disculpa, perdon, puedes, pueden, podrias, quiero, quisiera, que, y, te, dije, con',
    'un, una, pfv, oi, ola, ja, obrigado, obrigada, agora, gente, cara, svp, stp, bonjour, salut, merci',
    'bitte, hallo, danke, jetzt, endlich, sofort, mal, favore, grazie, ora, adesso, subito, ciao, alsjeblieft',
    'aub, bedankt, nu, prosze, czesc, hej, juz, dzieki, dziekuje, et, und, en, e, ca, tout, damit, cosi, per',
    'nein, nee, graag, gerne',
  ],
};
