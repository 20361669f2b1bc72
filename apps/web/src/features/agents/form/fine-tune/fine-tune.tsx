import { TextInput } from '@mantine/core';
import type { Agent, Offer } from '@spotter/contract';
import { useEffect, useRef } from 'react';
import { type AgentValues, areSettingsWhole } from '../../agent-values.ts';
import { FollowUpFields } from '../../follow-ups/follow-up-fields.tsx';
import { agentMessages, botAnswerProblem, disclosureProblems } from '../../messages.ts';
import { SectionFields } from '../instructions/section-fields.tsx';
import type { Instructions } from '../instructions/use-instructions.ts';
import { BubblesField } from './bubbles-field.tsx';
import { DelayFields } from './delay-fields.tsx';
import { DisclosureField } from './disclosure-field.tsx';
import { fineTuneSentence } from './fine-tune-sentence.ts';
import { Folded } from './folded.tsx';
import { HandOverField } from './hand-over-field.tsx';
import { ModelField } from './model-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { OffersField } from './offers-field.tsx';
import { UnansweredField } from './unanswered-field.tsx';
import styles from './fine-tune.module.css';

type Props = {
  agent: Agent | null;
  values: AgentValues;
  instructions: Instructions;
  offers: Offer[];
  /** Why the last save failed. */
  error: Error | null;
  onChange: (typed: Partial<AgentValues>) => void;
};

/** What a coach need not decide in the first hour, under one line that names what is set. */
export function FineTune(props: Props) {
  const place = useRef<HTMLDetailsElement>(null);
  const { agent, values, error } = props;
  const hasRefusal = Object.keys(disclosureProblems(error)).length > 0 || botAnswerProblem(error) !== undefined;
  const hasProblem = !areSettingsWhole(values) || hasRefusal;
  useEffect(() => {
    if (error === null) return;
    const field = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [error]);
  return (
    <Folded
      place={place}
      id="fine-tune"
      hasProblem={hasProblem}
      summary={
        <span>
          <span>{agentMessages.fineTune}</span>
          <span className={styles.moreSet} data-wrong={hasProblem || undefined}>
            {hasProblem && `${agentMessages.fineTuneWrong} `}
            {agent === null && !hasProblem && `${agentMessages.fineTuneDefaults} `}
            {fineTuneSentence(values)}
          </span>
        </span>
      }
    >
      <FineTuneFields {...props} />
    </Folded>
  );
}

function FineTuneFields({ values, instructions, offers, error, onChange }: Props) {
  return (
    <>
      <TextInput
        label={agentMessages.description}
        autoComplete="off"
        maxLength={500}
        value={values.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      {instructions.view === 'sections' && !instructions.isOneText && (
        <SectionFields instructions={instructions} part="other" />
      )}
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
      <BubblesField chosen={values.bubbles} onChange={(bubbles) => onChange({ bubbles })} />
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
        botAnswerProblem={botAnswerProblem(error)}
        goodbye={values.goodbye}
        onChange={onChange}
      />
    </>
  );
}
