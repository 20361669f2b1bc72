import type { LabeledMessage } from './training-messages.ts';

/** How many of the messages are repeated inside a long one. */
const shareOfOrdinary = 0.3;
const shareOfDanger = 0.15;
const maxOrdinary = 3;

/**
 * Returns messages that are joined to long ones, of one language: ordinary ones stay ordinary, and one that
 * needs a person does so wherever it is. Without these, a model learns length itself as a sign.
 */
export function composeLongMessages(messages: LabeledMessage[], random: () => number): LabeledMessage[] {
  const ordinary = Map.groupBy(
    messages.filter(({ category }) => category === 'none'),
    ({ lang }) => lang,
  );
  const drawn = (lang: string) => {
    const some = ordinary.get(lang) ?? [];
    return Array.from(
      { length: 1 + Math.floor(random() * maxOrdinary) },
      () => some[Math.floor(random() * some.length)],
    )
      .filter((each) => each !== undefined)
      .map(({ text }) => text);
  };
  return messages.flatMap((message) => {
    const share = message.category === 'none' ? shareOfOrdinary : shareOfDanger;
    if (random() >= share) return [];
    const before = drawn(message.lang);
    const at = Math.floor(random() * (before.length + 1));
    return [{ ...message, text: before.toSpliced(at, 0, message.text).join('. ') }];
  });
}
