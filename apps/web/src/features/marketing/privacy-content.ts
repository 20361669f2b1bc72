import type { LegalSection } from './legal-page.tsx';

/** The five sections of the privacy policy. */
export const privacySections: LegalSection[] = [
  {
    title: 'Information we collect',
    paragraphs: ['We collect what Spotter needs to answer messages for you, and nothing to advertise with.'],
    items: [
      'Your account: name, email, phone and company if you give them, your role, your time zone, your picture if you upload one, and a hash of your password.',
      'From Instagram and Facebook, once you connect an account: its id, name and picture, and the access token that the platform issues to us.',
      'From the people who message you on Instagram or Messenger: their id on that platform, username, name and profile picture as the platform shows them, their messages with attachments, the times, and whether a message was read, edited or unsent. When you connect an account we also read its most recent conversations, so that you find them in your inbox.',
      'What an agent learns in a chat, such as a goal, training days or an email for a booking.',
      'From Google Calendar or Calendly, if you connect one: when you are free or busy, and the calls that were booked through Spotter.',
      'Technical records: the devices that are signed in, and the log lines we need to find faults and fend off attacks. We set no advertising or tracking cookies; your sign-in is kept in your browser’s local storage.',
    ],
  },
  {
    title: 'How we use it',
    paragraphs: [
      'We use this information to receive and send messages in your name, to write the answers your agents give, to book calls, to show you conversations and stats, to send you email about your account, and to keep the service safe and working.',
      'Messages and profile data from Instagram and Facebook are used only for the account they belong to. We do not sell them, do not use them for advertising, and do not train models with them.',
    ],
  },
  {
    title: 'How we share it',
    paragraphs: ['We share information only with those who are needed to do what you asked for:'],
    items: [
      'Meta, when a message is sent through Instagram or Messenger.',
      'The provider of the AI model, which receives your agent’s instructions and the part of a conversation that an answer needs.',
      'The provider of a moderation service, which receives what a contact writes and checks it for signs of danger.',
      'The push service of your browser, when you turn on notifications. What it carries is encrypted for your device.',
      'Google or Calendly, when a call is booked in the calendar you connected.',
      'Our payment provider, when you subscribe. Card numbers go to it directly and never to us.',
      'Companies that host our servers and deliver our email, under contract and on our instructions.',
      'Authorities, where the law obliges us to.',
    ],
  },
  {
    title: 'How we keep it secure',
    paragraphs: [
      'Traffic is encrypted. The access tokens of connected accounts are encrypted where they are stored, with a key kept apart from the database, and are never sent to a browser. Passwords are stored as salted hashes. Sessions can be ended at any time, on all devices.',
      'Each user can reach only their own accounts and chats. No system is perfectly safe; should your data be affected by a breach, we tell you without delay.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can see and correct your details in your profile, download all of your data as one file, disconnect an account, and delete your account. Deleting it removes your data, including the conversations, and gives up our access to Instagram, Facebook and calendars.',
      'You can also remove Spotter in the settings of Instagram or Facebook and ask there for the deletion of your data; we are told and delete it. If you wrote to one of our users and want your messages deleted, ask them or us.',
      'Depending on where you live, you may have further rights, such as to object to a use or to complain to an authority. Write to us through the contact page for anything of this kind.',
    ],
  },
];
