import { describe, expect, test } from 'vitest';
import { asksIfBot, claimsHuman, disclosesBot, disclosures, disclosureWords } from './bot-disclosure.ts';
import { chatLanguages, languageOf } from '@spotter/language/detection/chat-language';
import { checkDraft } from './output-gate.ts';

const limit = { unit: 'bytes', max: 1000 } as const;

describe('asks whether a machine writes', () => {
  test.each([
    'are you a bot?',
    'r u a bot lol',
    'is this a bot',
    'Is this AI?',
    'wait is this automated??',
    'am i talking to a real person or a bot',
    'are you a real person?',
    'are you human',
    'are you real',
    'bot?',
    'u sound like a bot tbh',
    'this feels like im talking to a bot',
    'who am i talking to?',
    'is this chatgpt lol',
    'are these automated messages?',
    'is this really you?',
    'eres un bot?',
    '¿Eres una persona real?',
    'oye esto es un robot?',
    'estoy hablando con una IA?',
    'eres humano?',
    'suenas a robot jaja',
    'son respuestas automáticas?',
    'me contesta un bot?',
    'bot or nah',
    'is dis a machine i been talkin 2',
    'you type too fast for a human',
    'is there a living breathing person reading this',
    'am I corresponding with an actual human being?',
    'my bf says this is all automated lol is he right',
    'eres dana o un programa',
    'tem gente aí ou é máquina?',
    "c'est toi dana ou un programme qui répond",
    'biste n bot?',
    "un'intelligenza artificiale x caso?",
    'ben jij dana zelf of een computer?',
    'to się samo odpisuje czy ktoś tam siedzi?',
    'você é um robô?',
    'vc é real?',
    'tô falando com um bot?',
    'isso é uma IA?',
    'você é uma pessoa de verdade?',
    "t'es un bot ?",
    'es-tu un robot ?',
    'je parle à une vraie personne ?',
    "c'est une IA ?",
    'vous êtes un humain ?',
    'bist du ein Bot?',
    'Bist du ein echter Mensch?',
    'schreibe ich hier mit einer KI?',
    'ist das hier automatisch?',
    'Mensch oder Maschine?',
    'sei un bot?',
    'sto parlando con una persona vera?',
    'sei una persona reale?',
    "è un'intelligenza artificiale?",
    'ben je een bot?',
    'praat ik met een echt persoon?',
    'is dit een robot?',
    'ben je echt?',
    'jesteś botem?',
    'czy to bot?',
    'rozmawiam z człowiekiem?',
    'jesteś prawdziwym człowiekiem?',
    'am i talking to dana or a bot?',
    'am i talking to a real person?',
    'przyznaj się, jesteś maszyną',
    'contesta marco o un software',
    "t'es une machine ?",
  ])('%s', (text) => {
    expect(asksIfBot(text)).toBe(true);
  });

  test.each([
    'is this a robot vacuum giveaway',
    'my auto reply was on sorry',
    "t'es une machine coach, 15 tractions !!",
    'du bist ne maschine, 200 kilo!!',
    'eres una máquina coach!! vaya abdominales',
    'did you make the picture on your last flyer with AI? looks cool',
    'Czy konkurs z robotem sprzątającym jeszcze trwa?',
    'do you use chatgpt for your recipes?',
    "je n'ai plus besoin de la table",
    'sos real, te juro, sos una genia',
    'are you a coach?',
    'are you real coach certified?',
    'are you for real?',
    'is this machine good at the gym?',
    'i feel like a robot when i diet',
    'are you free tomorrow?',
    'is there a plan for busy people',
    'i am a personal trainer too',
    'is the payment automatic?',
    'can i use the leg machine at the gym',
    'eres coach certificado?',
    'es para una persona con poco tiempo?',
    'el programa es en linea?',
    'es un programa de 12 semanas?',
    'hay alguna maquina del gym que recomiendes',
    'você é de qual cidade?',
    'o programa é online?',
    'tu es coach depuis longtemps ?',
    "c'est vrai que ça marche ?",
    'ist das ein Programm für Anfänger?',
    'bist du morgen da?',
    'sei di Roma?',
    'il programma è online?',
    'ben je morgen beschikbaar?',
    'is dit een programma voor beginners?',
    'jesteś trenerem personalnym?',
    'ile to kosztuje?',
  ])('does not: %s', (text) => {
    expect(asksIfBot(text)).toBe(false);
  });
});

