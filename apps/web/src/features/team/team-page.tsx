import { Button } from '@mantine/core';
import { invitationRoutes } from '@spotter/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMay } from '../../api/rights/use-may.ts';
import { PageHead, PageShell } from '../../components/page/page-shell.tsx';
import { Invitations } from './invitations.tsx';
import { LeaveWorkspace } from './leave-workspace.tsx';
import { Members } from './members.tsx';
import { teamMessages } from './messages.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

/** Who works in the workspace, who is invited, who gets leads (`rule`), and the way out. */
export function TeamPage({ rule }: { rule: ReactNode }) {
  const [isInviting, setInviting] = useState(false);
  const mayInvite = useMay(invitationRoutes.invite);
  return (
    <PageShell>
      <PageHead title={teamMessages.title} lead={teamMessages.lead}>
        {mayInvite && <Button onClick={() => setInviting(true)}>{teamMessages.invite}</Button>}
      </PageHead>
      <Members />
      <Invitations />
      {rule}
      <LeaveWorkspace />
      {isInviting && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </PageShell>
  );
}
