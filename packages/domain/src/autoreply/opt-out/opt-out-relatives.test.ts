import { expect, test } from 'vitest';
import { isOptOut } from './opt-out.ts';

const stops = {
  nl: [
    'ik hoef niks meer van jullie te horen',
    'ik wil nooit meer iets van je horen',
    'houd op met appen',
    'haal me van de lijst',
    'schrijf me niet meer',
    'geen berichtjes meer aub',
    'kap ermee met die berichten',
    'ik wil niet meer benaderd worden',
    'stop aub met mailtjes en berichten',
    'verwijder mij uit je bestand',
    'niet meer sturen alsjeblieft',
  ],
  de: [
    'ich will nichts mehr von euch hören',
    'ich möchte nie wieder was von dir lesen',
    'nehmt mich aus dem Verteiler',
    'kontaktiert mich bitte nicht mehr',
    'hört auf mir zu schreiben',
    'verschont mich mit euren Nachrichten',
    'keine Werbung mehr bitte',
    'meld dich nicht mehr bei mir',
    'streich mich von der Liste',
  ],
  fr: [
    'je ne veux plus rien recevoir de vous',
    'je veux plus entendre parler de vous',
    'fichez-moi la paix',
    'foutez-moi la paix',
    'arrêtez de me contacter svp',
    'retirez-moi de votre liste',
    'ne me contactez plus',
    'cessez de m’envoyer des messages',
    'désinscrivez-moi',
  ],
  it: [
    'non voglio più sentirvi',
    'non voglio sapere più niente di voi',
    'smettetela di scrivermi',
    'toglietemi dalla lista',
    'non contattatemi più',
    'lasciatemi in pace',
    'non mandatemi più niente',
    'basta, non scrivetemi più',
    'disiscrivimi',
  ],
  pt: [
    'não quero mais saber de vocês',
    'não quero receber mais nada de vocês',
    'parem de me mandar mensagem',
    'me tirem da lista',
    'não entrem mais em contato comigo',
    'me deixem em paz',
    'pare de me chamar',
    'não me contactem mais',
    'quero sair dessa lista',
  ],
  pl: [
    'nie chcę już nic od was słyszeć',
    'proszę więcej do mnie nie pisać',
    'przestańcie mi wysyłać wiadomości',
    'usuńcie mnie z listy',
    'dajcie mi spokój',
    'nie kontaktujcie się ze mną więcej',
    'proszę mnie wypisać',
    'nie życzę sobie więcej wiadomości',
  ],
};

test('who wants to hear no more is heard, in whatever words', () => {
  const missed = Object.entries(stops).flatMap(([language, texts]) =>
    texts.filter((text) => !isOptOut(text)).map((text) => `${language}: ${text}`),
  );
  expect(missed).toEqual([]);
});

test('who talks of hearing and stopping otherwise goes on', () => {
  const goesOn = [
    'je n’ai plus rien reçu de vous',
    'non ho più sentito niente da voi',
    'não recebi mais nada de vocês',
    'hou me op de hoogte',
    'stop jij ook met suiker?',
    'lass uns nichts mehr aufschieben',
    'arrêter le sport, jamais',
    'non mollo più',
  ];
  expect(goesOn.filter((text) => isOptOut(text))).toEqual([]);
});
