import { NativeSelect } from '@mantine/core';
import type { Chat, ChatStage } from '@spotter/contract';
import type { AgentState } from '@spotter/domain';
import { toast } from 'react-toastify';
import { Avatar } from '../../../components/avatar.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { contactHandleOf } from '../contact-name.ts';
import { AgentMark } from '../state/marks.tsx';
import { ContactData } from './contact-data.tsx';
import { Facts } from './facts.tsx';
import { inboxMessages } from '../inbox-messages.ts';
import { decisionSentence } from '../why/decision-sentence.ts';
import { chatMessages, stageNames } from '../messages.ts';
import { Notes } from './notes.tsx';
import { dayAndTime } from '../times.ts';
import { useChatChange } from '../use-chat-change.ts';

type Contact = { chat: Chat; contactName: string; state: AgentState };

/** What is known about a lead, beside the chat on wide screens. */
export function ContactPanel(props: Contact) {
  return (
    <aside className="contact-panel" aria-label={inboxMessages.about}>
      <ContactDetails {...props} />
    </aside>
  );
}

/** The same in front of the chat, where there is no room beside it. */
export function ContactSheet(props: Contact & { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={inboxMessages.about}>
      <div className="contact-sheet">
        <ContactDetails chat={props.chat} contactName={props.contactName} state={props.state} />
      </div>
    </Dialog>
  );
}

function ContactDetails({ chat, contactName, state }: Contact) {
  const handle = contactHandleOf(chat);
  const change = useChatChange(chat._id);
  return (
    <>
      <div className="contact-panel-head">
        <Avatar name={contactName} picture={chat.picture} size={72} />
        <p className="contact-panel-name">
          <bdi>{contactName}</bdi>
          {handle !== null && (
            <span className="contact-panel-quiet">
              <bdi dir="ltr">{handle}</bdi>
            </span>
          )}
        </p>
        <AgentMark state={state} />
        <NativeSelect
          size="sm"
          aria-label={inboxMessages.stage}
          value={change.variables?.stage !== undefined && change.isPending ? change.variables.stage : chat.stage}
          data={Object.entries(stageNames).map(([value, label]) => ({ value, label }))}
          onChange={(event) =>
            change.mutate(
              { stage: event.currentTarget.value as ChatStage },
              { onError: () => toast.error(inboxMessages.stageFailed) },
            )
          }
        />
      </div>
      {chat.handBackNote !== null && (
        <section>
          <h2>{inboxMessages.handBackNow}</h2>
          <p dir="auto">{chat.handBackNote}</p>
        </section>
      )}
      <Facts chat={chat} />
      <Notes chatId={chat._id} />
      {chat.lastDecision !== null && (
        <section>
          <h2>{chatMessages.lastDecisionTitle}</h2>
          <p>{decisionSentence(chat.lastDecision)}</p>
          <p className="contact-panel-quiet">{dayAndTime(chat.lastDecision.at, new Date())}</p>
        </section>
      )}
      <ContactData chat={chat} contactName={contactName} />
    </>
  );
}
