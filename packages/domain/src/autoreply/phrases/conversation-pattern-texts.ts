const words: Record<string, string[]> = {
  machine: [
    'bot, bots, botty, chatbot, chat bot, robot, robots, ai, a i, automated, automatic, automation, computer',
    'chatgpt, chat gpt, gpt, software, virtual assistant, ai assistant, auto reply, autoreply, auto responder',
    'autoresponder',
    'artificial intelligence, machine, language model, auto replies, auto message, auto answer, script, scripted',
  ],
  maquina: [
    'bot, bots, chatbot, robot, robots, ia, inteligencia artificial, maquina, computadora, ordenador',
    'chatgpt, chat gpt, automatico, automatica, automatizado, automatizada, respuesta automatica',
    'mensaje automatico, asistente virtual, contestador, automaticos, automaticas',
  ],
  robo: [
    'bot, bots, chatbot, robo, robos, robozinho, ia, inteligencia artificial, maquina, computador',
    'chatgpt, automatico, automatica, automatizado, resposta automatica, mensagem automatica',
    'assistente virtual, atendimento automatico, automaticos, automaticas, sistema automatico',
  ],
  machin: [
    'bot, bots, chatbot, robot, robots, ia, intelligence artificielle, machine, ordinateur, logiciel, chatgpt',
    'automatique, automatiques, automatise, automatisee, reponse automatique, assistant virtuel, repondeur',
  ],
  maschine: [
    'bot, bots, chatbot, roboter, ki, k i, kunstliche intelligenz, maschine, computer, chatgpt',
    'automat, automatisch, automatische, automatisiert, automatische antwort, virtueller assistent',
  ],
  macchina: [
    'bot, chatbot, robot, ia, ai, intelligenza artificiale, macchina, computer, chatgpt, automatico',
    'automatica, automatici, automatiche, automatizzata, risposta automatica, risponditore',
    'assistente virtuale',
  ],
  machien: [
    'bot, chatbot, robot, ai, kunstmatige intelligentie, machine, computer, chatgpt, automatisch',
    'automatische, geautomatiseerd, geautomatiseerde, automatisch antwoord, virtuele assistent',
  ],
  maszyna: [
    'bot, botem, bota, boty, chatbot, chatbotem, robot, robotem, robota, ai, sztuczna inteligencja, maszyna',
    'maszyna, komputer, chatgpt, automat, automatem, automatyczna odpowiedz',
    'automatyczny, wirtualny asystent',
  ],
  'you-en': ['you, u, ya, the coach, your coach, my coach, the trainer, your trainer, the assistant, him, her, them'],
  'your-en': [
    'your, ur, yo, ya, the coachs, your coachs, my coachs, your coach, the trainers, your trainers, your assistants, your agents',
  ],
  'human-being': [
    'human, human being, person, real person, real human, actual person, actual human, live person, live human',
    'living person, flesh and blood, real people',
  ],
  'ser-humano': [
    'persona, humano, humana, ser humano, persona real, persona de verdad, humano real, de carne y hueso',
    'alguien real, gente real, persona humana',
  ],
  pessoa: [
    'pessoa, humano, humana, ser humano, pessoa real, pessoa de verdade, gente de verdade, alguem de verdade, de carne e osso',
  ],
  mensch: [
    'mensch, menschen, person, echter mensch, echten menschen, echte person, richtiger mensch, echten person',
    'richtigen menschen, mensch aus fleisch und blut, reale person, realer mensch',
  ],
  umano: ['persona, umano, umana, essere umano, persona vera, persona reale, vera persona, persona in carne e ossa'],
  mens: ['mens, persoon, echt mens, echte mens, echt persoon, echte persoon, mens van vlees en bloed'],
  czlowiek: [
    'czlowiek, czlowiekiem, czlowieka, osoba, zywy czlowiek, zywym czlowiekiem, prawdziwy czlowiek',
    'prawdziwym czlowiekiem, prawdziwa osoba, zywa osoba',
  ],
  'own-things': [
    'data, info, information, details, personal data, personal information, number, phone number, conversation',
    'chat, chats, messages, records, profile, contact, everything',
  ],
  'mis-cosas': [
    'datos, datos personales, informacion, numero, telefono, conversacion, mensajes, perfil, registros, chat',
  ],
  'meus-dados': ['dados, dados pessoais, informacoes, numero, telefone, conversa, mensagens, perfil, cadastro, chat'],
  'mes-donnees': ['donnees, donnees personnelles, infos, informations, numero, conversation, messages, profil'],
  'meine-daten': ['daten, personenbezogenen daten, infos, nummer, nachrichten, chatverlauf, chat, profil, angaben'],
  'miei-dati': ['dati, dati personali, informazioni, numero, conversazione, messaggi, profilo, chat'],
  'mijn-gegevens': ['gegevens, persoonsgegevens, data, nummer, gesprek, berichten, profiel, chat, info'],
  'moje-dane': ['dane, dane osobowe, numer, rozmowe, wiadomosci, profil, informacje, czat'],
  chamada: ['chamada, ligacao, videochamada, consulta, reuniao, sessao, horario, agendamento, vaga, conversa, call'],
  rendezvous: [
    'rendez vous, rdv, appel, creneau, consultation, reunion, seance, visio, place, reservation, entretien, call',
  ],
  termin: ['termin, anruf, gesprach, telefonat, call, sitzung, slot, zeit, buchung, videocall, beratung, zoom'],
  appuntamento: ['appuntamento, chiamata, videochiamata, consulenza, incontro, sessione, posto, orario, call'],
  afspraak: ['afspraak, gesprek, belafspraak, call, sessie, plek, tijd, boeking, consult, videogesprek'],
  rozmowa: ['rozmowa, rozmowe, spotkanie, termin, konsultacja, konsultacje, wizyta, wizyte, rezerwacja, miejsce, call'],
  dia: [
    'segunda, terca, quarta, quinta, sexta, sabado, domingo, segunda feira, terca feira, quarta feira',
    'quinta feira, sexta feira, amanha, hoje',
  ],
  jour: ['lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, demain, aujourdhui, ce soir'],
  tag: ['montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag, morgen, heute, ubermorgen'],
  giorno: ['lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica, domani, oggi, dopodomani, stasera'],
  dag: ['maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, morgen, vandaag, overmorgen, vanavond'],
  dzien: [
    'poniedzialek, wtorek, srode, sroda, czwartek, piatek, sobote, sobota, niedziele, niedziela, jutro, dzisiaj',
    'dzis, pojutrze',
  ],
};

/** Classes of words that the talk phrases use by name, beside those of the safety rules. */
export const talkWords: Record<string, string[]> = Object.fromEntries(
  Object.entries(words).map(([name, lines]) => [name, lines.flatMap((line) => line.split(', '))]),
);
