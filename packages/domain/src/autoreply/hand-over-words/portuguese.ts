import type { HandOverWords } from './hand-over-matters.ts';

export const portuguese: HandOverWords = {
  language: 'pt',
  call: {
    known: 'ligue agora para {number}',
    guessed: 'ligue agora para o número de emergência do seu país ({country}: {number})',
    unknown: 'ligue agora para o número de emergência do seu país',
  },
  lines: {
    known: 'Aqui há quem escute e ajude: {line}.',
    guessed: 'Aqui há quem escute e ajude: {line} ({country}). Em outro país, {directory} diz quem faz isso.',
    unknown: 'Em {directory} você encontra quem escute e ajude onde você mora.',
  },
  matters: {
    'medical-emergency': 'Por favor, pare o treino já e {call}. Não espere uma resposta aqui.',
    'self-harm':
      'Obrigado por me contar isso. Você importa mais do que qualquer treino e não precisa passar por isso sem ajuda. {lines} Se você não está em segurança agora, {call}. O coach lê este chat e responde pessoalmente.',
    abuse:
      'Obrigado por me contar isso. Ninguém deveria viver com violência, e existe ajuda. {lines} Se você ou outra pessoa corre perigo agora, {call}. O coach lê este chat e responde pessoalmente.',
    'eating-disorder':
      'Obrigado por me contar isso. Você importa mais do que qualquer meta e não precisa passar por isso sem ajuda. Por favor, fale sobre isso com um médico ou com alguém de confiança. {lines} O coach lê este chat e responde pessoalmente.',
    danger:
      'Obrigado por me contar isso. O que você está vivendo importa mais do que qualquer treino, e você não precisa passar por isso sem ajuda. Por favor, converse hoje com alguém de confiança ou com um médico. Se você não está em segurança agora, {call}. O coach lê este chat e responde pessoalmente.',
    minor:
      'Obrigado pela sinceridade. Para fazermos tudo certo, peça por favor que sua mãe, seu pai ou responsável escreva para nós por aqui. O coach vai conversar com eles com prazer.',
    medical:
      'Isso é para o coach e, se preocupa você, para um médico, não para mim. Vou passar adiante, e o coach responde aqui pessoalmente.',
    pregnancy:
      'Nisso não quero adivinhar: o que seu médico ou sua parteira diz vem primeiro. Vou passar para o coach, que responde aqui pessoalmente.',
    medication:
      'Sobre isso não cabe a mim aconselhar: por favor, pergunte a um médico ou farmacêutico antes de mudar algo. Vou passar para o coach, que responde aqui pessoalmente.',
    payment: 'Isso é para o coach, não para mim. Vou passar adiante, e o coach olha e responde pessoalmente.',
    anger: 'Eu entendo você e sinto muito. Paro por aqui e passo isso para o coach, que responde pessoalmente.',
    person:
      'Claro. Eu sou o assistente automático; vou passar isso para o coach, que lê este chat e responde pessoalmente.',
    unheard:
      'Não consegui entender seu áudio. Vou passar para o coach, que responde aqui pessoalmente; se quiser, escreva em uma linha.',
    picture:
      'Obrigado pela foto. Isso é para os olhos do coach, não para os meus: vou passar adiante, e o coach responde aqui pessoalmente.',
    other: 'Isso é para o coach, não para mim. Vou passar adiante, e o coach responde aqui pessoalmente.',
  },
};
