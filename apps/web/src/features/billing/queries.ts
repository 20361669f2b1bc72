import { billingRoutes, type PlanState } from '@spotter/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';

const planKey = ['plan'];
const minuteMs = 60_000;
/** How often to look for a plan that was just bought, in ms. */
const arrivalMs = 1500;

/** Returns the plans for sale. */
export function usePlans() {
  return useQuery(usePlansQuery());
}

/** Returns the same as a query, for use in a click. */
export function usePlansQuery() {
  const { api } = useServices();
  return queryOptions({ queryKey: ['plans'], queryFn: () => api.call(billingRoutes.listPlans), staleTime: minuteMs });
}

/** Returns the user's plan. There is a request only in a session. */
export function usePlan(signedIn: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: planKey,
    queryFn: () => api.call(billingRoutes.findSubscription),
    enabled: signedIn,
  });
}

/**
 * Returns the plan for the frame of every page. It is fetched now and then, and only while there is something to
 * say about it.
 */
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

/** Returns the plan that was just bought, fetched again until it is there. */
export function useArrivingPlan(isWaiting: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: planKey,
    queryFn: () => api.call(billingRoutes.findSubscription),
    refetchInterval: ({ state }) => (isWaiting && !hasArrived(state.data) ? arrivalMs : false),
  });
}

/** Whether there is a plan to manage. */
export function hasArrived(plan: PlanState | undefined): boolean {
  return plan?.subscription?.live === true;
}

/** Whether there was a plan that has ended. */
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

/** Has the plan fetched again after it may have changed. */
export function usePlanChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: planKey });
}
