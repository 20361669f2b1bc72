import { Button } from '@mantine/core';
import { ApiError, invitationRoutes, type ShownInvitation } from '@spotter/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { useServices } from '../../api/services.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { EntryLead } from '../../components/page/entry-page.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { paths } from '../../paths.ts';
import { invitationMessages, invitationWords } from './invitation-messages.ts';
import { failureOf } from './queries.ts';
import { useArrive, useSwitch } from './use-switch.ts';
import styles from './invitation-page.module.css';

/** What an invitation's link shows: who invites to what, whether it still holds, and how to accept it. */
export default function InvitationPage(props: {
  token: string;
  signInAddress: string;
  signUpAddress: string;
  onSignOut: () => void;
}) {
  const { token } = props;
  const { api } = useServices();
  const user = useSession()?.user ?? null;
  const invitation = useQuery({
    queryKey: ['invitation', token, user?._id ?? null],
    queryFn: () => api.call(invitationRoutes.findInvitation, { params: { token } }),
  });
  if (invitation.isPending) {
    return (
      <EntryLead announced busy>
        {invitationMessages.loading}
      </EntryLead>
    );
  }
  if (invitation.data === undefined) {
    const isUnknown = invitation.error instanceof ApiError && invitation.error.status === 404;
    return (
      <>
        <PageHeading>{isUnknown ? invitationMessages.unknownTitle : invitationMessages.failedTitle}</PageHeading>
        <EntryLead announced>{isUnknown ? invitationMessages.unknownHint : invitationMessages.failedHint}</EntryLead>
        {!isUnknown && (
          <Button size="lg" onClick={() => void invitation.refetch()}>
            {invitationMessages.retry}
          </Button>
        )}
      </>
    );
  }
  const { title, text } = invitationWords(invitation.data, user?.email ?? null);
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <EntryLead>{text}</EntryLead>
      <Ways {...props} invitation={invitation.data} />
    </>
  );
}

function Ways(props: {
  token: string;
  invitation: ShownInvitation;
  signInAddress: string;
  signUpAddress: string;
  onSignOut: () => void;
}) {
  const { state, reader, workspace, workspaceId } = props.invitation;
  const { api } = useServices();
  const [arrive, goTo] = [useArrive(), useSwitch()];
  const join = useMutation({
    mutationFn: () => api.call(invitationRoutes.acceptInvitation, { params: { token: props.token } }),
    onSuccess: ({ workspaceId: _id }) => arrive({ _id, name: workspace, isOwn: false }),
  });
  if (reader === 'member' && workspaceId !== null) {
    return (
      <Button size="lg" onClick={() => void goTo({ _id: workspaceId, name: workspace, isOwn: false })}>
        {invitationMessages.open(workspace)}
      </Button>
    );
  }
  if (reader === 'visitor' && state === 'open') {
    return (
      <div className={styles.ways}>
        <Button component={Link} to={props.signUpAddress} size="lg">
          {invitationMessages.signUp}
        </Button>
        <Button component={Link} to={props.signInAddress} size="lg" variant="default">
          {invitationMessages.signIn}
        </Button>
      </div>
    );
  }
  if (reader === 'invited' && state === 'open') {
    return (
      <>
        <Button size="lg" disabled={join.isPending} aria-busy={join.isPending} onClick={() => join.mutate()}>
          {join.isPending ? invitationMessages.joining : invitationMessages.join}
        </Button>
        <FormFailure message={failureOf(join.error)} />
      </>
    );
  }
  if (reader === 'other' && state === 'open') {
    return (
      <Button size="lg" variant="default" onClick={props.onSignOut}>
        {invitationMessages.otherAccount}
      </Button>
    );
  }
  return reader === 'visitor' ? null : (
    <Button component={Link} to={paths.dashboard} size="lg" variant="default">
      {invitationMessages.dashboard}
    </Button>
  );
}
