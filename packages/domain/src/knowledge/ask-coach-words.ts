import type { ChatLanguage } from '../text/chat-language.ts';

/** What the agent says where it does not know; the second in case the first was said before. */
const words: Record<ChatLanguage, [string, string]> = {
  en: [
    "I don't have that in front of me. I'll ask and get back to you.",
    'That one I have to ask about too. I will write here once I know.',
  ],
  es: [
    'Ese dato no lo tengo a la mano. Lo pregunto y te aviso.',
    'Eso también lo tengo que preguntar. Te escribo aquí cuando lo sepa.',
  ],
  pt: [
    'Não tenho essa informação aqui. Vou perguntar e te respondo.',
    'Isso também preciso perguntar. Escrevo aqui assim que souber.',
  ],
  fr: [
    "Je n'ai pas cette information sous les yeux. Je demande et je te réponds.",
    'Ça aussi, je dois le demander. Je t’écris ici dès que je sais.',
  ],
  de: [
    'Das habe ich gerade nicht vor mir. Ich frage nach und melde mich.',
    'Auch danach muss ich erst fragen. Ich schreibe hier, sobald ich es weiß.',
  ],
  it: [
    'Questa informazione non ce l’ho qui. Chiedo e ti faccio sapere.',
    'Anche questo lo devo chiedere. Ti scrivo qui appena lo so.',
  ],
  nl: [
    'Dat heb ik nu niet voor me. Ik vraag het na en laat het je weten.',
    'Ook dat moet ik navragen. Ik schrijf je hier zodra ik het weet.',
  ],
  pl: [
    'Nie mam tej informacji przed sobą. Zapytam i dam znać.',
    'O to też muszę zapytać. Napiszę tutaj, gdy będę wiedzieć.',
  ],
};

/** Returns the words with which the agent says that it does not know and will ask, in other words if it said so before. */
export function askCoachWords(language: ChatLanguage, alreadySaid: string[]): string {
  const [first, second] = words[language];
  return alreadySaid.includes(first) ? second : first;
}
