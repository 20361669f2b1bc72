import { Button, Textarea } from '@mantine/core';
import type { KnowledgeItem } from '@spotter/contract';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import { knowledgeMessages, saveFailure } from '../messages.ts';
import { itemMessages } from './item-messages.ts';
import { useItemChanges } from './item-queries.ts';

const maxLengths = { question: 500, answer: 2000 };

/** The dialog in which an answer is added or changed. A new one may start with a question that was asked. */
export default function AnswerDialog(props: { item: KnowledgeItem | null; question?: string; onClose: () => void }) {
  const { item, onClose } = props;
  const { add, change } = useItemChanges();
  const [question, setQuestion] = useState(item?.title ?? props.question ?? '');
  const [answer, setAnswer] = useState(item?.answer ?? '');
  const save = item === null ? add : change;
  const isComplete = question.trim() !== '' && answer.trim() !== '';

  function submit() {
    if (!isComplete || save.isPending) return;
    const done = {
      onSuccess: () => {
        toast.success(itemMessages.answerSaved);
        onClose();
      },
    };
    if (item === null) add.mutate({ kind: 'qa', question, answer }, done);
    else change.mutate({ id: item._id, question, answer }, done);
  }

  return (
    <Dialog opened onClose={onClose} title={item === null ? itemMessages.newAnswer : itemMessages.editAnswer}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Textarea
          data-autofocus={props.question === undefined || undefined}
          required
          label={itemMessages.question}
          placeholder={itemMessages.questionPlaceholder}
          rows={2}
          maxLength={maxLengths.question}
          dir="auto"
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Textarea
          data-autofocus={props.question !== undefined || undefined}
          required
          label={itemMessages.answer}
          description={itemMessages.answerHint}
          placeholder={itemMessages.answerPlaceholder}
          rows={5}
          maxLength={maxLengths.answer}
          dir="auto"
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <FormFailure message={save.isError ? saveFailure(save.error) : null} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {knowledgeMessages.cancel}
          </Button>
          <Button type="submit" disabled={!isComplete || save.isPending}>
            {save.isPending ? knowledgeMessages.saving : knowledgeMessages.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
