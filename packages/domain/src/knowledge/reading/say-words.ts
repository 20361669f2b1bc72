import type { Section } from '../cut-passages.ts';

const maxShown = 100;

/** Returns the sentence that shows a coach what stands at the beginning of a page. */
export function sayBeginning({ title, sections }: { title: string | null; sections: Section[] }): string {
  const lines = [title ?? '', ...sections.slice(0, 3).flatMap(({ heading, text }) => [heading, ...text.split('\n')])];
  return sayWords(lines.find((line) => line.trim() !== '') ?? '');
}

/** Returns the sentence that shows a coach words of a page. */
export function sayWords(words: string): string {
  return `It says “${words.replaceAll('\n', ' ').trim().slice(0, maxShown).toWellFormed()}”.`;
}
