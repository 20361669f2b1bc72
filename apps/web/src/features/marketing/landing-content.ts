import { planPriceCents, trialDays } from '@spotter/domain';

const dollarsAMonth = planPriceCents.annual / 12 / 100;

/** Every sentence of the landing page. */
export const landing = {
  title: 'Your DMs turn into clients while you coach.',
  lead: 'Spotter answers Instagram and Messenger in your voice, asks what you would ask, and puts the right people on your calendar. You read along live. The moment you write, it goes quiet.',
  price: `From $${dollarsAMonth}/mo, ${trialDays} days free`,
  priceNote: 'See plans',
  model: 'Powered by a GPT model, guided by your words.',
  phone:
    'A conversation in Spotter. Mia writes the keyword SHRED. The agent asks what she tried before, offers two times for a call, and when she takes one the call is booked in the coach’s calendar.',

  benefitsTitle: 'What a good setter does, at any hour',
  inboxTitle: 'You see all of it, as it happens',
  inboxText:
    'One list for Instagram and Messenger: who is new, who is ready, who is booked, and who needs you now. Tap a chat and you are in it.',
  reasonTitle: 'Nothing said without a reason',
  reasonText:
    'Every answer carries the reason it was written, and so does every silence. You never have to guess what your agent was up to.',

  stepsTitle: 'Set up before your next session',
  testimonialsTitle: 'What coaches say',

  callTitle: 'Schedule Your Strategy Call',
  callText:
    'An hour, one to one, about your DMs: where leads go cold today, which questions tell the curious from the ready, and what your agent should say. Together we write the first version of its instructions.',
  callNeeds: 'You need a free account to book. It takes a minute, and brings you back here.',
  callSignUp: 'Create a free account',
  callLogIn: 'Log in',

  closingTitle: 'Somebody is writing to you right now.',
  closingText: 'Give them a good first answer.',
};

export const benefits = [
  {
    picture: 'voice',
    title: 'Answers the way you write',
    text: 'Your openers, your questions, your slang. The first answer is there while the lead still has the phone in hand.',
  },
  {
    picture: 'facts',
    title: 'Asks before it sells',
    text: 'Goal, history, time, start: one friendly question at a time, and never one that was answered already.',
  },
  {
    picture: 'booking',
    title: 'Books the call',
    text: 'It offers times that are really free, in the lead’s time zone, and says “booked” only when your calendar has it.',
  },
  {
    picture: 'takeover',
    title: 'Never talks over you',
    text: 'Write from Spotter or from the Instagram app, and the agent is silent at once. Injuries, minors and bad moods go to you.',
  },
] as const;

export const steps = [
  {
    title: 'Tell it how you talk',
    text: 'Paste the way you greet, what you ask and what you offer. Choose the words that wake it, such as SHRED.',
  },
  {
    title: 'Connect your accounts',
    text: 'Instagram, Messenger and your calendar, each with one sign-in at the platform itself. Your passwords stay there.',
  },
  {
    title: 'Watch, and step in',
    text: 'Read along from your phone. Take over with one message, and give the chat back with one word.',
  },
];

export const testimonials = [
  {
    quote: 'I used to answer DMs until midnight. Now I read them over coffee, and Tuesday’s calls are already there.',
    name: 'Marta Villalba',
    role: 'Online strength coach',
  },
  {
    quote: 'It uses my questions and my words. And when somebody brings up an injury, it steps back and calls me.',
    name: 'Devon Price',
    role: 'Personal trainer',
  },
  {
    quote: 'People who wrote after closing time used to be gone by morning. Those are trial bookings now.',
    name: 'Aisha Karim',
    role: 'Gym owner',
  },
];

/** What the strategy call goes through. */
export const callTopics = [
  'Your last ten conversations, and where they stopped',
  'The questions that show who is ready',
  'What the agent says, and what stays with you',
];
