import { Button, TextInput } from '@mantine/core';
import type { Agent, Offer, OfferBody } from '@spotter/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from 'react-toastify';
import { Form } from '../../../components/form/form.tsx';
import { FieldPair } from '../../../components/form/field-pair.tsx';
import { StepActions, StepGap, StepRemark } from '../../../components/page/step-actions.tsx';
import { RestoredNote } from '../wizard-note.tsx';
import { paths } from '../../../paths.ts';
import {
  type AgentValues,
  AgentValues as AgentValuesSchema,
  areSame,
  isComplete,
  maxLengths,
  valuesOf,
} from '../agent-values.ts';
import { parseSuggestedLine, withLine } from './suggested-line.ts';
import { DelayFields } from './delay-fields.tsx';
import { DeleteAgent } from '../delete-agent.tsx';
import { FollowUpFields } from '../follow-ups/follow-up-fields.tsx';
import { withTemplate } from '../follow-ups/template-follow-ups.ts';
import { DisclosureField } from './disclosure-field.tsx';
import { FirstOffer } from './first-offer.tsx';
import { InstructionsField } from './instructions-field.tsx';
import { HandOverField } from './hand-over-field.tsx';
import { agentMessages, disclosureProblems } from '../messages.ts';
import { ModelField } from './model-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { OffersField } from './offers-field.tsx';
import { UnansweredField } from './unanswered-field.tsx';
import { tryMessages } from '../try/try-messages.ts';
import { TryPanel } from '../try/try-panel.tsx';
import { useDraft } from '../use-draft.ts';
import { useFirstOffer } from './use-first-offer.ts';
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
  const firstOffer = useFirstOffer(agent === null && offers?.length === 0);
  const changed = !areSame(values, saved);
  const complete = isComplete(values) && firstOffer.problems === null;

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
        <NameFields values={values} onChange={change} />
        <InstructionsField
          suggested={suggested}
          value={values.prompt}
          saved={saved.prompt}
          onChange={(prompt) => change({ prompt })}
          onTemplate={(isPut) => {
            // The follow-ups of an agent that is at work stay as the coach set them.
            if (agent === null) setValues((before) => withTemplate(before, isPut));
          }}
        />
        {firstOffer.isAsked && (
          <FirstOffer values={firstOffer.values} problems={firstOffer.problems ?? {}} onChange={firstOffer.change} />
        )}
        <BehaviorFields values={values} offers={offers ?? []} error={save.error} onChange={change} />
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

type FieldsProps = { values: AgentValues; onChange: (typed: Partial<AgentValues>) => void };

function NameFields({ values, onChange }: FieldsProps) {
  return (
    <FieldPair>
      <TextInput
        label={agentMessages.name}
        required
        autoComplete="off"
        maxLength={maxLengths.name}
        value={values.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={agentMessages.description}
        autoComplete="off"
        maxLength={500}
        value={values.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
    </FieldPair>
  );
}

/** What the agent offers, and how it behaves. */
function BehaviorFields(props: FieldsProps & { offers: Offer[]; error: Error | null }) {
  const { values, offers, error, onChange } = props;
  return (
    <>
      {offers.length > 0 && (
        <OffersField offers={offers} chosen={values.offers} onChange={(chosen) => onChange({ offers: chosen })} />
      )}
      <UnansweredField chosen={values.whenUnanswered} onChange={(whenUnanswered) => onChange({ whenUnanswered })} />
      <HandOverField
        answers={values.answersAfterHandOver}
        onChange={(answersAfterHandOver) => onChange({ answersAfterHandOver })}
      />
      <DisclosureField
        chosen={values.disclosure}
        problems={disclosureProblems(error)}
        onChange={(disclosure) => onChange({ disclosure })}
      />
      <DelayFields delayType={values.delayType} delayTime={values.delayTime} onChange={onChange} />
      <ModelField model={values.model} onChange={(model) => onChange({ model })} />
      <FollowUpFields
        values={values.followUps}
        delayMinutes={values.delayTime}
        onChange={(followUps) => onChange({ followUps })}
      />
      <MoreFields
        fields={values.fields}
        caringWords={values.caringWords}
        disclosureWords={values.disclosureWords}
        onChange={onChange}
      />
    </>
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
