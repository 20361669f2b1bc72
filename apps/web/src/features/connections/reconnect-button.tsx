import { type Agent, type Bot, shortOf } from '@spotter/contract';
import { connectionMessages } from './messages.ts';
import { PagePicker } from './page-picker.tsx';
import { type Connections, services } from './services.ts';
import { useConnect } from './use-connect.ts';

/** Opens the consent of an account's platform, right beside the words that it has to be connected again. */
export default function ReconnectButton(props: {
  bot: Pick<Bot, 'name' | 'from'>;
  agent: Agent;
  connections: Connections;
}) {
  const { busy, choice, connect, choose, cancelChoice } = useConnect(props.agent, props.connections);
  const service = services.find(({ channel }) => channel === shortOf(props.bot.from))!;
  return (
    <>
      <button type="button" className="text-action" disabled={busy !== null} onClick={() => connect(service)}>
        {busy === null ? connectionMessages.reconnect : connectionMessages.connecting}
        <span className="visually-hidden"> {props.bot.name}</span>
      </button>
      <PagePicker choice={choice} onChoose={choose} onCancel={cancelChoice} />
    </>
  );
}
