import { Textarea } from '@mantine/core';
import { qualificationFields } from '@spotter/domain/autoreply';
import { findPlaceholderProblem } from '@spotter/domain/wording';
import { useCoachName } from '../../../../api/platform.ts';
import { FilledPreview } from '../../../../components/words/filled-preview.tsx';
import { type AgentValues, fieldsProblem, maxLengths } from '../../agent-values.ts';
import { agentMessages, lengthSentence } from '../../messages.ts';

/** What to find out, and the words for a lead in need or in doubt. */
export function MoreFields(props: {
  fields: string;
  caringWords: string;
  disclosureWords: string;
  /** Why the server refused them. */
  botAnswerProblem: string | undefined;
  goodbye: string;
  onChange: (change: Partial<AgentValues>) => void;
}) {
  const coach = useCoachName();
  const { fields, caringWords, disclosureWords, goodbye, onChange } = props;
  const problem = fieldsProblem(fields);
  const textProblem = (text: string, max: number) =>
    text.trim().length > max ? lengthSentence(text.trim().length, max) : findPlaceholderProblem(text);
  return (
    <>
      <Textarea
        label={agentMessages.fields}
        description={agentMessages.fieldsHint}
        placeholder={qualificationFields.map((name) => name.replaceAll('_', ' ')).join('\n')}
        rows={6}
        value={fields}
        error={problem === null ? null : agentMessages[problem === 'too-many' ? 'tooManyFields' : 'fieldTooLong']}
        onChange={(event) => onChange({ fields: event.currentTarget.value })}
      />
      <Textarea
        label={agentMessages.caringWords}
        description={agentMessages.caringWordsHint}
        placeholder={agentMessages.caringWordsExample}
        rows={4}
        value={caringWords}
        error={textProblem(caringWords, maxLengths.caringWords)}
        onChange={(event) => onChange({ caringWords: event.currentTarget.value })}
      />
      <FilledPreview coach={coach} texts={[caringWords]} />
      <Textarea
        label={agentMessages.disclosureWords}
        description={agentMessages.disclosureWordsHint}
        placeholder={agentMessages.disclosureWordsExample}
        rows={3}
        value={disclosureWords}
        error={props.botAnswerProblem ?? textProblem(disclosureWords, maxLengths.disclosureWords)}
        onChange={(event) => onChange({ disclosureWords: event.currentTarget.value })}
      />
      <FilledPreview coach={coach} texts={[disclosureWords]} />
      <Textarea
        label={agentMessages.goodbye}
        description={agentMessages.goodbyeHint}
        placeholder={agentMessages.goodbyeExample}
        rows={3}
        value={goodbye}
        error={textProblem(goodbye, maxLengths.goodbye)}
        onChange={(event) => onChange({ goodbye: event.currentTarget.value })}
      />
      <FilledPreview coach={coach} texts={[goodbye]} />
    </>
  );
}
