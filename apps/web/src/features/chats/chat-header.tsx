import { ActionIcon, Switch } from '@mantine/core';
import type { Chat } from '@spotter/contract';
import type { AgentState } from '@spotter/domain';
import { IconInfoCircle } from '@tabler/icons-react';
import { Avatar } from '../../components/avatar.tsx';
import { ChannelIcon } from '../../components/channel-icon.tsx';
import { GoBack } from '../../components/page/go-back.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { paths } from '../../paths.ts';
import { contactHandleOf } from './contact-name.ts';
import { inboxMessages } from './inbox-messages.ts';
import { isWithPerson } from './state/agent-state.ts';
import { AgentMark, StageChip } from './state/marks.tsx';
import { chatMessages } from './messages.ts';

/** Who one is talking to, and whether the agent may. */
export function ChatHeader(props: {
  chat: Chat;
  contactName: string;
  botEnabled: boolean;
  state: AgentState;
  onSwitch: (enabled: boolean) => void;
  /** What happened while a person had it, only that person can tell. */
  onHandBack: () => void;
  onAbout: () => void;
}) {
  const { chat, contactName, botEnabled, onSwitch } = props;
  const handle = contactHandleOf(chat);
  return (
    <header className="chat-header">
      <GoBack to={paths.conversations(chat.credentialId)} where="conversations" />
      <Avatar name={contactName} picture={chat.picture} size={44} />
      <div className="chat-contact">
        <div className="chat-names">
          <PageHeading className="chat-name">
            <bdi>{contactName}</bdi>
          </PageHeading>
          {handle !== null && (
            <bdi className="contact-handle" dir="ltr">
              {handle}
            </bdi>
          )}
        </div>
        <div className="chat-marks">
          <ChannelIcon source={chat.from} size={16} />
          <StageChip stage={chat.stage} />
          <AgentMark state={props.state} />
        </div>
      </div>
      <ActionIcon
        className="chat-about"
        variant="subtle"
        color="gray"
        size={44}
        aria-label={inboxMessages.about}
        onClick={props.onAbout}
      >
        <IconInfoCircle size={20} />
      </ActionIcon>
      <div className="chat-switch">
        <Switch
          className="autoreply-toggle"
          label={chatMessages.toggle}
          labelPosition="left"
          checked={chat.chatEnabled}
          onChange={(event) => {
            const on = event.currentTarget.checked;
            if (on && isWithPerson(chat)) props.onHandBack();
            else onSwitch(on);
          }}
        />
        {!botEnabled && <p className="chat-switch-note">{chatMessages.accountOff}</p>}
      </div>
    </header>
  );
}
