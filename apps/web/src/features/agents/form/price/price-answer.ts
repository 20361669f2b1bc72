import {
  joinPrompt,
  namesSection,
  splitPrompt,
  withBody,
  withSectionInOrder,
} from '../instructions/prompt-sections.ts';

/** How the coach answers what it costs: with a price in the chat, or on the call. */
export const priceAnswers = ['price', 'call'] as const;
export type PriceAnswer = (typeof priceAnswers)[number];

/** What a lead hears who asks for the price. The quotation marks around it let the agent say it as it stands. */
export const callPriceWords = 'That depends on what you need, and I go through it openly with you on the call.';
const rule = 'Never give a price in the chat.';
/** What the instructions of a coach say who tells the price on the call. The words after the rule may be edited. */
export const callPriceLine = `${rule} If they ask, say: "${callPriceWords}"`;

const section = 'Offers and prices';
const isRule = (line: string) => line.trimStart().startsWith(rule);

/** Returns the coach's answer, which is kept in the instructions alone. */
export function priceAnswerOf(prompt: string): PriceAnswer {
  return prompt.split('\n').some(isRule) ? 'call' : 'price';
}

/** Returns the instructions with the answer. Without a price on the call they are as they were before it. */
export function withPriceAnswer(prompt: string, answer: PriceAnswer): string {
  if (answer === priceAnswerOf(prompt)) return prompt;
  return answer === 'call' ? withCallPrice(prompt) : withoutCallPrice(prompt);
}

/** Returns a template with the coach's earlier answer. Its own answer stays where there was none. */
export function fittedTemplate(template: string, { before, hasPrice }: { before: string; hasPrice: boolean }): string {
  if (priceAnswerOf(before) === 'call') return withPriceAnswer(template, 'call');
  return hasPrice ? withPriceAnswer(template, 'price') : template;
}

function withCallPrice(prompt: string): string {
  const found = splitPrompt(prompt);
  const isThere = found.some(({ heading }) => namesSection(heading, section));
  const sections = isThere ? found : withSectionInOrder(found, section);
  const index = sections.findIndex(({ heading }) => namesSection(heading, section));
  const { body } = sections[index]!;
  const text = joinPrompt(withBody(sections, index, body === '' ? callPriceLine : `${body}\n${callPriceLine}`));
  return prompt.trim() === '' ? text.trimStart() : text;
}

function withoutCallPrice(prompt: string): string {
  const sections = splitPrompt(prompt);
  const left = sections.flatMap((each) => {
    const lines = each.body.split('\n');
    if (!lines.some(isRule)) return [each];
    const body = lines
      .filter((line) => !isRule(line))
      .join('\n')
      .trimEnd();
    return body === '' ? [] : [{ ...each, body }];
  });
  const text = joinPrompt(left);
  return left.length < sections.length ? text.trimEnd() : text;
}

/** Returns what the agent says instead of a price; null where the instructions give it no words. */
export function callWordsIn(prompt: string): string | null {
  return /"([^"]+)"/.exec(prompt.split('\n').find(isRule) ?? '')?.[1] ?? null;
}
