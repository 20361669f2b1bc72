import { Button } from '@mantine/core';
import { authRoutes, userRoutes } from '@spotter/contract';
import { IconCircleCheck, IconMailOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../api/platform.ts';
import { useServices } from '../../api/services.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { StateMessage } from '../../components/page/state-message.tsx';
import { EntryLead } from '../../components/page/entry-page.tsx';
import { paths } from '../../paths.ts';
import { authMessages, failureSentence } from './messages.ts';
import { useResend } from './use-resend.ts';
import styles from './verify-email.module.css';

/** Confirms an address right away with the token of a mailed link. `token` is null if the link lost it. */
export function VerifyEmail({ token }: { token: string | null }) {
  const { api, session } = useServices();
  const begun = useRef(false);
  const verify = useMutation({
    mutationFn: async (given: string) => {
      await api.call(authRoutes.verifyEmail, { body: { token: given } });
      const user = session.current()?.user;
      if (user !== undefined) session.renew(await api.call(userRoutes.find, { params: { id: user._id } }));
    },
  });
  const { mutate } = verify;
  useEffect(() => {
    if (token === null || token === '' || begun.current) return;
    begun.current = true;
    mutate(token);
  }, [token, mutate]);

  if (verify.isSuccess) return <Verified />;
  if (token === null || verify.isError) {
    return <NotVerified reason={verify.isError ? failureSentence(verify.error) : authMessages.verifyIncomplete} />;
  }
  return (
    <>
      <PageHeading>{authMessages.verifyTitle}</PageHeading>
      <EntryLead announced>{authMessages.verifying}</EntryLead>
    </>
  );
}

function Verified() {
  const signedIn = useSession() !== null;
  return (
    <div role="status">
      <PageHeading>{authMessages.verifyTitle}</PageHeading>
      <StateMessage atStart icon={<IconCircleCheck />} title={authMessages.verifiedTitle}>
        {authMessages.verified}
      </StateMessage>
      <Button component={Link} to={signedIn ? paths.dashboard : paths.login} fullWidth className={styles.action}>
        {signedIn ? authMessages.verifyContinue : 'Sign in'}
      </Button>
    </div>
  );
}

function NotVerified({ reason }: { reason: string }) {
  const session = useSession();
  const resend = useResend();
  return (
    <>
      <PageHeading>{authMessages.verifyTitle}</PageHeading>
      <StateMessage atStart failure icon={<IconMailOff />} title={authMessages.verifyFailedTitle}>
        {reason}
      </StateMessage>
      {session === null ? (
        <Button component={Link} to={paths.login} fullWidth className={styles.action}>
          {authMessages.verifySignIn}
        </Button>
      ) : (
        <Button fullWidth className={styles.action} {...resend.button}>
          {resend.label}
        </Button>
      )}
    </>
  );
}
