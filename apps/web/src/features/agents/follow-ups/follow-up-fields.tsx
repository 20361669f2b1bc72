import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { maxFollowUpSteps } from '@spotter/domain/autoreply';
import { IconPlus } from '@tabler/icons-react';
import { FieldPair } from '../../../components/form/field-pair.tsx';
import { Hint } from '../../../components/hint.tsx';
import { ExampleDay } from './example-day.tsx';
import { stepChances } from './example-plan.ts';
import { followUpMessages } from './follow-up-messages.ts';
import {
  areQuietHoursWhole,
  type FollowUpValues,
  rulesOfFollowUps,
  stepProblems,
  type StepValues,
  usualFollowUps,
  withStep,
} from './follow-up-values.ts';
import { StepFields } from './step-fields.tsx';
import styles from './follow-ups.module.css';

/**
 * What the agent says to leads who go quiet, with a day that shows when.
 * `delayMinutes`: how long its answers wait.
 */
export function FollowUpFields(props: {
  values: FollowUpValues;
  delayMinutes: number;
  onChange: (values: FollowUpValues) => void;
}) {
  const { values, onChange } = props;
  const change = (part: Partial<FollowUpValues>) => onChange({ ...values, ...part });
  const changeStep = (key: string, part: Partial<StepValues>) =>
    change({ steps: values.steps.map((step) => (step.key === key ? { ...step, ...part } : step)) });
  const { steps } = values;
  return (
    <section id="follow-ups" className={styles.followUps} aria-labelledby="follow-ups-title">
      <div>
        <h2 id="follow-ups-title">{followUpMessages.title}</h2>
        <Hint>{followUpMessages.hint}</Hint>
      </div>
      <Switch
        label={followUpMessages.switch}
        checked={values.enabled}
        onChange={(event) => {
          const enabled = event.currentTarget.checked;
          // With none there would be nothing to turn on.
          change(enabled && steps.length === 0 ? { enabled, steps: usualFollowUps().steps } : { enabled });
        }}
      />
      {(values.enabled || steps.length > 0) && (
        <>
          {!values.enabled && <p className={styles.off}>{followUpMessages.offKept}</p>}
          <Steps values={values} delayMinutes={props.delayMinutes} onStep={changeStep} onChange={change} />
          <div>
            <p className={styles.quietTitle}>{followUpMessages.quietTitle}</p>
            <FieldPair>
              <TextInput
                type="time"
                label={followUpMessages.quietFrom}
                value={values.from}
                error={!areQuietHoursWhole(values)}
                onChange={(event) => change({ from: event.currentTarget.value })}
              />
              <TextInput
                type="time"
                label={followUpMessages.quietTo}
                value={values.to}
                error={areQuietHoursWhole(values) ? null : followUpMessages.quietWrong}
                onChange={(event) => change({ to: event.currentTarget.value })}
              />
            </FieldPair>
          </div>
          <NativeSelect
            className={styles.maxInRow}
            label={followUpMessages.max}
            data={Array.from({ length: maxFollowUpSteps }, (_, index) => String(index + 1))}
            value={String(values.maxUnanswered)}
            onChange={(event) => change({ maxUnanswered: Number(event.currentTarget.value) })}
          />
        </>
      )}
    </section>
  );
}

function Steps(props: {
  values: FollowUpValues;
  delayMinutes: number;
  onStep: (key: string, change: Partial<StepValues>) => void;
  onChange: (change: Partial<FollowUpValues>) => void;
}) {
  const { values, delayMinutes, onChange } = props;
  const { steps } = values;
  const problems = stepProblems(values);
  const rules = rulesOfFollowUps(values);
  const hasDay = areQuietHoursWhole(values);
  const chances = hasDay ? stepChances(rules, delayMinutes) : new Map<string, never>();
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <StepFields
            key={step.key}
            index={index}
            step={step}
            problem={problems.get(step.key) ?? null}
            chance={chances.get(step.key) ?? null}
            onChange={(change) => props.onStep(step.key, change)}
            onRemove={() => onChange({ steps: steps.filter(({ key }) => key !== step.key) })}
          />
        ))}
      </ol>
      {steps.length < maxFollowUpSteps && (
        <Button
          variant="default"
          className={styles.add}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange(withStep(values))}
        >
          {followUpMessages.add}
        </Button>
      )}
      {hasDay && (
        <ExampleDay
          rules={rules}
          placeOf={(stepId) => steps.findIndex(({ key }) => key === stepId)}
          delayMinutes={delayMinutes}
        />
      )}
    </>
  );
}
