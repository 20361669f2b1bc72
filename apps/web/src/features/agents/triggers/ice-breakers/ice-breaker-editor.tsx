import { Button, Skeleton, TextInput } from '@mantine/core';
import { ApiError, botRoutes } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify';
import { useServices } from '../../../../api/services.ts';
import { channelFaces } from '../../../../components/channels.ts';
import { Dialog, DialogActions, DialogText } from '../../../../components/dialog.tsx';
import type { AgentAccount } from '../comments/comment-messages.ts';
import {
  iceBreakerMessages as messages,
  maxQuestionLength,
  maxQuestions,
  questionLabel,
} from './ice-breaker-messages.ts';
import styles from './ice-breakers.module.css';

const keyOf = (botId: string) => ['ice-breakers', botId];

/** The button to the questions that empty chats with the agent's accounts offer. */
export function IceBreakerEditor({ accounts }: { accounts: AgentAccount[] }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button className={styles.edit} variant="default" onClick={() => setOpened(true)}>
        {messages.edit}
      </Button>
      <Dialog opened={opened} onClose={close} title={messages.title}>
        <DialogText>{accounts.length === 0 ? messages.noAccount : messages.hint}</DialogText>
        {accounts.map(({ botId, source }) => (
          <section key={botId} className={styles.account} aria-label={channelFaces[source].company}>
            {accounts.length > 1 && <h3>{channelFaces[source].company}</h3>}
            <Questions botId={botId} />
          </section>
        ))}
        <DialogActions>
          <Button variant="default" onClick={close}>
            {messages.done}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Questions({ botId }: { botId: string }) {
  const { api } = useServices();
  const questions = useQuery({
    queryKey: keyOf(botId),
    queryFn: () => api.call(botRoutes.iceBreakers, { params: { botId } }),
  });
  if (questions.isPending) return <Skeleton className="delayed" height={240} radius="lg" />;
  if (questions.isError) {
    return (
      <div className={styles.failed} role="alert">
        <p>{sentenceOf(questions.error, messages.failed)}</p>
        <Button variant="default" onClick={() => void questions.refetch()}>
          {messages.retry}
        </Button>
      </div>
    );
  }
  return <QuestionForm botId={botId} stored={questions.data.questions} />;
}

function QuestionForm({ botId, stored }: { botId: string; stored: string[] }) {
  const { api } = useServices();
  const cache = useQueryClient();
  const [written, setWritten] = useState(() => Array.from({ length: maxQuestions }, (_, index) => stored[index] ?? ''));
  const questions = written.map((question) => question.trim()).filter((question) => question !== '');
  const isTwice = (index: number) => {
    const question = written[index]!.trim();
    return question !== '' && written.findIndex((other) => other.trim() === question) < index;
  };
  const hasProblem = written.some((_, index) => isTwice(index));
  const save = useMutation({
    mutationFn: () => api.call(botRoutes.replaceIceBreakers, { params: { botId }, body: { questions } }),
    onSuccess(saved) {
      cache.setQueryData(keyOf(botId), saved);
      toast.success(messages.saved);
    },
    onError: (error) => toast.error(sentenceOf(error, messages.notSaved)),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog stands inside the form of the step.
    event.stopPropagation();
    if (!hasProblem) save.mutate();
  }

  return (
    <form className={styles.questions} onSubmit={submit} noValidate>
      {written.map((question, index) => (
        <TextInput
          key={questionLabel(index)}
          label={questionLabel(index)}
          placeholder={index === 0 ? messages.example : ''}
          maxLength={maxQuestionLength}
          size="md"
          value={question}
          error={isTwice(index) ? messages.twice : null}
          onChange={({ currentTarget }) =>
            setWritten(written.map((other, at) => (at === index ? currentTarget.value : other)))
          }
        />
      ))}
      <Button type="submit" loading={save.isPending} disabled={hasProblem || same(questions, stored)}>
        {messages.save}
      </Button>
    </form>
  );
}

function same(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((question, index) => question === other[index]);
}

/** The server says in plain words what the platform refused. */
function sentenceOf(error: Error, fallback: string): string {
  return error instanceof ApiError && error.code !== 'internal' ? error.message : fallback;
}
