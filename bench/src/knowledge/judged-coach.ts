import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MeasuredSource } from '@spotter/server/knowledge-search';
import { z } from 'zod';
import { readCases } from '../labeled-cases.ts';

/** The folder of the coach whom the benches take where no other is named. */
export const firstCoach = fileURLToPath(new URL('../../data/judging/knowledge', import.meta.url));

const Coach = z.object({
  asOf: z.string(),
  offers: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      kind: z.string(),
      priceText: z.string(),
      plan: z.looseObject({ text: z.string() }).nullable(),
      included: z.array(z.string()),
      duration: z.string().nullish(),
      guarantee: z.string().nullish(),
      terms: z.string(),
      forWhom: z.string(),
      address: z.string().nullish(),
      validUntil: z.string().nullable(),
      link: z.string(),
    }),
  ),
  entries: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
  pages: z.array(
    z.looseObject({
      id: z.string(),
      title: z.string(),
      passages: z.array(z.looseObject({ id: z.string(), heading: z.string(), text: z.string() })),
    }),
  ),
  files: z.array(
    z.looseObject({
      name: z.string(),
      pages: z.array(z.object({ id: z.string(), page: z.number(), text: z.string() })),
    }),
  ),
});

const Wordings = z.object({
  passage: z.string(),
  english: z.array(z.string()),
  spanish: z.array(z.string()),
  others: z.array(z.string()).default([]),
  words: z.array(z.string()),
});

/** The judged coach's sources, and the judging set's name of each passage by where it stands. */
export type JudgedCoach = { asOf: string; sources: MeasuredSource[]; names: Map<string, string> };

/** Reads the fictional coach of a folder; with the recorded wordings of leads, or without. */
export async function readJudgedCoach(folder: string, options: { withWordings: boolean }): Promise<JudgedCoach> {
  const coach = Coach.parse(JSON.parse(await readFile(join(folder, 'coach.json'), 'utf8')));
  const known = new Map(
    readCases(join(folder, 'wordings.jsonl'), Wordings).map(({ passage, english, spanish, others, words }) => [
      passage,
      [...english, ...spanish, ...others, ...words],
    ]),
  );
  const sources: MeasuredSource[] = [];
  const names = new Map<string, string>();
  function add(
    kind: MeasuredSource['kind'],
    validUntil: string | null,
    passages: { name: string; title: string; heading: string; text: string }[],
  ) {
    const id = randomUUID();
    for (const [number, { name }] of passages.entries()) names.set(`${id}#${number}`, name);
    sources.push({
      id,
      kind,
      validUntil,
      passages: passages.map(({ name, ...passage }) => ({
        ...passage,
        wordings: options.withWordings ? (known.get(name) ?? []) : [],
      })),
    });
  }
  for (const offer of coach.offers) {
    const text = [
      offer.kind,
      offer.priceText,
      offer.plan?.text,
      ...offer.included,
      offer.duration,
      offer.guarantee,
      offer.terms,
      `For ${offer.forWhom}`,
      offer.address,
      offer.link,
    ];
    const spoken = text.filter((part) => part != null).join('\n');
    add('offer', offer.validUntil, [{ name: offer.id, title: offer.name, heading: '', text: spoken }]);
  }
  for (const { id, question, answer } of coach.entries)
    add('entry', null, [{ name: id, title: question, heading: '', text: answer }]);
  for (const { title, passages } of coach.pages)
    add(
      'page',
      null,
      passages.map(({ id, heading, text }) => ({ name: id, title, heading, text })),
    );
  for (const { name: title, pages } of coach.files)
    add(
      'file',
      null,
      pages.map(({ id, page, text }) => ({ name: id, title, heading: `Page ${page}`, text })),
    );
  return { asOf: coach.asOf, sources, names };
}
