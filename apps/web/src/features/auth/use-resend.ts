import { authRoutes } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { authMessages, failureSentence } from './messages.ts';

/** Has the link to confirm the address mailed again, and says what became of it. */
export function useResend() {
  const { api } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(authRoutes.resendVerification),
    onSuccess: () => toast.success(authMessages.verifyResent),
    onError: (error) => toast.error(failureSentence(error)),
  });
  return {
    button: { onClick: () => mutate(), disabled: isPending, 'aria-busy': isPending },
    label: isPending ? authMessages.verifyResending : authMessages.verifyResend,
  };
}
