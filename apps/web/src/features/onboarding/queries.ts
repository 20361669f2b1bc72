import { dashboardRoutes, type Onboarding } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../api/services.ts';

const onboardingKey = ['onboarding'];

/** How far the coach has come; live, since the last step is done on another phone. */
export function useOnboarding() {
  const { api, live } = useServices();
  const queryClient = useQueryClient();
  useEffect(
    () => live.on('inboxCounts', () => void queryClient.invalidateQueries({ queryKey: onboardingKey })),
    [live, queryClient],
  );
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
