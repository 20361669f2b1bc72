import { authRoutes } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { authMessages, failureSentence } from './messages.ts';

// The banner that uses it is on every page but hardly ever needs it.
const toasts = () => import('react-toastify');

/** Has the confirmation link mailed again and shows the result. */
export function useResend() {
  const { api } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(authRoutes.resendVerification),
    onSuccess: async () => (await toasts()).toast.success(authMessages.verifyResent),
    onError: async (error) => (await toasts()).toast.error(failureSentence(error)),
  });
  return {
    button: { onClick: () => mutate(), disabled: isPending, 'aria-busy': isPending },
    label: isPending ? authMessages.verifyResending : authMessages.verifyResend,
  };
}
