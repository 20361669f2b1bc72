import { workspaceRoutes } from '@spotter/contract';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify';
import { storeWorkspace } from '../../api/rights/store-workspace.ts';
import { usePlatform } from '../../api/platform.ts';
import { useServices } from '../../api/services.ts';
import { paths } from '../../paths.ts';
import { teamMessages } from './messages.ts';

/** A workspace to be in. */
type Place = { _id: string; name: string; isOwn: boolean };

/**
 * Returns a function that opens a workspace in which the session is already. The page is loaded again, so that
 * nothing that was read in another one is left.
 */
export function useArrive(): (place: Place) => Promise<void> {
  const { session, pageReload } = usePlatform();
  const navigate = useNavigate();
  return useCallback(
    async ({ _id, name, isOwn }: Place) => {
      const userId = session.current()?.user._id;
      if (userId !== undefined) storeWorkspace(window.localStorage, userId, isOwn ? null : _id);
      await navigate(paths.dashboard);
      pageReload.reload(teamMessages.switched(name));
    },
    [session, pageReload, navigate],
  );
}

/** Returns a function that has the session go on in another workspace. */
export function useSwitch(): (place: Place) => Promise<void> {
  const { api } = useServices();
  const arrive = useArrive();
  return useCallback(
    async (place: Place) => {
      try {
        await api.call(workspaceRoutes.selectWorkspace, { params: { id: place._id } });
      } catch {
        toast.error(teamMessages.switchFailed);
        return;
      }
      await arrive(place);
    },
    [api, arrive],
  );
}
