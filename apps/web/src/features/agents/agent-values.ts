import { type Agent, AgentBody, AgentConfig, DelayType } from '@spotter/contract';
import { mostFields } from '@spotter/domain';
import { z } from 'zod';

/** What the first step's form holds. Anything may be typed: it is checked when it is saved. */
export const AgentValues = z.object({
  name: z.string(),
  description: z.string(),
  prompt: z.string(),
  delayType: DelayType,
  delayTime: z.number(),
  /** The language model's name; empty: the server's default. */
  model: z.string().default(''),
  /** What to find out, one a line; empty: the usual fields. Drafts of earlier days have none. */
  fields: z.string().default(''),
  /** The coach's own words for somebody in need; empty: Spotter's. */
  caringWords: z.string().default(''),
  /** The coach's own words for whoever asks if a machine writes; empty: the agent's. */
  disclosureWords: z.string().default(''),
});
export type AgentValues = z.infer<typeof AgentValues>;

/** The longest texts that the server takes. */
export const longest = {
  name: AgentBody.shape.name.maxLength ?? Infinity,
  prompt: AgentConfig.shape.prompt.maxLength ?? Infinity,
  caringWords: AgentConfig.shape.caringWords.unwrap().unwrap().maxLength ?? Infinity,
  disclosureWords: AgentConfig.shape.disclosureWords.unwrap().unwrap().maxLength ?? Infinity,
  /** Of one field's name. */
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
};

/** What is stored of an agent; of none yet, an empty form. */
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
  };
}

export function areSame(left: AgentValues, right: AgentValues): boolean {
  return (Object.keys(left) as (keyof AgentValues)[]).every((name) => left[name] === right[name]);
}

/** Whether the form can be saved: a name and instructions there must be, and nothing too long or too many. */
export function isComplete({ name, prompt, fields, caringWords, disclosureWords }: AgentValues): boolean {
  return (
    name.trim() !== '' &&
    prompt.trim() !== '' &&
    name.trim().length <= longest.name &&
    prompt.trim().length <= longest.prompt &&
    caringWords.trim().length <= longest.caringWords &&
    disclosureWords.trim().length <= longest.disclosureWords &&
    fieldsProblem(fields) === null
  );
}

/** The names of the fields as they were typed, one a line; empty lines are none. */
function fieldNames(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What keeps the fields from being saved. */
export function fieldsProblem(typed: string): 'too-many' | 'too-long' | null {
  const names = fieldNames(typed);
  if (names.length > mostFields) return 'too-many';
  return names.some((name) => name.length > longest.field) ? 'too-long' : null;
}

/** The form as the server takes it; what other steps own is left as it is. */
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
      // What was never filled in is not spoken of; what was emptied is.
      ...(values.fields.trim() === saved.fields ? {} : { fields: fieldNames(values.fields) }),
      ...(values.caringWords.trim() === saved.caringWords ? {} : { caringWords: values.caringWords.trim() }),
      ...(values.disclosureWords.trim() === saved.disclosureWords
        ? {}
        : { disclosureWords: values.disclosureWords.trim() }),
    },
  };
}
