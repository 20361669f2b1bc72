import { botRoutes, mayCall, type Member, memberRoutes } from '@spotter/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';

/** The key of what is read of the team. */
export const teamKey = ['team'];

/** Returns who works in the present workspace. */
export function useMembers() {
  const { api } = useServices();
  return useQuery({ queryKey: [...teamKey, 'members'], queryFn: () => api.call(memberRoutes.listMembers) });
}

/** Returns those who answer chats there, and so may have some. */
export function useAnswering(): Member[] {
  return (useMembers().data ?? []).filter(({ role }) => mayCall(role, botRoutes.sendMessage));
}
