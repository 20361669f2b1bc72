import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { accountMessages } from '../../../features/accounts/messages.ts';
import { useBots } from '../../../features/accounts/queries.ts';
import { stageNames } from '../../../features/chats/messages.ts';
import { RuleCard } from '../../../features/team/assignment/rule-card.tsx';
import { TeamPage } from '../../../features/team/team-page.tsx';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const languages = chatLanguages.map((value) => ({ value, label: languageNames.of(value) ?? value }));
const stages = Object.entries(stageNames).map(([value, label]) => ({ value, label }));

/** The team, with by what its leads get somebody. */
export default function WholeTeam() {
  const accounts = (useBots().data ?? []).map(({ _id, name }) => ({
    value: _id,
    label: name || accountMessages.defaultName,
  }));
  return <TeamPage rule={<RuleCard choices={{ account: accounts, language: languages, stage: stages }} />} />;
}
