import { Button, Skeleton } from '@mantine/core';
import { type ActiveSession, authRoutes } from '@spotter/contract';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { profileMessages } from './messages.ts';
import { useSessions, useSessionsChanged } from './queries.ts';

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** The devices that are signed in, and the way to sign out all but this one. */
export function SessionsList() {
  const { api } = useServices();
  const sessions = useSessions();
  const sessionsChanged = useSessionsChanged();
  const end = useMutation({
    mutationFn: () => api.call(authRoutes.endOtherSessions),
    onSuccess: async () => {
      toast.success(profileMessages.sessionsEnded);
      await sessionsChanged();
    },
    onError: () => toast.error(profileMessages.sessionsEndFailed),
  });

  if (sessions.isPending) return <Skeleton className="delayed" height={64} radius="lg" />;
  if (sessions.data === undefined) {
    return (
      <p role="alert">
        {profileMessages.sessionsFailed}{' '}
        <button type="button" className="text-action" onClick={() => void sessions.refetch()}>
          {profileMessages.retry}
        </button>
      </p>
    );
  }
  const others = sessions.data.filter((session) => !session.current);
  return (
    <>
      <ul className="sessions">
        {sessions.data.map((session) => (
          <SessionRow key={session._id} session={session} />
        ))}
      </ul>
      {others.length > 0 && (
        <Button variant="default" onClick={() => end.mutate()} disabled={end.isPending} aria-busy={end.isPending}>
          {profileMessages.sessionsEnd}
        </Button>
      )}
    </>
  );
}

function SessionRow({ session }: { session: ActiveSession }) {
  const Icon = /android|iphone|ipad|mobile/i.test(session.device ?? '') ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li>
      <Icon size={22} stroke={1.5} aria-hidden />
      <span className="session-device">{session.device ?? profileMessages.sessionsUnknown}</span>
      <span className="session-time">
        {session.current ? (
          profileMessages.sessionsCurrent
        ) : (
          <>
            Last active <time dateTime={session.lastUsedAt}>{dayAndTime.format(new Date(session.lastUsedAt))}</time>
          </>
        )}
      </span>
    </li>
  );
}
