import { authRoutes } from '@spotter/contract';
import { useNavigate } from 'react-router';
import { useServices } from '../../api/services.ts';
import { paths } from '../../paths.ts';

/** Signs out here at once; the server is told as well, but nobody waits for it. */
export function useLogout(): () => void {
  const { api, session } = useServices();
  const navigate = useNavigate();
  return () => {
    // Started first: it needs the token that the next line forgets.
    api.call(authRoutes.signOut).catch(() => undefined);
    session.end('signed-out');
    void navigate(paths.login, { replace: true });
  };
}
