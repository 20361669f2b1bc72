import { Button } from '@mantine/core';
import { agreementRoutes, type TopicAgreement } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { agreementMessages, countsSentence, stateSentence, topicNames } from './agreement-words.ts';
import styles from './agreement-list.module.css';

/** How far the coach agrees with an agent's answers, by topic, and which of them may go out on their own. */
export function AgreementList({ agentId }: { agentId: string }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const queryKey = ['agreement', agentId];
  const params = { id: agentId };
  const topics = useQuery({ queryKey, queryFn: () => api.call(agreementRoutes.agreement, { params }) });
  const change = useMutation({
    mutationFn: ({ topic, automatic }: { topic: TopicAgreement['topic']; automatic: boolean }) =>
      api.call(agreementRoutes.setAutomatic, { params: { ...params, topic }, body: { automatic } }),
    onSuccess: (changed) => queryClient.setQueryData(queryKey, changed),
    onError: () => toast.error(agreementMessages.changeFailed),
  });
  if (topics.isError)
    return (
      <p className={styles.failed} role="alert">
        {agreementMessages.failed}{' '}
        <button type="button" className="text-action" onClick={() => void topics.refetch()}>
          {agreementMessages.retry}
        </button>
      </p>
    );
  return (
    <section className={styles.agreement} aria-label={agreementMessages.title} aria-busy={topics.isPending}>
      <h3>{agreementMessages.title}</h3>
      <p className={styles.hint}>{agreementMessages.hint}</p>
      <ul>
        {topics.data?.map((one) => (
          <li key={one.topic}>
            <p>
              <strong>{topicNames[one.topic]}</strong>
              <span>{countsSentence(one)}</span>
              <span>{stateSentence(one)}</span>
            </p>
            {(one.isAutomatic || one.mayBeAutomatic) && (
              <Button
                size="xs"
                variant="default"
                disabled={change.isPending}
                aria-label={`${one.isAutomatic ? agreementMessages.askAgain : agreementMessages.makeAutomatic}: ${topicNames[one.topic]}`}
                onClick={() => change.mutate({ topic: one.topic, automatic: !one.isAutomatic })}
              >
                {one.isAutomatic ? agreementMessages.askAgain : agreementMessages.makeAutomatic}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
