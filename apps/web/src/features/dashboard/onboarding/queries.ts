import { dashboardRoutes, type Onboarding } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';

export const onboardingKey = ['onboarding'];

/** How far the coach has come. */
export function useOnboarding() {
  const { api } = useServices();
  return useQuery({ queryKey: onboardingKey, queryFn: () => api.call(dashboardRoutes.onboarding) });
}

/** Hides the checklist, or brings it back. */
export function useDismiss() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (dismissed: boolean) => api.call(dashboardRoutes.setOnboarding, { body: { dismissed } }),
    onSuccess: (onboarding) => queryClient.setQueryData<Onboarding>(onboardingKey, onboarding),
  });
}
