import { Button } from '@mantine/core';
import { type Agent, agentRoutes } from '@spotter/contract';
import { useMay } from '../../../api/rights/use-may.ts';
import { StepActions, StepGap, StepRemark } from '../../../components/page/step-actions.tsx';
import { DeleteAgent } from '../delete-agent.tsx';
import { agentMessages } from '../messages.ts';
import { tryMessages } from '../try/try-messages.ts';
import { versionMessages } from '../versions/version-messages.ts';
import styles from './agent-form.module.css';

/** The buttons below the form. */
export function AgentActions(props: {
  agent: Agent | null;
  changed: boolean;
  complete: boolean;
  /** What is being saved. */
  saving: 'agent' | 'draft' | null;
  /** Whether there is something to publish: what was typed, or a draft. */
  publishes: boolean;
  onDeleted: () => void;
  onTrial: () => void;
  onSaveDraft: () => void;
  onSave: () => void;
  onNext: () => void;
}) {
  const { agent, changed, complete, publishes, saving } = props;
  const mayChange = useMay(agentRoutes.update);
  const isBusy = saving !== null || !mayChange;
  return (
    <StepActions className={styles.actions}>
      {agent !== null && mayChange && <DeleteAgent agent={agent} onDeleted={props.onDeleted} />}
      {agent !== null && changed && <StepRemark>{agentMessages.unsaved}</StepRemark>}
      <StepGap />
      <Button variant="default" className={styles.toTrial} disabled={!mayChange} onClick={props.onTrial}>
        {tryMessages.title}
      </Button>
      {agent !== null && (
        <>
          <Button variant="default" disabled={!changed || !complete || isBusy} onClick={props.onSaveDraft}>
            {saving === 'draft' ? versionMessages.savingDraft : versionMessages.saveDraft}
          </Button>
          <Button variant="default" disabled={!publishes || !complete || isBusy} onClick={props.onSave}>
            {saving === 'agent' ? agentMessages.updating : agentMessages.update}
          </Button>
        </>
      )}
      <Button disabled={!complete || isBusy} onClick={props.onNext}>
        {agent === null && saving !== null ? agentMessages.creating : agentMessages.next}
      </Button>
    </StepActions>
  );
}
