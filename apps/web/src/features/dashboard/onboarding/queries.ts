import { dashboardRoutes, type Onboarding } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';

export const onboardingKey = ['onboarding'];

/** Returns the coach's progress. */
export function useOnboarding() {
  const { api } = useServices();
  return useQuery({ queryKey: onboardingKey, queryFn: () => api.call(dashboardRoutes.onboarding) });
}

/** Hides the checklist or shows it again. */
export function useDismiss() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (dismissed: boolean) => api.call(dashboardRoutes.setOnboarding, { body: { dismissed } }),
    onSuccess: (onboarding) => queryClient.setQueryData<Onboarding>(onboardingKey, onboarding),
  });
}
