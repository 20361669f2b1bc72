import { Button } from '@mantine/core';
import type { Agent, Offer, OfferBody } from '@spotter/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from 'react-toastify';
import { Form } from '../../../components/form/form.tsx';
import { StepActions, StepGap, StepRemark } from '../../../components/page/step-actions.tsx';
import { RestoredNote } from '../wizard-note.tsx';
import { paths } from '../../../paths.ts';
import { type AgentValues, AgentValues as AgentValuesSchema, areSame, isComplete, valuesOf } from '../agent-values.ts';
import { DeleteAgent } from '../delete-agent.tsx';
import { AgentFields } from './agent-fields.tsx';
import { parseSuggestedLine, withLine } from './instructions/suggested-line.ts';
import { agentMessages } from '../messages.ts';
import { priceAnswerOf } from './price/price-answer.ts';
import { useFirstOffer } from './price/use-first-offer.ts';
import { tryMessages } from '../try/try-messages.ts';
import { TryPanel } from '../try/try-panel.tsx';
import { useDraft } from '../use-draft.ts';
import { useSaveAgent } from '../use-save-agent.ts';
import styles from './agent-form.module.css';

/** The wizard's first step: the agent's form, beside a phone on which the coach can talk to the agent. */
export function AgentForm(props: {
  agent: Agent | null;
  /** The coach's offers; null until they are loaded. */
  offers: Offer[] | null;
  addOffer: (offer: OfferBody) => Promise<unknown>;
}) {
  const { agent, offers } = props;
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
  const firstOffer = useFirstOffer(agent === null && offers?.length === 0 && priceAnswerOf(values.prompt) === 'price');
  const changed = !areSame(values, saved);
  const complete = isComplete(values) && firstOffer.problems === null;

  useEffect(() => {
    keep(changed ? values : null);
  }, [keep, changed, values]);

  async function saveValues(): Promise<Agent | null> {
    const submitted = values;
    const stored = await save.mutateAsync(submitted).catch(() => null);
    if (stored === null) return null;
    keep(null);
    setFromDraft(false);
    // The server trims the values. What the coach typed during the save stays. The form of a new agent closes in a
    // moment.
    if (agent !== null) setValues((current) => (current === submitted ? valuesOf(stored) : current));
    return stored;
  }

  async function goOn() {
    const stored = changed || agent === null ? await saveValues() : agent;
    if (stored === null) return;
    if (firstOffer.body !== null) {
      await props.addOffer(firstOffer.body).then(firstOffer.forget, () => toast.error(agentMessages.offerFailed));
    }
    if (agent === null && !firstOffer.isAsked) firstOffer.forget();
    await navigate(paths.agentServices(stored._id));
  }

  return (
    <div className={styles.agentColumns}>
      <Form
        className={styles.agentForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (complete && !save.isPending) void (agent === null || !changed ? goOn() : saveValues());
        }}
      >
        {fromDraft && changed && (
          <RestoredNote
            sentence={agentMessages.restored}
            onDiscard={() => {
              setValues(saved);
              setFromDraft(false);
            }}
          />
        )}
        <AgentFields
          agent={agent}
          offers={offers ?? []}
          values={values}
          saved={saved}
          suggested={suggested}
          firstOffer={firstOffer}
          error={save.error}
          onChange={setValues}
        />
        <AgentActions
          agent={agent}
          changed={changed}
          complete={complete}
          saving={save.isPending}
          onDeleted={() => keep(null)}
          onTrial={() => goToTrial(messageField.current)}
          onSave={() => void saveValues()}
          onNext={() => void goOn()}
        />
      </Form>
      <TryPanel agentId={agent?._id ?? 'new'} values={values} agent={agent} messageField={messageField} />
    </div>
  );
}

function AgentActions(props: {
  agent: Agent | null;
  changed: boolean;
  complete: boolean;
  saving: boolean;
  onDeleted: () => void;
  onTrial: () => void;
  onSave: () => void;
  onNext: () => void;
}) {
  const { agent, changed, complete, saving } = props;
  return (
    <StepActions className={styles.actions}>
      {agent !== null && <DeleteAgent agent={agent} onDeleted={props.onDeleted} />}
      {agent !== null && changed && <StepRemark>{agentMessages.unsaved}</StepRemark>}
      <StepGap />
      <Button variant="default" className={styles.toTrial} onClick={props.onTrial}>
        {tryMessages.title}
      </Button>
      {agent !== null && (
        <Button variant="default" disabled={!changed || !complete || saving} onClick={props.onSave}>
          {saving ? agentMessages.updating : agentMessages.update}
        </Button>
      )}
      <Button disabled={!complete || saving} onClick={props.onNext}>
        {agent === null && saving ? agentMessages.creating : agentMessages.next}
      </Button>
    </StepActions>
  );
}

/** Scrolls to the trial where it is below the form. */
function goToTrial(messageField: HTMLInputElement | null): void {
  messageField?.closest('aside')?.scrollIntoView({ block: 'start' });
  messageField?.focus({ preventScroll: true });
}
