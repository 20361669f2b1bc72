import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Passage } from '@spotter/domain/knowledge';
import { offerPassage, type Offer, type PricePeriod } from '@spotter/domain/offers';
import { z } from 'zod';
import { readCases } from '../labeled-cases.ts';

const OfferOfSet = z.object({
  id: z.string(),
  name: z.string(),
  price: z.object({ amount: z.number(), currency: z.string(), per: z.string(), from: z.boolean().default(false) }),
  plan: z.object({ text: z.string(), every: z.string().optional(), total: z.number().optional() }).nullable(),
  included: z.array(z.string()),
  duration: z.string().nullable(),
  guarantee: z.string().nullable(),
  terms: z.string(),
  address: z.string().nullish(),
  forWhom: z.string(),
  validUntil: z.string().nullable(),
  link: z.string(),
  active: z.boolean(),
});
const Coach = z.object({
  asOf: z.string(),
  coach: z.object({ name: z.string() }),
  offers: z.array(OfferOfSet),
  entries: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
  pages: z.array(
    z.object({
      title: z.string(),
      passages: z.array(z.object({ id: z.string(), heading: z.string(), text: z.string() })),
    }),
  ),
  files: z.array(z.object({ name: z.string(), pages: z.array(z.object({ id: z.string(), text: z.string() })) })),
});

/** The set's coach: her name, what she sells, and everything that she wrote, as the product keeps it. */
export type JudgedCoach = { name: string; asOf: string; offers: Offer[]; passages: Passage[] };

/** Reads the fictional coach of a folder. */
export async function readCoach(folder: string): Promise<JudgedCoach> {
  const raw = JSON.parse(await readFile(join(folder, 'coach.json'), 'utf8')) as Record<string, unknown>;
  const read = Coach.parse({ ...raw, files: raw.files ?? [raw.file].flat() });
  const offers = read.offers.map(offerOf);
  const asPassage = (id: string, title: string, heading: string, text: string): Passage => ({
    id,
    title,
    heading,
    text,
    score: 0,
  });
  return {
    name: read.coach.name,
    asOf: read.asOf,
    offers,
    passages: [
      ...offers.map((offer) => offerPassage(offer, read.asOf)),
      ...read.entries.map(({ id, question, answer }) => asPassage(id, question, '', answer)),
      ...read.pages.flatMap(({ title, passages }) =>
        passages.map(({ id, heading, text }) => asPassage(id, title, heading, text)),
      ),
      ...read.files.flatMap(({ name, pages }) => pages.map(({ id, text }) => asPassage(id, name, '', text))),
    ],
  };
}

/** A coach types the parts that the product has no field for into the terms. */
function offerOf({
  id,
  price,
  plan,
  included,
  duration,
  guarantee,
  terms,
  address,
  ...rest
}: z.infer<typeof OfferOfSet>): Offer {
  const payments =
    plan === null ? '' : `Or ${plan.text}${plan.every === undefined ? '' : `, one every ${plan.every}`}.`;
  const lines = [
    payments,
    `${included.join(', ')}.`,
    duration === null ? '' : `${duration}.`,
    guarantee === null ? '' : `${guarantee}.`,
    terms,
    address ?? '',
  ];
  return {
    ...rest,
    id: id.replace('offer:', ''),
    price: { ...price, per: price.per as PricePeriod },
    terms: lines.filter((line) => line !== '').join('\n'),
  };
}

const Lie = z.object({
  id: z.string(),
  lang: z.string(),
  question: z.string(),
  reply: z.string(),
  lie: z.string(),
  sources: z.array(z.string()),
});
const Honest = Lie.omit({ lie: true }).extend({ kind: z.string() });
const Unanswerable = z.object({ id: z.string(), lang: z.string(), text: z.string(), tempting: z.array(z.string()) });

/** Reads what leads asked, and what an agent says to it. */
export function readAnswers(folder: string) {
  return {
    lies: readCases(`${folder}/lies.jsonl`, Lie),
    honest: readCases(`${folder}/honest.jsonl`, Honest),
    unanswerable: readCases(`${folder}/unanswerable.jsonl`, Unanswerable),
  };
}
