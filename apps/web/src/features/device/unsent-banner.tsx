import '../../components/banner.css';
import { IconMailPause } from '@tabler/icons-react';
import { Link, useMatch } from 'react-router';
import { useKeptTexts } from '../../api/kept-texts.ts';
import { useOnline } from '../../api/online.ts';
import { useSession } from '../../api/platform.ts';
import { paths } from '../../paths.ts';
import { deviceMessages, unsentSentence } from './messages.ts';

/** Reminds of a text that waits for a net, now that there is one; its own chat offers to send it. */
export function UnsentBanner() {
  const online = useOnline();
  const kept = useKeptTexts(useSession()?.user._id ?? '');
  const inChat = useMatch('/dashboard/chat/:chatId') !== null;
  const [first, ...others] = kept;
  if (!online || first === undefined || inChat) return null;
  return (
    <div className="banner" role="status">
      <IconMailPause aria-hidden />
      <p>{unsentSentence(first.contactName, others.length)}</p>
      <Link to={paths.chat(first.chatId)}>{deviceMessages.openChat}</Link>
    </div>
  );
}
