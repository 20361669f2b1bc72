import { Button, Textarea } from '@mantine/core';
import { FollowUpText, inboxRoutes, planRoutes, type PlanStep } from '@spotter/contract';
import { fillPlaceholders, findPlaceholderProblem, hasPlaceholders } from '@spotter/domain/wording';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../api/services.ts';
import { Dialog, DialogActions, DialogText } from '../dialog.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { placeholderHint } from '../words/placeholder-hint.ts';
import { editTitle, notSavedSentence, stepMessages } from './step-messages.ts';
import styles from './edit-step-dialog.module.css';

const maxLength = FollowUpText.maxLength ?? Infinity;

/** The words of one planned follow-up, for one chat alone. */
export function EditStepDialog(props: {
  chatId: string;
  step: Pick<PlanStep, '_id' | 'text' | 'ownText'>;
  /** What the contact is called. */
  name: string;
  onClose: () => void;
}) {
  const { chatId, onClose } = props;
  // What was opened stays, though the plan behind it may be read again.
  const [step] = useState(props.step);
  const [text, setText] = useState(step.ownText ?? step.text ?? '');
  const save = useSaveText(chatId, step._id);
  const problem =
    text.trim().length > maxLength
      ? `${text.trim().length} of ${maxLength} characters: too long`
      : findPlaceholderProblem(text);
  const submit = (words: string | null) => save.mutate(words, { onSuccess: onClose });
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
      {problem === null && hasPlaceholders(text) && <Preview chatId={chatId} text={text} />}
      {step.ownText !== null && (
        <button type="button" className="text-action" disabled={save.isPending} onClick={() => submit(null)}>
          {stepMessages.undo}
        </button>
      )}
      <FormFailure message={save.error === null ? null : notSavedSentence(save.error)} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {stepMessages.keep}
        </Button>
        <Button
          disabled={problem !== null || text.trim() === '' || save.isPending}
          aria-busy={save.isPending}
          onClick={() => submit(text.trim())}
        >
          {save.isPending ? stepMessages.saving : stepMessages.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** How the words read in this chat, with what is known of it now. */
function Preview({ chatId, text }: { chatId: string; text: string }) {
  const { api } = useServices();
  const values = useQuery({
    queryKey: ['placeholders', chatId],
    queryFn: () => api.call(inboxRoutes.placeholders, { params: { id: chatId } }),
  });
  if (values.data === undefined) return null;
  return (
    <p className={styles.preview} role="status">
      Reads: <bdi>“{fillPlaceholders(text, values.data)}”</bdi>
    </p>
  );
}

function useSaveText(chatId: string, stepId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string | null) =>
      api.call(planRoutes.setText, { params: { id: chatId, stepId }, body: { text } }),
    onSuccess: (plan) => queryClient.setQueryData(['chat-plan', chatId], plan),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['follow-ups'] }),
        queryClient.invalidateQueries({ queryKey: ['chat-plan', chatId] }),
      ]),
  });
}
