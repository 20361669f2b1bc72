import { Button, Skeleton } from '@mantine/core';
import { type ActiveSession, authRoutes } from '@spotter/contract';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { sayDayAndClock } from '../../../components/time/said-times.ts';
import { RecordList, RecordRow } from '../../../components/record-list.tsx';
import { ListFailure } from '../list-failure.tsx';
import { profileMessages } from '../messages.ts';
import { useSessions, useSessionsChanged } from '../queries.ts';

/** The signed-in devices, with ways to sign out one of them or all but this one. */
export function SessionsList() {
  const { api } = useServices();
  const sessions = useSessions();
  const sessionsChanged = useSessionsChanged();
  const endOthers = useMutation({
    mutationFn: () => api.call(authRoutes.endOtherSessions),
    onSuccess: async () => {
      toast.success(profileMessages.sessionsEnded);
      await sessionsChanged();
    },
    onError: () => toast.error(profileMessages.sessionsEndFailed),
  });

  if (sessions.isPending) return <Skeleton className="delayed" height={64} radius="lg" />;
  if (sessions.data === undefined) return <ListFailure onRetry={() => void sessions.refetch()} />;
  const others = sessions.data.filter((session) => !session.current);
  return (
    <>
      <RecordList>
        {sessions.data.map((session) => (
          <SessionRow key={session._id} session={session} />
        ))}
      </RecordList>
      {others.length > 0 && (
        <Button
          variant="default"
          onClick={() => endOthers.mutate()}
          disabled={endOthers.isPending}
          aria-busy={endOthers.isPending}
        >
          {profileMessages.sessionsEnd}
        </Button>
      )}
    </>
  );
}

function SessionRow({ session }: { session: ActiveSession }) {
  const { api } = useServices();
  const sessionsChanged = useSessionsChanged();
  const end = useMutation({
    mutationFn: () => api.call(authRoutes.endSession, { params: { id: session._id } }),
    onSuccess: () => toast.success(profileMessages.sessionEnded),
    onError: () => toast.error(profileMessages.sessionEndFailed),
    // If it is gone already, that is also what was wanted, and the list shows it.
    onSettled: sessionsChanged,
  });
  const Icon = /android|iphone|ipad|mobile/i.test(session.device ?? '') ? IconDeviceMobile : IconDeviceLaptop;
  const device = session.device ?? profileMessages.sessionsUnknown;
  return (
    <RecordRow
      icon={<Icon size={22} stroke={1.5} aria-hidden />}
      name={device}
      details={
        <>
          {' '}
          {session.current ? (
            profileMessages.sessionsCurrent
          ) : (
            <>
              Last active <time dateTime={session.lastUsedAt}>{sayDayAndClock(session.lastUsedAt)}</time>
            </>
          )}
        </>
      }
      action={
        !session.current && (
          <button
            type="button"
            className="text-action"
            aria-label={`${profileMessages.sessionEnd} ${device}`}
            onClick={() => end.mutate()}
            disabled={end.isPending}
            aria-busy={end.isPending}
          >
            {profileMessages.sessionEnd}
          </button>
        )
      }
    />
  );
}
