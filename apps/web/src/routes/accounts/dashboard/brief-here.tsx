import { contactNameOf } from '../../../features/chats/contact-name.ts';
import { Brief } from '../../../features/needs-you/brief/brief.tsx';
import { CardHead } from '../../../features/needs-you/brief/card-head.tsx';
import { BriefCard } from './brief-card.tsx';

/** What to do next. It is loaded after the page, because on a slow phone the page shows sooner without it. */
export default function BriefHere() {
  return (
    <Brief
      card={(chat, acts) => (
        <>
          <CardHead chat={chat} name={contactNameOf(chat)} />
          <BriefCard chat={chat} {...acts} />
        </>
      )}
    />
  );
}
