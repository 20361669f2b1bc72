import { planPriceCents, trialDays } from '@spotter/domain/billing';

const dollarsAMonth = planPriceCents.annual / 12 / 100;

/** Every sentence of the landing page. */
export const landing = {
  title: 'Your DMs turn into clients while you coach.',
  lead: 'Spotter answers Instagram and Messenger in your voice, asks what you’d ask, and puts the right people on your calendar. Watch it live. The moment you write, it goes quiet.',
  price: `From $${dollarsAMonth}/mo, ${trialDays} days free`,
  priceNote: 'See plans',
  model: 'Powered by a GPT model, guided by your words.',
  phone:
    'A conversation in Spotter. Mia writes the keyword SHRED. The agent asks what she has tried so far and offers two times for a call. She picks one, and the call is booked on the coach’s calendar.',
  benefitsTitle: 'What a good setter does, 24/7',
  inboxTitle: 'See it all, as it happens',
  inboxText:
    'One inbox for Instagram and Messenger: who’s new, who’s ready, who’s booked and who needs you now. Tap a chat and you’re in it.',
  reasonTitle: 'Nothing said without a reason',
  reasonText:
    'Every reply comes with its reason, and so does every silence. You never have to guess what your agent was up to.',

  stepsTitle: 'Set up before your next session',
  testimonialsTitle: 'What coaches say',

  callTitle: 'Schedule Your Strategy Call',
  callText:
    'One hour, one on one, about your DMs: where leads go cold today, which questions separate browsers from buyers, and what your agent should say. Together we write the first version of its instructions.',
  callNeeds: 'You need a free account to book. It takes a minute and brings you right back here.',
  callSignUp: 'Create a free account',
  callLogIn: 'Log in',

  closingTitle: 'Someone is DMing you right now.',
  closingText: 'Give them a great first reply.',
};

export const benefits = [
  {
    picture: 'voice',
    title: 'Writes the way you write',
    text: 'Your openers, your questions, your slang. The first reply lands while the lead still has their phone in hand.',
  },
  {
    picture: 'facts',
    title: 'Asks before it sells',
    text: 'Goal, history, schedule, start date: one friendly question at a time, and never the same one twice.',
  },
  {
    picture: 'booking',
    title: 'Books the call',
    text: 'It offers times that are really open, in the lead’s time zone, and only says “booked” when it’s on your calendar.',
  },
  {
    picture: 'takeover',
    title: 'Never talks over you',
    text: 'Write from Spotter or the Instagram app and your agent goes quiet right away. Injuries, minors and upset leads go to you.',
  },
] as const;

export const steps = [
  {
    title: 'Tell it how you talk',
    text: 'Paste how you say hi, what you ask and what you offer. Pick your trigger words, like SHRED.',
  },
  {
    title: 'Connect your accounts',
    text: 'Instagram, Messenger and your calendar, each with the platform’s own sign-in. Your passwords stay there.',
  },
  {
    title: 'Watch and jump in',
    text: 'Watch from your phone. Take over with one message, and hand the chat back with one tap.',
  },
];

export const testimonials = [
  {
    quote: 'I used to answer DMs until midnight. Now I read them over coffee, and Tuesday’s calls are already booked.',
    name: 'Marta Villalba',
    role: 'Online strength coach',
  },
  {
    quote: 'It uses my questions and my words. And when someone brings up an injury, it steps back and gets me.',
    name: 'Devon Price',
    role: 'Personal trainer',
  },
  {
    quote: 'People who DMed after closing used to be gone by morning. Now those are trial bookings.',
    name: 'Aisha Karim',
    role: 'Gym owner',
  },
];

/** The topics of the strategy call. */
export const callTopics = [
  'Your last ten conversations, and where they stopped',
  'The questions that show who’s ready',
  'What your agent says, and what stays with you',
];
