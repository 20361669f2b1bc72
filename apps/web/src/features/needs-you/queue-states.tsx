import { IconMoodCheck, IconPlugConnectedX } from '@tabler/icons-react';
import { StateMessage } from '../../components/page/state-message.tsx';
import { needsYouMessages } from './messages.ts';

/** Says that the queue did not load, and tries again. */
export function QueueFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <StateMessage
      failure
      icon={<IconPlugConnectedX />}
      title={needsYouMessages.failedTitle}
      action={{ label: needsYouMessages.retry, onClick: onRetry }}
    >
      {needsYouMessages.failedHint}
    </StateMessage>
  );
}

/** Says that no chat needs the coach, or none of those that are meant. */
export function NobodyWaits({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <StateMessage
      icon={<IconMoodCheck />}
      title={isNarrowed ? needsYouMessages.noneOfThese : needsYouMessages.emptyTitle}
    >
      {isNarrowed ? needsYouMessages.noneOfTheseHint : needsYouMessages.emptyHint}
    </StateMessage>
  );
}
