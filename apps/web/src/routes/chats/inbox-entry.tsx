import { IconMessages, IconPlugConnectedX } from '@tabler/icons-react';
import { Link, Navigate } from 'react-router';
import { FullScreenSpinner } from '../../components/page/full-screen-spinner.tsx';
import { PageShell } from '../../components/page/page-shell.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { accountMessages } from '../../features/accounts/messages.ts';
import { useBots } from '../../features/accounts/queries.ts';
import { paths } from '../../paths.ts';

export function meta() {
  return [{ title: 'Inbox · Spotter' }];
}

/** Leads to the conversations of the first account; the others are a step from there. */
export default function InboxEntryPage() {
  const bots = useBots();
  const [first] = bots.data ?? [];
  if (first !== undefined) return <Navigate to={paths.conversations(first.integration)} replace />;
  if (bots.isPending) return <FullScreenSpinner />;
  return (
    <PageShell>
      {bots.data === undefined ? (
        <StateMessage
          isPage
          failure
          icon={<IconPlugConnectedX />}
          title={accountMessages.failedTitle}
          action={{ label: accountMessages.retry, onClick: () => void bots.refetch() }}
        >
          {accountMessages.failedHint}
        </StateMessage>
      ) : (
        <StateMessage isPage icon={<IconMessages />} title={accountMessages.emptyTitle}>
          {accountMessages.emptyHint}{' '}
          <Link className="text-action" to={paths.agents}>
            {accountMessages.emptyAction}
          </Link>
        </StateMessage>
      )}
    </PageShell>
  );
}
