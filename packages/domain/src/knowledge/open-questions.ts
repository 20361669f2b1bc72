import { characters } from '@spotter/language/text/characters';
import { partOf } from './likeness.ts';

/** A question of a contact that nothing answers, and the messages that ask it, the oldest first. */
export type OpenQuestion = {
  messageIds: string[];
  /** The messages' own words. */
  question: string;
  /** The question as the model names it; null: it named none. */
  named: string | null;
};

type Message = { id: string; text: string };

const questionMarks = characters('?？؟❓❔');
/** Min part of a question, as the model names it, that a message has to hold to be the one that asks it. */
const minFound = 0.3;
/** Min part of a message that a question has to hold to be written in pieces, this message among them. */
const minOfPiece = 0.8;

/**
 * Returns what of a contact's messages nothing answers, in the contact's own words. `said`: those questions as
 * the model names them; none: it answers none of them. Each message belongs to one question at most, so that it
 * counts once.
 */
export function openQuestions(messages: Message[], spoken: string[]): OpenQuestion[] {
  const written = messages.filter(({ text }) => text.trim() !== '');
  const isPlain = spoken.length === 0 || written.length < 2;
  const groups = isPlain ? askedIn(written) : spoken.flatMap((named) => askersOf(named, written) ?? askedIn(written));
  return joined(groups)
    .map((ids) => written.filter(({ id }) => ids.has(id)))
    .toSorted(([one], [other]) => written.indexOf(one!) - written.indexOf(other!))
    .map((found) => ({
      messageIds: found.map(({ id }) => id),
      question: found.map(({ text }) => text.trim()).join('\n'),
      named: namedOf(found, spoken, written.length === 1),
    }));
}

/** Returns the questions that the model names and these messages ask. */
function namedOf(messages: Message[], spoken: string[], areOnly: boolean): string | null {
  const own = messages.map(({ text }) => text).join('\n');
  const named = spoken.filter((question) => areOnly || partOf(question, own) >= minFound);
  return named.length === 0 ? null : named.join(' ');
}

/** Returns each message that looks like a question; all together where none does. */
function askedIn(messages: Message[]): Message[][] {
  const asking = messages.filter(({ text }) => questionMarks.areIn(text));
  if (asking.length > 0) return asking.map((message) => [message]);
  return messages.length === 0 ? [] : [messages];
}

/** Returns the message that holds most of what the model names, with its pieces; null where none holds enough. */
function askersOf(named: string, messages: Message[]): [Message[]] | null {
  const held = messages.map(({ text }) => partOf(named, text));
  const max = Math.max(...held);
  const best = max < minFound ? -1 : held.indexOf(max);
  const found = messages.filter(({ text }, index) => index === best || partOf(text, named) >= minOfPiece);
  return found.length === 0 ? null : [found];
}

/** Joins groups that share a message. */
function joined(groups: Message[][]): Set<string>[] {
  const found: Set<string>[] = [];
  for (const group of groups) {
    const ids = new Set(group.map(({ id }) => id));
    const shared = found.filter((other) => [...other].some((id) => ids.has(id)));
    for (const other of shared) {
      for (const id of other) ids.add(id);
      found.splice(found.indexOf(other), 1);
    }
    found.push(ids);
  }
  return found;
}
