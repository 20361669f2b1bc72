import { Textarea } from '@mantine/core';
import { descriptionLength, type Trigger } from '@spotter/contract';
import { useId } from 'react';
import { intentMessages } from './intent-messages.ts';
import styles from './intent-field.module.css';

type IntentTrigger = Extract<Trigger, { kind: 'intent' }>;

/** What a lead wants, in the coach's words, with examples to begin with. */
export function IntentField(props: {
  trigger: IntentTrigger;
  problem: string | null;
  onChange: (trigger: IntentTrigger) => void;
}) {
  const { trigger, problem, onChange } = props;
  const examplesId = useId();
  return (
    <div className={styles.intent}>
      <Textarea
        label={intentMessages.label}
        description={intentMessages.hint}
        placeholder={intentMessages.placeholder}
        size="md"
        rows={2}
        maxLength={descriptionLength.max}
        dir="auto"
        value={trigger.description}
        error={problem}
        onChange={(event) => onChange({ ...trigger, description: event.currentTarget.value })}
      />
      {trigger.description === '' && (
        <div className={styles.examples} role="group" aria-labelledby={examplesId}>
          <p id={examplesId}>{intentMessages.examplesTitle}</p>
          {intentMessages.examples.map((description) => (
            <button key={description} type="button" onClick={() => onChange({ ...trigger, description })}>
              {description}
            </button>
          ))}
        </div>
      )}
      <p className={styles.cost}>{intentMessages.cost}</p>
    </div>
  );
}
