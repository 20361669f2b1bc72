import type { Agent } from '@spotter/contract';
import { answerModes } from '@spotter/domain/autoreply';
import { lazy, Suspense } from 'react';
import { Segmented } from '../../../components/form/segmented.tsx';
import { agentMessages } from '../messages.ts';
import { ChoiceField } from './fine-tune/choice-field.tsx';

// Most agents ask nobody.
const AgreementList = lazy(async () => ({
  default: (await import('../agreement/agreement-list.tsx')).AgreementList,
}));

/** Whether answers go out on their own, or wait in the chat for the coach. */
export function AnswersField(props: {
  agent: Agent | null;
  chosen: Agent['answers'];
  onChange: (answers: Agent['answers']) => void;
}) {
  const { agent, chosen } = props;
  return (
    <ChoiceField label={agentMessages.answers} hint={agentMessages.answersHint}>
      <Segmented
        label={agentMessages.answersLabel}
        values={answerModes}
        chosen={chosen}
        labelOf={(mode) => agentMessages.answersChoices[mode]}
        onChoose={props.onChange}
      />
      {agent !== null && chosen === 'approve' && (
        <Suspense>
          <AgreementList agentId={agent._id} />
        </Suspense>
      )}
    </ChoiceField>
  );
}
