import type { AgentValues } from '../../agent-values.ts';
import { delayName } from '../../messages.ts';

const disclosures: Record<AgentValues['disclosure']['mode'], string> = {
  always: 'always says it’s automated',
  where_required: 'says it’s automated where required',
  on_question: 'says it’s automated when asked',
};

/** Returns in one line what is set under Fine-tune: the usual things, and what the coach made their own. */
export function fineTuneSentence(values: AgentValues): string {
  const { followUps, fields, offers } = values;
  const steps = followUps.enabled ? followUps.steps.length : 0;
  const asked = fields.split('\n').filter((line) => line.trim() !== '').length;
  const set: [boolean, string][] = [
    [true, saysDelay(values)],
    [true, steps === 0 ? 'no follow-ups' : counted(steps, 'follow-up')],
    [true, disclosures[values.disclosure.mode]],
    [values.bubbles > 1, `up to ${values.bubbles} messages an answer`],
    [asked > 0, `${counted(asked, 'thing')} to find out`],
    [offers !== 'all', `speaks of ${counted(offers.length, 'offer')}`],
    [values.whenUnanswered === 'hand-over', 'hands over what it can’t answer'],
    [!values.answersAfterHandOver, 'leaves all to you after a hand-over'],
    [values.caringWords.trim() !== '', 'your words for a crisis'],
    [values.disclosureWords.trim() !== '', 'your words for “are you a bot?”'],
    [values.goodbye.trim() !== '', 'your goodbye'],
    [values.model !== '', values.model],
  ];
  return set.flatMap(([is, words]) => (is ? [words] : [])).join(' · ');
}

function saysDelay({ delayType, delayTime }: AgentValues): string {
  if (delayType === 'Adaptative') return 'Answers as a person would';
  return delayTime === 0 ? 'Answers instantly' : `Answers after ${delayName(delayTime)}`;
}

function counted(count: number, name: string): string {
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}
