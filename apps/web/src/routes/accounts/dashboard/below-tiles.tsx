import { AccountHealthList } from '../../../features/accounts/account-health.tsx';
import { InstallHint } from '../../../features/device/install-hint.tsx';
import { RecordLink } from '../../../features/safety-record/record-link.tsx';
import { ReconnectHere } from '../reconnect/reconnect-here.tsx';

/** What follows the accounts. It is loaded after them, because on a slow phone they show sooner without it. */
export default function BelowTiles() {
  return (
    <>
      <AccountHealthList reconnect={({ botId, name, from }) => <ReconnectHere bot={{ _id: botId, name, from }} />} />
      <InstallHint />
      <RecordLink />
    </>
  );
}
