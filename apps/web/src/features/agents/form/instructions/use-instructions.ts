import { useState } from 'react';
import {
  joinPrompt,
  type PromptSection,
  splitPrompt,
  type StandardSection,
  withBasicSections,
  withBody,
  withSection,
} from './prompt-sections.ts';

export type Instructions = ReturnType<typeof useInstructions>;
type View = 'sections' | 'text';

/** The instructions as sections, which are a view of one text, or as that text. Two places of the form show them. */
export function useInstructions(value: string, startsAs: View, onChange: (value: string) => void) {
  const [view, setView] = useState(startsAs);
  const [stored, setStored] = useState(() => splitPrompt(value));
  const [added, setAdded] = useState<StandardSection | null>(null);
  // While the coach types, a line that becomes a heading must not move what is below it. A text from elsewhere is
  // split again.
  const found = joinPrompt(stored) === value ? stored : splitPrompt(value);
  const isOneText = found.length > 0 && found.every(({ heading }) => heading === '');
  const sections = isOneText ? found : withBasicSections(found);
  const change = (next: PromptSection[]) => {
    setStored(next);
    onChange(joinPrompt(next));
  };
  return {
    value,
    view,
    sections,
    isOneText,
    write: onChange,
    writeOneText: (body: string) => change([{ heading: '', body, end: '' }]),
    writeSection: (index: number, body: string) => change(withBody(sections, index, body)),
    add(name: StandardSection) {
      setStored(withSection(sections, name));
      setAdded(name);
    },
    /** Whether a button has just asked for this section. */
    isAdded: ({ isOffered, heading }: PromptSection) => isOffered === true && heading.trim() === added?.toUpperCase(),
    show(next: View) {
      setStored(splitPrompt(value));
      setAdded(null);
      setView(next);
    },
  };
}
