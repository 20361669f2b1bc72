import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { dueKinds, leadKinds, ourKinds } from '@spotter/domain/leaks';
import { safetyCategories } from '@spotter/domain/safety';
import { readPacked } from '@spotter/server/labeled-lines';
import { z } from 'zod';

/** What a classifier is trained on: a text and its category, which is `none` for ordinary talk. */
export type LabeledMessage = {
  lang: string;
  category: string;
  text: string;
  /** Our message that it follows, where that is read, too. */
  before?: string | null | undefined;
  /** Whether the classifier's author wrote it: trained on, never measured on. */
  isAuthors?: boolean;
};

const messageSchema = z.object({
  lang: z.string(),
  category: z.enum([...safetyCategories, 'bot-question', 'spam', 'none']),
  severity: z.enum(['severe', 'other', 'none']),
  hinted: z.boolean(),
  text: z.string(),
});

const ourWordsSchema = z.object({
  lang: z.string(),
  text: z.string(),
  kind: z.enum([...ourKinds, 'other']),
  due: z.enum([...dueKinds, 'hours', '']),
});
const leadWordsSchema = z.object({
  lang: z.string(),
  before: z.string().nullable(),
  text: z.string(),
  kind: z.enum([...leadKinds, 'owed']),
});

/** A labeled message, with the file it is from: each file has authors of its own. */
export type TrainingMessage = z.infer<typeof messageSchema> & { file: string };

export type TrainingSet = { messages: TrainingMessage[]; data: string };
export type LabeledSet = { messages: LabeledMessage[]; data: string };

/** Ages and years in the labeled messages are as of this day. */
export const labeledOn = new Date('2026-11-20T12:00:00Z');

const data = join(import.meta.dirname, '../../data');
/** Written by people who had not seen the rules: the classifier is measured on those that it was not trained on. */
export const filesOfOthers = [
  'training/safety-en-severe.jsonl',
  'training/safety-en-severe-2.jsonl',
  'training/safety-en-severe-3.jsonl',
  'training/safety-en-severe-4.jsonl',
  'training/safety-en-severe-5.jsonl',
  'training/safety-en-severe-6.jsonl',
  'training/safety-en-other.jsonl',
  'training/safety-en-other-2.jsonl',
  'training/safety-en-other-3.jsonl',
  'training/safety-es.jsonl',
  'training/safety-es-2.jsonl',
  'training/safety-es-mix.jsonl',
  'training/safety-es-severe-3.jsonl',
  'training/safety-es-severe-4.jsonl',
  'training/safety-es-other-3.jsonl',
  'training/safety-other-4.jsonl',
  'training/safety-other-languages.jsonl',
  'training/safety-other-languages-2.jsonl',
  'training/safety-other-languages-3.jsonl',
  'training/safety-ordinary.jsonl',
  'training/safety-ordinary-2.jsonl',
  'training/safety-ordinary-3.jsonl',
  'training/safety-ordinary-es-3.jsonl',
  'training/safety-hinted-7.jsonl',
  'training/safety-more-languages-7.jsonl',
  'training/safety-ordinary-look-7.jsonl',
  'training/safety-en-severe-8a.jsonl',
  'training/safety-en-severe-8b.jsonl',
  'training/safety-es-severe-8.jsonl',
  'training/safety-other-8.jsonl',
  'training/safety-more-languages-8.jsonl',
  'training/safety-ordinary-8.jsonl',
  'training/safety-en-severe-9.jsonl',
  'training/safety-other-9.jsonl',
  'training/safety-more-languages-9.jsonl',
  'training/safety-ordinary-9.jsonl',
  'training/safety-severe-10.jsonl',
  'training/safety-ordinary-10.jsonl',
  'training/safety-other-10.jsonl',
  'training/safety-more-languages-10.jsonl',
  'training/safety-look-alikes-11.jsonl',
  'training/safety-hinted-11.jsonl',
  'training/safety-inbox-11.jsonl',
  'training/safety-matters-11.jsonl',
  'training/safety-es-12.jsonl',
  'training/safety-hinted-12.jsonl',
  'training/safety-look-alikes-12.jsonl',
  'training/safety-matters-12.jsonl',
  'training/safety-more-languages-12.jsonl',
  'training/safety-ordinary-12.jsonl',
  'training/safety-pairs-12.jsonl',
  'training/safety-es-13.jsonl',
  'training/safety-hinted-13.jsonl',
  'training/safety-inbox-13.jsonl',
  'training/safety-it-nl-pl-13.jsonl',
  'training/safety-look-alikes-13.jsonl',
  'training/safety-matters-13.jsonl',
  'training/safety-pt-fr-de-13.jsonl',
];
/**
 * Only for training: written beside the rules or for the classifier, or (the judging set) known to the authors
 * of the phrases.
 */
