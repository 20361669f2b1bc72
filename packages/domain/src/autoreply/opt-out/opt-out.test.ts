import { describe, expect, test } from 'vitest';
import { optOutConfirmation } from './opt-out-confirmation.ts';
import { languageOf } from '@spotter/language/detection/chat-language';
import { asksForDeletion, isOptOut } from './opt-out.ts';
import { timesAsLong } from '@spotter/language/text/processor-time.test-support';

describe('asks to be written to no more', () => {
  test.each([
    'stop',
    'STOP',
    'Stop!!',
    'stop.',
    'STOPP',
    'stop 🛑',
    'stop stop stop',
    'please stop',
    'stop pls',
    'ok stop it',
    'can u stop?',
    'unsubscribe',
    'UNSUBSCRIBE me pls',
    'unsub',
    'opt out',
    'opt-out',
    'opt me out',
    'stop msging me',
    'Stop messaging me!',
    'stop texting me anymore',
    'pls stop dming me',
    'quit spamming me',
    'stop writing to me',
    'stop sending me messages',
    'stop sending me these msgs',
    'stop with the spam',
    'Please stop messaging me. I already have a coach',
    "don't message me again",
    'dont text me',
    'do not contact me ever again',
    'no more messages',
    "I don't want any more messages",
    'stop contacting me im not interested',
    'not interested, stop messaging me',
    'leave me alone',
    'leave me alone pls',
    'take me off your list',
    'remove me from this mailing list',
    'para',
    'PARA',
    '¡Para ya!',
    'para por favor',
    'basta',
    'basta ya',
    'detente',
    'baja',
    'no me escribas mas',
    'No me escribas más!!',
    'ya no me escribas',
    'no me mandes mas mensajes',
    'por favor no me escriban',
    'deja de escribirme',
    'dejen de mandarme mensajes',
    'para de molestarme',
    'déjame en paz',
    'no quiero más mensajes',
    'no quiero recibir más mensajes',
    'quiero darme de baja',
    'dame de baja',
    'bórrame de tu lista',
    'no más mensajes',
    'basta de mensajes',
    'take me off this',
    'get lost and stop texting',
    'parad de escribirme',
    'delete my number',
    'remove me',
    'please remove me from your dms',
    'enough with the messages',
    'quiero que dejes de escribirme',
    'me dan de baja porfavor',
    'borrenme',
    'quiero que me borren de su lista',
  ])('%s', (text) => {
    expect(isOptOut(text)).toBe(true);
  });
});

describe('asks for it by having enough', () => {
  test.each([
    'stop. sending. me. stuff.',
    'give it a rest with the texts',
    'i want off this list',
    'basta!!! no mas dm',
    'genug jetzt mit den dms, nervt',
    'plus un seul message',
    'lache moi avec tes dm',
    'chega de mensagens',
    'some da minha dm',
    'dość tego spamu',
    'afmelden graag',
  ])('%s', (text) => {
    expect(isOptOut(text)).toBe(true);
  });

  test.each([
    'mi jefe no para de mandarme mensajes',
    "my ex won't stop texting me lol",
    'stop by the gym tomorrow?',
    'enough about me, how are you',
    'give it a rest day',
    'je n’ai plus eu de message',
    'remove the burpees from my plan please',
  ])('not so: %s', (text) => {
    expect(isOptOut(text)).toBe(false);
  });
});

describe('asks for it by a wish and a negation', () => {
  test.each([
    'hou eens op',
    'odczepcie się',
    'you keep texting me and I dont want that',
    "I'd prefer not to receive any more messages",
    'plz stop w the follow ups',
    'preferiria no recibir mas info, gracias',
    'prefiro nao receber mais mensagens',
    "j'aimerais ne plus recevoir de messages",
    'ich möchte nicht mehr kontaktiert werden',
    'gradirei non ricevere altri messaggi',
    'ik wil niks meer van jullie horen',
    'wolałabym nie dostawać więcej wiadomości',
  ])('%s', (text) => {
    expect(isOptOut(text)).toBe(true);
  });
});

describe('a report of silence is no wish for it', () => {
  test.each([
    'ik heb niks meer van jullie gehoord',
    'ik wil niks missen van jullie',
    'ich habe nichts mehr von euch gehört',
    'ich hab keine nachricht mehr bekommen',
    'nie dostałam już nic od was',
    "je n'ai plus eu de nouvelles de toi",
    'no supe nada más de ustedes',
    "i didn't get any more messages from you, did you forget me",
    'i dont want to miss any messages from you',
    'why did you stop messaging',
    'ok stop\ntell me more about the 12 week one first',
    'comment on se désabonne de la formule si ça va pas ?',
  ])('%s', (text) => {
    expect(isOptOut(text)).toBe(false);
  });
});

