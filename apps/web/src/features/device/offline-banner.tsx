import '../../components/banner.css';
import { IconCloudOff } from '@tabler/icons-react';
import { useMatch } from 'react-router';
import { useOnline } from '../../api/online.ts';
import { deviceMessages } from './messages.ts';

/** Says at once that there is no net. A chat says so itself, where the coach writes. */
export function OfflineBanner() {
  const online = useOnline();
  const inChat = useMatch('/dashboard/chat/:chatId') !== null;
  if (online || inChat) return null;
  return (
    <div className="banner" role="status">
      <IconCloudOff aria-hidden />
      <p>{deviceMessages.offline}</p>
    </div>
  );
}
