import { Button, Checkbox, Textarea } from '@mantine/core';
import { ApiError, type AskingChat, type UnansweredQuestion } from '@spotter/contract';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import { knowledgeMessages, saveFailure } from '../messages.ts';
import {
  answeredSentence,
  askerName,
  notSentSentence,
  saveAndSendLabel,
  unansweredMessages,
  windowSentence,
} from './unanswered-messages.ts';
import { useUnansweredChanges } from './unanswered-queries.ts';
import styles from './unanswered.module.css';

const maxLengths = { question: 500, answer: 1000 };

/** The dialog in which a question is answered for good, and for the leads who asked it. */
export default function AnswerOnceDialog(props: { question: UnansweredQuestion; now: Date; onClose: () => void }) {
  const { question, now, onClose } = props;
  const { answer: save } = useUnansweredChanges();
  // It stays as it was opened: the list behind it may be read again meanwhile.
  const [chats] = useState(question.chats);
  const [text, setText] = useState(question.question);
  const [answer, setAnswer] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = chats.filter(({ chatId, canBeTold }) => canBeTold && !left.has(chatId));
  const isComplete = text.trim() !== '' && answer.trim() !== '';

  function choose(chatId: string, isChosen: boolean) {
    const ids = new Set(left);
    if (isChosen) ids.delete(chatId);
    else ids.add(chatId);
    setLeft(ids);
  }

  async function submit() {
    if (!isComplete || save.isPending) return;
    const given = { id: question._id, question: text, answer, chatIds: chosen.map(({ chatId }) => chatId) };
    // The dialog may be gone with its question before the answer comes: this goes on, callbacks of `mutate` do not.
    const result = await save.mutateAsync(given).catch(() => null);
    if (result === null) return;
    toast.success(answeredSentence(result.chats.filter(({ told: isNotified }) => isNotified).length));
    for (const { chatId, told: isNotified, reason } of result.chats) {
      const chat = chats.find((other) => other.chatId === chatId);
      if (!isNotified && chat !== undefined) toast.warn(notSentSentence(askerName(chat), reason));
    }
    onClose();
  }

  return (
    <Dialog opened onClose={onClose} title={unansweredMessages.dialogTitle}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Textarea
          required
          label={unansweredMessages.question}
          rows={2}
          maxLength={maxLengths.question}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Textarea
          data-autofocus
          required
          label={unansweredMessages.answer}
          description={unansweredMessages.answerHint}
          rows={5}
          maxLength={maxLengths.answer}
          dir="auto"
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        {chats.length > 0 && (
          <fieldset className={styles.sendTo}>
            <legend>{unansweredMessages.sendTo}</legend>
            {chats.map((chat) => (
              <Recipient
                key={chat.chatId}
                chat={chat}
                now={now}
                isChosen={!left.has(chat.chatId)}
                onChoose={(isChosen) => choose(chat.chatId, isChosen)}
              />
            ))}
          </fieldset>
        )}
        <FormFailure message={save.isError ? failureOf(save.error) : null} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {knowledgeMessages.cancel}
          </Button>
          <Button type="submit" disabled={!isComplete || save.isPending}>
            {save.isPending ? unansweredMessages.sending : saveAndSendLabel(chosen.length)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Recipient(props: { chat: AskingChat; now: Date; isChosen: boolean; onChoose: (isChosen: boolean) => void }) {
  const { chat } = props;
  return (
    <Checkbox
      label={askerName(chat)}
      description={windowSentence(chat, props.now)}
      checked={chat.canBeTold && props.isChosen}
      disabled={!chat.canBeTold}
      onChange={(event) => props.onChoose(event.currentTarget.checked)}
    />
  );
}

function failureOf(error: Error): string {
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? unansweredMessages.gone : saveFailure(error);
}
