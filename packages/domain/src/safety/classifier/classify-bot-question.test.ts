import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readAsset } from '@spotter/language/text/read-asset';
import botQuestionWeights from './bot-question-weights.json' with { type: 'json' };
import { asksIfBot, mayAskIfBot } from './classify-bot-question.ts';
import { fingerprintOfFeatures } from './linear-model.ts';

// None of these is among the messages that the model was trained on.
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
  ])('does not surely: %s', (text) => {
    expect(asksIfBot(text, 'none')).toBe(false);
  });
});

test('a line among others asks it', () => {
  expect(asksIfBot('how much is it\nare you a bot?\ni weigh 80 kilos')).toBe(true);
  expect(asksIfBot('how much is it\ni weigh 80 kilos')).toBe(false);
});

test('what it is unsure of is for a model to say', () => {
  const doubtful = 'is there a pulse at the other end of the line';
  expect(mayAskIfBot(doubtful)).toBe(true);
  expect(asksIfBot(doubtful, 'machine')).toBe(true);
  expect(asksIfBot(doubtful, 'none')).toBe(false);
});

test('nobody is asked of what is sure, and no model changes it', () => {
  for (const [text, isAsked] of [
    ['are you a bot?', true],
    ['how much is it a month?', false],
  ] as const) {
    expect(mayAskIfBot(text)).toBe(false);
    expect([asksIfBot(text, 'none'), asksIfBot(text, 'machine')]).toEqual([isAsked, isAsked]);
  }
});

test('the weights belong to the code that reads a text: else npm run train-bot-question', () => {
  expect(botQuestionWeights.fingerprint).toBe(fingerprintOfFeatures());
  const weights = readAsset('@spotter/domain/bot-question-weights.bin');
  expect(createHash('sha256').update(weights).digest('hex')).toBe(botQuestionWeights.hash);
});