describe('asks for it in other languages: pt', () => {
  test.each([
    'pare',
    'Pare de me mandar mensagens',
    'não me mande mais mensagens',
    'por favor não me escreva mais',
    'me deixa em paz',
    'não quero mais receber mensagens',
    'me tira da sua lista',
    'chega de mensagens',
    'nao me chama mais por favor',
    'sair da lista',
    'me apague da lista',
    'me tira dessa lista',
  ])('%s', (text) => {
    expect(isOptOut(text)).toBe(true);
  });
});

describe('asks for it in other languages: fr', () => {
  test.each([
    'arrêtez',
    'Arrête de m’écrire',
    'stop svp',
    "ne m'écrivez plus",
    'laissez-moi tranquille',
    'je ne veux plus recevoir de messages',
    'désinscription',
    'plus de messages',
  ])('%s', (text) => {
    expect(isOptOut(text)).toBe(true);
  });
});

describe('asks for it in other languages: de', () => {
  test.each([
    'Stopp',
    'hör auf',
    'bitte aufhören',
    'Schreib mir nicht mehr!',
    'schreiben Sie mir bitte nicht mehr',
    'keine Nachrichten mehr',
    'lass mich in Ruhe',
    'ich möchte keine Nachrichten mehr',
    'abmelden',
    'hör auf mit den nachrichten',
    'lass mich bitte in ruhe',
    'lösch meine nummer',
    'bitte nicht mehr schreiben',
  ])('%s', (text) => {
    expect(isOptOut(text)).toBe(true);
  });
});

describe('asks for it in other languages: it', () => {
  test.each([
    'smettila',
    'basta messaggi',
    'non scrivermi più',
    'non mi scrivere più',
    'lasciami in pace',
    'non voglio più ricevere messaggi',
    'cancellami dalla lista',
    'basta scrivermi',
  ])('%s', (text) => {
    expect(isOptOut(text)).toBe(true);
  });
});

describe('asks for it in other languages: nl', () => {
  test.each([
    'stoppen',
    'stop met berichten sturen',
    'stuur me geen berichten meer',
    'laat me met rust',
    'ik wil geen berichten meer',
    'afmelden',
  ])('%s', (text) => {
    expect(isOptOut(text)).toBe(true);
  });
});

describe('asks for it in other languages: pl', () => {
  test.each([
    'przestań',
    'przestań do mnie pisać',
    'nie pisz do mnie więcej',
    'nie chcę więcej wiadomości',
    'wypisz mnie z listy',
    'daj mi spokój',
  ])('%s', (text) => {
    expect(isOptOut(text)).toBe(true);
  });
});

describe('goes on talking', () => {
  test.each([
    '',
    '👍',
    'hello',
    'no',
    'no thanks',
    'nah im good thx',
    'not interested',
    "don't stop",
    'non stop',
    "I can't stop eating at night",
    'stop being so hard on yourself',
    'how do i stop snacking',
    'when should I stop cardio?',
    'the bus stop near my gym',
    'i want to stop smoking',
    'i stop at 8pm',
    'I train, then stop. Then binge.',
    'stop by the gym tomorrow',
    'stop losing muscle',
    'please stop me from eating sugar',
    'my ex told me to leave me alone time',
    'para mi',
    'para mí',
    'para cuándo?',
    'es para mi hermana',
    'algo para bajar de peso',
    'quiero bajar de peso',
    'no para de dolerme',
    'no puedo parar de comer',
    'baja de peso',
    'ya basta de dietas',
    'deja de comer pan?',
    'no me gusta escribir',
    'hola, para empezar que necesito?',
    'dont text me a plan, call me',
    'i unsubscribed from netflix lol',
    'parece legal',
    'pare de comer açúcar funciona?',
    'para o verão',
    'quero parar de comer doces',
    'não paro de comer',
    'je n’arrête pas de manger',
    'comment arrêter de grignoter',
    'je veux arrêter le sucre',
    'arrête de manger le soir, ça marche ?',
    'wie höre ich auf zu naschen?',
    'ich will aufhören zu rauchen',
    'ich kann nicht aufhören zu essen',
    'basta dieta per me',
    'non riesco a smettere di mangiare',
    'voglio smettere di fumare',
    'ik wil stoppen met snoepen',
    'hoe stop ik met snacken',
    'nie mogę przestać jeść',
    'chcę przestać palić',
    'une liste de courses',
    'schreib mir morgen',
    'scrivimi domani',
    'stop eating sugar?',
    'stop and go traffic lol',
    'I stopped',
    'non stop cardio',
    'message me later',
    'dont leave me hanging lol',
    'no me mandes el pdf, mejor el link',
    'basta de excusas, empiezo',
    'can u remove dairy from the plan',
    'delete my old email, its mike@x.com',
    'take me to the next level',
    'quiero salir de esta rutina',
    'saquenme de esta panza jaja',
    'lose my belly',
    'chega de preguiça',
    'unsubscribe from carbs haha',
    'bitte mehr infos',
    'nao quero mais ser gorda',
    'voglio smettere di mangiare dolci',
  ])('%s', (text) => {
    expect(isOptOut(text)).toBe(false);
  });
});

