import { ActionIcon, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { Notice } from '../../../components/notice.tsx';
import { useCoachName } from '../../../api/platform.ts';
import { FilledPreview } from '../../../components/words/filled-preview.tsx';
import { chanceSentence, followUpMessages, stepName, stepProblemWords } from './follow-up-messages.ts';
import type { StepChance } from './example-plan.ts';
import { stepLimits, type StepProblem, type StepValues } from './follow-up-values.ts';
import styles from './follow-ups.module.css';

/** One follow-up: how long after the agent's answer, and with whose words. */
export function StepFields(props: {
  index: number;
  step: StepValues;
  problem: StepProblem | null;
  chance: StepChance | null;
  onChange: (change: Partial<StepValues>) => void;
  onRemove: () => void;
}) {
  const coach = useCoachName();
  const { step, problem, chance, onChange } = props;
  const name = stepName(props.index);
  const isTime = problem === 'time' || problem === 'order';
  const words = problem === null ? null : stepProblemWords(problem, step.text);
  const warning = chance === null || problem !== null ? null : chanceSentence(chance);
  return (
    <li className={styles.step} aria-label={name}>
      <p className={styles.stepName}>{name}</p>
      <div className={styles.stepFields}>
        <TextInput
          label={followUpMessages.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={step.amount}
          error={isTime}
          aria-describedby={isTime ? `${step.key}-time` : undefined}
          onChange={(event) => onChange({ amount: event.currentTarget.value })}
        />
        <NativeSelect
          aria-label={`${name}: ${followUpMessages.unit}`}
          data={Object.entries(followUpMessages.units).map(([value, label]) => ({ value, label }))}
          value={step.unit}
          onChange={(event) => onChange({ unit: event.currentTarget.value as StepValues['unit'] })}
        />
        <NativeSelect
          className={styles.whose}
          label={followUpMessages.words}
          data={[
            { value: 'agent', label: followUpMessages.byAgent },
            { value: 'own', label: followUpMessages.own },
          ]}
          value={step.text === null ? 'agent' : 'own'}
          onChange={(event) => onChange({ text: event.currentTarget.value === 'agent' ? null : '' })}
        />
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={`Remove ${name}`} onClick={props.onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
        {isTime && (
          <p className={styles.problem} id={`${step.key}-time`} role="alert">
            {words}
          </p>
        )}
      </div>
      {step.text !== null && (
        <>
          <Textarea
            label={followUpMessages.text}
            description={followUpMessages.textHint}
            rows={2}
            dir="auto"
            maxLength={stepLimits.text}
            value={step.text}
            error={isTime ? null : words}
            onChange={(event) => onChange({ text: event.currentTarget.value })}
          />
          <FilledPreview coach={coach} texts={[step.text]} />
        </>
      )}
      {warning !== null && (
        <Notice tone="warning" icon={<IconAlertTriangle size={16} aria-hidden />}>
          {warning}
        </Notice>
      )}
    </li>
  );
}
