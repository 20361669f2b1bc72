import { IconMailPause } from '@tabler/icons-react';
import { Link, useMatch } from 'react-router';
import { Banner } from '../../components/banner.tsx';
import { useKeptTexts } from '../../api/kept-texts.ts';
import { useOnline } from '../../api/online.ts';
import { useSession } from '../../api/platform.ts';
import { paths } from '../../paths.ts';
import { deviceMessages, unsentSentence } from './messages.ts';

/** Reminds the coach of an unsent text when the device is online again. The text's own chat offers to send it. */
export function UnsentBanner() {
  const online = useOnline();
  const stored = useKeptTexts(useSession()?.user._id ?? '');
  const inChat = useMatch('/dashboard/chat/:chatId') !== null;
  const [first, ...others] = stored;
  if (!online || first === undefined || inChat) return null;
  return (
    <Banner
      icon={<IconMailPause aria-hidden />}
      action={<Link to={paths.chat(first.chatId)}>{deviceMessages.openChat}</Link>}
    >
      {unsentSentence(first.contactName, others.length)}
    </Banner>
  );
}
