import { Button } from '@mantine/core';
import { type Agent, connectionRoutes } from '@spotter/contract';
import { Link, useNavigate } from 'react-router';
import { useMay } from '../../api/rights/use-may.ts';
import { StepActions, StepGap, StepRemark } from '../../components/page/step-actions.tsx';
import { paths } from '../../paths.ts';
import { connectionMessages } from './messages.ts';
import { PagePicker } from './page-picker.tsx';
import { ServiceCard } from './service-card.tsx';
import { type Connections, hasAccount, services, stateOf } from './services.ts';
import { useConnect } from './use-connect.ts';
import styles from './connections.module.css';

/** The wizard's second step: the four services of an agent. `mustConfirm`: the coach's address is not confirmed. */
export function ServiceStep(props: { agent: Agent | null; connections: Connections; mustConfirm: boolean }) {
  const { agent, connections, mustConfirm } = props;
  const navigate = useNavigate();
  const mayConnect = useMay(connectionRoutes.connect);
  const { busy, ...connecting } = useConnect(agent, connections);
  const ready = agent !== null && hasAccount(agent, connections);
  return (
    <>
      <ul className={styles.services}>
        {services.map((service) => (
          <ServiceCard
            key={service.serviceName}
            service={service}
            state={stateOf(service, agent, connections)}
            doing={busy?.service === service ? busy.doing : null}
            primary={!ready && service.channel !== null}
            waiting={!mayConnect || (busy !== null && busy.service !== service)}
            mustConfirm={mustConfirm}
            onConnect={() => connecting.connect(service)}
            onDisconnect={(credentialId) => connecting.disconnect(service, credentialId)}
            onUse={(credential) => connecting.use(service, credential)}
          />
        ))}
      </ul>
      <PagePicker choice={connecting.choice} onChoose={connecting.choose} onCancel={connecting.cancelChoice} />
      <StepActions>
        <Button component={Link} to={paths.agent(agent?._id ?? 'new')} variant="default">
          {connectionMessages.previous}
        </Button>
        <StepGap />
        {!ready && <StepRemark id="next-needs">{connectionMessages.nextNeeds}</StepRemark>}
        <Button
          disabled={!ready}
          aria-describedby={ready ? undefined : 'next-needs'}
          onClick={() => {
            if (agent !== null) void navigate(paths.agentKeywords(agent._id));
          }}
        >
          {connectionMessages.next}
        </Button>
      </StepActions>
    </>
  );
}
