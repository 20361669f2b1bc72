import { Button } from '@mantine/core';
import { type Chat, threadControlRoutes } from '@spotter/contract';
import { channelFaces } from '../../../components/channels.ts';
import { focusChat } from '../chat-heading.ts';
import { Bar } from './bar.tsx';
import { heldSentence, threadMessages, takenSentence } from './other-app.ts';
import { useThreadControl } from './use-thread-control.ts';

/** Says above the send box that another app has the conversation, or had it, with the way to change that. */
export function ThreadBar({ chat }: { chat: Chat }) {
  const { otherApp, takenFrom } = chat.answering;
  const take = useThreadControl(chat._id, threadControlRoutes.takeThread, threadMessages.take);
  const giveBack = useThreadControl(chat._id, threadControlRoutes.giveThreadBack, threadMessages.giveBack);
  if (otherApp !== null) {
    if (!otherApp.canTake)
      return <Bar sentence={`${heldSentence(otherApp)} ${threadMessages.noTaking(channelFaces[chat.from].name)}`} />;
    return (
      <Bar key="take" sentence={heldSentence(otherApp)}>
        <ThreadButton {...take}>{threadMessages.take.label}</ThreadButton>
      </Bar>
    );
  }
  if (takenFrom === null) return null;
  return (
    <Bar key="give-back" sentence={takenSentence(takenFrom)}>
      <ThreadButton {...giveBack}>{threadMessages.giveBack.label}</ThreadButton>
    </Bar>
  );
}

function ThreadButton(props: { isPending: boolean; change: (onDone: () => void) => void; children: string }) {
  return (
    <Button
      variant="default"
      size="sm"
      aria-disabled={props.isPending}
      aria-busy={props.isPending}
      // The button goes with the bar once the platform has agreed.
      onClick={() => !props.isPending && props.change(focusChat)}
    >
      {props.children}
    </Button>
  );
}
