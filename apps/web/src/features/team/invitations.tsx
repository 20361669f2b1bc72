import { Button } from '@mantine/core';
import type { Invitation } from '@spotter/contract';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { toast } from 'react-toastify';
import { useSession } from '../../api/platform.ts';
import { DangerAction } from '../../components/form/danger-action.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { useNow } from '../../components/time/use-now.ts';
import { teamMessages, untilSentence } from './messages.ts';
import { failureOf, useInvitations, useResend, useWithdraw } from './queries.ts';
import { dayOf } from './team-days.ts';
import styles from './team.module.css';

/** The invitations that nobody has accepted. Only the owner has any to see. */
export function Invitations() {
  const invitations = useInvitations();
  if (invitations.isError) {
    return (
      <StateMessage
        failure
        icon={<IconPlugConnectedX />}
        title={teamMessages.invitationsFailed}
        action={{ label: teamMessages.retry, onClick: () => void invitations.refetch() }}
      />
    );
  }
  if (invitations.data === undefined || invitations.data.length === 0) return null;
  return (
    <section aria-labelledby="open-invitations">
      <h2 id="open-invitations" className={styles.heading}>
        {teamMessages.invitations}
      </h2>
      <ul className={styles.people}>
        {invitations.data.map((invitation) => (
          <InvitationRow key={invitation._id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { _id, email, role, expiresAt } = invitation;
  const timeZone = useSession()?.user.timeZone ?? 'UTC';
  const now = useNow(60_000);
  const [resend, withdraw] = [useResend(), useWithdraw()];
  const isBusy = resend.isPending || withdraw.isPending;
  const onError = (error: Error) => void toast.error(failureOf(error));
  return (
    <li className={styles.invitation}>
      <div className={styles.who}>
        <p className={styles.name}>{email}</p>
        <p className={styles.details}>{untilSentence(role, dayOf(expiresAt, timeZone), new Date(expiresAt) <= now)}</p>
      </div>
      <div className={styles.actions} role="group" aria-label={email}>
        <Button variant="default" size="sm" disabled={isBusy} onClick={() => resend.mutate(_id, { onError })}>
          {teamMessages.resend}
        </Button>
        <DangerAction size="sm" disabled={isBusy} onClick={() => withdraw.mutate(_id, { onError })}>
          {teamMessages.withdraw}
        </DangerAction>
      </div>
    </li>
  );
}
