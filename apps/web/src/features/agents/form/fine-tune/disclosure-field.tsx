import { Button, TextInput } from '@mantine/core';
import { clearDisclosures, disclosureModes, maxDisclosureLength, openingDisclosures } from '@spotter/domain/autoreply';
import { type ChatLanguage, chatLanguages } from '@spotter/language/detection/chat-languages';
import { findPlaceholderProblem } from '@spotter/domain/wording';
import { useRef, useState } from 'react';
import { Segmented } from '../../../../components/form/segmented.tsx';
import { Hint } from '../../../../components/hint.tsx';
import { useCoachName } from '../../../../api/platform.ts';
import { FilledPreview } from '../../../../components/words/filled-preview.tsx';
import { placeholderHint } from '../../../../components/words/placeholder-hint.ts';
import { type AgentValues, hasPlaceholderProblem } from '../../agent-values.ts';
import { agentMessages, languageName } from '../../messages.ts';
import { ChoiceField } from './choice-field.tsx';
import { Folded } from './folded.tsx';
import styles from './fine-tune.module.css';

/** When the agent says unasked that a machine writes, and the coach's own sentences for it. */
export function DisclosureField(props: {
  chosen: AgentValues['disclosure'];
  /** Why the server refused the sentence of a language. */
  problems: Record<string, string>;
  onChange: (chosen: AgentValues['disclosure']) => void;
}) {
  const coach = useCoachName();
  const { chosen, problems, onChange } = props;
  const say = (language: ChatLanguage, text: string) =>
    onChange({ ...chosen, words: { ...chosen.words, [language]: text } });
  const place = useRef<HTMLDetailsElement>(null);
  // It starts open if something is filled in. Typing does not close it.
  const [openAtFirst] = useState(Object.values(chosen.words).some((text) => text !== ''));
  return (
    <>
      <ChoiceField label={agentMessages.disclosure} hint={agentMessages.disclosureHint}>
        <Segmented
          label={agentMessages.whenDisclosed}
          values={disclosureModes}
          chosen={chosen.mode}
          labelOf={(mode) => agentMessages.disclosureModes[mode]}
          onChoose={(mode) => onChange({ ...chosen, mode })}
        />
      </ChoiceField>
      <Folded
        place={place}
        summary={agentMessages.ownDisclosure}
        hasProblem={Object.keys(problems).length > 0 || hasPlaceholderProblem(chosen)}
        isOpenAtFirst={openAtFirst}
      >
        <Hint>{`${agentMessages.ownDisclosureHint} ${placeholderHint}`}</Hint>
        {chatLanguages.map((language) => (
          <div key={language}>
            <TextInput
              label={languageName(language)}
              lang={language}
              autoComplete="off"
              maxLength={maxDisclosureLength}
              placeholder={openingDisclosures[language]}
              value={chosen.words[language] ?? ''}
              error={problems[language] ?? findPlaceholderProblem(chosen.words[language] ?? '')}
              onChange={(event) => say(language, event.currentTarget.value)}
            />
            {!(chosen.words[language] ?? '').includes(clearDisclosures[language]) && (
              <Button
                className={styles.insert}
                variant="subtle"
                size="compact-sm"
                onClick={() => say(language, `${clearDisclosures[language]} ${chosen.words[language] ?? ''}`.trim())}
              >
                {agentMessages.insertDisclosure(clearDisclosures[language])}
              </Button>
            )}
            <FilledPreview coach={coach} texts={[chosen.words[language] ?? '']} />
          </div>
        ))}
      </Folded>
    </>
  );
}
