import { Agent, AgentBody, AgentConfig, DelayType } from '@spotter/contract';
import { maxFields, unsetDisclosure } from '@spotter/domain/autoreply';
import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { findPlaceholderProblem } from '@spotter/domain/wording';
import { z } from 'zod';
import {
  areFollowUpsWhole,
  areSameFollowUps,
  bodyOfFollowUps,
  followUpValuesOf,
  FollowUpValues,
} from './follow-ups/follow-up-values.ts';

/** How it says that a machine writes. An empty sentence means Spotter's. */
const DisclosureValues = z.object({
  mode: Agent.shape.disclosure.shape.mode,
  words: z.partialRecord(z.enum(chatLanguages), z.string()),
});
const newDisclosure = { mode: unsetDisclosure.mode, words: {} };

/** The values of the first step's form. Any input is allowed here; saving checks it. */
export const AgentValues = z.object({
  name: z.string(),
  description: z.string(),
  prompt: z.string(),
  delayType: DelayType,
  delayTime: z.number(),
  /** The language model's name. Empty means the server's default. */
  model: z.string().default(''),
  /** What to find out, one per line. Empty means the usual fields. Old drafts do not have it. */
  fields: z.string().default(''),
  /** The coach's own words for a person in need. Empty means Spotter's words. */
  caringWords: z.string().default(''),
  /** The coach's own words for a lead who asks if a machine writes. Empty means the agent's words. */
  disclosureWords: z.string().default(''),
  /** The coach's last words to a lead who does not fit. Empty means the agent's. */
  goodbye: z.string().default(''),
  /** How many messages an answer may leave as, at most. */
  bubbles: Agent.shape.bubbles.default(1),
  disclosure: DisclosureValues.default(newDisclosure),
  followUps: FollowUpValues.default(() => followUpValuesOf(null)),
  /** The ids of the offers that it may speak of, or all of them. */
  offers: Agent.shape.offers.default('all'),
  /** What follows a question that nothing answers. */
  whenUnanswered: Agent.shape.whenUnanswered.default('go-on'),
  /** Whether it goes on answering what the coach entered, after a harmless hand-over. */
  answersAfterHandOver: z.boolean().default(true),
  /** Whether answers go out on their own, or wait for the coach's word. */
  answers: Agent.shape.answers.default('auto'),
});
export type AgentValues = z.infer<typeof AgentValues>;

/** Max length of each text, as the server takes it. */
export const maxLengths = {
  name: AgentBody.shape.name.maxLength ?? Infinity,
  prompt: AgentConfig.shape.prompt.maxLength ?? Infinity,
  caringWords: AgentConfig.shape.caringWords.unwrap().unwrap().maxLength ?? Infinity,
  disclosureWords: AgentConfig.shape.disclosureWords.unwrap().unwrap().maxLength ?? Infinity,
  goodbye: AgentBody.shape.goodbye.unwrap().unwrap().maxLength ?? Infinity,
  /** Max length of one field's name. */
  field: 40,
};

const blank: AgentValues = {
  name: '',
  description: '',
  prompt: '',
  delayType: 'Custom',
  delayTime: 0,
  model: '',
  fields: '',
  caringWords: '',
  disclosureWords: '',
  goodbye: '',
  bubbles: 1,
  disclosure: newDisclosure,
  followUps: followUpValuesOf(null),
  offers: 'all',
  whenUnanswered: 'go-on',
  answersAfterHandOver: true,
  answers: 'auto',
};

/** Returns the form's values for a stored agent, or an empty form for a new one. */
export function valuesOf(agent: Agent | null): AgentValues {
  if (agent === null) return blank;
  const { model, prompt, delayType, delayTime, fields = [], caringWords, disclosureWords } = agent.config;
  return {
    name: agent.name,
    description: agent.description ?? '',
    prompt,
    delayType,
    delayTime,
    model: model ?? '',
    fields: fields.join('\n'),
    caringWords: caringWords ?? '',
    disclosureWords: disclosureWords ?? '',
    goodbye: agent.goodbye ?? '',
    bubbles: agent.bubbles,
    disclosure: { mode: agent.disclosure.mode, words: agent.disclosure.words ?? {} },
    followUps: followUpValuesOf(agent.followUps),
    offers: agent.offers,
    whenUnanswered: agent.whenUnanswered,
    answersAfterHandOver: agent.answersAfterHandOver,
    answers: agent.answers,
  };
}

const comparedAlone = new Set<keyof AgentValues>(['followUps', 'offers', 'disclosure']);

