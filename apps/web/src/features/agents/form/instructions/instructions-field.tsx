import { Textarea } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Segmented } from '../../../../components/form/segmented.tsx';
import { PillButton } from '../../../../components/kit/pill-button.tsx';
import { WizardNote } from '../../wizard-note.tsx';
import { maxLengths } from '../../agent-values.ts';
import { instructionTemplates } from './instruction-templates.ts';
import { agentMessages, lengthSentence, templateSentence } from '../../messages.ts';
import { missingSections } from './prompt-sections.ts';
import { isTooLong, MissingSections, SectionFields } from './section-fields.tsx';
import { withoutLine } from './suggested-line.ts';
import type { Instructions } from './use-instructions.ts';
import styles from './instructions.module.css';

/** A template that was put in, and the instructions before it. */
type PutTemplate = { name: string; text: string; before: string };

/**
 * The coach's instructions: the sections that a coach writes first, or one text, with templates to start from.
 * Inserting a template can be undone.
 */
export function InstructionsField(props: {
  instructions: Instructions;
  /** The stored instructions, which the agent follows until the next save. */
  saved: string;
  /** A suggested line at the end, which the coach should look at. If there is one, the text opens there. */
  suggested: string | null;
  /** Returns a template as it is put in. */
  fitTemplate: (text: string) => string;
  /** Called when a template was put in, and when that was undone. */
  onTemplate: (isPut: boolean) => void;
}) {
  const { instructions, suggested } = props;
  const { value, write } = instructions;
  const textBox = useRef<HTMLTextAreaElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = textBox.current;
    if (suggested === null || field === null) return;
    field.focus();
    field.setSelectionRange(field.value.length - suggested.length, field.value.length);
    field.scrollTop = field.scrollHeight;
    // Scrolls the last line, which is the suggested one, above the bar with the save button.
    foot.current?.scrollIntoView({ block: 'end' });
  }, [suggested]);
  const [put, setPut] = useState<PutTemplate | null>(null);
  // After edits of the template, undoing it would remove the edits, too.
  const untouched = put !== null && put.text === value;

  return (
    <div>
      <Templates
        onPut={(name, template) => {
          const text = props.fitTemplate(template);
          if (text === value) return;
          setPut({ name, text, before: value });
          write(text);
          props.onTemplate(true);
        }}
      />
      <div className={styles.viewSwitch}>
        <Segmented
          label={agentMessages.viewSwitch}
          values={['sections', 'text']}
          chosen={instructions.view}
          labelOf={(view) => (view === 'sections' ? agentMessages.viewSections : agentMessages.viewText)}
          onChoose={instructions.show}
        />
      </div>
      <Boxes instructions={instructions} textBox={textBox} />
      {suggested !== null && value !== props.saved && value.endsWith(suggested) && (
        <WizardNote className={styles.suggestedNote}>
          {agentMessages.suggested}
          <button type="button" className="text-action" onClick={() => write(withoutLine(value, suggested))}>
            {agentMessages.undo}
          </button>
        </WizardNote>
      )}
      <div ref={foot} className={styles.instructionsFoot}>
        <p role="status">
          {untouched && (
            <TemplateNote
              put={put}
              onUndo={() => {
                write(put.before);
                if (put.before.trim() === '') props.onTemplate(false);
                setPut(null);
              }}
            />
          )}
        </p>
        <p id="instructions-length" className={styles.instructionsLength} data-too-long={isTooLong(value) || undefined}>
          {lengthSentence(value.trim().length, maxLengths.prompt)}
        </p>
      </div>
    </div>
  );
}

/** The boxes to write in: one for the whole text, or one for each section. */
function Boxes(props: { instructions: Instructions; textBox: RefObject<HTMLTextAreaElement | null> }) {
  const { instructions, textBox } = props;
  const { value, view, isOneText } = instructions;
  if (view === 'sections' && !isOneText) return <SectionFields instructions={instructions} part="basic" />;
  return (
    <>
      <Textarea
        label={agentMessages.instructions}
        description={agentMessages.instructionsHint}
        key={view}
        ref={textBox}
        required
        size="md"
        rows={view === 'text' ? 18 : 14}
        resize="vertical"
        dir="auto"
        value={value}
        error={isTooLong(value)}
        aria-describedby="instructions-length"
        onChange={({ currentTarget }) =>
          view === 'text' ? instructions.write(currentTarget.value) : instructions.writeOneText(currentTarget.value)
        }
      />
      {view === 'sections' && (
        <MissingSections names={missingSections(instructions.sections)} onAdd={instructions.add} />
      )}
    </>
  );
}

function Templates({ onPut }: { onPut: (name: string, text: string) => void }) {
  return (
    <div className={styles.templates} role="group" aria-label={agentMessages.templatesLead}>
      <p className={styles.templatesLead}>{agentMessages.templatesLead}</p>
      {instructionTemplates.map(({ name, text }) => (
        <PillButton key={name} className={styles.template} onClick={() => onPut(name, text)}>
          {name}
        </PillButton>
      ))}
    </div>
  );
}

function TemplateNote({ put, onUndo }: { put: PutTemplate; onUndo: () => void }) {
  return (
    <>
      {put.before.trim() === '' ? agentMessages.makeItYours : templateSentence(put.name)}{' '}
      <button type="button" className="text-action" onClick={onUndo}>
        {agentMessages.undo}
      </button>
    </>
  );
}
