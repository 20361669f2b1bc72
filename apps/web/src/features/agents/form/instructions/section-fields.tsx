import { Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { PillButton } from '../../../../components/kit/pill-button.tsx';
import { maxLengths } from '../../agent-values.ts';
import { agentMessages, sectionHints } from '../../messages.ts';
import { headingLabel, isBasic, missingSections, type PromptSection, withSection } from './prompt-sections.ts';
import type { Instructions } from './use-instructions.ts';
import styles from './instructions.module.css';

/** The sections of one place: those that a coach writes first, or the others. */
export function SectionFields(props: { instructions: Instructions; part: 'basic' | 'other' }) {
  const { instructions, part } = props;
  const { sections } = instructions;
  const isHere = (section: PromptSection) => isBasic(section) === (part === 'basic');
  const missing = missingSections(sections).filter((name) => isHere(withSection([], name)[0]!));
  const title = part === 'basic' ? agentMessages.instructions : agentMessages.otherInstructions;
  if (!sections.some(isHere) && missing.length === 0) return null;
  return (
    <div>
      <div
        className={styles.sections}
        role="group"
        aria-labelledby={`sections-${part}`}
        aria-describedby="instructions-length"
      >
        <p className={styles.sectionsLabel} id={`sections-${part}`}>
          {title}
        </p>
        {sections.map(
          (section, index) =>
            isHere(section) && (
              <SectionField
                key={index}
                section={section}
                autoFocus={instructions.isAdded(section)}
                error={isTooLong(instructions.value)}
                onChange={(body) => instructions.writeSection(index, body)}
              />
            ),
        )}
      </div>
      <MissingSections names={missing} onAdd={instructions.add} />
    </div>
  );
}

/** The buttons for sections that the instructions lack. */
export function MissingSections(props: { names: ReturnType<typeof missingSections>; onAdd: Instructions['add'] }) {
  return (
    <div className={styles.sectionsMissing}>
      {props.names.map((name) => (
        <PillButton
          key={name}
          className={styles.template}
          aria-label={`${agentMessages.addSection} ${name}`}
          onClick={() => props.onAdd(name)}
        >
          <IconPlus size={16} aria-hidden />
          {name}
        </PillButton>
      ))}
    </div>
  );
}

/** Whether the instructions are longer than the server takes. */
export const isTooLong = (value: string): boolean => value.trim().length > maxLengths.prompt;

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
