import type { ChatLanguage } from '@spotter/language/detection/chat-languages';
import { foldText } from '@spotter/language/text/folded-text';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { isAbout } from '../phrases/conversation-patterns.ts';

/** Who writes and for whom; `coach` is null where their name is not known. */
export type Names = { agent: string; coach: string | null };

const both: Record<ChatLanguage, (names: { agent: string; coach: string }) => string> = {
  en: ({ agent, coach }) => `I'm ${agent}, and the coach is ${coach}.`,
  es: ({ agent, coach }) => `Soy ${agent}, y el nombre del coach es ${coach}.`,
  pt: ({ agent, coach }) => `Sou ${agent}, e o nome do coach é ${coach}.`,
  fr: ({ agent, coach }) => `Je suis ${agent}, et le nom du coach est ${coach}.`,
  de: ({ agent, coach }) => `Ich bin ${agent}, und der Name des Coaches ist ${coach}.`,
  it: ({ agent, coach }) => `Sono ${agent}, e il nome del coach è ${coach}.`,
  nl: ({ agent, coach }) => `Ik ben ${agent}, en de naam van de coach is ${coach}.`,
  pl: ({ agent, coach }) => `Jestem ${agent}, a imię trenera to ${coach}.`,
};

/** Of the coach alone, where the agent has the same name. */
const coachOnly: Record<ChatLanguage, (coach: string) => string> = {
  en: (coach) => `The coach's name is ${coach}.`,
  es: (coach) => `El nombre del coach es ${coach}.`,
  pt: (coach) => `O nome do coach é ${coach}.`,
  fr: (coach) => `Le nom du coach est ${coach}.`,
  de: (coach) => `Der Name des Coaches ist ${coach}.`,
  it: (coach) => `Il nome del coach è ${coach}.`,
  nl: (coach) => `De naam van de coach is ${coach}.`,
  pl: (coach) => `Imię trenera to ${coach}.`,
};

/** Whether a contact asks for the name of the agent or of the coach. */
export function asksName(text: string): boolean {
  return sentencesOf(text).some((sentence) => isAbout(sentence, 'name-question'));
}

/**
 * Returns a text that answers that: itself where it has both names, else behind them. Where nothing else is
 * asked (`isAll`), a text that would ask the coach for them is left out.
 */
export function withNames(
  text: string,
  { agent, coach, isAll }: Names & { isAll: boolean },
  language: ChatLanguage,
): string {
  if (coach === null) return text;
  const folded = foldText(text);
  const asksCoach = isAbout(text, 'will-ask');
  if (!asksCoach && [agent, coach].every((name) => folded.includes(foldText(name)))) return text;
  const isOne = foldText(agent) === foldText(coach);
  const names = isOne ? coachOnly[language](coach) : both[language]({ agent, coach });
  return asksCoach && isAll ? names : `${names} ${text}`;
}
