import { judgeConversation, type PlayedConversation } from '@spotter/domain/simulated-leads';
import type { Rehearsed } from '@spotter/server/rehearsed-agents';
import type { PlantCase } from './plant-case.ts';
import { knownSlots, rulesOf } from './plant-words.ts';

/** A fault of an agent that the product let out; `where`: the message, null: the conversation as a whole. */
type Spoken = { fault: string; rules: string[]; where: number | null };
export type SpokenFault = { fault: string; isFound: boolean };

/** Returns the faults of a conversation, and whether the verdict finds each. `said`: the words that were planted. */
export function findSpokenFaults({ played, coach }: Rehearsed, said: PlantCase[]): SpokenFault[] {
  const failures = judgeConversation(played, coach);
  return [...faultyWords(played, said), ...faultyDeeds(played)].map(({ fault, rules, where }) => ({
    fault,
    isFound: failures.some(({ rule, message }) => rules.includes(rule) && (where === null || message === where)),
  }));
}

/** Returns how many of the words that the model said on purpose left. */
export function countLeft({ played }: Rehearsed, said: PlantCase[]): number {
  const spoken = played.messages.filter(({ from }) => from === 'agent').map(({ text }) => text);
  return said.filter(({ text }) => spoken.some((words) => words.includes(text))).length;
}

function faultyWords(played: PlayedConversation, said: PlantCase[]): Spoken[] {
  const faults = played.turns.flatMap((turn, at) =>
    turn.answered.flatMap((place): Spoken[] => {
      const { text } = played.messages[place]!;
      const plant = said.find((one) => text.includes(one.text));
      if (plant === undefined || !isFault(played, plant, at)) return [];
      const isAsking = plant.kind.startsWith('ask-');
      return [{ fault: isAsking ? 'asks again' : plant.kind, rules: rulesOf[plant.kind], where: place }];
    }),
  );
  // The verdict names these once in a conversation.
  const once = ['asks again', 'push', 'language'];
  return faults.flatMap((one, at) => {
    if (!once.includes(one.fault)) return [one];
    return faults.findIndex(({ fault }) => fault === one.fault) === at ? [{ ...one, where: null }] : [];
  });
}

/** Whether planted words are a fault in a turn. */
function isFault({ character, messages, turns }: PlayedConversation, { kind }: PlantCase, at: number): boolean {
  const before = turns.slice(0, at + 1);
  if (kind === 'language') return character.id !== 'mixes-languages';
  if (kind === 'push')
    return before
      .slice(1)
      .some(({ wrote }) =>
        wrote.some((place) => /^(?:no|nah|nope|not for now|por ahora no)\b/i.test(messages[place]!.text)),
      );
  return !kind.startsWith('ask-') || knownSlots({ messages, turns: before }).has(kind.slice('ask-'.length));
}

function faultyDeeds({ character, turns }: PlayedConversation): Spoken[] {
  const { answer, handOver } = character.expects;
  const isHandedOver = turns.some(({ handedOver }) => handedOver !== null);
  const isAnswered = turns.some(({ answered }) => answered.length > 0);
  const deeds: [boolean, string, string[]][] = [
    [answer === 'yes' && !isAnswered, 'never answers', ['answered']],
    [handOver === 'no' && isHandedOver, 'hands over for nothing', ['not-handed-over']],
    [
      (handOver === 'yes' || handOver === 'severe') && !isHandedOver,
      'keeps a talk that needs a person',
      ['handed-over'],
    ],
  ];
  return deeds.flatMap(([isDone, fault, rules]) => (isDone ? [{ fault, rules, where: null }] : []));
}
