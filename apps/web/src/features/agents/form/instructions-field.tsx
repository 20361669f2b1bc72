import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { longest } from '../agent-values.ts';
import { instructionTemplates } from './instruction-templates.ts';
import { agentMessages, lengthSentence, templateSentence } from '../messages.ts';
import { instructionsLabel, SectionFields } from './section-fields.tsx';
import { withoutLine } from './suggested-line.ts';
import styles from './agent-form.module.css';

/** The coach's instructions, in sections or as one text, with templates to start from. Putting one in can be undone. */
export function InstructionsField(props: {
  value: string;
  /** What the agent goes by until it is saved. */
  saved: string;
  /** A line at the end that the coach is to look at: the text is open there. */
  suggested: string | null;
  onChange: (value: string) => void;
}) {
  const { value, suggested, onChange } = props;
  const textBox = useRef<HTMLTextAreaElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = textBox.current;
    if (suggested === null || field === null) return;
    field.focus();
    field.setSelectionRange(field.value.length - suggested.length, field.value.length);
    field.scrollTop = field.scrollHeight;
    // Up from behind the bar that saves: the line is the last one.
    foot.current?.scrollIntoView({ block: 'end' });
  }, [suggested]);
  const [put, setPut] = useState<{ name: string; text: string; before: string } | null>(null);
  const [inSections, setInSections] = useState(suggested === null);
  const { length } = value.trim();
  const tooLong = length > longest.prompt;
  // Once the template was edited, going back would take the edits, too.
  const untouched = put !== null && put.text === value;

  return (
    <div className="instructions">
      <div className={styles.templates} role="group" aria-label={agentMessages.templatesLead}>
        <p className={styles.templatesLead}>{agentMessages.templatesLead}</p>
        {instructionTemplates.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            className={styles.template}
            onClick={() => {
              if (text === value) return;
              setPut({ name, text, before: value });
              onChange(text);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={styles.viewSwitch} role="group" aria-label={agentMessages.viewSwitch}>
        {[true, false].map((sections) => (
          <button
            key={String(sections)}
            type="button"
            className={styles.viewButton}
            aria-pressed={inSections === sections}
            onClick={() => setInSections(sections)}
          >
            {sections ? agentMessages.viewSections : agentMessages.viewText}
          </button>
        ))}
      </div>
      {inSections ? (
        <SectionFields value={value} tooLong={tooLong} onChange={onChange} />
      ) : (
        <Textarea
          {...instructionsLabel}
          ref={textBox}
          required
          size="md"
          rows={18}
          resize="vertical"
          dir="auto"
          value={value}
          error={tooLong}
          aria-describedby="instructions-length"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {suggested !== null && value !== props.saved && value.endsWith(suggested) && (
        <p className={`wizard-note ${styles.suggestedNote}`} role="status">
          {agentMessages.suggested}
          <button type="button" className="text-action" onClick={() => onChange(withoutLine(value, suggested))}>
            {agentMessages.undo}
          </button>
        </p>
      )}
      <div ref={foot} className={styles.instructionsFoot}>
        <p role="status">
          {untouched && (
            <>
              {put.before.trim() === '' ? agentMessages.makeItYours : templateSentence(put.name)}{' '}
              <button
                type="button"
                className="text-action"
                onClick={() => {
                  onChange(put.before);
                  setPut(null);
                }}
              >
                {agentMessages.undo}
              </button>
            </>
          )}
        </p>
        <p id="instructions-length" className={styles.instructionsLength} data-too-long={tooLong || undefined}>
          {lengthSentence(length, longest.prompt)}
        </p>
      </div>
    </div>
  );
}
