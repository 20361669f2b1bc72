import { Button, TextInput } from '@mantine/core';
import type { Agent } from '@spotter/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import {
  type AgentValues,
  AgentValues as AgentValuesSchema,
  areSame,
  isComplete,
  longest,
  valuesOf,
} from '../agent-values.ts';
import { parseSuggestedLine, withLine } from './suggested-line.ts';
import { DelayFields } from './delay-fields.tsx';
import { DeleteAgent } from '../delete-agent.tsx';
import { InstructionsField } from './instructions-field.tsx';
import { agentMessages } from '../messages.ts';
import { ModelField } from './model-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { tryMessages } from '../try/try-messages.ts';
import { TryPanel } from '../try/try-panel.tsx';
import { useDraft } from '../use-draft.ts';
import { useSaveAgent } from '../use-save-agent.ts';
import styles from './agent-form.module.css';

/** The wizard's first step: who the agent is, beside a phone on which one can talk to it. */
export function AgentForm({ agent }: { agent: Agent | null }) {
  const navigate = useNavigate();
  const { restored, keep } = useDraft(agent?._id ?? null, 'agent', AgentValuesSchema);
  const saved = valuesOf(agent);
  const suggested = parseSuggestedLine(useLocation().state);
  const [values, setValues] = useState<AgentValues>(() => {
    const begun = restored ?? saved;
    return suggested === null ? begun : { ...begun, prompt: withLine(begun.prompt, suggested) };
  });
  const [fromDraft, setFromDraft] = useState(restored !== null);
  const messageField = useRef<HTMLInputElement>(null);
  const save = useSaveAgent(agent);
  const changed = !areSame(values, saved);
  const complete = isComplete(values);

  useEffect(() => {
    keep(changed ? values : null);
  }, [keep, changed, values]);

  const change = (typed: Partial<AgentValues>) => setValues((before) => ({ ...before, ...typed }));

  async function saveValues(): Promise<Agent | null> {
    const submitted = values;
    const stored = await save.mutateAsync(submitted).catch(() => null);
    if (stored === null) return null;
    keep(null);
    setFromDraft(false);
    // The server trims. What was typed while it saved stays; a new agent's form is left in a moment.
    if (agent !== null) setValues((current) => (current === submitted ? valuesOf(stored) : current));
    return stored;
  }

  async function goOn() {
    const stored = changed || agent === null ? await saveValues() : agent;
    if (stored !== null) await navigate(paths.agentServices(stored._id));
  }

  return (
    <div className={styles.agentColumns}>
      <form
        className={`form ${styles.agentForm}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (complete && !save.isPending) void (agent === null || !changed ? goOn() : saveValues());
        }}
      >
        {fromDraft && changed && (
          <p className="wizard-note" role="status">
            {agentMessages.restored}
            <button
              type="button"
              className="text-action"
              onClick={() => {
                setValues(saved);
                setFromDraft(false);
              }}
            >
              {agentMessages.discard}
            </button>
          </p>
        )}
        <div className="form-pair agent-names">
          <TextInput
            label={agentMessages.name}
            required
            autoComplete="off"
            maxLength={longest.name}
            value={values.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <TextInput
            label={agentMessages.description}
            autoComplete="off"
            maxLength={500}
            value={values.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
        </div>
        <InstructionsField
          suggested={suggested}
          value={values.prompt}
          saved={saved.prompt}
          onChange={(prompt) => change({ prompt })}
        />
        <DelayFields delayType={values.delayType} delayTime={values.delayTime} onChange={change} />
        <ModelField model={values.model} onChange={(model) => change({ model })} />
        <MoreFields
          fields={values.fields}
          caringWords={values.caringWords}
          disclosureWords={values.disclosureWords}
          onChange={change}
        />
        <div className="wizard-actions">
          {agent !== null && <DeleteAgent agent={agent} onDeleted={() => keep(null)} />}
          {agent !== null && changed && <p className="wizard-unsaved">{agentMessages.unsaved}</p>}
          <span className="wizard-actions-gap" />
          <Button variant="default" className={styles.toTrial} onClick={() => goToTrial(messageField.current)}>
            {tryMessages.title}
          </Button>
          {agent !== null && (
            <Button
              variant="default"
              disabled={!changed || !complete || save.isPending}
              onClick={() => void saveValues()}
            >
              {save.isPending ? agentMessages.updating : agentMessages.update}
            </Button>
          )}
          <Button disabled={!complete || save.isPending} onClick={() => void goOn()}>
            {agent === null && save.isPending ? agentMessages.creating : agentMessages.next}
          </Button>
        </div>
      </form>
      <TryPanel agentId={agent?._id ?? 'new'} values={values} agent={agent} messageField={messageField} />
    </div>
  );
}

/** Where the trial lies under the form. */
function goToTrial(messageField: HTMLInputElement | null): void {
  messageField?.closest('aside')?.scrollIntoView({ block: 'start' });
  messageField?.focus({ preventScroll: true });
}
