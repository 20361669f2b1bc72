/**
 * Words of questions whether a machine writes, language by language: what could be writing (`bot`), what is
 * said to or of the one who writes (`talk`), the writing itself (`sending`), and talk of something else
 * (`elsewhere`).
 */
export const botQuestionWords: Record<string, string[]> = {
  'en-bot': [
    'prewritten, pre written, computers, bot, bots, chatbot, chat bot, robot, robots, ai, a i, chatgpt, gpt',
    'algorithm, auto reply, autoresponder, auto responder, virtual assistant, ai assistant, language model',
    'artificial intelligence, chat thing, chat thingy, chat thingies, chat program, computer program, autopilot',
    'all automated, all automatic, all scripted, real dana, actual dana, really dana, actually dana, or her assistant',
    'or an assistant, or are you a program, for a human, you just copy paste, you copy pasted, automated chat',
    'thing automated, convo feels automated, feels automated, virtual coach',
  ],
  'en-talk': [
    'what are, you, your, yourself, this, these, that, talking, talk, texting, chatting, speaking, writing, written',
    'wrote, write, typing, typed, replying, replies, reply, answers, answer, answered, answering, messages, messaging',
    'message, response, responses, dana, coach, here, time with, talkin, chattin, textin, or nah, or no, or not',
    'or what, responding, type, types, on the other end, ask me, asks me, asked me, sounds like, would say, convo',
    'seems, seem, feels, thing automated, real coach, real one',
  ],
  'en-sending': [
    'talking to, texting, chatting, speaking to, writing, written, wrote, write, typing, replying, replies',
    'reply, answers, answer, answered, answering, reads, read, messages, message, response, responses',
    'behind this, sending me, sends me, on the other end, talking with, texting with, chatting with',
    'speaking with, reading this, reading these, corresponding, interacting, responding, respond, responds',
    'talkin, chattin, textin, conversing, dealing with, dont sound, doesnt sound, not sound',
  ],
  'en-elsewhere': [
    'asked chatgpt, asked ai, chatgpt made, chatgpt gave, chatgpt says, chatgpt said, hacked, telegram',
    'check in, pictures, picture, photos, pics, workout apps, {sport}, obsessed, plan, plans, meal, meals, app',
    'apps, asked, told, follow*, my job, my work, work with, i use, used, want, prefer, rather, need',
    'can i talk, can i speak, call me, watch, vacuum*, dance*, essay, feel like a robot, im a robot, im an ai',
    'payment*, billing, spam, built, build, cv, diet, kcal, pay, renew*, reminder*, can call, who speaks, form',
    'group, get me, give me, put me, connect, let me, transfer, pass me, instead, no bots, i hate, ai plus',
    'ai rien, ai pas, ai marre, ai un, ai une, ai le, ai la, ai recu, ai eu, ai deja, ai bien, ai vu, ai fait',
    'my auto reply, my autoreply, my auto responder, my out of office, recipe, recipes, kitchen',
  ],
  'es-bot': [
    'vot, bot, bots, chatbot, robot, robots, ia, inteligencia artificial, chatgpt, gpt, algoritmo, asistente virtual',
    'contestador, verdadera dana, dana real, dana de verdad, detras de este perfil, detras de esta cuenta',
    'detras de este chat, coach real, chat automatico, chat es automatico, mensaje automatizado',
  ],
  'es-talk': [
    'eres, sos, es, son, esto, hablo, hablando, escribo, escribiendo, escribe, escrito, contesta, contestan',
    'contestando, responde, responden, respondiendo, respuestas, respuesta, mensajes, mensaje, suena, suenas',
    'tus, contestas, respondes, dana, coach, quien esta, programa, maquina',
  ],
  'es-sending': [
    'hablando, escribiendo, escribe, escrito, contesta, contestan, contestando, responde, responden',
    'respondiendo, respuestas, respuesta, mensajes, mensaje, chateando, contestas, respondes, detras, sos posta',
    'eres posta, eres realmente, sos realmente, eres de verdad, sos de verdad, hablo con',
  ],
  'es-elsewhere': [
    'le pregunte a, chatgpt me, hackeo, hackearon, reloj, foto, fotos, {sport}, {training}, plan, planes, app',
    'pregunte, dijo, hizo, trabajo, otra pagina, quiero, prefiero, quisiera, puedo hablar, puedo, puede, pueden',
    'pasar con, pago, cobro, me siento, siento como, video*, ia (a/al), ingles, recordatorios, pesas, peso',
    'gratis, presencial, pasame, ponme, comunicame, conectame, necesito, no con un, no un bot, en vez de',
    'cocina, recetas, obsessed, with robots',
  ],
  'pt-bot': [
    'bot, bots, chatbot, robo, robos, robozinho, inteligencia artificial, chatgpt, gpt, algoritmo',
    'assistente virtual, uma ia, por ia, e ia, de ia, ia ou, dana mesmo, propria dana, dana de verdade',
  ],
  'pt-talk': [
    'es, voce, vc, tu, isso, isto, aqui, falando, conversando, escrevendo, escreve, escrito, responde, respondendo',
    'respostas, resposta, mensagens, mensagem, parece, e, dana, coach, tem, fala comigo, falando comigo',
  ],
  'pt-sending': [
    'falando, conversando, escrevendo, escreve, escrito, responde, respondendo, respostas, resposta, mensagens',
    'mensagem, atras',
  ],
  'pt-elsewhere': [
    'perguntei pro, perguntei ao, chatgpt me, chatgpt montou, hackeada, limpou, foto, fotos, {sport}',
    '{training}, plano, app, aplicativo, perguntei, falou, trabalho, quero falar, prefiro, queria, posso',
    'quero uma, pagamento, cobranca, me sinto, sou, de manha, pontos, nao com, me passa, me chama, preciso',
    'nao um robo, em vez de, cozinha, receitas',
  ],
  'fr-bot': [
    'robo, robots, ordi, bot, bots, chatbot, robot, une ia, ia, intelligence artificielle, chatgpt, gpt, algorithme',
    'assistant virtuel, repondeur, vraiment dana, vraie dana, chat automatique, automatise',
  ],
  'fr-talk': [
    't es, tes, toi, bien vous, tu, vous, cest, c, ca, parle, parler, discute, ecris, ecrit, ecrivez, repond',
    'reponds, repondez, reponses, reponse, ces messages, vos messages, tes messages, ce message, dana, coach',
    'est ce, repond a',
  ],
  'fr-sending': [
    'parle, discute, ecris, ecrit, ecrivez, repond, reponds, repondez, reponses, reponse, messages, message',
    'derriere',
  ],
  'fr-elsewhere': [
    'a chatgpt, chatgpt ma, pirate, photo, photos, {sport}, {training}, seance, plan, appli, demande, dit',
    'travaille, veux, voudrais, prefere, puis je, peut on, paiement, prelevement, je me sens, ma fait, nul',
    'passe moi, passez moi, besoin, pas un robot, au lieu, cafe, mon message, absence, cuisine, story',
  ],
  'de-bot': [
    'bot, bots, chatbot, roboter, ki, k i, kunstliche intelligenz, chatgpt, gpt, algorithmus, virtueller assistent',
    'echte dana, wirklich dana, automatisierter chat, automatischer chat, automatisierte',
  ],
  'de-talk': [
    'du, sie, dir, das, hier, rede, schreibe, schreib, schreibt, schreibst, spreche, chatte, red, sprech, geschrieben',
    'antwortet, antwortest, antworten, antwort, nachrichten, nachricht, liest, dana, coach, biste, bistn, schreiben',
    'klingt, kommt mir vor, wirkt, wirkst, gelandet, beraten, tippst',
  ],
  'de-sending': [
    'rede, schreibe, schreib, schreibt, schreibst, spreche, chatte, red, sprech, geschrieben, antwortet',
    'antwortest, antworten, antwort, nachrichten, nachricht, liest, dahinter',
  ],
  'de-elsewhere': [
    'chatgpt hat, chatgpt sagt, chatgpt mowi, dachten, gehackt, uhr, ki in meiner, foto, {sport}, {training}',
    'plan, app, gefragt, gesagt, arbeite, kann ich, mochte, will, lieber, konnte ich, zahlung, abo, fuhl mich',
    'fuhle, diat, diaet, gib mir, verbinde, brauche, statt, nicht mit, rezepte, kuche',
  ],
  'it-bot': [
    'bot, chatbot, robot, ia, intelligenza artificiale, unintelligenza artificiale, unia, chatgpt, gpt, algoritmo',
    'assistente virtuale, risponditore, vera dana, davvero dana, chat automatica, chat e automatica, automatizzata',
  ],
  'it-talk': [
    'sarai, non sarai, sei, siete, tu, questo, questa, parlo, parlando, scrivo, scrivi, scrive, scritto, chattando',
    'risponde, rispondi, risposte, risposta, messaggi, messaggio, e, dana, coach, x caso, per caso',
    'mi sta rispondendo, rispondendo, scrivendomi, mi sta scrivendo',
  ],
  'it-sending': [
    'parlo, parlando, scrivo, scrivi, scrive, scritto, chattando, risponde, rispondi, risposte, risposta',
    'messaggi, messaggio, legge, dietro',
  ],
  'it-elsewhere': [
    'a chatgpt, chatgpt mi, chatgpt e ele, pro chatgpt, hackerato, foto, {sport}, {training}, piano, app',
    'chiesto, detto, lavoro, voglio, vorrei, posso, preferisco, pagamento, mi sento, da cucina, sono un robot',
    'passami, mi passi, ho bisogno, non con un, invece di, cucina, cuisine, ricette',
  ],
  'nl-bot': [
    'bot, chatbot, robot, ai, kunstmatige intelligentie, chatgpt, gpt, algoritme, virtuele assistent, echte dana',
    'echt dana, geautomatiseerde chat, automatische chat',
  ],
  'nl-talk': [
    'je, jij, u, dit, dat, praat, praten, chat ik, app ik, spreek, schrijf, schrijft, schrijf jij, geschreven',
    'antwoordt, antwoorden, antwoord, berichten, bericht, leest, dana, coach, hier, robotje, chatbotje, typ je, typt',
    'doet, klinkt, lijkt',
  ],
  'nl-sending': [
    'praat ik, chat ik, app ik, spreek ik, schrijf ik, schrijft, schrijf jij, geschreven, antwoordt, antwoorden',
    'antwoord, berichten, bericht, leest, achter dit',
  ],
  'nl-elsewhere': [
    'van chatgpt, chatgpt zegt, chatgpt gaf, gehackt, pirate, a chatgpt, foto, {sport}, {training}, schema',
    'gevraagd, zei, werk, wil, kan ik, mag ik, liever, betaling, ik voel me, app van, geef me, verbind, heb een',
    'in plaats van, niet met een, keuken, recepten, ai plus, ai rien, ai pas, ai marre, ai un, ai une, ai le',
    'ai la, ai recu, ai eu, ai deja, ai bien, ai vu, ai fait',
  ],
  'pl-bot': [
    'bot, botem, bota, boty, chatbot, chatbotem, robot, robotem, robota, ai, sztuczna inteligencja',
    'sztuczna inteligencje, chatgpt, algorytm, automat, automatem, wirtualny asystent, samo odpisuje, samo odpowiada',
    'samo pisze, ty to maszyna, prawdziwa dana, naprawde dana, automatyczny czat',
  ],
  'pl-talk': [
    'jestes, czy, to pisze, to bot, to ai, rozmawiam, pisze, pisala, piszesz, gadam, napisal, odpisuje, odpowiada',
    'odpowiedzi, odpowiedz, wiadomosci, wiadomosc, czyta, dana, trener, trenerka, samo, ty to, wygladasz, wyglada',
    'brzmi, brzmisz, ten czat',
  ],
  'pl-sending': [
    'rozmawiam, pisze, pisala, piszesz, gadam, napisal, odpisuje, odpowiada, odpowiedzi, odpowiedz, wiadomosci',
    'wiadomosc, czyta',
  ],
  'pl-elsewhere': [
    'chatgpt ulozyl, chatgpt mowi, zhakowan*, sprzatajac*, konkurs, telegram, {sport}, {training}, plan',
    'aplikacj*, pytalam, powiedzial, pracuje, chce, moge, wole, platnosc, czuje sie, na silowni, umowic, polacz',
    'daj mi, potrzebuje, zamiast, nie z, kuchni, przepisy',
  ],
};
