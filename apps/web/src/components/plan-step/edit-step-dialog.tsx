import { Button, Textarea } from '@mantine/core';
import { FollowUpText, type PlaceholderValues, type PlanStep } from '@spotter/contract';
import { fillPlaceholders, findPlaceholderProblem, hasPlaceholders } from '@spotter/domain/wording';
import { useState } from 'react';
import { Dialog, DialogActions, DialogText } from '../dialog.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { placeholderHint } from '../words/placeholder-hint.ts';
import { editTitle, notSavedSentence, stepMessages } from './step-messages.ts';
import styles from './edit-step-dialog.module.css';

const maxLength = FollowUpText.maxLength ?? Infinity;

/** The words of one planned follow-up, for one chat alone. */
export function EditStepDialog(props: {
  step: Pick<PlanStep, '_id' | 'text' | 'ownText'>;
  /** What the contact is called. */
  name: string;
  /** What its placeholders stand for in the chat, once that is known. */
  values: PlaceholderValues | undefined;
  isSaving: boolean;
  /** Why the last save failed. */
  error: Error | null;
  /** Saves the words; null: the agent's again. */
  onSave: (text: string | null) => void;
  onClose: () => void;
}) {
  const { values, isSaving, error, onSave, onClose } = props;
  // What was opened stays, though the plan behind it may be read again.
  const [step] = useState(props.step);
  const [text, setText] = useState(step.ownText ?? step.text ?? '');
  const problem =
    text.trim().length > maxLength
      ? `${text.trim().length} of ${maxLength} characters: too long`
      : findPlaceholderProblem(text);
  return (
    <Dialog opened onClose={onClose} title={editTitle(props.name)}>
      <DialogText>{step.text === null ? stepMessages.written : stepMessages.fixed}</DialogText>
      <Textarea
        label={stepMessages.words}
        description={placeholderHint}
        placeholder={stepMessages.example}
        rows={4}
        mt="md"
        dir="auto"
        data-autofocus
        value={text}
        error={problem}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {problem === null && values !== undefined && hasPlaceholders(text) && (
        <p className={styles.preview} role="status">
          Reads: <bdi>“{fillPlaceholders(text, values)}”</bdi>
        </p>
      )}
      {step.ownText !== null && (
        <button type="button" className="text-action" disabled={isSaving} onClick={() => onSave(null)}>
          {stepMessages.undo}
        </button>
      )}
      <FormFailure message={error === null ? null : notSavedSentence(error)} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {stepMessages.keep}
        </Button>
        <Button
          disabled={problem !== null || text.trim() === '' || isSaving}
          aria-busy={isSaving}
          onClick={() => onSave(text.trim())}
        >
          {isSaving ? stepMessages.saving : stepMessages.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
