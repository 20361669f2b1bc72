import type { Bot } from '@spotter/contract';
import { PlatformNotice } from '../../../features/accounts/platform-notice.tsx';
import { ReconnectNotice } from '../../../features/accounts/reconnect-notice.tsx';
import { BudgetNotice } from '../../../features/agents/budget/budget-notice.tsx';
import { ReconnectHere } from './reconnect-here.tsx';

/** Says what keeps an account from sending. */
export function AccountNotice({ bot }: { bot: Bot }) {
  if (bot.status === 'reconnect_needed') return <ReconnectNotice action={<ReconnectHere bot={bot} />} />;
  return (
    <>
      <PlatformNotice bot={bot} />
      <BudgetNotice />
    </>
  );
}
