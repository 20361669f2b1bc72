import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { longest } from './agent-values.ts';
import { instructionTemplates } from './instruction-templates.ts';
import { agentMessages, lengthSentence, templateSentence } from './messages.ts';

/** The coach's instructions, with templates to start from. Putting one in can be undone. */
export function InstructionsField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [put, setPut] = useState<{ name: string; text: string; before: string } | null>(null);
  const { length } = value.trim();
  const tooLong = length > longest.prompt;
  // Once the template was edited, going back would take the edits, too.
  const untouched = put !== null && put.text === value;

  return (
    <div className="instructions">
      <div className="templates" role="group" aria-label={agentMessages.templatesLead}>
        <p className="templates-lead">{agentMessages.templatesLead}</p>
        {instructionTemplates.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            className="template"
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
      <Textarea
        label={agentMessages.instructions}
        description={agentMessages.instructionsHint}
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
      <div className="instructions-foot">
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
        <p id="instructions-length" className="instructions-length" data-too-long={tooLong || undefined}>
          {lengthSentence(length, longest.prompt)}
        </p>
      </div>
    </div>
  );
}
