import { Button, TextInput } from '@mantine/core';
import { assigneeRoutes, type Chat } from '@spotter/contract';
import { maxNextActionLength } from '@spotter/domain/inbox';
import { useState } from 'react';
import { useMay } from '../../../api/rights/use-may.ts';
import { Form } from '../../../components/form/form.tsx';
import { dayAndTime } from '../times.ts';
import { assigneeMessages } from './assignee-messages.ts';
import { useNextAction } from './assignee-queries.ts';
import styles from './assignee.module.css';

/** In the panel about a lead: what is to be done next, until when, and who wrote it down. */
export default function NextActionSection({ chat, now }: { chat: Chat; now: Date }) {
  const { nextAction } = chat;
  const [isEditing, setEditing] = useState(false);
  const change = useNextAction(chat._id);
  const mayChange = useMay(assigneeRoutes.setNextAction);
  if (nextAction === null && !mayChange) return null;
  return (
    <section className={styles.next}>
      <h2>{assigneeMessages.next}</h2>
      {isEditing ? (
        <NextActionForm
          nextAction={nextAction}
          isPending={change.isPending}
          onCancel={() => setEditing(false)}
          onSave={(next) => change.mutate(next, { onSuccess: () => setEditing(false) })}
        />
      ) : nextAction === null ? (
        <button type="button" className="text-action" onClick={() => setEditing(true)}>
          {assigneeMessages.add}
        </button>
      ) : (
        <>
          <p dir="auto">{nextAction.text}</p>
          {nextAction.dueAt !== null && <Due at={nextAction.dueAt} now={now} />}
          {nextAction.by !== null && <p className={styles.quiet}>{assigneeMessages.by(nextAction.by.name)}</p>}
          {mayChange && (
            <div className={styles.actions}>
              <Button variant="default" size="sm" disabled={change.isPending} onClick={() => change.mutate(null)}>
                {assigneeMessages.done}
              </Button>
              <Button variant="subtle" color="gray" size="sm" onClick={() => setEditing(true)}>
                {assigneeMessages.change}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Due({ at, now }: { at: string; now: Date }) {
  const isOver = new Date(at) <= now;
  const said = dayAndTime(at, now);
  return (
    <p className={styles.due} data-over={isOver || undefined}>
      <time dateTime={at}>{isOver ? assigneeMessages.overdue(said) : assigneeMessages.due(said)}</time>
    </p>
  );
}

function NextActionForm(props: {
  nextAction: Chat['nextAction'];
  isPending: boolean;
  onCancel: () => void;
  onSave: (next: { text: string; dueAt: string | null }) => void;
}) {
  const { nextAction } = props;
  const [text, setText] = useState(nextAction?.text ?? '');
  const [until, setUntil] = useState(nextAction?.dueAt == null ? '' : toLocalInput(nextAction.dueAt));
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '' || props.isPending) return;
        props.onSave({ text: text.trim(), dueAt: until === '' ? null : new Date(until).toISOString() });
      }}
    >
      <TextInput
        data-autofocus
        autoFocus
        label={assigneeMessages.nextWhat}
        value={text}
        maxLength={maxNextActionLength}
        dir="auto"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TextInput
        type="datetime-local"
        label={assigneeMessages.nextWhen}
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="sm" disabled={text.trim() === '' || props.isPending}>
          {assigneeMessages.save}
        </Button>
        <Button variant="default" size="sm" onClick={props.onCancel}>
          {assigneeMessages.cancel}
        </Button>
      </div>
    </Form>
  );
}

/** Returns an instant as a field for local times has it. */
function toLocalInput(instant: string): string {
  const date = new Date(instant);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
