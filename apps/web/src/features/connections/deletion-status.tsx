import { ApiError, connectionRoutes } from '@spotter/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { StateMessage } from '../../components/page/state-message.tsx';
import { EntryLead } from '../../components/page/entry-page.tsx';
import { connectionMessages } from './messages.ts';
import styles from './deletion-status.module.css';

const recheckMs = 5_000;

/** The state of a deletion that a person requested from Meta, fetched again until it is done. */
export function DeletionStatus({ code }: { code: string }) {
  const { api } = useServices();
  const request = useQuery({
    queryKey: ['data-deletion', code],
    queryFn: () => api.call(connectionRoutes.findDataDeletion, { params: { code } }),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? recheckMs : false),
  });
  if (request.isError) {
    const isUnknown = request.error instanceof ApiError && [400, 404].includes(request.error.status);
    return isUnknown ? (
      <StateMessage atStart icon={<IconAlertTriangle />} title={connectionMessages.deletionUnknownTitle} failure>
        {connectionMessages.deletionUnknown}
      </StateMessage>
    ) : (
      <StateMessage
        atStart
        icon={<IconAlertTriangle />}
        title={connectionMessages.deletionFailedTitle}
        failure
        action={{ label: connectionMessages.retry, onClick: () => void request.refetch() }}
      >
        {connectionMessages.deletionFailed}
      </StateMessage>
    );
  }
  if (request.data === undefined) return <EntryLead busy />;
  const { status, completedAt } = request.data;
  return (
    <>
      <EntryLead announced>
        {status === 'done' && completedAt !== null
          ? connectionMessages.deletionDone(new Date(completedAt).toLocaleDateString('en-US', { dateStyle: 'long' }))
          : connectionMessages.deletionPending}
      </EntryLead>
      <p className={styles.deletionCode}>
        {connectionMessages.deletionCode}: <code>{code}</code>
      </p>
    </>
  );
}
