import { Segmented } from '../../../../components/form/segmented.tsx';
import { agentMessages } from '../../messages.ts';
import { ChoiceField } from './choice-field.tsx';

const choices = ['answer', 'silent'] as const;

/** What the agent does between a hand-over that is not grave and the coach's first message. */
export function HandOverField(props: { answers: boolean; onChange: (answers: boolean) => void }) {
  return (
    <ChoiceField label={agentMessages.afterHandOver} hint={agentMessages.afterHandOverHint}>
      <Segmented
        label={agentMessages.whenHandedOver}
        values={choices}
        chosen={props.answers ? 'answer' : 'silent'}
        labelOf={(choice) => agentMessages.afterHandOverChoices[choice]}
        onChoose={(choice) => props.onChange(choice === 'answer')}
      />
    </ChoiceField>
  );
}