export function areSame(left: AgentValues, right: AgentValues): boolean {
  return (
    areSameFollowUps(left.followUps, right.followUps) &&
    areSameOffers(left.offers, right.offers) &&
    areSameDisclosures(left.disclosure, right.disclosure) &&
    (Object.keys(left) as (keyof AgentValues)[]).every((name) => comparedAlone.has(name) || left[name] === right[name])
  );
}

function areSameOffers(left: AgentValues['offers'], right: AgentValues['offers']): boolean {
  if (left === 'all' || right === 'all') return left === right;
  return left.length === right.length && left.every((id) => right.includes(id));
}

function areSameDisclosures(left: AgentValues['disclosure'], right: AgentValues['disclosure']): boolean {
  const textOf = ({ words }: AgentValues['disclosure'], language: (typeof chatLanguages)[number]) =>
    words[language]?.trim() ?? '';
  return left.mode === right.mode && chatLanguages.every((each) => textOf(left, each) === textOf(right, each));
}

/** Returns how it says so as the server takes it: without empty sentences. */
function bodyOfDisclosure({ mode, words }: AgentValues['disclosure']): Agent['disclosure'] {
  const written = Object.entries(words).flatMap(([language, text]) =>
    text.trim() === '' ? [] : [[language, text.trim()]],
  );
  return { mode, words: written.length === 0 ? null : Object.fromEntries(written) };
}

/** Whether the form can be saved: it has a name and instructions, and nothing is too long or too many. */
export function isComplete(values: AgentValues): boolean {
  const { name, prompt } = values;
  return (
    name.trim() !== '' &&
    prompt.trim() !== '' &&
    name.trim().length <= maxLengths.name &&
    prompt.trim().length <= maxLengths.prompt &&
    areSettingsWhole(values)
  );
}

/** Whether what stands under Fine-tune can be saved. */
export function areSettingsWhole({
  fields,
  caringWords,
  disclosure,
  disclosureWords,
  goodbye,
  followUps,
}: AgentValues): boolean {
  return (
    caringWords.trim().length <= maxLengths.caringWords &&
    disclosureWords.trim().length <= maxLengths.disclosureWords &&
    goodbye.trim().length <= maxLengths.goodbye &&
    [caringWords, disclosureWords, goodbye].every((text) => findPlaceholderProblem(text) === null) &&
    !hasPlaceholderProblem(disclosure) &&
    fieldsProblem(fields) === null &&
    areFollowUpsWhole(followUps)
  );
}

/** Whether one of the coach's own sentences has an unknown placeholder. */
export function hasPlaceholderProblem({ words }: AgentValues['disclosure']): boolean {
  return Object.values(words).some((text) => findPlaceholderProblem(text) !== null);
}

/** Returns the names of the fields as typed, one per line, without empty lines. */
function fieldNames(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns what keeps the fields from being saved. */
export function fieldsProblem(typed: string): 'too-many' | 'too-long' | null {
  const names = fieldNames(typed);
  if (names.length > maxFields) return 'too-many';
  return names.some((name) => name.length > maxLengths.field) ? 'too-long' : null;
}

/** Returns the form as the server takes it. What other steps own is left as it is. */
export function bodyOfValues(values: AgentValues, agent: Agent | null): AgentBody {
  const saved = valuesOf(agent);
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    config: {
      model: values.model || null,
      prompt: values.prompt.trim(),
      delayType: values.delayType,
      delayTime: values.delayType === 'Adaptative' ? 0 : values.delayTime,
      // A value that was never filled in is left out. A value that was emptied is sent.
      ...(values.fields.trim() === saved.fields ? {} : { fields: fieldNames(values.fields) }),
      ...(values.caringWords.trim() === saved.caringWords ? {} : { caringWords: values.caringWords.trim() }),
      ...(values.disclosureWords.trim() === saved.disclosureWords
        ? {}
        : { disclosureWords: values.disclosureWords.trim() }),
    },
    ...(values.goodbye.trim() === saved.goodbye ? {} : { goodbye: values.goodbye.trim() }),
    ...(values.bubbles === saved.bubbles ? {} : { bubbles: values.bubbles }),
    ...(areSameFollowUps(values.followUps, saved.followUps) ? {} : { followUps: bodyOfFollowUps(values.followUps) }),
    ...(areSameDisclosures(values.disclosure, saved.disclosure)
      ? {}
      : { disclosure: bodyOfDisclosure(values.disclosure) }),
    ...(areSameOffers(values.offers, saved.offers) ? {} : { offers: values.offers }),
    ...(values.whenUnanswered === saved.whenUnanswered ? {} : { whenUnanswered: values.whenUnanswered }),
    ...(values.answersAfterHandOver === saved.answersAfterHandOver
      ? {}
      : { answersAfterHandOver: values.answersAfterHandOver }),
    ...(values.answers === saved.answers ? {} : { answers: values.answers }),
  };
}
