import { ago, coachWrites, pageConversation, pagePerson, person, writes } from './conversation-writing.ts';
import type { DemoPage } from './demo-page.ts';
import type { DemoContact, DemoStory } from './demo-story.ts';

/** An Instagram account that is not connected yet: a coach who just signed up can connect it. */
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

/** A Facebook page that is not connected yet. */
export const secondPage: Omit<DemoPage, 'accessToken' | 'owner'> = {
  id: '731920485620193',
  name: 'Northside Barbell',
  category: 'Gym/Physical Fitness Center',
  conversations: [
    pageConversation(pagePerson('6310293847561027', 'Janelle', 'Okoro'), 95, [
      writes('0s', 'Hi! Do you take total beginners? I have never touched a barbell'),
    ]),
    pageConversation(pagePerson('5820193746501928', 'Curtis', 'Mehta'), ago(4, '17:30'), [
      writes('0s', 'What time is open gym on Sundays'),
      coachWrites('20m', 'Hey Curtis! 9 to noon, come by.'),
    ]),
  ],
  freshLeads: [pagePerson('6029384756102931', 'Tasha', 'Lindgren'), pagePerson('5748392016574833', 'Rob', 'Salazar')],
};
