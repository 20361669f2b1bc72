import { person } from './conversation-writing.ts';
import type { DemoContact, DemoStory } from './demo-story.ts';

/** An Instagram account that nobody has connected yet: somebody who just signed up can. */
export const secondAccount: Omit<DemoStory['account'], 'accessToken'> & { freshLeads: DemoContact[] } = {
  id: '17841400000000123',
  appScopedId: '24681012141618309',
  username: 'northside.barbell',
  name: 'Northside Barbell · coached by Imani',
  freshLeads: [
    person('1810293847561023', 'cora.lifts.later', 'Cora Jennings'),
    person('1877465019283746', 'beto.el.primo', 'Alberto Nuño'),
    person('1920384756102938', 'shift.nurse.lin', 'Lin Haraldsen'),
  ],
};
