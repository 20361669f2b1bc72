/** The five questions of the FAQ. */
export const questions = [
  {
    question: 'What is Spotter?',
    answer: [
      'Spotter connects your Instagram and Facebook Messenger accounts to AI agents that answer your direct messages, find out who you can help, and book sales calls. It is made for coaches, trainers, gym owners and others who sell in conversations.',
      'You watch every chat live and can step in at any moment.',
    ],
  },
  {
    question: 'How does the chatbot work?',
    answer: [
      'You give an agent instructions in your own words, the keywords that wake it, and a delay. When a lead writes one of the keywords, the agent answers as you would: it takes up what was said, asks one question at a time, and remembers the answers. It is powered by a GPT model.',
      'It stays silent where it should: when you have written yourself, when autoreplies are off, when somebody asks it to stop. Medical questions, signs of an eating disorder, minors and anger are handed to you. Asked whether it is a bot, it does not deny it.',
    ],
  },
  {
    question: 'Does it support Instagram and Facebook?',
    answer: [
      'Yes: Instagram professional accounts (business or creator) and Facebook Pages with Messenger. You connect each one with the platform’s own sign-in; Spotter never sees your password.',
      'The platforms allow automatic answers within 24 hours of the lead’s last message. Spotter keeps to that and shows you how much of the window is left.',
    ],
  },
  {
    question: 'How does the booking system work?',
    answer: [
      'Connect Google Calendar or Calendly, or set your hours in Spotter. The agent offers times that are free, says them in the lead’s time zone, and books the one that is chosen. A call takes 60 minutes.',
      'Two people can never have the same time, and the agent says “booked” only after the calendar has confirmed it.',
    ],
  },
  {
    question: 'Is my data secure?',
    answer: [
      'The keys to your connected accounts are encrypted where they are stored and never reach a browser. Passwords are kept only as hashes. You can see where you are signed in and sign out everywhere else.',
      'Your conversations are yours: download everything as one file, or delete your account and all that is in it, from your profile.',
    ],
  },
];
