import { Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { PillButton } from '../../../components/kit/pill-button.tsx';
import { maxLengths } from '../agent-values.ts';
import { agentMessages, sectionHints } from '../messages.ts';
import {
  headingLabel,
  joinPrompt,
  missingSections,
  type PromptSection,
  splitPrompt,
  type StandardSection,
  withBody,
  withSection,
} from './prompt-sections.ts';
import styles from './agent-form.module.css';

/** The instructions as one box for each section. It is a view of the same text, which only typing changes. */
export function SectionFields(props: { value: string; tooLong: boolean; onChange: (value: string) => void }) {
  const { value, onChange } = props;
  const [stored, setKept] = useState(() => splitPrompt(value));
  const [added, setAdded] = useState<StandardSection | null>(null);
  // While the coach types, a line that becomes a heading must not move what is below it. A text from elsewhere is
  // split again.
  const sections = joinPrompt(stored) === value ? stored : splitPrompt(value);
  const isOneText = sections.every(({ heading }) => heading === '');
  const change = (next: PromptSection[]) => {
    setKept(next);
    onChange(joinPrompt(next));
  };

  return (
    <>
      {isOneText ? (
        <Textarea
          {...instructionsLabel}
          required
          size="md"
          rows={14}
          resize="vertical"
          dir="auto"
          value={value}
          error={props.tooLong}
          aria-describedby="instructions-length"
          onChange={(event) => change([{ heading: '', body: event.currentTarget.value, end: '' }])}
        />
      ) : (
        <div
          className={styles.sections}
          role="group"
          aria-labelledby="sections-label"
          aria-describedby="instructions-length"
        >
          <p className={styles.sectionsLabel} id="sections-label">
            {agentMessages.instructions}
          </p>
          {sections.map((section, index) => (
            <SectionField
              key={index}
              section={section}
              autoFocus={section.isOffered === true && section.heading.trim() === added?.toUpperCase()}
              error={props.tooLong}
              onChange={(body) => change(withBody(sections, index, body))}
            />
          ))}
        </div>
      )}
      <div className={styles.sectionsMissing}>
        {missingSections(sections).map((name) => (
          <PillButton
            key={name}
            className={styles.template}
            aria-label={`${agentMessages.addSection} ${name}`}
            onClick={() => {
              setKept(withSection(sections, name));
              setAdded(name);
            }}
          >
            <IconPlus size={16} aria-hidden />
            {name}
          </PillButton>
        ))}
      </div>
    </>
  );
}

/** The label of the one box in both views. */
export const instructionsLabel = {
  label: agentMessages.instructions,
  description: agentMessages.instructionsHint,
};

function SectionField(props: {
  section: PromptSection;
  autoFocus: boolean;
  error: boolean;
  onChange: (body: string) => void;
}) {
  const { title, note } = headingLabel(props.section.heading);
  const hint = note ?? sectionHints[title];
  return (
    <Textarea
      label={title === '' ? agentMessages.untitledSection : title}
      {...(hint === undefined ? {} : { description: hint })}
      rows={4}
      resize="vertical"
      dir="auto"
      maxLength={maxLengths.prompt}
      // A button has just asked for this box.
      autoFocus={props.autoFocus}
      value={props.section.body}
      error={props.error}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
