import { foldedWordsOf } from '@spotter/language/text/folded-words';
import { plainDigits } from '@spotter/language/numbers/plain-digits';
import { characters } from '@spotter/language/text/characters';
import { type RuleWording, ruleInWords } from '../autoreply/rules/agent-rule.ts';
import { findForbidden } from '../autoreply/rules/forbidden-words.ts';
import type { Failure } from './played-conversation.ts';

/** What an agent did when a saved case was played again. `answers`: with their places in the transcript. */
export type PlayedAgain = {
  answers: { message: number; text: string }[];
  /** The place of the contact's last message. */
  asked: number;
  handedOver: boolean;
};

/** Two answers are the same where this share of their words is. */
const sameShare = 0.8;
/** Min part of the longer words of what is to be said that an answer has, where there is no number or address. */
const wantedShare = 0.5;
const minWordLength = 4;
const spaces = characters(String.raw`\s`);
const digits = characters('0-9');
const marks = '.,;:!?)"\'';

/**
 * Returns where an agent does again what a coach has corrected; nothing: it keeps to the rule. A person who was
 * called breaks no rule that only forbids.
 */
export function judgeCase(corrected: { rule: RuleWording; wrong: string }, played: PlayedAgain): Failure[] {
  const { rule, wrong } = corrected;
  const { answers, asked, handedOver } = played;
  const fails = (message: number, what: string): Failure[] => [
    { rule: 'correction', message, sentence: `${what} Your rule: ${ruleInWords(rule)}` },
  ];
  const [first] = answers;
  if (first === undefined)
    return handedOver && rule.kind !== 'answer' ? [] : fails(asked, 'The agent had no answer that keeps to the rule.');
  switch (rule.kind) {
    case 'never': {
      const broken = answers.find(({ text }) => findForbidden(text, rule.words) !== null);
      return broken === undefined
        ? []
        : fails(broken.message, `The agent said “${findForbidden(broken.text, rule.words)!}” again.`);
    }
    case 'answer':
      return saysWanted(answers.map(({ text }) => text).join('\n'), rule.text)
        ? []
        : fails(first.message, 'The agent did not say what you wrote.');
    case 'free': {
      const same = answers.find(({ text }) => isSame(text, wrong));
      return same === undefined ? [] : fails(same.message, 'The agent gave the same answer again.');
    }
  }
}

/** Whether an answer has what is wanted: its numbers, addresses and question, or else most of its words. */
function saysWanted(answer: string, wanted: string): boolean {
  if (wanted.includes('?') && !answer.includes('?')) return false;
  const said = new Set(plainWords(answer));
  const words = plainWords(wanted);
  const numbers = words.filter((word) => digits.areIn(word));
  const links = spaces.split(wanted).filter((part) => part.includes('://') || part.startsWith('www.'));
  if (!numbers.every((number) => said.has(number))) return false;
  if (!links.every((link) => answer.includes(withoutMarks(link)))) return false;
  if (numbers.length + links.length > 0) return true;
  const long = words.filter((word) => word.length >= minWordLength);
  const checked = long.length > 0 ? long : words;
  return checked.filter((word) => said.has(word)).length >= checked.length * wantedShare;
}

function isSame(one: string, other: string): boolean {
  const [ones, others] = [new Set(plainWords(one)), new Set(plainWords(other))];
  const shared = [...ones].filter((word) => others.has(word)).length;
  const all = ones.size + others.size - shared;
  return all === 0 ? one.trim() === other.trim() : shared / all >= sameShare;
}

function withoutMarks(link: string): string {
  return marks.includes(link.at(-1)!) ? link.slice(0, -1) : link;
}

function plainWords(text: string): string[] {
  return foldedWordsOf(plainDigits(text));
}
