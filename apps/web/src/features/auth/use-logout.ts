import { useNavigate } from 'react-router';
import { usePlatform } from '../../api/platform.ts';
import { paths } from '../../paths.ts';

/** Signs out here at once; the server is told as well, but nobody waits for it. */
export function useLogout(): () => void {
  const platform = usePlatform();
  const navigate = useNavigate();
  return () => {
    const token = platform.session.current()?.token;
    if (token !== undefined) {
      // Public pages have the button, too, and are not to load the API for it.
      void import('../../api/sign-out.ts')
        .then(({ signOutOnServer }) => signOutOnServer(platform, token))
        .catch(() => undefined);
    }
    platform.session.end('signed-out');
    void navigate(paths.login, { replace: true });
  };
}
