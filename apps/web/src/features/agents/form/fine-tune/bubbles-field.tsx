import { bubbleChoices } from '@spotter/domain/autoreply';
import { Segmented } from '../../../../components/form/segmented.tsx';
import type { AgentValues } from '../../agent-values.ts';
import { agentMessages } from '../../messages.ts';
import { ChoiceField } from './choice-field.tsx';

/** How many messages one answer may leave as. */
export function BubblesField(props: {
  chosen: AgentValues['bubbles'];
  onChange: (chosen: AgentValues['bubbles']) => void;
}) {
  return (
    <ChoiceField label={agentMessages.bubbles} hint={agentMessages.bubblesHint}>
      <Segmented
        label={agentMessages.howManyBubbles}
        values={bubbleChoices}
        chosen={props.chosen}
        labelOf={(choice) => agentMessages.bubbleChoices[choice]}
        onChoose={props.onChange}
      />
    </ChoiceField>
  );
}
