import {
  ApiError,
  type AssignmentRule,
  assignmentRoutes,
  invitationRoutes,
  type InvitedRole,
  memberRoutes,
  type Workspace,
  workspaceRoutes,
} from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useMay } from '../../api/rights/use-may.ts';
import { teamKey } from '../../api/rights/use-colleagues.ts';
import { workspacesKey } from '../../api/rights/use-workspace.ts';
import { useServices } from '../../api/services.ts';
import { teamMessages } from './messages.ts';

/** Returns the workspaces in which the user works. */
export function useWorkspaces() {
  const { api } = useServices();
  return useQuery({
    queryKey: workspacesKey,
    queryFn: (): Promise<Workspace[]> => api.call(workspaceRoutes.listWorkspaces),
  });
}

/** Returns the open invitations; nobody but the owner asks for them. */
export function useInvitations() {
  const { api } = useServices();
  // Whose workspace it is must be known: a refusal would be shown.
  const isKnown = useWorkspaces().data !== undefined;
  const enabled = useMay(invitationRoutes.listInvitations) && isKnown;
  return useQuery({
    queryKey: [...teamKey, 'invitations'],
    queryFn: () => api.call(invitationRoutes.listInvitations),
    enabled,
  });
}

/** Runs one change of the team, says what came of it, and has the team read again. */
function useChange<Input>(run: (input: Input) => Promise<unknown>, done: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => void toast.success(done),
    onSettled: () =>
      Promise.all([teamKey, workspacesKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

export function useInvite() {
  const { api } = useServices();
  return useChange(
    (body: { email: string; role: InvitedRole }) => api.call(invitationRoutes.invite, { body }),
    teamMessages.sent,
  );
}

export function useResend() {
  const { api } = useServices();
  return useChange(
    (id: string) => api.call(invitationRoutes.resendInvitation, { params: { id } }),
    teamMessages.resent,
  );
}

export function useWithdraw() {
  const { api } = useServices();
  return useChange(
    (id: string) => api.call(invitationRoutes.withdrawInvitation, { params: { id } }),
    teamMessages.withdrawn,
  );
}

export function useChangeRole() {
  const { api } = useServices();
  return useChange(
    ({ id, role }: { id: string; role: InvitedRole }) =>
      api.call(memberRoutes.changeRole, { params: { id }, body: { role } }),
    teamMessages.changed,
  );
}

export function useRemove() {
  const { api } = useServices();
  return useChange(
    ({ id, chatsTo }: { id: string; chatsTo: string | null }) =>
      api.call(memberRoutes.removeMember, { params: { id }, query: chatsTo === null ? {} : { chatsTo } }),
    teamMessages.removed,
  );
}

/** Returns how many chats a member has; undefined: it is not known yet. */
export function useMemberChats(id: string | undefined): number | undefined {
  const { api } = useServices();
  return useQuery({
    queryKey: [...teamKey, 'chats', id],
    queryFn: () => api.call(assignmentRoutes.countMemberChats, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    // It says what is about to change.
    gcTime: 0,
  }).data?.chats;
}

/** Returns by what leads get somebody. */
export function useAssignmentRule() {
  const { api } = useServices();
  return useQuery({
    queryKey: [...teamKey, 'assignment'],
    queryFn: () => api.call(assignmentRoutes.findAssignmentRule),
  });
}

export function useSetAssignmentRule() {
  const { api } = useServices();
  return useChange(
    (body: AssignmentRule) => api.call(assignmentRoutes.setAssignmentRule, { body }),
    teamMessages.ruleSaved,
  );
}

export function useHandOver() {
  const { api } = useServices();
  return useChange(
    (body: { memberId: string; password: string }) => api.call(memberRoutes.handOver, { body }),
    teamMessages.handedOver,
  );
}

/** Returns the server's own sentence, or that it did not work. */
export function failureOf(error: Error | null): string | null {
  if (error === null) return null;
  return error instanceof ApiError && error.message !== '' ? error.message : teamMessages.failed;
}
