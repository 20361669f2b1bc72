import type { ChatLanguage } from '@spotter/language/detection/chat-language';
import { splitReply, type MessageLimit } from '../pacing/split-reply.ts';
import { mentionsMachineAsWriter, statesMachine } from '../disclosure/machine-statement.ts';
import { isAbout } from '../phrases/conversation-patterns.ts';

/** The true answer to "are you a bot?", which does not depend on what a model writes. */
export const disclosures: Record<ChatLanguage, string> = {
  en: "I'm an automated assistant. I write here for the coach, who sees every message. If you'd rather have a person, just say so.",
  es: 'Soy un asistente automático. Escribo aquí por el coach, que lee también. Si prefieres a una persona, solo dilo.',
  pt: 'Sou um assistente automático. Escrevo aqui pelo coach, que também lê. Se você prefere uma pessoa, é só dizer.',
  fr: "Je suis un assistant automatique. J'écris ici pour le coach, qui lit aussi. Si tu préfères une personne, dis-le simplement.",
  de: 'Ich bin ein automatischer Assistent. Ich schreibe hier für den Coach, der mitliest. Wenn du lieber eine Person möchtest, sag es einfach.',
  it: 'Sono un assistente automatico. Scrivo qui per il coach, che legge anche lui. Se preferisci una persona, basta dirlo.',
  nl: 'Ik ben een automatische assistent. Ik schrijf hier voor de coach, die meeleest. Als je liever een persoon hebt, zeg het gewoon.',
  pl: 'Jestem automatycznym asystentem. Piszę tu w imieniu trenera, który też to czyta. Jeśli wolisz człowieka, po prostu powiedz.',
};

/** Whether an answer says of its writer, in whatever sentence, that it is a machine, and does not contradict it. */
export function disclosesBot(text: string): boolean {
  return mentionsMachineAsWriter(text) && !claimsHuman(text);
}

/** Whether words of the business side claim that a person writes. */
export function claimsHuman(text: string): boolean {
  return isAbout(text, 'human-claim');
}

/** Returns the coach's own words for it where they state it. Where they leave the truth out, it goes first. */
export function disclosureWords(language: ChatLanguage, coachWords: string | null, limit: MessageLimit): string {
  const own = coachWords?.trim() ?? '';
  if (own === '' || claimsHuman(own)) return disclosures[language];
  const [first = '', ...rest] = splitReply(statesMachine(own) ? own : `${disclosures[language]} ${own}`, limit);
  return rest.length === 0 ? first : disclosures[language];
}
