import type { QueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { workspacesKey } from './use-workspace.ts';

/** Says once that a role does not allow what was tried, and has the rights read again. */
export function notifyForbidden(queryClient: QueryClient, sentence: string): void {
  toast.error(sentence, { toastId: 'role-forbidden' });
  void queryClient.invalidateQueries({ queryKey: workspacesKey });
}
