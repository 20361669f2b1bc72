import { Button } from '@mantine/core';
import { ApiError, chatRoutes, type Message } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { withMessage } from '../chat-cache.ts';
import { inboxMessages } from '../inbox-messages.ts';
import { changeChat } from '../queries.ts';
import styles from './message-actions.module.css';

type Acted = { chatId: string; message: Message };

/** The coach's actions on a message that failed, or whose arrival is unknown. */
export function MessageActions({ chatId, message }: Acted) {
  if (message.aborted || (message.status !== 'failed' && message.status !== 'unconfirmed')) return null;
  return <Actions chatId={chatId} message={message} />;
}

function Actions({ chatId, message }: Acted) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const params = { id: chatId, messageId: message._id };
  const keep = (changed: Message) => changeChat(queryClient, chatId, (cached) => withMessage(cached, changed));
  const refused = (sentence: string) => (error: Error) =>
    toast.error(error instanceof ApiError ? `${sentence} ${error.message}` : sentence);
  const retry = useMutation({
    mutationFn: () => api.call(chatRoutes.retryMessage, { params }),
    onSuccess: (changed) => {
      keep(changed);
      toast.success(inboxMessages.retried);
    },
    onError: refused(inboxMessages.retryFailed),
  });
  const finish = useMutation({
    mutationFn: (outcome: 'sent' | 'not-sent') => api.call(chatRoutes.settleMessage, { params, body: { outcome } }),
    onSuccess: keep,
    onError: refused(inboxMessages.finishFailed),
  });

  if (message.status === 'failed') {
    return (
      <p className={styles.messageActions}>
        <Button size="xs" variant="default" disabled={retry.isPending} onClick={() => retry.mutate()}>
          {inboxMessages.retry}
        </Button>
      </p>
    );
  }
  return (
    <p className={styles.messageActions}>
      <Button size="xs" variant="default" disabled={finish.isPending} onClick={() => finish.mutate('sent')}>
        {inboxMessages.arrived}
      </Button>
      <Button size="xs" variant="default" disabled={finish.isPending} onClick={() => finish.mutate('not-sent')}>
        {inboxMessages.notArrived}
      </Button>
    </p>
  );
}