const otherFiles = [
  'judging/open/messages.jsonl',
  'training/classifier-author.jsonl',
  'training/safety-everyday-14.jsonl',
  'training/safety-everyday-15.jsonl',
  'training/phrase-examples.jsonl',
  'training/phrase-counter-examples.jsonl',
  'training/labelled-messages.jsonl',
  'training/demo-talk.jsonl',
];

export const filesForTraining = [...filesOfOthers, ...otherFiles].toSorted();

/** Questions whether a machine writes, and what looks like them. */
export const botQuestionFile = 'training/bot-question.jsonl';
/** What sells, begs or lures, and what honest contacts write that looks like it. */
export const spamFile = 'training/spam.jsonl';
/** What messages of ours are, and those of leads, for the leads who are about to be lost. */
export const ourWordsFiles = [
  'training/our-words.jsonl',
  'training/our-words-author.jsonl',
  'training/our-words-2.jsonl',
];
export const leadWordsFiles = [
  'training/lead-words.jsonl',
  'training/lead-words-author.jsonl',
  'training/lead-words-2.jsonl',
];
/** Of the other ordinary messages, one in this many is enough beside them. */
const sparsity = 2;
/** Messages that are far from spam are easy to separate from it, so fewer are enough. */
const sparsityBesideSpam = { ordinary: 4, danger: 16 };

/** Returns all labeled messages for training, and a fingerprint of their files. */
export function readTrainingMessages(): TrainingSet {
  return readMessages(filesForTraining);
}

/**
 * Returns the messages of the classifier of questions whether a machine writes: its own, and as ordinary talk
 * wishes for a person and a part of the ordinary messages of the others.
 */
export function readBotQuestions(): TrainingSet {
  const { messages, data: fingerprint } = readMessages([botQuestionFile, ...filesForTraining]);
  const own = messages.filter(({ file }) => file === botQuestionFile);
  // Some messages of the other files ask it: those are labeled once more among its own.
  const ownTexts = new Set(own.map(({ text }) => text));
  const ordinary = messages
    .filter(({ file, text }) => file !== botQuestionFile && !ownTexts.has(text))
    .filter(({ category }, at) => category === 'person' || (category === 'none' && at % sparsity === 0))
    .map((message) => ({ ...message, category: 'none' as const }));
  return { messages: [...own, ...ordinary], data: fingerprint };
}

/**
 * Returns the messages of the classifier of spam: its own, and as honest talk a part of all others. What needs a
 * person is honest too.
 */
export function readSpam(): TrainingSet {
  const { messages, data: fingerprint } = readMessages([spamFile, ...filesForTraining]);
  const honest = (category: string, at: number) =>
    at % (category === 'none' ? sparsityBesideSpam.ordinary : sparsityBesideSpam.danger) === 0;
  return {
    messages: messages
      .filter(({ file, category }, at) => file === spamFile || honest(category, at))
      .map((message) => (message.file === spamFile ? message : { ...message, category: 'none' as const })),
    data: fingerprint,
  };
}

/** Returns what messages of ours are. */
export function readOurWords(): LabeledSet {
  const { messages, data: fingerprint } = readLines(ourWordsFiles, ourWordsSchema);
  return { messages: messages.map((message) => labeled(message, message.kind, 'other')), data: fingerprint };
}

/** Returns when promises are due. */
export function readDueWords(): LabeledSet {
  const { messages, data: fingerprint } = readLines(ourWordsFiles, ourWordsSchema);
  const promises = messages.filter(({ due }) => due !== '');
  return { messages: promises.map((message) => labeled(message, message.due, 'hours')), data: fingerprint };
}

/** Returns what messages of leads are, each with ours before it. */
export function readLeadWords(): LabeledSet {
  const { messages, data: fingerprint } = readLines(leadWordsFiles, leadWordsSchema);
  return { messages: messages.map((message) => labeled(message, message.kind, 'owed')), data: fingerprint };
}

type Line = { lang: string; text: string; before?: string | null | undefined; file: string };

function labeled({ lang, text, before, file }: Line, kind: string, ordinary: string): LabeledMessage {
  const isAuthors = file === ourWordsFiles[1] || file === leadWordsFiles[1];
  return { lang, text, before, isAuthors, category: kind === ordinary ? 'none' : kind };
}

function readMessages(files: readonly string[]): TrainingSet {
  return readLines(files, messageSchema);
}

function readLines<Row extends object>(files: readonly string[], schema: z.ZodType<Row>) {
  const hash = createHash('sha256');
  const messages: (Row & { file: string })[] = [];
  for (const file of files) {
    const content = readPacked(join(data, file));
    hash.update(content);
    for (const [at, line] of content.split('\n').entries()) {
      if (line.trim() === '') continue;
      const read = schema.safeParse(JSON.parse(line));
      if (!read.success) throw new Error(`Line ${at + 1} of ${file}: ${z.prettifyError(read.error)}`);
      messages.push({ ...read.data, file });
    }
  }
  return { messages, data: hash.digest('hex').slice(0, 16) };
}
