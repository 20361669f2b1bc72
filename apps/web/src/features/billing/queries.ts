import { billingRoutes, type PlanState } from '@spotter/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';

const planKey = ['plan'];
const minuteMs = 60_000;
/** How often a plan that was just bought is looked for. */
const arrivalMs = 1500;

/** What can be bought. */
export function usePlans() {
  return useQuery(usePlansQuery());
}

/** The same, for whoever needs it in a click. */
export function usePlansQuery() {
  const { api } = useServices();
  return queryOptions({ queryKey: ['plans'], queryFn: () => api.call(billingRoutes.listPlans), staleTime: minuteMs });
}

/** The user's plan; asked for only in a session. */
export function usePlan(signedIn: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: planKey,
    queryFn: () => api.call(billingRoutes.findSubscription),
    enabled: signedIn,
  });
}

/** The plan as the frame of every page needs it: now and then, and only where there is something to say of it. */
export function useWatchedPlan() {
  const { api } = useServices();
  return useQuery({
    queryKey: planKey,
    queryFn: () => api.call(billingRoutes.findSubscription),
    staleTime: minuteMs,
    refetchInterval: ({ state }) =>
      state.data?.enforced || state.data?.subscription?.paymentProblem ? minuteMs : false,
  });
}

/** The plan that was just bought, looked for until it is there. */
export function useArrivingPlan(isWaiting: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: planKey,
    queryFn: () => api.call(billingRoutes.findSubscription),
    refetchInterval: ({ state }) => (isWaiting && !hasArrived(state.data) ? arrivalMs : false),
  });
}

/** Whether there is a plan to be managed. */
export function hasArrived(plan: PlanState | undefined): boolean {
  return plan?.subscription?.live === true;
}

/** Whether there was a plan, which is over. */
export function hasEnded({ subscription }: PlanState): boolean {
  return subscription?.status === 'canceled';
}

/** Has the server read the plan from the payment provider again. */
export function useRefreshPlan() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(billingRoutes.refreshSubscription),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: planKey }),
  });
}

/** Has the plan read again, after something may have changed it. */
export function usePlanChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: planKey });
}
