import { userRoutes } from '@spotter/contract';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Banner } from '../../components/banner.tsx';
import { useIsFullPage } from '../../components/full-page/use-is-full-page.ts';
import { useServices } from '../../api/services.ts';
import { authMessages } from './messages.ts';
import { useResend } from './use-resend.ts';

const pollEveryMs = 20_000;

/** Says that the address is not confirmed yet, and notices when it is. */
export default function UnconfirmedAddress({ userId, email }: { userId: string; email: string }) {
  const { api, session } = useServices();
  const isFullPage = useIsFullPage();
  const { data: fresh } = useQuery({
    queryKey: ['email-verified', userId],
    queryFn: () => api.call(userRoutes.find, { params: { id: userId } }),
    refetchInterval: pollEveryMs,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (fresh?.emailVerified) session.renew(fresh);
  }, [fresh, session]);
  const resend = useResend();

  return (
    <Banner
      icon={<IconMail aria-hidden />}
      onFullPage={isFullPage}
      action={
        <button type="button" className="text-action" {...resend.button}>
          {resend.label}
        </button>
      }
    >
      {authMessages.verifyBanner(email)}
    </Banner>
  );
}
