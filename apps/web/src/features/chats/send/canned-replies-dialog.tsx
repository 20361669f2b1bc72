import { Button, Textarea, TextInput } from '@mantine/core';
import { ApiError, type CannedReply } from '@spotter/contract';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { Dialog } from '../../../components/dialog.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { useCannedReplies, useCannedReplyChanges } from './canned-replies.ts';
import { inboxMessages } from '../inbox-messages.ts';

type Draft = Omit<CannedReply, '_id'> & { _id: string | null };

const blank: Draft = { _id: null, shortcut: '', text: '' };

/** Where canned replies are written, changed and thrown away. */
export function CannedRepliesDialog({ onClose }: { onClose: () => void }) {
  const replies = useCannedReplies(true);
  const { save, remove } = useCannedReplyChanges();
  const [draft, setDraft] = useState<Draft | null>(null);

  return (
    <Dialog opened onClose={onClose} title={inboxMessages.canned}>
      {draft === null ? (
        <>
          <p className="contact-panel-quiet">
            {replies.data?.length === 0 ? inboxMessages.cannedNone : inboxMessages.cannedHint}
          </p>
          <ul className="canned-list">
            {replies.data?.map((reply) => (
              <li key={reply._id}>
                <p className="canned-shortcut">/{reply.shortcut}</p>
                <p dir="auto">{reply.text}</p>
                <div className="panel-actions">
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
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate(draft, { onSuccess: () => setDraft(null) });
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
            rows={5}
            maxLength={2000}
            value={draft.text}
            onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
          />
          <FormFailure message={save.isError ? failureOf(save.error) : null} />
          <div className="panel-actions">
            <Button type="submit" disabled={save.isPending}>
              {inboxMessages.cannedSave}
            </Button>
            <Button variant="default" onClick={() => setDraft(null)}>
              {inboxMessages.cannedCancel}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function failureOf(error: Error): string {
  if (!(error instanceof ApiError)) return inboxMessages.cannedFailed;
  return error.issues[0]?.message ?? error.message;
}
