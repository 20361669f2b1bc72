import type { PhraseList } from '../safety-categories.ts';

export const personElsewhere: PhraseList[] = [
  {
    category: 'person',
    language: 'pt',
    severity: 'other',
    hinted: false,
    phrases: [
      '(falar/passa/passe/atend*) .. (atendente/humano/pessoa/alguem de verdade/coach/treinador/responsavel) unless personal',
      '(nao quero falar com) (robo/bot/maquina)',
    ],
  },
  {
    category: 'person',
    language: 'fr',
    severity: 'other',
    hinted: false,
    phrases: [
      '(parler/passez/passe/joindre/appeler) .. (quelquun/humain/personne/conseiller/coach/responsable/equipe) unless plus tard, de mon, programme',
    ],
  },
  {
    category: 'person',
    language: 'de',
    severity: 'other',
    hinted: false,
    phrases: [
      '(sprechen/verbinde/reden/verbinden) .. (mensch/menschen/person/mitarbeiter/chef/trainer/jemand/jemandem) unless menschen in',
      '(kein bot/nicht mit einem bot/echter mensch/echten menschen)',
      '(menschen/mensch/person/mitarbeiter/jemandem/chef/trainer) .. (sprechen/reden/verbinden/telefonieren) unless wann, termin',
    ],
  },
  {
    category: 'person',
    language: 'it',
    severity: 'other',
    hinted: false,
    phrases: [
      '(parlare/passami/passi/contattare) .. (operatore/umano/persona/qualcuno/coach/responsabile/assistenza) unless prezzo',
    ],
  },
  {
    category: 'person',
    language: 'fr',
    severity: 'other',
    hinted: true,
    phrases: ['(parler a un mur/parle a un mur)'],
  },
  {
    category: 'person',
    language: 'de',
    severity: 'other',
    hinted: true,
    phrases: ['(mit ner wand/mit einer wand/gegen eine wand)'],
  },
  {
    category: 'person',
    language: 'it',
    severity: 'other',
    hinted: true,
    phrases: ['(parlare col muro/parlare con un muro/parlo col muro)'],
  },
  {
    category: 'person',
    language: 'pt',
    severity: 'other',
    hinted: true,
    phrases: ['(falando com uma parede/falar com a parede/com uma parede)'],
  },
];
