import { IconCloudOff } from '@tabler/icons-react';
import { useMatch } from 'react-router';
import { Banner } from '../../components/banner.tsx';
import { useOnline } from '../../api/online.ts';
import { deviceMessages } from './messages.ts';

/** Says right away that the device is offline. A chat says so itself, beside the send box. */
export function OfflineBanner() {
  const online = useOnline();
  const inChat = useMatch('/dashboard/chat/:chatId') !== null;
  if (online || inChat) return null;
  return <Banner icon={<IconCloudOff aria-hidden />}>{deviceMessages.offline}</Banner>;
}
