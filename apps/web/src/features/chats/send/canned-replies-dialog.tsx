import { Button, Textarea, TextInput } from '@mantine/core';
import { ApiError, type CannedReply } from '@spotter/contract';
import { findPlaceholderProblem } from '@spotter/domain/wording';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useCoachName } from '../../../api/platform.ts';
import { FilledPreview } from '../../../components/words/filled-preview.tsx';
import { placeholderHint } from '../../../components/words/placeholder-hint.ts';
import { useCannedReplies, useCannedReplyChanges } from './canned-replies.ts';
import { inboxMessages } from '../inbox-messages.ts';
import styles from './canned.module.css';

type Draft = Omit<CannedReply, '_id'> & { _id: string | null };

const blank: Draft = { _id: null, shortcut: '', text: '' };

/** The dialog in which saved replies are written, changed and deleted. */
export function CannedRepliesDialog({ onClose }: { onClose: () => void }) {
  const coach = useCoachName();
  const replies = useCannedReplies(true);
  const { save, remove } = useCannedReplyChanges();
  const [draft, setDraft] = useState<Draft | null>(null);
  const problem = findPlaceholderProblem(draft?.text ?? '');

  return (
    <Dialog opened onClose={onClose} title={inboxMessages.canned}>
      {draft === null ? (
        <>
          <p className={styles.cannedQuiet}>
            {replies.data?.length === 0 ? inboxMessages.cannedNone : inboxMessages.cannedHint}
          </p>
          <ul className={styles.cannedList}>
            {replies.data?.map((reply) => (
              <li key={reply._id}>
                <p className={styles.cannedShortcut}>/{reply.shortcut}</p>
                <p dir="auto">{reply.text}</p>
                <div className={styles.cannedActions}>
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={`${inboxMessages.cannedChange} /${reply.shortcut}`}
                    onClick={() => setDraft(reply)}
                  >
                    {inboxMessages.cannedChange}
                  </Button>
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={`${inboxMessages.cannedRemove} /${reply.shortcut}`}
                    disabled={remove.isPending && remove.variables === reply._id}
                    onClick={() =>
                      remove.mutate(reply._id, { onError: () => toast.error(inboxMessages.cannedRemoveFailed) })
                    }
                  >
                    {inboxMessages.cannedRemove}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <Button fullWidth onClick={() => setDraft(blank)}>
            {inboxMessages.cannedAdd}
          </Button>
        </>
      ) : (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            if (problem === null) save.mutate(draft, { onSuccess: () => setDraft(null) });
          }}
        >
          <TextInput
            data-autofocus
            required
            label={inboxMessages.cannedShortcut}
            leftSection="/"
            maxLength={30}
            value={draft.shortcut}
            onChange={(event) => setDraft({ ...draft, shortcut: event.currentTarget.value })}
          />
          <Textarea
            required
            label={inboxMessages.cannedText}
            description={placeholderHint}
            error={problem}
            rows={5}
            maxLength={2000}
            value={draft.text}
            onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
          />
          <FilledPreview coach={coach} texts={[draft.text]} />
          <FormFailure message={save.isError ? failureOf(save.error) : null} />
          <div className={styles.cannedActions}>
            <Button type="submit" disabled={save.isPending}>
              {inboxMessages.cannedSave}
            </Button>
            <Button variant="default" onClick={() => setDraft(null)}>
              {inboxMessages.cannedCancel}
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}

function failureOf(error: Error): string {
  if (!(error instanceof ApiError)) return inboxMessages.cannedFailed;
  return error.issues[0]?.message ?? error.message;
}