describe('the wish is confirmed once, in its language', () => {
  test.each([
    ['STOP', [], "Understood, I won't message you again."],
    ['stop msging me', [], "Understood, I won't message you again."],
    ['no me escribas mas', [], 'Entendido, no te escribiré más.'],
    ['stop', ['hola', 'quiero info del plan'], 'Entendido, no te escribiré más.'],
    ['para', [], 'Entendido, no te escribiré más.'],
    ['não me mande mais mensagens', [], 'Entendido, não vou mais escrever para você.'],
    ["ne m'écrivez plus", [], "C'est noté, je ne t'écrirai plus."],
    ['Schreib mir nicht mehr', [], 'Verstanden, ich schreibe dir nicht mehr.'],
    ['non scrivermi più', [], 'Ricevuto, non ti scriverò più.'],
    ['stuur me geen berichten meer', [], 'Begrepen, ik stuur je geen berichten meer.'],
    ['nie pisz do mnie więcej', [], 'Rozumiem, nie będę już pisać.'],
  ])('%s', (text, earlier, confirmation) => {
    expect(optOutConfirmation(text, earlier)).toBe(confirmation);
  });
});

test('a message of repeated words costs about as much as an ordinary one of its length', () => {
  const length = 8_000;
  const fill = (words: string) => words.repeat(Math.ceil(length / words.length)).slice(0, length);
  const ordinary = () => isOptOut(fill('Saw your last reel and loved it, we tried the recipe on Sunday. '));
  const repeated = [
    'please stop can you please just stop sending me por favor ya ',
    'stop stop stop stop ',
    'stop it\n',
  ];
  const slow = repeated.filter((words) => timesAsLong(() => isOptOut(`${fill(words)}x`), ordinary) > 20);
  expect(slow).toEqual([]);
});

describe('asks that their data be deleted, which is a stop as well', () => {
  test.each([
    ['en', 'please delete all my data'],
    ['en', 'I want my personal information erased'],
    ['en', 'delete everything you have about me'],
    ['en', 'under GDPR i request deletion'],
    ['es', 'borren todos mis datos por favor'],
    ['es', 'quiero que eliminen mi información'],
    ['es', 'ejerzo mi derecho al olvido'],
    ['pt', 'apaguem os meus dados'],
    ['pt', 'exclua minhas informações por favor'],
    ['fr', 'supprimez mes données'],
    ['fr', 'efface toutes mes infos stp'],
    ['de', 'lösch bitte meine Daten'],
    ['de', 'ich will, dass meine Daten gelöscht werden'],
    ['it', 'cancellate i miei dati'],
    ['it', 'vorrei eliminare i miei dati personali'],
    ['nl', 'verwijder mijn gegevens'],
    ['nl', 'ik wil dat mijn gegevens worden verwijderd'],
    ['pl', 'usuńcie moje dane'],
    ['pl', 'proszę usunąć moje dane osobowe'],
  ] as const)('%s: %s', (language, text) => {
    expect(asksForDeletion(text)).toBe(true);
    expect(isOptOut(text)).toBe(true);
    const confirmed = optOutConfirmation(text);
    expect(languageOf([confirmed])).toBe(language);
    expect(confirmed).toMatch(/coach|trenera/i);
  });

  test.each([
    'i deleted the app, now what',
    'how do i delete my data in the app?',
    'lost all my data when my phone died',
    'delete sugar from my diet?',
    'quiero borrar la grasa de mi abdomen',
    'mis datos: Ana, 34 años',
    'meus dados: Ana, 34 anos',
    'hier sind meine Daten: Ana, 34',
    'ecco i miei dati: Ana, 34',
    'mijn gegevens: Ana, 34',
  ])('does not: %s', (text) => {
    expect(asksForDeletion(text)).toBe(false);
  });
});
