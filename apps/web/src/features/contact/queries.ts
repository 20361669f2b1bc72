import { contactRoutes } from '@spotter/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';

/** Returns how to reach the company. */
export function useSupport() {
  const { api } = useServices();
  return useQuery({ queryKey: ['support'], queryFn: () => api.call(contactRoutes.find) });
}
