import type { NeverListEntry } from '@spotter/contract';
import { LinkFromHere } from '../../components/way-back/link-from-here.tsx';
import { Avatar } from '../../components/avatar.tsx';
import { PillButton } from '../../components/kit/pill-button.tsx';
import { paths } from '../../paths.ts';
import { howSentence, nameOf, neverListMessages } from './messages.ts';
import styles from './never-list.module.css';

/** One person on the list: who they are, how and when they came on it, and the way off. */
export function EntryRow({ entry, onTakeOff }: { entry: NeverListEntry; onTakeOff: () => void }) {
  const name = nameOf(entry);
  const handle = entry.handle === null ? null : `@${entry.handle}`;
  return (
    <div className={styles.person}>
      <Avatar name={entry.name ?? entry.handle ?? ''} picture={entry.picture} size={40} />
      <span className={styles.name}>
        {entry.chatId === null ? (
          <bdi>{name}</bdi>
        ) : (
          <LinkFromHere to={paths.chat(entry.chatId)}>
            <bdi>{name}</bdi>
          </LinkFromHere>
        )}
        {handle !== null && handle !== name && (
          <bdi className={styles.handle} dir="ltr">
            {handle}
          </bdi>
        )}
      </span>
      <span className={styles.how}>{howSentence(entry)}</span>
      {entry.way === 'stop' ? (
        <span className={styles.lasting}>{neverListMessages.onlyTheirKeyword}</span>
      ) : (
        <PillButton className={styles.off} aria-label={`${neverListMessages.takeOff}: ${name}`} onClick={onTakeOff}>
          {neverListMessages.takeOff}
        </PillButton>
      )}
    </div>
  );
}
