/** A language, its classes for machines and human beings, and its word for "or". */
type Words = { language: string; machine: string; human: string; or: string };

const words: Words[] = [
  { language: 'en', machine: 'machine', human: 'human-being', or: 'or' },
  { language: 'es', machine: 'maquina', human: 'ser-humano', or: 'o' },
  { language: 'pt', machine: 'robo', human: 'pessoa', or: 'ou' },
  { language: 'fr', machine: 'machin', human: 'humain', or: 'ou' },
  { language: 'de', machine: 'maschine', human: 'mensch', or: 'oder' },
  { language: 'it', machine: 'macchina', human: 'umano', or: 'o' },
  { language: 'nl', machine: 'machien', human: 'mens', or: 'of' },
  { language: 'pl', machine: 'maszyna', human: 'czlowiek', or: 'czy' },
];

/** The forms of the question that are the same in each language: only their words differ. */
export const botQuestionForms: Record<string, string[]> = Object.fromEntries(
  words.map((each) => [each.language, formsOf(each)]),
);

function formsOf({ language, machine: machineWords, human: humanWords, or }: Words): string[] {
  const of = (name: string) => `{${language}-${name}}`;
  const [are, talking] = [of('are'), of('talking')];
  const human = `{${humanWords}}`;
  const machine = `(${of('bot')}/{${machineWords}}/${of('program')})`;
  return [
    `${talking} ... (${machine}/${human})`,
    `(${are}/${talking}/${of('writes')}) ... ${or} .. ${machine}`,
    `${of('admit')} & ${are} .. (${machine}/${human})`,
    `${of('someone')} .. ${of('behind')}`,
  ].map((form) => `${form} unless ${of('aside')}`);
}
