import { contactNameOf } from '../../../features/chats/contact-name.ts';
import { DoNext } from '../../../features/needs-you/do-next/do-next.tsx';
import { CardHead } from '../../../features/needs-you/do-next/card-head.tsx';
import { DoNextCard } from './do-next-card.tsx';

/** What to do next. It is loaded after the page, because on a slow phone the page shows sooner without it. */
export default function DoNextHere() {
  return (
    <DoNext
      card={(chat, acts) => (
        <>
          <CardHead chat={chat} name={contactNameOf(chat)} />
          <DoNextCard chat={chat} {...acts} />
        </>
      )}
    />
  );
}
