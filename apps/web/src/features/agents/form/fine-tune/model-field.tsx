import { NativeSelect } from '@mantine/core';
import { agentMessages } from '../../messages.ts';
import { useAgentModels } from '../../queries.ts';

/** The choice of the agent's language model. Hidden if there is only one. */
export function ModelField({ model, onChange }: { model: string; onChange: (model: string) => void }) {
  const models = useAgentModels().data?.models ?? [];
  const isGone = model !== '' && models.length > 0 && !models.includes(model);
  if (models.length < 2 && !isGone) return null;
  const [first, ...others] = models;
  return (
    <NativeSelect
      label={agentMessages.model}
      description={isGone ? agentMessages.modelGone(model) : agentMessages.modelHint}
      data={[{ value: '', label: agentMessages.modelDefault(first ?? '') }, ...others]}
      value={isGone || model === first ? '' : model}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
