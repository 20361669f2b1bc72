import type { ReactNode } from 'react';
import { plainWords } from '../../components/words/plain-words.ts';

/** One line of the command menu. */
export type Command = {
  id: string;
  group: 'Pages' | 'Actions' | 'Agents' | 'Chats';
  label: string;
  detail?: string;
  icon: ReactNode;
  /** Other words that find it. */
  words?: string;
  act: () => void;
};

export const commandGroups: readonly Command['group'][] = ['Pages', 'Actions', 'Agents', 'Chats'];

/** Max lines of a group, so that none hides the next. */
const shownOfGroup = 8;

/**
 * Returns the commands in which every typed word begins one of theirs. Without words these are all but the
 * agents.
 */
export function findCommands(commands: Command[], typed: string): Command[] {
  const wanted = plainWords(typed);
  const found = commands.filter((command) => {
    if (wanted.length === 0) return command.group !== 'Agents';
    const words = plainWords(`${command.label} ${command.detail ?? ''} ${command.words ?? ''}`);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
  return commandGroups.flatMap((group) => {
    const ofGroup = found.filter((command) => command.group === group);
    return wanted.length === 0 ? ofGroup : ofGroup.slice(0, shownOfGroup);
  });
}
