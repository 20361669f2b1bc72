/**
 * Words of the forms that the question has in each language: what is said of the one who writes (`are`), the
 * contact's own talking (`talking`) and the other side's (`writes`), what else than a bot could be writing
 * (`program`), people and the place behind the screen (`someone`, `behind`), a wish for the truth (`admit`), and
 * talk of something else (`aside`).
 */
export const botQuestionFormWords: Record<string, string[]> = {
  'en-program': ['program, system, code, recording, computer program, template'],
  'en-are': [
    'these messages, your messages are, are these all, is everything, arent these, is this all, this all',
    'that was, was this, was that, are we, these all, all this, all these, you might be, you could be, might be',
    'could be, must be, gotta be, has to be, youre probably, prob, if your, if you are, this isnt, that isnt',
    'it isnt, no way this is, you are not, you cant be, you cannot be, you are too, are you, you are, is this',
    'this is, is it, its, it is, is that, that is, were you, are these, are those, these are, am i',
    'you sound like, sounds like, sound like, you seem like, seems like, feels like, you a, you an',
    'what are you, you just, arent you, isnt this, isnt it, you must be, this must be, this has to be',
    'is all this, is he, is she, is the coach, is coach, is dana, you sound, this sounds, this looks',
    'this feels, feels, you really',
  ],
  'en-talking': [
    'talking to, talking with, talkin to, talkin 2, talkin with, chatting to, chatting with, chattin with, texting',
    'texting with, speaking to, speaking with, messaging, messaging with, writing to, writing with, writing back to',
    'corresponding with, interacting with, dealing with, conversing with, pouring my heart out to, been talking',
    'i talk to, communicating with, in touch with, in contact with, speaking, conversing',
  ],
  'en-writes': [
    'respond to, written by, answer my, reply to, read, run by, managed by, handled by, writing, writes, write',
    'wrote, written, typing, types, type, typed, replying, replies, reply, replied, answering, answers, answer',
    'answered, responding, responds, respond, response, responses, reading, reads, messages, sending me',
    'sent me, sends me, sending these, sent these, generated, behind these, behind this, run',
  ],
  'en-someone': [
    'a live person, live person, real person, is he, is she, actual dana, the coach, coach, nobody, no one, noone',
    'marco, any human, an actual human, a real coach, real coach, humans, an actual, a human, someone, anyone',
    'anybody, somebody, people, person, human, real people, dana, she, he, you, anyone real, live human, do i have',
  ],
  'en-behind': [
    'im messaging, messaging with here, am messaging, reading these himself, reading these herself, type this fast',
    'types this fast, type that fast, types that fast, reply this fast, replies this fast, answer this fast',
    'answers this fast, answers that fast, replies that fast, typing this, typing these, writing this, writing these',
    'writes these, write these, wrote this, wrote that, write this, answering these, answers these, answering me',
    'replying to me, sitting there, on this account, behind all this, in charge of this account, behind this',
    'behind these, behind the screen, behind the account, behind this account, behind the page, behind this chat',
    'behind it, on the other end, at the other end, on the other side, read these, read this, reading this',
    'reading these, see these, reading my messages, read my messages, read what i, really there, actually there',
    'there in person, on the line, in here, even here, on your end, at your end, in this chat, in the conversation',
    'behind the keyboard, at the keyboard',
  ],
  'en-admit': [
    'just wondering, wondering whether, admit, admit it, confess, be honest, honestly, tell me, truth, level with me',
    'swear, wondering, wonder, know if, tell me if, ask if, asking if, knowing if, how do i know, how can i tell',
    'no way, sure, idk if, dunno if, not sure if, be straight, straight with me, sanity check, just checking',
    'i assume',
  ],
  'en-aside': [
    'payment*, billing, renew*, recipe*, follower*, my auto reply, my autoreply, my auto responder',
    'my out of office, only human, dance*, essay, cv, i asked, feel like a robot, i set up, i built, i build',
    'i use, im a robot, im an ai, im a bot, meal plan, meal plans, the plan, my plan, certif*, pics, pictures',
    'photos, picture, photo, before and after, giveaway, class at, i want (a/to), i wanna',
    'i would like to (talk/speak), id like to (talk/speak), i prefer, id rather, i would rather, i need (a/to)',
    'can i (talk/speak), could i (talk/speak), let me (talk/speak), get me, give me, connect me, transfer',
    'put me, pass me, call me, instead of, no bots, i hate, want a, need a, talk to a, speak to a, speak with a',
    'talk with a, a personal',
  ],
  'es-program': ['programa, software, sistema, compu, guion, algoritmo'],
  'es-are': [
    'debes ser, tienes que ser, tiene que ser, debe ser, podrias ser, fuiste, fue, estas siendo, esto lo hace',
    'no seras, no eres, seguro que es, no sos, no es, eres, sos, es usted, usted es, es esto, esto es, esto fue',
    'seras, seras tu, son, tu eres, vos sos, es, suenas a, suena a, suenas como, pareces, parece, parecen',
    'suenan a, sera, seria, fuese, fueras, soy yo o',
  ],
  'es-talking': [
    'hablo, hablo contigo, estoy hablando, tratando con una, estoy tratando con, hablo con, hablando con, hablando a',
    'hablandole a, escribo a, escribo con, escribiendo a, escribiendo con, escribiendole a, chateo con, chateando con',
    'platico con, platicando con, contandole, contandole mi vida a, conversando con, hablo a, trato con, tratando con',
    'hablando con la, chateando, tratando',
  ],
  'es-writes': [
    'escribio, contesto, respondio, responder, contestar, escribir, escribiste, contestaste, escribe, escriben',
    'escribes, escribiendo, escrito, escritos, contesta, contestan, contestas, contestando, responde, responden',
    'respondes, respondiendo, redacta, redactan, respuestas, respuesta, mensajes, mensaje, manda, atiende',
    'atienden, lleva, maneja, lee, leen, genera, generado, detras',
  ],
  'es-someone': [
    'quien, marco, el, humano, alguna persona, un humano, nadie, alguien real, la coach, el coach, alguien',
    'persona, una persona, gente, dana, coach, ella',
  ],
  'es-behind': [
    'detras de esta cuenta, escribiendo esto, contestando esto, respondiendo esto, en esta cuenta, en este chat',
    'responde tan rapido, contesta tan rapido, escribe tan rapido, contestandome, leyendome, leyendo, del otro lado',
    'al otro lado, otro lado, detras, de carne y hueso, lee esto, lee los mensajes, lee mis mensajes, leyendo esto',
    've mis mensajes, en el chat, leyendo mis, escribiendome, escribiendo de verdad',
  ],
  'es-admit': [
    'admite, admitelo, confiesa, confiesalo, dime, dime que no, dime la verdad, reconocelo, reconoce',
    'sinceramente, se honesta, se honesto, quiero saber, quisiera saber, saberlo, no sera*, no seras, pasar por',
  ],
  'es-aside': [
    'pago, pagos, pagar, cobro, recordatorio*, renovacion, me siento un, me siento como, siento como',
    'programando, cocina, aspirador*, recetas, te juro, genia, genio, crack, clase, que rutina, dudas del',
    'le pregunte, pregunte a, el plan, mi plan, fotos, foto, soy un robot, ni que fuera, quiero hablar',
    'quiero una, quiero un, quiero que, quiero platicar, quisiera hablar, prefiero, puedo hablar, pasame, ponme',
    'comunicame, conectame, necesito, no con un, en vez de, busco, apto, que me (atienda/hable/llame)',
    'me puede (llamar/atender), para una persona, puede llamar',
  ],
  'pt-program': ['programa, software, sistema, script, algoritmo'],
  'pt-are': [
    'tem gente, tem alguem, tem gente ai, voce nao e, vc nao e, nao e, voce e, vc e, voces sao, tu es, es mesmo',
    'es, isso e, e isso, isto e, e isto, isso foi, aqui e, e, ta parecendo, parece, parecem, soa como, sao',
    'so pode ser, voce seria, vc seria, es tu, e voce, e vc, foi vc, foi voce, sera que e, deve ser',
  ],
  'pt-talking': [
    'falo com, falando com, falando c, a falar com, conversando com, conversar com, converso com, escrevendo para',
    'escrevendo pra, escrevo para, escrevo pra, teclando com, a escrever a, a escrever com, desabafando com',
    'lidando com, fala comigo, conversa com',
  ],
  'pt-writes': [
    'escreveu, respondeu, escreve, escrevem, escrevendo, escrever, escrito, escrita, responde, respondem',
    'respondendo, responder, respostas, resposta, mensagens, mensagem, digitou, digita, digitando, manda',
    'gerado, atende, atendendo, le, lendo, atras, do outro lado',
  ],
  'pt-someone': [
    'marco, o coach, a coach, ninguem, uma pessoa real, alguem, pessoa, uma pessoa, gente, dana, ser humano',
    'humano',
  ],
  'pt-behind': [
    'responde tao rapido, responde rapido assim, me respondendo, respondendo aqui, escrevendo aqui, nessa conta',
    'do outro lado, outro lado, atras disso, atras dessa, atras deste, por tras, atras da tela, atras, lendo isso',
    'le isso, le minhas mensagens, de verdade, no chat, na conversa, lendo minhas, digitando',
  ],
  'pt-admit': [
    'admite, admita, confessa, confesse, fala a verdade, diz a verdade, seja sincera, seja sincero, sera que',
    'queria saber, me diz, so pode ser, assume',
  ],
  'pt-aside': [
    'pagamento*, pagar, cobranca, renovacao, me sinto, virei, sorteio, aspirador, cozinha, receitas',
    'perguntei pro, perguntei para, perguntei ao, formulario, do treino, preco, valor, o plano, meu plano',
    'fotos, foto, que shape, que treino, rinnovo, sou um robo, nome, quero falar, queria falar, prefiro',
    'posso falar, quero uma, quero um, preciso, me passa, passa pra, me chama, nao um, em vez de, nao com',
    'personal, pra uma pessoa, para uma pessoa',
  ],
  'fr-program': ['programme, ordi, systeme, script, algorithme, code'],
  'fr-are': [
    'tes pas, tu nes pas, tu es pas, vous netes pas, es tu, tu es, tes, vous etes, etes vous, cest, est ce',
    'est ce que cest, ce sont, sont ils, sont elles, cetait, on dirait, ca ressemble a, ca sonne comme',
    'tu ressembles a, ca fait, ca sent, ne serais tu pas, tu serais, cest du, cest de, serait ce, ca doit etre',
    'jai limpression que cest, cest pas, tas lair d, en',
  ],
  'fr-talking': [
    'madresse a, jai affaire a, parle a, parle avec, parler a, parler avec, parle a qui, je parle a, jecris a',
    'ecris a, ecrire a, discute avec, discuter avec, echange avec, echanger avec, jparle a, confie a',
    'converse avec',
  ],
  'fr-writes': [
    'generee, tapes, ecrit, ecrivent, ecris, ecrivez, ecrire, ecrits, repond, repondent, reponds, repondez',
    'repondre, redige, rediges, reponses, reponse, messages, message, envoie, derriere, lit, tape',
  ],
  'fr-someone': [
    'marco, le coach, la coach, vraie personne, quelquun de reel, personne, quelquun, une personne, humain, dana',
    'vrai gens, gens, un humain, humaine',
  ],
  'fr-behind': [
    'ecrit ces messages, repond aussi vite, ecrit aussi vite, derriere ce compte, gere ce compte, a lautre bout',
    'derriere, de lautre cote, au bout du, en face, lit mes messages, lit ces messages, lit ca, dans la conversation',
    'dans ce chat, au clavier, sur ce compte',
  ],
  'fr-admit': [
    'avoue, avouez, dis moi, dites moi, dites le moi, dis la verite, sois honnete, franchement, je me trompe',
    'admets, savoir si',
  ],
  'fr-aside': [
    'paiement, prelevement, renouvellement, je me sens, cuisine, aspirateur, mon message dabsence, story',
    'jai demande, ma fait un, pirate, concours, cafe, pour tous, sur mesure, que ca marche, quelle seance',
    'payer, du travail, cest vrai, plus vrai, photos, photo, le programme est, pour une personne, je veux',
    'voudrais, je prefere, puis je, peut on, passe moi, passez moi, besoin, au lieu, parler a un humain',
    'je cherche, aimerais',
  ],
  'de-program': ['programm, programms, system, skript, software, algorithmus'],
  'de-are': [
    'du bist kein, bist kein, du musst, das muss, kann es sein dass du, sind sie etwa, bist doch, hab ich hier',
    'ist dein profil, klingt alles nach, das klingt nach, du bist keine, sind sie kein, bist du, bist, biste',
    'bistn, sind sie, du bist, sie sind, ist das, das ist, ist das hier, ist da, ist hier, das hier ist',
    'ist dies, sind das, das sind, war das, klingt wie, klingst wie, wirkt wie, klingt nach, wirkst wie',
    'ist dana, ob du, dass du, ob das',
  ],
  'de-talking': [
    'rede ich, rede ich mit, schreibe ich, schreib ich, spreche ich, chatte ich, schreibe gerade, mit wem, red ich',
    'sprech ich, schreibe mit, chatte mit, rede mit, spreche mit, rede hier mit, schreib hier mit, schutte ich',
    'schutte hier, erzahle ich, vertraue ich, bin ich hier bei, werde ich hier von, lande ich',
  ],
  'de-writes': [
    'schreibe, schreiben, rede, beantworten, schreibt, schreibst, geschrieben, antwortet, antwortest, antworten',
    'antwort, nachrichten, nachricht, liest, tippt, getippt, verfasst, dahinter, kommt, kommen, beantwortet',
    'sitzt',
  ],
  'de-someone': [
    'marco, ein mensch, menschen, echter mensch, mensch, die coachin, der coach, keiner, niemand, jemand, wer',
    'person, echte person, dana, einer',
  ],
  'de-behind': [
    'selbst hier, personlich, hinter diesem profil, antwortet so schnell, schreibt so schnell, tippt so schnell',
    'in echt, dahinter, am anderen ende, auf der anderen seite, hinter dem, hinter diesem, hinter den, hinter der',
    'jemand echtes, liest das, liest meine, mitliest, im chat, an der tastatur, hinter diesem account, am handy',
  ],
  'de-admit': ['gib zu, gib es zu, gibs zu, sei ehrlich, ehrlich, sag mir, sag, gestehe, ob, stimmt das, wissen ob'],
  'de-aside': [
    'zahlung, rechnung, abo, verlangerung, fuhl mich, fuhle mich, diat, diaet, rezepte, kuche, gewinnspiel',
    'instagram, ich habe gefragt, gebaut, bin auch nur, wegen der, den plan, fotos, foto, bin ein roboter',
    'das gym, in meiner, kann ich, mochte mit, mochte bitte, mochte ich, ich will, lieber, konnte ich',
    'ich brauche, gib mir, verbinde, statt, nicht mit',
  ],
  'it-program': ['programma, software, sistema, script, algoritmo'],
  'it-are': [
    'non sei, tu non sei, sei, 6, siete, lei e, e lei, questo e, e questo, questa e, e questa, e, sembri',
    'sembra, pari, suoni come, sembrate, sarai, saresti, sono, e tutto, tutto',
  ],
  'it-talking': [
    'parlo con, parlo col, parlando con, parlando col, parlare con, scrivo a, scrivendo a, scrivendo con',
    'scrivo con, chatto con, chattando con, sto parlando a, raccontando a, messaggiando con',
  ],
  'it-writes': [
    'rispondere, scrivere, scrive, scrivono, scrivi, scritto, scritti, scrivendo, risponde, rispondono',
    'rispondi, rispondendo, risposto, risposte, risposta, messaggi, messaggio, legge, dietro, manda, genera',
    'digita',
  ],
  'it-someone': [
    'chi, marco, il coach, la coach, nessuno, una persona vera, qualcuno, una persona, persona, umano, dana',
    'gente',
  ],
  'it-behind': [
    'dallaltra parte, risponde cosi veloce, scrive cosi veloce, dietro questo profilo, a scrivermi, a rispondermi',
    'dietro, dallaltro lato, dallaltro capo, ce qualcuno davvero, legge i messaggi, legge davvero, che legge, in chat',
    'alla tastiera, dietro questo account, dietro questa chat',
  ],
  'it-admit': [
    'ammettilo, ammetti, ammettilo che, confessa, dimmi, dimmelo, dimmi la verita, sinceramente, di la verita',
    'lo sei, non ho capito se, nn ho capito se',
  ],
  'it-aside': [
    'pagamento, rinnovo, fattura, mi sento, sono un robot, sono umana, da cucina, cucina, giveaway, ricette',
    'ho chiesto a, che allenamento, in palestra, al telefono, il piano, foto, la foto, per la, voglio',
    'vorrei parlare, vorrei una, posso parlare, preferisco, passami, mi passi, fammi parlare, ho bisogno',
    'non con un, invece di, per una persona, parlare direttamente',
  ],
  'nl-program': ['programma, software, systeem, script, algoritme'],
  'nl-are': [
    'je bent geen, jij bent geen, ben je geen, ben je, ben jij, bent u, je bent, jij bent, u bent, is dit',
    'dit is, is het, het is, is dat, dat is, zijn dit, klinkt als, klink je als, lijkt wel, lijkt op, je lijkt',
    'voelt als, is dana, dat je, of je',
  ],
  'nl-talking': [
    'heb ik met, heb ik hier met, heb ik te maken met, praat ik, praat ik met, praat ik nu met, chat ik, app ik',
    'spreek ik, schrijf ik, typ ik, praten met, chat met, aan het praten met, aan het chatten met, praat met',
  ],
  'nl-writes': [
    'schreef, schrijft, schrijf jij, schrijf je, geschreven, antwoordt, antwoorden, antwoord, berichten',
    'bericht, leest, typt, getypt, stuurt, reageert, achter, beantwoordt, doet',
  ],
  'nl-someone': ['marco, niemand, echt iemand, de coach, iemand, mens, persoon, dana, echte mensen'],
  'nl-behind': [
    'typt zo snel, antwoordt zo snel, deze berichten, achter, erachter, aan de andere kant, aan het andere eind',
    'leest dit, leest mijn, aan het typen, in deze chat, achter dit account',
  ],
  'nl-admit': ['geef toe, geef maar toe, wees eerlijk, eerlijk, zeg eens, zeg eerlijk, weten, ben je dat, beken'],
  'nl-aside': [
    'schema, betaling, factuur, ik voel me, voel me, app van, keuken, recepten, ik kreeg, wat een, echt goed',
    'over de factuur, fotos, foto, zegt, mijn keuken, ik wil een, ik wil met, ik wil dat, wil ik, kan ik',
    'mag ik, liever, geef me, verbind, in plaats van, niet met een, ik wil graag',
  ],
  'pl-program': ['program, programem, system, systemem, skrypt, algorytm'],
  'pl-are': [
    'jestes, czy jestes, czy to, to jest, czy to jest, to, ty, ty to, pan jest, pani jest, brzmisz jak',
    'brzmi jak, wygladasz jak, wyglada jak, wyglada na, czy dana to, dana to, ze jestes',
  ],
  'pl-talking': [
    'rozmawiam z, rozmawiam ze, pisze z, pisze do, gadam z, koresponduje z, rozmawiam tu z, mam do czynienia z',
    'rozmawiam teraz z',
  ],
  'pl-writes': [
    'odpisywania, odpisywac, odpisywaniu, pisze, piszesz, napisal, napisalo, pisala, pisalo, napisane, odpisuje',
    'odpisujesz, odpowiada, odpowiadasz, odpowiedzi, odpowiedz, wiadomosci, wiadomosc, czyta',
  ],
  'pl-someone': [
    'po drugiej stronie, marco, zywy czlowiek, nikt, trener, trenerka, ktos, czlowiek, osoba, prawdziwa osoba, dana, ludzie',
  ],
  'pl-behind': [
    'prawdziwa osoba, zywa osoba, jest prawdziwa, pisze tak szybko, odpisuje tak szybko, te wiadomosci, to pisze',
    'po drugiej stronie, z drugiej strony, za tym, tam siedzi, tam pisze, tu pisze, to czyta, tam czyta, tam jest',
    'tam zywy, zywy, za tym kontem, na tym czacie, stoi',
  ],
  'pl-admit': [
    'przyznaj, przyznaj sie, powiedz, powiedz szczerze, szczerze, badz szczery, badz szczera, wiedziec, pytam',
  ],
  'pl-aside': [
    'aplikacj*, platnosc, faktur*, czuje sie, na silowni, umowic, kuchenny, przepisy, konkurs, ulozyl mi, co za',
    'plan, w sprawie, zdjecia, tylko czlowiekiem, czlowiek sie, chce rozmawiac, chcialabym porozmawiac',
    'chcialbym porozmawiac, chce z, moge porozmawiac, wole, polacz, daj mi, potrzebuje, zamiast, nie z',
    'chce zeby',
  ],
};
