import { AccountHealthList } from '../../../features/accounts/account-health.tsx';
import { InstallHint } from '../../../features/device/install-hint.tsx';
import { RecordLink } from '../../../features/one-voice/record-link.tsx';
import { ReconnectHere } from '../reconnect/reconnect-here.tsx';

/** What follows the accounts. Loaded after them: on a slow phone they come sooner without. */
export default function BelowTiles() {
  return (
    <>
      <AccountHealthList reconnect={({ botId, name, from }) => <ReconnectHere bot={{ _id: botId, name, from }} />} />
      <InstallHint />
      <RecordLink />
    </>
  );
}
