import { IconMailPause } from '@tabler/icons-react';
import { LinkFromHere } from '../../components/way-back/link-from-here.tsx';
import { Banner } from '../../components/banner.tsx';
import { useIsFullPage } from '../../components/full-page/use-is-full-page.ts';
import { useKeptTexts } from '../../api/kept-texts.ts';
import { useOnline } from '../../api/online.ts';
import { useSession } from '../../api/platform.ts';
import { paths } from '../../paths.ts';
import { deviceMessages, unsentSentence } from './messages.ts';

/** Reminds the coach of an unsent text when the device is online again. The text's own chat offers to send it. */
export function UnsentBanner() {
  const online = useOnline();
  const stored = useKeptTexts(useSession()?.user._id ?? '');
  const isFullPage = useIsFullPage();
  const [first, ...others] = stored;
  if (!online || first === undefined || isFullPage) return null;
  return (
    <Banner
      icon={<IconMailPause aria-hidden />}
      action={<LinkFromHere to={paths.chat(first.chatId)}>{deviceMessages.openChat}</LinkFromHere>}
    >
      {unsentSentence(first.contactName, others.length)}
    </Banner>
  );
}
