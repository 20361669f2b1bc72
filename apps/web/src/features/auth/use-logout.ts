import { useNavigate } from 'react-router';
import { usePlatform } from '../../api/platform.ts';
import { signOutOnServer } from '../../api/sign-out.ts';
import { paths } from '../../paths.ts';

/** Signs out here right away. The server signs out as well, but the user does not wait for it. */
export function useLogout(): () => void {
  const platform = usePlatform();
  const navigate = useNavigate();
  return () => {
    const token = platform.session.current()?.token;
    platform.session.end('signed-out');
    if (token !== undefined) signOutOnServer(platform, token);
    void navigate(paths.login, { replace: true });
  };
}
