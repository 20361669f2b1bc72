import { Popover } from '@mantine/core';
import type { Bot } from '@spotter/contract';
import { IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { IconButton } from '../../components/kit/icon-button.tsx';
import { paths } from '../../paths.ts';
import { accountMessages } from './messages.ts';
import styles from './other-accounts.module.css';
import { useBots } from './queries.ts';

/** Leads from the inbox of an account to those of the others. Shows nothing if there are none. */
export function OtherAccounts({
  present,
  pathOf = paths.conversations,
}: {
  present: Bot;
  pathOf?: (credentialId: string) => string;
}) {
  const [isOpen, setOpen] = useState(false);
  const others = (useBots().data ?? []).filter(({ _id }) => _id !== present._id);
  if (others.length === 0) return null;
  const label = accountMessages.otherAccounts;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      radius="lg"
      offset={4}
      // The header is always in view. A check for that hides what opens before its place is known.
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <IconButton className={styles.toggle} label={label} title={label} onClick={() => setOpen(!isOpen)}>
          <IconSelector size={18} aria-hidden />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown className={styles.accounts} aria-label={label}>
        <ul>
          {others.map(({ _id, integration, from, name }) => (
            <li key={_id}>
              <Link to={pathOf(integration)} onClick={() => setOpen(false)}>
                <ChannelIcon source={from} />
                <bdi>{name || accountMessages.defaultName}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
