import { coach } from './coach.ts';
import { ago, coachWrites, pageConversation, pagePerson, writes } from './conversation-writing.ts';
import type { DemoPageContact, DemoPageConversation } from './demo-page-conversation.ts';

/** A Facebook page with the messages that were written there by hand. */
export type DemoPage = {
  /** 15 digits. */
  id: string;
  name: string;
  category: string;
  /** Gives access to nothing outside the sandbox. */
  accessToken: string;
  /** The person who logs in at Facebook to connect a page. */
  owner: { id: string; name: string; email: string };
  conversations: DemoPageConversation[];
  /** Contacts who have not written yet. */
  freshLeads: DemoPageContact[];
};

/** The demo coach's Facebook page. Its recent messages are from before any agent answered on it. */
export const demoPage: DemoPage = {
  id: '682498302938465',
  name: 'Solano Strength',
  category: 'Personal Coach',
  accessToken: 'EAAdemoSolanoStrengthOpensNothingOutsideTheSandbox0465',
  owner: { id: '10220000000000017', name: `${coach.first_name} ${coach.last_name}`, email: coach.email },
  conversations: [
    pageConversation(pagePerson('5275811702471835', 'Maureen', 'Castellano'), 170, [
      writes('0s', 'Hello Dana, my daughter follows you on Instagram and says you coach people over 50 too?'),
      writes('40s', 'I am 57 and I have not lifted anything but groceries in years.'),
    ]),
    pageConversation(pagePerson('4410392857610293', 'Derrick', 'Boone'), ago(1, '12:20'), [
      writes('0s', 'Do you have something for firefighters? 24 on 48 off'),
      coachWrites('25m', 'Hey Derrick, yes! Shift work is half of my people. What do you want to get better at?'),
      writes('6m', 'stairs in full gear without dying lol'),
      coachWrites('3m', 'Ha, the best goal this week. Are you training at the station or at home?'),
      writes('2h', 'station. rack, sled, and a rower nobody touches'),
    ]),
    pageConversation(pagePerson('6120938475610238', 'Lucía', 'Ferrer'), ago(3, '19:05'), [
      writes('0s', 'Hola! El plan de 4 semanas sirve si solo tengo bandas elásticas?'),
      coachWrites('1h', '¡Hola, Lucía! Sí, te lo adapto a bandas. ¿Cuántos días puedes entrenar?'),
      writes('11m', 'tres, los lunes miércoles y sábado'),
      coachWrites('4m', 'Perfecto, con tres alcanza de sobra.'),
    ]),
    pageConversation(pagePerson('5839201746552910', 'Pete', 'Vandermeer'), ago(6, '08:40'), [
      writes('0s', 'Is the Saturday session at the park still on if it rains'),
      coachWrites('9m', 'Rain or shine, Pete. We move under the pavilion.'),
      writes('2m', 'good man. I mean good woman 😄'),
    ]),
    pageConversation(pagePerson('7001928374655019', 'Shreya', 'Raman'), ago(15, '21:15'), [
      writes('0s', 'hi! a friend shared your page, how much is the 12 week coaching?'),
      coachWrites('13h', 'Morning Shreya! $249 a month for 3 months, or $690 at once. What would you like to reach?'),
    ]),
  ],
  freshLeads: [
    pagePerson('4938475610293847', 'Gloria', 'Stamatis'),
    pagePerson('5610293847561029', 'Hank', 'Oyelaran'),
    pagePerson('6647382910564738', 'Marta', 'Quiroga'),
    pagePerson('7192837465019283', 'Wes', 'Tillman'),
  ],
};
