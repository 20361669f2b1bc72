import { IconTags } from '@tabler/icons-react';
import { StateMessage } from '../../../components/page/state-message.tsx';
import { inboxMessages } from '../inbox-messages.ts';
import { tagMessages } from './tag-messages.ts';

/** Stands in the place of conversations that are narrowed by a tag that was deleted. */
export function TagGone({ onShowAll }: { onShowAll: () => void }) {
  return (
    <StateMessage
      icon={<IconTags />}
      title={tagMessages.goneTitle}
      action={{ label: inboxMessages.showAll, onClick: onShowAll }}
    >
      {tagMessages.goneHint}
    </StateMessage>
  );
}
