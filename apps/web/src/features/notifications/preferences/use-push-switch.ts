import { ApiError } from '@spotter/contract';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { usePushState, useServices } from '../../../api/services.ts';
import { preferenceMessages } from './preference-messages.ts';
import { useDevicesChanged, usePushKey } from './preference-queries.ts';

/**
 * Turns pushes on this device on or off. `ready`: the server's key is loaded, so the browser can be asked within
 * the tap.
 */
export function usePushSwitch() {
  const { pushDevice } = useServices();
  const state = usePushState();
  const key = usePushKey();
  const devicesChanged = useDevicesChanged();

  const fail = (error: Error) =>
    toast.error(`${preferenceMessages.switchFailed} ${error instanceof ApiError ? error.message : ''}`.trimEnd());
  const on = useMutation({
    mutationFn: async () => {
      if (key.data !== undefined) await pushDevice.switchOn(key.data);
      return pushDevice.state();
    },
    onSuccess: (reached) => {
      if (reached === 'on') toast.success(preferenceMessages.switchedOn);
    },
    onError: fail,
    onSettled: devicesChanged,
  });
  const off = useMutation({
    mutationFn: () => pushDevice.switchOff(),
    onSuccess: () => toast.success(preferenceMessages.switchedOff),
    onError: fail,
    onSettled: devicesChanged,
  });
  return {
    state,
    key,
    busy: on.isPending || off.isPending,
    switchOn: () => on.mutate(),
    switchOff: () => off.mutate(),
  };
}
