import { IconHourglass } from '@tabler/icons-react';
import { Notice } from '../../../components/notice.tsx';
import { useAgentModels } from '../queries.ts';
import { budgetMessages } from './budget-messages.ts';

/** Says that agents wait because today's budget for the language model is used up, and until when. */
export function BudgetNotice() {
  const pausedUntil = useAgentModels().data?.pausedUntil ?? null;
  if (pausedUntil === null) return null;
  return (
    <Notice tone="warning" icon={<IconHourglass size={16} aria-hidden />}>
      <span>{budgetMessages.usedUp(pausedUntil)}</span>
    </Notice>
  );
}
