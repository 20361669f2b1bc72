import '../../components/banner.css';
import { userRoutes } from '@spotter/contract';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatch } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { useServices } from '../../api/services.ts';
import { authMessages } from './messages.ts';
import { useResend } from './use-resend.ts';

const lookEveryMs = 20_000;

/** Stands above every signed-in page until the address is confirmed; the link may be opened on another device. */
export function VerifyEmailBanner() {
  const user = useSession()?.user;
  // What an older version of the app has stored does not say; accounts of its time count as confirmed.
  const isOpen = user?.emailVerified === false;
  return isOpen ? <Banner userId={user._id} email={user.email} /> : null;
}

function Banner({ userId, email }: { userId: string; email: string }) {
  const { api, session } = useServices();
  const inChat = useMatch('/dashboard/chat/:chatId') !== null;
  const { data: fresh } = useQuery({
    queryKey: ['email-verified', userId],
    queryFn: () => api.call(userRoutes.find, { params: { id: userId } }),
    refetchInterval: lookEveryMs,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (fresh?.emailVerified) session.renew(fresh);
  }, [fresh, session]);
  const resend = useResend();

  return (
    <div className="banner" role="status" data-in-chat={inChat || undefined}>
      <IconMail aria-hidden />
      <p>{authMessages.verifyBanner(email)}</p>
      <button type="button" className="text-action" {...resend.button}>
        {resend.label}
      </button>
    </div>
  );
}
