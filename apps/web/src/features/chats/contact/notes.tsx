import { ActionIcon, Button, Textarea } from '@mantine/core';
import { inboxRoutes } from '@spotter/contract';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { presentTime } from '../../../components/time/present-time.ts';
import { useServices } from '../../../api/services.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { dayAndTime } from '../times.ts';
import styles from './notes.module.css';

/** The coach's private notes about a lead. */
export function Notes({ chatId }: { chatId: string }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const queryKey = ['chat-notes', chatId];
  const [text, setText] = useState('');
  const notes = useQuery({ queryKey, queryFn: () => api.call(inboxRoutes.listNotes, { params: { id: chatId } }) });
  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  const add = useMutation({
    mutationFn: () => api.call(inboxRoutes.addNote, { params: { id: chatId }, body: { text } }),
    onSuccess: () => {
      setText('');
      return readAgain();
    },
    onError: () => toast.error(inboxMessages.noteFailed),
  });
  const remove = useMutation({
    mutationFn: (noteId: string) => api.call(inboxRoutes.removeNote, { params: { id: chatId, noteId } }),
    onSuccess: readAgain,
    onError: () => toast.error(inboxMessages.noteRemoveFailed),
  });

  return (
    <section>
      <h2>{inboxMessages.notesTitle}</h2>
      {notes.isError && <p role="alert">{inboxMessages.notesFailed}</p>}
      <ul className={styles.notes}>
        {notes.data?.map((note) => (
          <li key={note._id}>
            <p dir="auto">{note.text}</p>
            <div className={styles.noteFoot}>
              <time dateTime={note.date}>{dayAndTime(note.date, presentTime())}</time>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={`${inboxMessages.noteRemove}: ${note.text.slice(0, 40)}`}
                disabled={remove.isPending && remove.variables === note._id}
                onClick={() => remove.mutate(note._id)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ul>
      <form
        className={styles.noteForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') add.mutate();
        }}
      >
        <Textarea
          aria-label={inboxMessages.noteField}
          placeholder={inboxMessages.notesHint}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" size="sm" disabled={text.trim() === '' || add.isPending}>
          {inboxMessages.noteAdd}
        </Button>
      </form>
    </section>
  );
}
