/** The five questions of the FAQ. */
export const questions = [
  {
    question: 'What is Spotter?',
    answer: [
      'Spotter connects your Instagram and Facebook Messenger accounts to AI agents that answer your DMs, find out who you can help and book sales calls. It’s built for coaches, trainers, gym owners and anyone who sells in conversations.',
      'You watch every chat live and can jump in anytime.',
    ],
  },
  {
    question: 'How does the chatbot work?',
    answer: [
      'You give an agent instructions in your own words, trigger keywords and a delay. When a lead writes one of the keywords, the agent answers like you would: it picks up on what they said, asks one question at a time and remembers the answers. It’s powered by a GPT model.',
      'It stays quiet when it should: when you’ve written yourself, when autoreplies are off, or when a lead asks it to stop. Medical questions, signs of an eating disorder, minors and upset leads go to you. If someone asks whether it’s a bot, it tells the truth.',
    ],
  },
  {
    question: 'Does it support Instagram and Facebook?',
    answer: [
      'Yes: Instagram professional accounts (business or creator) and Facebook Pages with Messenger. You connect each one with the platform’s own sign-in, so Spotter never sees your password.',
      'The platforms allow automatic replies within 24 hours of the lead’s last message, and up to 7 days after a click on an ad. Spotter sticks to that and shows you how much time is left.',
    ],
  },
  {
    question: 'How does the booking system work?',
    answer: [
      'Connect Google Calendar or Calendly, or set your call hours in Spotter. Your agent offers open times in the lead’s time zone and books the one they pick. A call takes 60 minutes.',
      'Two people can never get the same time, and your agent only says “booked” after your calendar confirms it.',
    ],
  },
  {
    question: 'Is my data secure?',
    answer: [
      'The keys to your connected accounts are stored encrypted and never reach a browser. Passwords are stored only as hashes. You can see where you’re signed in and sign out everywhere else.',
      'Your conversations are yours: download everything as one file, or delete your account and everything in it, from your profile.',
    ],
  },
];
