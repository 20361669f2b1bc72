import { ApiError, connectionRoutes } from '@spotter/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { StateMessage } from '../../components/page/state-message.tsx';
import { connectionMessages } from './messages.ts';

const lookAgainMs = 5_000;

/** How far a deletion is that somebody asked Meta for; looked at again until it is done. */
export function DeletionStatus({ code }: { code: string }) {
  const { api } = useServices();
  const request = useQuery({
    queryKey: ['data-deletion', code],
    queryFn: () => api.call(connectionRoutes.findDataDeletion, { params: { code } }),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? lookAgainMs : false),
  });
  if (request.isError) {
    const isUnknown = request.error instanceof ApiError && [400, 404].includes(request.error.status);
    return isUnknown ? (
      <StateMessage icon={<IconAlertTriangle />} title={connectionMessages.deletionUnknownTitle} failure>
        {connectionMessages.deletionUnknown}
      </StateMessage>
    ) : (
      <StateMessage
        icon={<IconAlertTriangle />}
        title={connectionMessages.deletionFailedTitle}
        failure
        action={{ label: connectionMessages.retry, onClick: () => void request.refetch() }}
      >
        {connectionMessages.deletionFailed}
      </StateMessage>
    );
  }
  if (request.data === undefined) return <p className="entry-lead skeleton-line" aria-busy />;
  const { status, completedAt } = request.data;
  return (
    <>
      <p className="entry-lead" role="status">
        {status === 'done' && completedAt !== null
          ? connectionMessages.deletionDone(new Date(completedAt).toLocaleDateString('en-US', { dateStyle: 'long' }))
          : connectionMessages.deletionPending}
      </p>
      <p className="deletion-code">
        {connectionMessages.deletionCode}: <code>{code}</code>
      </p>
    </>
  );
}
