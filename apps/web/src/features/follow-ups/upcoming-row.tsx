import { Checkbox } from '@mantine/core';
import type { UpcomingChat, UpcomingStep } from '@spotter/contract';
import { IconPencil, IconX } from '@tabler/icons-react';
import { LinkFromHere } from '../../components/way-back/link-from-here.tsx';
import { Avatar } from '../../components/avatar.tsx';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { IconButton } from '../../components/kit/icon-button.tsx';
import { stepMessages } from '../../components/plan-step/step-messages.ts';
import { sayTimeLeft } from '../../components/time/length-of-time.ts';
import { sayDayAndClock } from '../../components/time/said-times.ts';
import { paths } from '../../paths.ts';
import { followUpsMessages, moreAfter, nameOf } from './messages.ts';
import { cancelableOf } from './queries.ts';
import styles from './follow-ups.module.css';

/** What one person will be sent next, and when. */
export function UpcomingRow(props: {
  chat: UpcomingChat;
  now: Date;
  isSelected: boolean;
  isBusy: boolean;
  onSelect: (isSelected: boolean) => void;
  onEdit: () => void;
  onCancel: (stepId: string) => void;
}) {
  const { chat, now } = props;
  const next = chat.steps[0]!;
  const name = nameOf(chat);
  const left = Date.parse(next.at) > now.getTime() ? `in ${sayTimeLeft(next.at, now)}` : followUpsMessages.soon;
  return (
    <div className={styles.row}>
      <span className={styles.select}>
        {cancelableOf(chat).length > 0 && (
          <Checkbox
            aria-label={`Select ${name}`}
            checked={props.isSelected}
            onChange={(event) => props.onSelect(event.currentTarget.checked)}
          />
        )}
      </span>
      <Avatar name={chat.name ?? chat.username ?? ''} picture={chat.picture} size={40} />
      <p className={styles.who}>
        <LinkFromHere to={paths.chat(chat._id)}>
          <bdi>{name}</bdi>
        </LinkFromHere>
        <ChannelIcon source={chat.from} size={16} />
      </p>
      <p className={styles.when}>
        <time dateTime={next.at}>{sayDayAndClock(next.at)} ·</time> <span>{left}</span>
      </p>
      <p className={styles.what}>
        <span className={styles.words} dir="auto">
          {wordsOf(next)}
        </span>
        {next.ownText !== null && <span className={styles.more}> {stepMessages.ownShort}</span>}
        {chat.steps.length > 1 && <span className={styles.more}>· {moreAfter(chat.steps.length - 1)}</span>}
      </p>
      {next.kind === 'follow-up' && (
        <div className={styles.actions}>
          <IconButton
            label={`${stepMessages.edit} the next follow-up to ${name}`}
            title={stepMessages.edit}
            onClick={props.onEdit}
          >
            <IconPencil size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={`${followUpsMessages.cancel} the next follow-up to ${name}`}
            title={followUpsMessages.cancel}
            disabled={props.isBusy}
            onClick={() => props.onCancel(next._id)}
          >
            <IconX size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}

/** Returns the first line of what is sent. */
function wordsOf({ kind, text }: UpcomingStep): string {
  if (kind === 'talk-later') return followUpsMessages.talkLater;
  return text === null ? followUpsMessages.written : `“${text.split('\n', 1)[0]}”`;
}
