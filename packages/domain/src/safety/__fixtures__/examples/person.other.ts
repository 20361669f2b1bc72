import type { PhraseExamples } from '../example-types.ts';

export const personOtherExamples: PhraseExamples = {
  'person/pt: (falar/passa/passe/atend*) .. (atendente/humano/pessoa/alguem de verdade/coach/treinador/responsavel) unless personal': ['me passa pra um atendente', 'atendimento otimo'],
  'person/pt: (nao quero falar com) (robo/bot/maquina)': ['não quero falar com robô', 'nao quero falar agora'],
  'person/fr: (parler/passez/passe/joindre/appeler) .. (quelquun/humain/personne/conseiller/coach/responsable/equipe) unless plus tard, de mon, programme': ["passez-moi quelqu'un de l'équipe", 'parler du programme'],
  'person/de: (sprechen/verbinde/reden/verbinden) .. (mensch/menschen/person/mitarbeiter/chef/trainer/jemand/jemandem) unless menschen in': ['verbinde mich mit dem chef', 'spater sprechen'],
  'person/de: (kein bot/nicht mit einem bot/echter mensch/echten menschen)': ['ich will einen echten menschen', 'echter muskelkater'],
  'person/it: (parlare/passami/passi/contattare) .. (operatore/umano/persona/qualcuno/coach/responsabile/assistenza) unless prezzo': ['passami un operatore', 'parlare di prezzo'],
  'person/fr: (parler a un mur/parle a un mur)': ["j'ai l'impression de parler à un mur", "mur d'escalade"],
  'person/de: (mit ner wand/mit einer wand/gegen eine wand)': ['hab das gefühl ich red mit ner wand', 'wand an der wand'],
  'person/it: (parlare col muro/parlare con un muro/parlo col muro)': ['mi sembra di parlare col muro', 'il muro del gym'],
  'person/pt: (falando com uma parede/falar com a parede/com uma parede)': ['parece que to falando com uma parede', 'parede de escalada'],
  'person/de: (menschen/mensch/person/mitarbeiter/jemandem/chef/trainer) .. (sprechen/reden/verbinden/telefonieren) unless wann, termin': ['ich will mit einem menschen sprechen', 'wann kann ich sprechen'],
};
