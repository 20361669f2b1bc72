/** One piece of the instructions. Heading, body and end joined in a row make the text again. */
export type PromptSection = {
  /**
   * The heading's line as it is in the text, with the line breaks after it. Empty for what comes before the first
   * heading.
   */
  heading: string;
  /** The part that is edited. */
  body: string;
  /** The white space after the body. */
  end: string;
  /** Set if the form offers the section. It is not in the text until the coach writes in it. */
  isOffered?: true;
};

/** The sections of good instructions, in this order. The templates use the same headings. */
export const standardSections = ['Who you are', 'Offers and prices', 'Questions', 'Tone'] as const;
export type StandardSection = (typeof standardSections)[number];
/** The ones that a coach writes first; the others have good words already. */
const basicSections: StandardSection[] = ['Who you are', 'Offers and prices', 'Tone'];

// Coaches name their sections in their own words: "WHO WE HELP", "HOW I SOUND".
const subjects: Record<StandardSection, string[]> = {
  'Who you are': ['who', 'about'],
  'Offers and prices': ['offer', 'offers', 'price', 'prices', 'pricing'],
  Questions: ['question', 'questions', 'ask', 'find'],
  Tone: ['tone', 'sound', 'voice', 'style', 'write', 'talk'],
};
const maxHeadingLength = 200;
const maxTitleLength = 60;

/**
 * Cuts instructions at their headings. A heading follows a blank line and is a Markdown heading, a line in
 * capitals or a standard section's name.
 */
export function splitPrompt(text: string): PromptSection[] {
  const sections: PromptSection[] = [];
  let heading = '';
  let content = '';
  let isBehindBlank = true;
  const close = () => {
    if (heading === '' && content === '') return;
    const blank = heading === '' || content.trim() === '' ? '' : (/^(?:[ \t]*\r?\n)+/.exec(content)?.[0] ?? '');
    const body = content.slice(blank.length).trimEnd();
    sections.push({ heading: heading + blank, body, end: content.slice(blank.length + body.length) });
  };
  for (const line of text.split(/(?<=\n)/)) {
    if (isBehindBlank && isHeading(line)) {
      close();
      [heading, content] = [line, ''];
    } else {
      content += line;
    }
    isBehindBlank = line.trim() === '';
  }
  close();
  return sections;
}

/** Returns the text of the sections. Sections that were split and not changed give exactly the same text. */
export function joinPrompt(sections: PromptSection[]): string {
  return sections
    .filter(({ isOffered, body }) => isOffered !== true || body.trim() !== '')
    .map(({ heading, body, end }) => heading + body + end)
    .join('');
}

/** Replaces the body of one section and keeps it apart from its heading and from the next section. */
export function withBody(sections: PromptSection[], index: number, body: string): PromptSection[] {
  return sections.map((section, at) => {
    if (at !== index) return section;
    const isLast = index === sections.length - 1;
    const heading = section.heading === '' || section.heading.endsWith('\n') ? section.heading : `${section.heading}\n`;
    const end = isLast || /\n\s*\n/.test(section.end) ? section.end : '\n\n';
    return { ...section, heading, body, end };
  });
}

/** Adds a section to write in at the end. */
export function withSection(sections: PromptSection[], name: StandardSection): PromptSection[] {
  return [...sections, { heading: `\n\n${name.toUpperCase()}\n`, body: '', end: '', isOffered: true }];
}

/** Offers each section that a coach writes first and that is missing. */
export function withBasicSections(sections: PromptSection[]): PromptSection[] {
  return basicSections
    .filter((name) => !sections.some(({ heading }) => namesSection(heading, name)))
    .reduce(withSectionInOrder, sections);
}

/** Offers a section before those that usually follow it. */
export function withSectionInOrder(sections: PromptSection[], name: StandardSection): PromptSection[] {
  const following = standardSections.slice(standardSections.indexOf(name) + 1);
  const at = sections.findIndex(({ heading }) => following.some((next) => namesSection(heading, next)));
  const text = joinPrompt(sections);
  if (at === -1 && text !== '' && !text.endsWith('\n\n')) return withSection(sections, name);
  const offered: PromptSection = { heading: `${name.toUpperCase()}\n`, body: '', end: '', isOffered: true };
  return sections.toSpliced(at === -1 ? sections.length : at, 0, offered);
}

/** Returns the standard sections that the instructions lack under any name. */
export function missingSections(sections: PromptSection[]): StandardSection[] {
  return standardSections.filter((name) => !sections.some(({ heading }) => namesSection(heading, name)));
}

/** Whether a heading, in whatever words, is that of a standard section. */
export function namesSection(heading: string, name: StandardSection): boolean {
  const words = titleOf(heading)
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return subjects[name].some((subject) => words.includes(subject));
}

/** Whether a section says who, what is offered, or in which tone. What stands before any heading does, too. */
export function isBasic({ heading }: PromptSection): boolean {
  return heading === '' || basicSections.some((name) => namesSection(heading, name));
}

/** Returns a heading as a label: its title, such as "Offers", and the note in its brackets. */
export function headingLabel(heading: string): { title: string; note: string | null } {
  const title = titleOf(heading).replace(/:$/, '');
  const note = /\(([^)]+)\)?/.exec(heading)?.[1]?.trim() ?? null;
  return {
    title: isCapitals(title) ? sentenceCase(title) : title,
    note: note === null ? null : note.charAt(0).toUpperCase() + note.slice(1),
  };
}

function isHeading(line: string): boolean {
  if (line.length > maxHeadingLength) return false;
  const trimmed = line.trim();
  if (/^#{1,6}[ \t]+\S/.test(trimmed)) return true;
  const title = titleOf(trimmed);
  if (title.length > maxTitleLength || /[.!?]$/.test(title)) return false;
  const name = title.replace(/:$/, '').toLowerCase();
  return standardSections.some((standard) => standard.toLowerCase() === name) || isCapitals(title);
}

/** Returns the heading without Markdown's signs and without the text in brackets. */
function titleOf(heading: string): string {
  const plain = heading.trim().replace(/^#{1,6}[ \t]+/, '');
  const bracket = plain.indexOf('(');
  return (bracket > 0 ? plain.slice(0, bracket) : plain).trim();
}

function isCapitals(title: string): boolean {
  return /^\p{Lu}/u.test(title) && title.replace(/[^\p{L}]/gu, '').length > 2 && title === title.toUpperCase();
}

function sentenceCase(title: string): string {
  return title.slice(0, 1) + title.slice(1).toLowerCase().replace(/\bi\b/g, 'I');
}
