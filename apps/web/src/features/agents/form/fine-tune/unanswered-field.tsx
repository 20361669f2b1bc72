import { unansweredChoices } from '@spotter/domain/autoreply';
import { Link } from 'react-router';
import { Segmented } from '../../../../components/form/segmented.tsx';
import { paths } from '../../../../paths.ts';
import type { AgentValues } from '../../agent-values.ts';
import { agentMessages } from '../../messages.ts';
import { ChoiceField } from './choice-field.tsx';

/** What the agent does once it has said that it will ask: go on, or leave the chat to the coach. */
export function UnansweredField(props: {
  chosen: AgentValues['whenUnanswered'];
  onChange: (chosen: AgentValues['whenUnanswered']) => void;
}) {
  return (
    <ChoiceField
      label={agentMessages.unanswered}
      hint={
        <>
          {agentMessages.unansweredHint} <Link to={`${paths.knowledge}#unanswered`}>{agentMessages.toUnanswered}</Link>
        </>
      }
    >
      <Segmented
        label={agentMessages.whenUnanswered}
        values={unansweredChoices}
        chosen={props.chosen}
        labelOf={(choice) => agentMessages.unansweredChoices[choice]}
        onChoose={props.onChange}
      />
    </ChoiceField>
  );
}
