import type { BulkChange } from '@spotter/contract';
import { useState } from 'react';
import { LinkFromHere } from '../../../components/way-back/link-from-here.tsx';
import { paths } from '../../../paths.ts';
import { contactNameOf } from '../contact-name.ts';
import { bulkMessages, reasonOfOne } from './bulk-messages.ts';
import { useLeftOut } from './bulk-queries.ts';
import styles from './left-out.module.css';

/** Names the conversations that a change leaves out or did not put back, with the reason of each. */
export function LeftOut({ change }: { change: BulkChange }) {
  const [isOpen, setOpen] = useState(false);
  if (change.leftOut.length === 0) return null;
  return (
    <details className={styles.leftOut} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{bulkMessages.leftOut}</summary>
      {isOpen && <Names change={change} />}
    </details>
  );
}

function Names({ change }: { change: BulkChange }) {
  const { data, hasNextPage, isFetching, fetchNextPage } = useLeftOut(change);
  return (
    <>
      <ul>
        {(data ?? []).map((chat) => (
          <li key={chat.chatId}>
            <LinkFromHere to={paths.chat(chat.chatId)}>
              <bdi>{contactNameOf(chat)}</bdi>
            </LinkFromHere>{' '}
            {reasonOfOne(chat.reason)}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button type="button" className="text-action" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {bulkMessages.more}
        </button>
      )}
    </>
  );
}
