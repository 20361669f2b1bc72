import { type Agent, AgentBody, AgentConfig, DelayType } from '@spotter/contract';
import { z } from 'zod';

/** What the first step's form holds. Anything may be typed: it is checked when it is saved. */
export const AgentValues = z.object({
  name: z.string(),
  description: z.string(),
  prompt: z.string(),
  delayType: DelayType,
  delayTime: z.number(),
});
export type AgentValues = z.infer<typeof AgentValues>;

/** The longest texts that the server takes. */
export const longest = {
  name: AgentBody.shape.name.maxLength ?? Infinity,
  prompt: AgentConfig.shape.prompt.maxLength ?? Infinity,
};

const blank: AgentValues = { name: '', description: '', prompt: '', delayType: 'Custom', delayTime: 0 };

/** What is stored of an agent; of none yet, an empty form. */
export function valuesOf(agent: Agent | null): AgentValues {
  if (agent === null) return blank;
  const { prompt, delayType, delayTime } = agent.config;
  return { name: agent.name, description: agent.description ?? '', prompt, delayType, delayTime };
}

export function areSame(left: AgentValues, right: AgentValues): boolean {
  return (Object.keys(left) as (keyof AgentValues)[]).every((name) => left[name] === right[name]);
}

/** Whether the form can be saved: a name and instructions there must be, neither too long. */
export function isComplete({ name, prompt }: AgentValues): boolean {
  return (
    name.trim() !== '' &&
    prompt.trim() !== '' &&
    name.trim().length <= longest.name &&
    prompt.trim().length <= longest.prompt
  );
}

/** The form as the server takes it; what other steps own is left as it is. */
export function bodyOfValues(values: AgentValues, agent: Agent | null): AgentBody {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    config: {
      model: agent?.config.model ?? null,
      prompt: values.prompt.trim(),
      delayType: values.delayType,
      delayTime: values.delayType === 'Adaptative' ? 0 : values.delayTime,
    },
  };
}
