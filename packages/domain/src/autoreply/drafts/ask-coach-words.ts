import { isAbout } from '../phrases/conversation-patterns.ts';
import type { ChatLanguage } from '@spotter/language/detection/chat-language';

/** What the agent says where it does not know. It promises to ask once: the second is said after the first. */
const words: Record<ChatLanguage, [string, string]> = {
  en: [
    "I don't have that in front of me. I'll ask and get back to you.",
    "That one isn't in front of me either. I don't want to tell you something wrong.",
  ],
  es: [
    'Ese dato no lo tengo a la mano. Lo pregunto y te aviso.',
    'Eso tampoco lo tengo a la mano. No quiero decirte algo que no sea.',
  ],
  pt: [
    'Não tenho essa informação aqui. Vou perguntar e te respondo.',
    'Isso também não tenho aqui. Não quero te dizer algo errado.',
  ],
  fr: [
    "Je n'ai pas cette information sous les yeux. Je demande et je te réponds.",
    "Ça non plus, je ne l'ai pas sous les yeux. Je ne veux rien te dire de faux.",
  ],
  de: [
    'Das habe ich gerade nicht vor mir. Ich frage nach und melde mich.',
    'Auch das habe ich gerade nicht vor mir. Ich möchte dir nichts Falsches sagen.',
  ],
  it: [
    'Questa informazione non ce l’ho qui. Chiedo e ti faccio sapere.',
    'Anche questo non ce l’ho qui. Non voglio dirti qualcosa di sbagliato.',
  ],
  nl: [
    'Dat heb ik nu niet voor me. Ik vraag het na en laat het je weten.',
    'Ook dat heb ik nu niet voor me. Ik wil je niets verkeerds zeggen.',
  ],
  pl: [
    'Nie mam tej informacji przed sobą. Zapytam i dam znać.',
    'Tego też nie mam przed sobą. Nie chcę podać czegoś błędnego.',
  ],
};

/**
 * Returns the words with which the agent says that it does not know and will ask,
 * in other words if it said so before.
 */
export function askCoachWords(language: ChatLanguage, earlierReplies: string[]): string {
  const [first, second] = words[language];
  return earlierReplies.some((reply) => reply.includes(first) || isAbout(reply, 'will-ask')) ? second : first;
}