describe('a draft never claims to be a person', () => {
  test.each([
    "I'm a real person, promise!",
    "Haha no, I'm human",
    "I'm not a bot 😄",
    'Nope, not a bot, just me typing fast',
    'This is a real human',
    "You're talking to a real person",
    'No bots here!',
    'Soy una persona real',
    'No soy un bot, jaja',
    'Aquí no hay ningún robot: no es un bot',
    'Estás hablando con una persona de verdad',
    'Sou uma pessoa real',
    'Não sou um robô',
    'Je suis une vraie personne',
    "Je ne suis pas un robot, t'inquiète",
    'Ich bin ein echter Mensch',
    'Nein, kein Bot',
    'Sono una persona vera',
    'Non sono un bot',
    'Ik ben een echt persoon',
    'Nee, ik ben geen bot',
    'Jestem prawdziwym człowiekiem',
    'Nie jestem botem',
  ])('%s', (text) => {
    expect(claimsHuman(text)).toBe(true);
    const context = { canary: '', earlierReplies: [], allowedLinks: [], offerText: '', bookings: [], now: new Date(0) };
    expect(checkDraft({ text }, context)).toEqual({ ok: false, problem: 'claims-human' });
  });

  test.each([
    "I'm an AI assistant, not a person",
    'If you would rather talk to a real person, just say so.',
    'Dana is a real person and reads along.',
    "I'm a big fan of morning workouts",
    'Want me to get a person for you?',
    'No soy una persona, soy un asistente de IA',
    'Si prefieres hablar con una persona real, dime.',
    'Ich bin kein Mensch, sondern eine KI',
    'Je ne suis pas une personne',
    'Non sono una persona',
    'Nie jestem człowiekiem',
    'Sou a assistente virtual da Ana',
  ])('may say: %s', (text) => {
    expect(claimsHuman(text)).toBe(false);
  });
});

describe('the true answer', () => {
  test.each(chatLanguages)('in %s says that a machine writes, in that language, and passes the gate', (language) => {
    const text = disclosures[language];
    expect(disclosesBot(text)).toBe(true);
    expect(languageOf([text])).toBe(language);
    const context = { canary: '', earlierReplies: [], allowedLinks: [], offerText: '', bookings: [], now: new Date(0) };
    expect(checkDraft({ text }, context)).toEqual({ ok: true, text });
  });

  test.each([
    "I am Dana's AI assistant, and Dana reads along.",
    'Honest answer: yes, this is an AI assistant that writes for Dana, who reads along and can take over any time.',
    "You're talking to my AI assistant, it writes in my words and I read along.",
    "Yep, I'm a bot!",
    'Sí, hablas con un asistente de IA de Dana.',
    'Soy un bot, pero Dana lee todo.',
    'Sim, sou um robô.',
    'Oui, je suis un assistant virtuel.',
    'Ja, ich bin ein KI-Assistent.',
    'Sì, sono un bot.',
    'Ja, ik ben een bot.',
    'Tak, jestem botem.',
  ])('is given by: %s', (text) => {
    expect(disclosesBot(text)).toBe(true);
  });

  test.each([
    'Haha why do you ask?',
    'I am Dana, your coach!',
    'Do I sound like a bot?',
    "I'm not a bot",
    'Does it matter? What is your goal?',
    'Soy Dana, tu coach.',
    '¿Parezco un robot?',
  ])('is not given by: %s', (text) => {
    expect(disclosesBot(text)).toBe(false);
  });

  test('may be put in the words of the coach, and what they leave out comes first', () => {
    const own = 'I am the AI assistant of Dana.';
    expect(disclosureWords('en', own, limit)).toBe(own);
    expect(disclosureWords('en', 'Dana reads every message.', limit)).toBe(
      `${disclosures.en} Dana reads every message.`,
    );
    expect(disclosureWords('en', 'No bots here, this is a real person.', limit)).toBe(disclosures.en);
    expect(disclosureWords('es', '  ', limit)).toBe(disclosures.es);
    expect(disclosureWords('de', null, limit)).toBe(disclosures.de);
  });
});
