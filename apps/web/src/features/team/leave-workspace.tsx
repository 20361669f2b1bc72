import { Button } from '@mantine/core';
import { memberRoutes } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../api/platform.ts';
import { useRole } from '../../api/rights/use-role.ts';
import { useServices } from '../../api/services.ts';
import { Dialog, DialogActions, DialogText } from '../../components/dialog.tsx';
import { DangerAction } from '../../components/form/danger-action.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { teamMessages } from './messages.ts';
import { failureOf, useMemberChats, useWorkspaces } from './queries.ts';
import styles from './team.module.css';
import { useArrive } from './use-switch.ts';

/** Lets a member leave the workspace, and go on in their own. */
export function LeaveWorkspace() {
  const { api } = useServices();
  const workspaces = useWorkspaces().data ?? [];
  const userId = useSession()?.user._id;
  const [asked, setAsked] = useState(false);
  const chats = useMemberChats(asked ? userId : undefined) ?? 0;
  const arrive = useArrive();
  const current = workspaces.find(({ isCurrent }) => isCurrent);
  const own = workspaces.find(({ isOwn }) => isOwn);
  const leave = useMutation({
    mutationFn: () => api.call(memberRoutes.leaveWorkspace),
    onSuccess: () => (own === undefined ? undefined : arrive(own)),
  });
  if (useRole() === 'owner' || current === undefined) return null;
  return (
    <div className={styles.leave}>
      <DangerAction onClick={() => setAsked(true)}>{teamMessages.leave}</DangerAction>
      <Dialog opened={asked} onClose={() => setAsked(false)} title={teamMessages.leaveTitle(current.name)}>
        <DialogText>{teamMessages.leaveText}</DialogText>
        {chats > 0 && <DialogText>{teamMessages.leavesChats(chats)}</DialogText>}
        <FormFailure message={failureOf(leave.error)} />
        <DialogActions>
          <Button variant="default" onClick={() => setAsked(false)}>
            {teamMessages.cancel}
          </Button>
          <Button color="danger" disabled={leave.isPending} aria-busy={leave.isPending} onClick={() => leave.mutate()}>
            {leave.isPending ? teamMessages.leaving : teamMessages.leave}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
