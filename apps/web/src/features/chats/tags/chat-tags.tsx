import { NativeSelect } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import { Link } from 'react-router';
import { toast } from 'react-toastify';
import { paths } from '../../../paths.ts';
import { giverWords, tagMessages } from './tag-messages.ts';
import { useChatTag, useTags } from './tag-queries.ts';
import { TagChip } from './tag-chip.tsx';
import styles from './chat-tags.module.css';

/** The tags of a chat, with the means to change them. */
export function ChatTags({ chat }: { chat: Chat }) {
  const all = useTags().data ?? [];
  const change = useChatTag(chat._id);
  const given = chat.tags.flatMap(({ _id, by }) => {
    const tag = all.find((one) => one._id === _id);
    return tag === undefined ? [] : [{ tag, by }];
  });
  const others = all.filter((tag) => !given.some((one) => one.tag === tag));
  return (
    <section className={styles.tags}>
      <h2>{tagMessages.ofChat}</h2>
      {given.length > 0 && (
        <ul className={styles.given}>
          {given.map(({ tag, by }) => (
            <li key={tag._id}>
              <TagChip
                tag={tag}
                giver={giverWords[by]}
                onTake={() =>
                  change.mutate({ tagId: tag._id, has: false }, { onError: () => toast.error(tagMessages.takeFailed) })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <NativeSelect
          size="sm"
          aria-label={tagMessages.give}
          value=""
          disabled={change.isPending}
          data={[
            { value: '', label: tagMessages.give },
            ...others.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={(event) =>
            change.mutate(
              { tagId: event.currentTarget.value, has: true },
              { onError: () => toast.error(tagMessages.giveFailed) },
            )
          }
        />
      )}
      <Link to={paths.tags}>{tagMessages.manage}</Link>
    </section>
  );
}
