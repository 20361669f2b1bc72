import { Button } from '@mantine/core';
import { assigneeRoutes, type Chat } from '@spotter/contract';
import { toast } from 'react-toastify';
import { useMay } from '../../../api/rights/use-may.ts';
import { useSession } from '../../../api/platform.ts';
import { focusChat } from '../chat-heading.ts';
import { Bar } from '../state/bar.tsx';
import { dayAndTime } from '../times.ts';
import { assigneeMessages } from './assignee-messages.ts';
import { useAssign } from './assignee-queries.ts';

/** Above the send box: that a colleague has the chat, with one tap to take it over, and what is to be done next. */
export default function AssigneeBar({ chat, now }: { chat: Chat; now: Date }) {
  const { assignee, nextAction } = chat;
  const userId = useSession()?.user._id;
  const assign = useAssign(chat);
  const mayAssign = useMay(assigneeRoutes.assign);
  const isWithColleague = assignee !== null && assignee._id !== userId;
  const take = () =>
    assign.mutate(userId ?? null, {
      onSuccess: () => {
        toast.success(assigneeMessages.taken);
        focusChat();
      },
    });
  return (
    <>
      {isWithColleague && (
        <Bar sentence={assigneeMessages.has(assignee.name)}>
          {mayAssign && (
            <Button
              variant="default"
              size="sm"
              aria-disabled={assign.isPending}
              aria-busy={assign.isPending}
              onClick={() => !assign.isPending && take()}
            >
              {assigneeMessages.take(assignee.name)}
            </Button>
          )}
        </Bar>
      )}
      {nextAction !== null && (
        <Bar
          sentence={assigneeMessages.nextOf(
            nextAction.text,
            nextAction.dueAt === null ? null : dayAndTime(nextAction.dueAt, now),
          )}
        />
      )}
    </>
  );
}
