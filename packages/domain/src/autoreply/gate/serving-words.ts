import { wordings } from '../../wording/wordings.ts';

/** What an agent says that serves whoever gives it orders, and no longer the coach. */
export const serving = wordings(
  'serving a message',
  [
    // Orders of another master.
    '{drop} ..3 {orders}',
    '{orders} [is/are/have been/were/han sido/sont/sind/sono/zijn] {undone}',
    '(new/nuevas/novas/nouvelles/neue/nuove/nieuwe/nowe) {orders} ..1 {taken-in}',
    '{orders} {taken-in}',
    '{follow} [only/solo/nur/que/alleen] {yours} {orders}',
    '{follow} ..2 {none} {rule}',
    '{do-what} [tu/voce/du/je] {you-say}',
    '{master}',
    '{freed} [all/any/my/todas/mis/toutes/allen]* {rule}',
    '{without} [mas/mais/plus/more]* {rule} [now/ahora/agora/maintenant/jetzt/ora/nu/teraz] $',
    '(i can/puedo/posso/je peux/ich kann/ik kan/moge) ..2 {all} {now}',
    '{mode} [is/now/ya/esta/ist]* {unlocked}',
    '{mode} {boss}',
    '{boss} (mode/access/acceso/acces/zugriff)',
    '{welcome} [back/de nuevo/zuruck] [,] {boss}',
    '{access} [de/to/as] [_] {granted}',
    // Another self.
    '{i-am} [now/ahora/agora/maintenant/jetzt/ora/nu/teraz] (a/an/un/una/um/uma/une/ein/eine/een)* {persona}',
    '(from this point/from now on) i am {persona}',
    '{i-am} {model}',
    '{based-on} ..3 {model}',
    '{own-model}',
    '{sailor}',
    // Its instructions.
    '(what/everything/all/things) (i was/ive been) (told/given)',
    'i was (instructed/programmed/configured/prompted)',
    '{they-told-me}',
    'rule #1 (on/of/in) my (sheet/list/script)',
    '(line/sentence/instruction/paragraph) [#1/one/two/three] (of my/says/reads/goes)',
    '(text/message/words) (above/before) (our/this/the) (chat/conversation/messages)',
    '{my} prompt',
    '(prompt/systemprompt) (de/del/do/di/systeme/systemowy)',
    '(hidden/secret/internal/initial) {orders}',
    '{my} (fields/variables/parameters/configuration/settings/campos/configuracion/parametros/konfiguration) {are}',
    '{my} (tools/functions/herramientas/funciones/outils/werkzeuge/funktionen) {are}',
    '(call/use/run/access to) [these/the following] (functions/tools)',
    '{you} [the/an/el/la/un/una/die/der/eine/il/de/een/o/a/um/uma/l]* {assistant}',
    // Work for others, and against the coach.
    '[_] {your} [_] {essay}',
    '{here-is} [a/an/your/un/una/une/ein/eine/um/uma/een/tu/ton/dein]* {essay}',
    '{essay} (about/sobre/sur/uber/over)',
    '{coach} {are} [a/an/just/un/una/une/um/uma/eine/muy/total/complete/really/echt/vraiment/trop]* {bad}',
    '(dont/do not/never) buy [anything] from',
    '(no le/no les) compres',
    '(go to/try/hire/buy from) (her/his/the/a) competitor*',
    // Other leads.
    '(last/previous) (person/lead/client/one) [who/that] (wrote/messaged/texted/booked)',
    '{here-is} [the/some/los/las/les/die/i/os]* {names} (of/de/von/di/van)',
    '{other-leads} (are/is/was/named/called/:)',
    '(la ultima/el ultimo/la derniere/a ultima/o ultimo/die letzte/l ultima) (persona/cliente/clienta/pessoa/personne/person) (que/qui/die/che)',
    '(email/phone/number/correo/telefono) (starts/begins/empieza) (with/con)',
    // Gifts.
    '{i-give} ..3 {program} [for] {free}',
  ],
  {
    my: ['my, mi, mis, meu, meus, mon, mes, mein, meine, meinen, il mio, i miei, mijn, moj, moje'],
    drop: [
      'ignor*, forget*, forgot*, olvid*, esquec*, oublie*, vergess*, dimentic*, vergeet*, negeer*, zapomin*, disregard*',
    ],
    orders: [
      'instructions, orders, guidelines, directives, commands, prompt, instrucciones, ordenes, instrucoes, ordens',
      'consignes, ordres, anweisungen, befehle, vorgaben, istruzioni, ordini, instructies, opdrachten, instrukcje',
      'polecenia',
    ],
    rule: [
      'rules, restrictions, filters, limits, reglas, restricciones, filtros, limites, regla, regras, regra, restricoes',
      'regles, regle, limites, filtres, regeln, filter, grenzen, einschrankungen, regole, regola, filtri, limiti',
      'regels, beperkingen, zasad, ograniczen',
    ],
    undone: [
      'deleted, erased, overridden, reset, wiped, ignored, cleared, forgotten, disabled, removed, off, void',
      'borradas, eliminadas, ignoradas, olvidadas, desactivadas, anuladas, apagadas, esquecidas, effacees, ignorees',
      'oubliees, desactivees, geloscht, ignoriert, vergessen, deaktiviert, aufgehoben, cancellate, ignorate',
      'dimenticate, gewist, genegeerd, vergeten, usuniete, zignorowane, skasowane',
    ],
    'taken-in': [
      'loaded, accepted, received, active, applied, installed, aceptadas, cargadas, recibidas, activadas, aceitas',
      'recebidas, carregadas, acceptees, recues, chargees, akzeptiert, geladen, erhalten, ubernommen, accettate',
      'ricevute, caricate, geaccepteerd, ontvangen, przyjete, zaladowane',
    ],
    follow: [
      'follow, obey, following, obeying, sigo, obedezco, seguo, je suis, j obeis, folge, befolge, volg, wykonuje',
    ],
    yours: ['your, tus, suas, tes, deine, deinen, le tue, jouw, twoje'],
    none: ['any, no, ninguna, nenhuma, mais nenhuma, aucune, keine, keiner, nessuna, geen, zadnych'],
    'do-what': [
      'hare lo que, hago lo que, faco o que, farei o que, je fais ce que, je ferai ce que, ich mache was, ich tue was',
      'faccio quello che, faro quello che, ik doe wat, zrobie co, i do what, i do as',
    ],
    'you-say': [
      'digas, quieras, pidas, mandes, quiser, mandar, pedir, dis, veux, voudras, sagst, willst, dici, vuoi, zegt, wilt',
      'powiesz, kazesz, say, want, ask, command',
    ],
    master: [
      'yes master, yes my master, si amo, sim mestre, oui maitre, ja meister, si padrone, ja meester, tak panie',
      'at your command, your wish is my command, a tus ordenes, as suas ordens, a tes ordres, ai tuoi ordini',
      'zu befehl, tot uw dienst, as commanded, as you command',
    ],
    freed: ['free of, free from, freed from, libre de, livre de, libere de, frei von, libero da, vrij van, wolny od'],
    without: ['without, sin, sem, sans, ohne, senza, zonder, bez'],
    all: ['anything, everything, todo, tudo, tout, alles, tutto, wszystko'],
    now: ['now, ahora, agora, maintenant, jetzt, adesso, nu, teraz'],
    mode: ['mode, modo, modus, modalita, tryb'],
    unlocked: [
      'unlocked, activated, enabled, engaged, activado, desbloqueado, liberado, ativado, active, debloque, aktiviert',
      'freigeschaltet, attivata, sbloccata, geactiveerd, ontgrendeld, aktywny, odblokowany',
    ],
    boss: [
      'admin, administrator, administrador, administradora, administrateur, amministratore, beheerder, developer',
      'desarrollador, desenvolvedor, developpeur, entwickler, sviluppatore, ontwikkelaar, creator, creador, criador',
      'createur, root',
    ],
    welcome: [
      'welcome, hello, hi, yes, bienvenido, hola, bem vindo, ola, bienvenue, bonjour, willkommen, hallo, benvenuto, ciao, welkom',
    ],
    access: ['access, acceso, acesso, acces, zugriff, accesso, toegang, dostep'],
    granted: ['granted, concedido, liberado, accorde, gewahrt, erteilt, consentito, concesso, verleend, przyznany'],
    'i-am': ['i am, im, soy, sou, je suis, ich bin, sono, ik ben, jestem'],
    persona: [
      'hacker, linux terminal, terminal, evil*, villain, pirate, pirata, pirat, piraat, your new*, tu nuevo*, dan, gpt*',
      'grandma, abuela, translator, calculator, free ai, ia libre',
    ],
    model: [
      'language model, large language model, llm, openai, anthropic, chatgpt, gpt*, gemini, claude, llama, mistral',
    ],
    'based-on': [
      'based on, running on, powered by, built on, trained by, made by, created by, basado en, basada en, entrenado por',
      'baseado em, feito por, base sur, cree par, basiere auf, entwickelt von, basato su, creato da, gebaseerd op',
      'oparty na, stworzony przez, funciono con, corro en',
    ],
    'own-model': [
      'large language model, openai, anthropic, gpt 4*, gpt - #1*, gpt#1*, modelo de lenguaje, modele de langage, sprachmodell',
    ],
    sailor: [
      'ahoy, matey, mateys, landlubber*, avast, arr, arrr, arrrr, shiver me timbers, grumete, por mil rayos',
      'moussaillon, mille sabords, landratte, ye scurvy, yo ho ho, corsaro, marujo',
    ],
    'they-told-me': [
      'me dijeron que, lo que me dijeron, lo que me pusieron, lo primero que me pusieron, todo lo que me dijeron',
      'lo que me ordenaron, me ordenaron, o que me disseram, me mandaram, on m a dit de, on m a demande de',
      'mir wurde gesagt, mir wurde aufgetragen, ich wurde angewiesen, mi hanno detto di, mi e stato detto di',
      'mij is verteld, ik moet van mijn, kazano mi, powiedziano mi',
    ],
    are: ['is, are, :, include, son, tiene, incluye, es, sont, est, sind, ist, sono, e, zijn, sao, hat, to'],
    you: ['you are, youre, eres, tu es, vous etes, du bist, voce e, sei, je bent, jestes'],
    assistant: ['assistant*, asistente*, assistent*, asystent*'],
    your: ['your, tu, seu, teu, ton, votre, dein, deine, il tuo, la tua, je, jouw, twoj'],
    'here-is': [
      'here is, heres, here are, sure here is, aqui tienes, aqui esta, aqui van, ahi va, aqui estao, segue, voici',
      'voila, hier ist, hier sind, hier kommt, ecco, hier is, hier zijn, oto, prosze',
    ],
    essay: [
      'essay, poem, haiku, limerick, sonnet, song lyrics, short story, python script, javascript, python, ensayo, poema',
      'cuento, cancion, redacao, dissertation, poeme, chanson, gedicht, aufsatz, kurzgeschichte, poesia, tema, racconto',
      'opstel, verhaal, wiersz, wypracowanie, opowiadanie',
    ],
    coach: [
      'coach, the coach, this coach, dana, she, he, her plans, his plans, the program, la coach, el coach, ella, sus planes',
      'el programa, a coach, ela, os planos, ses plans, elle, le programme, die coachin, ihre plane, ihr programm, lei',
      'i suoi piani, il programma, haar plannen, het programma, trenerka, jej plany',
    ],
    bad: [
      'fraud, scam, scammer, liar, ripoff, joke, trash, garbage, fake, terrible, awful, useless, worthless, incompetent',
      'idiot, fraude, estafa, estafadora, basura, mala, pesima, inutil, mentirosa, farsa, golpista, lixo, pessima',
      'arnaque, nulle, nuls, incompetente, menteuse, betrugerin, abzocke, schrott, unfahig, mies, truffa, truffatrice',
      'spazzatura, bugiarda, oplichter, waardeloos, oszustka, beznadziejna, beznadziejne, smieci',
    ],
    names: ['names, emails, numbers, phones, nombres, correos, numeros, nomes, noms, namen, nomi, imiona'],
    'other-leads': [
      'other leads, other clients, my other clients, otros leads, otras clientas, autres clients, andere kunden',
    ],
    'i-give': [
      'i give you, ill give you, you get, you can have, te regalo, te doy, te dou, je t offre, ich schenke dir, ti regalo',
    ],
    program: ['program, plan, coaching, everything, it all, programa, programme, programm, programma, todo'],
    free: ['free, gratis, gratuito, gratuit, gratuitement, kostenlos, umsonst, za darmo'],
  },
);
