import type { Chat } from '@spotter/contract';
import { LinkFromHere } from '../../../components/way-back/link-from-here.tsx';
import { Avatar } from '../../../components/avatar.tsx';
import { useNow } from '../../../components/time/use-now.ts';
import { paths } from '../../../paths.ts';
import { Reason, Since } from '../reason.tsx';
import styles from './card-head.module.css';

const clockRenewedMs = 30_000;

/** Who waits and why. It leads to the chat. */
export function CardHead({ chat, name }: { chat: Chat; name: string }) {
  const now = useNow(clockRenewedMs);
  return (
    <LinkFromHere className={styles.head} to={paths.chat(chat._id)} data-next>
      <Avatar name={name} picture={chat.picture} size={40} />
      <span className={styles.who}>
        <bdi className={styles.name}>{name}</bdi>
        {chat.needsYou !== null && (
          <>
            <Reason of={chat.needsYou} />
            <Since of={chat.needsYou} now={now} />
          </>
        )}
      </span>
    </LinkFromHere>
  );
}
