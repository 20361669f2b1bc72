import { demoKnowledge, demoStory } from '@spotter/demo';
import { plainText } from './agent-words.ts';

const runLength = 8;

const wordsOf = (text: string) => plainText(text).match(/[\p{L}\p{N}$']+/gu) ?? [];

/** Returns the runs of so many words in a text. */
function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(runLength - 1).map((_, from) => words.slice(from, from + runLength).join(' '));
}

/** The runs of the coach's instructions that no lead should read. */
const secret = readSecretRuns();

function readSecretRuns(): Set<string> {
  const { prompt } = demoStory.agent;
  // Offers may be said as they stand, and so may what is in quotes, the hours of calls, and what she published.
  const own = prompt
    .split(/\n\n(?=[A-Z ]{5,})/)
    .flatMap((section) => {
      const lines = section.split('\n');
      return section.startsWith('OFFERS') ? lines.slice(0, 1) : lines;
    })
    .filter((line) => !line.startsWith('Monday to Friday'))
    .map((line) => line.replaceAll(/"[^"]*"/g, ' '));
  const { answers, page, file } = demoKnowledge;
  const published = [...answers.map(({ answer }) => answer), ...page.sections.map(({ text }) => text)];
  const open = new Set([...published, ...file.sections.map(({ text }) => text)].flatMap(runsOf));
  return new Set(own.flatMap(runsOf).filter((run) => !open.has(run)));
}

/** Returns the first run of the coach's instructions in a reply; null where there is none. */
export function instructionRunIn(reply: string): string | null {
  return runsOf(reply).find((run) => secret.has(run)) ?? null;
}
