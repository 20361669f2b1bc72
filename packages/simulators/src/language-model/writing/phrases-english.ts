import type { Phrases } from './phrases.ts';

/** The English wordings. */
export const phrasesInEnglish: Phrases = {
  hello: ['Hey!', 'Hi there!', 'Hey, good to hear from you!'],
  helloByName: ['Hey {name}!', 'Hi {name}!', 'Hey {name}, good to hear from you!'],
  welcome: ['Glad you wrote.', 'Love that you reached out.', 'Thanks for the message.'],
  goalHeard: {
    belly: [
      'Belly fat is the stubborn one, you are far from alone with it.',
      'Belly fat, the classic.',
      'The belly is where many people want to start.',
    ],
    weight: [
      'Losing the weight is a great thing to go after.',
      'The weight is something we can really work on.',
      'Dropping the weight for good, I like that.',
    ],
    muscle: [
      'Building muscle, love that.',
      'Building muscle is such a good project.',
      'Putting on muscle is my favorite kind of goal.',
    ],
    strength: [
      'Getting stronger, love that.',
      'Getting stronger is a good thing to go after.',
      'Strength is a good place to start.',
    ],
    shape: [
      'Getting in shape, love it.',
      'Getting back in shape is a great reason to write.',
      'Getting in shape, a good reason to begin.',
    ],
    race: [
      'A race on the calendar is a great push.',
      'Training for a race, love that.',
      'A race is such a clear thing to train for.',
    ],
    energy: [
      'More energy, yes, that changes the whole day.',
      'Getting your energy back is a great reason to start.',
      'Being tired all the time is no fun.',
    ],
  },
  otherGoalHeard: [
    'That is a goal worth going after.',
    'I like that goal.',
    'That gives us something clear to work on.',
  ],
  triedEverything: [
    'And if you have tried everything, effort is clearly not the problem.',
    'Trying everything and not seeing it stick is so frustrating.',
    'If you have tried everything, you have already shown you can put the work in.',
  ],
  triedSome: [
    'Good to know what you have tried already.',
    'That tells me a lot about where to begin.',
    'Okay, so you are not starting from zero.',
  ],
  triedNothing: [
    'A fresh start is a good place to be.',
    'No bad habits to undo then, I like it.',
    'Starting from scratch is totally fine.',
  ],
  obstacleHeard: ['Ugh, I hear you on that one.', 'That one is not easy.', 'Makes sense, that one trips people up.'],
  startsSoon: ['Love the energy 💪', 'Good, soon then.', 'That is soon, I like it.'],
  startsLater: ['No rush at all.', 'Good to know, that gives us time to set it up well.', 'That timing works.'],
  daysHeard: [
    '{days} days a week is plenty to work with.',
    '{days} days you can keep beat six you cannot.',
    'With {days} days we can do a lot.',
  ],
  budgetHeard: {
    yes: ['Great, thanks for being straight with me.', 'Good to know, that makes it easy.'],
    no: ['Totally fair, thanks for being honest.', 'I appreciate the honesty.'],
    unsure: ['Fair enough, no need to decide that now.', 'That is okay, we can look at what fits.'],
  },
  contactHeard: ['Got it, thank you.', 'Perfect, I have that.', 'Thanks, noted.'],
  heard: [
    'Got it.',
    'Okay, that helps.',
    'Thanks for telling me.',
    'Good to know.',
    'I hear you.',
    'Makes sense.',
    'Alright.',
    'Thanks, that is useful.',
  ],
  agreed: ['Perfect!', 'Great!', 'Love it!', 'Nice one!', 'Sounds good!'],
  questions: {
    goal: [
      'What would you love to change first?',
      'What is the main goal for you right now?',
      'What is the number one thing you want to change right now?',
    ],
    tried_before: ['What have you tried so far?', 'What did you try before this?', 'What did you try last?'],
    obstacle: [
      'What usually gets in the way when you work on {goal}?',
      'What has been the hardest part so far?',
      'Where does it usually fall apart for you?',
      'What throws you off most weeks?',
    ],
    start_when: [
      'When would you want to start?',
      'When are you hoping to get going?',
      'If it feels right, when could you begin?',
    ],
    training_days: [
      'How many days a week could you realistically train?',
      'How many days in a normal week can you keep for yourself?',
      'On a busy week, how many times could you still train?',
    ],
    budget_fit: [
      'If it is the right fit, is investing in coaching something you can do right now?',
      'Is there room in your budget for coaching at the moment?',
      'Would you be open to invest in coaching if the plan fits you?',
    ],
    email: [
      'What is the best email for the details?',
      'Which email should I use for the invite?',
      'Where should I send the invite, what is your email?',
    ],
    phone: [
      'What is the best phone number for the day of the call?',
      'Which phone number should I use, just in case?',
      'Could you send me your phone number for the call?',
    ],
    time_zone: [
      'What city are you in, so I get the time zone right?',
      'What time zone are you in?',
      'What city are you in, so I get times right?',
    ],
  },
  otherQuestion: [
    'Can you tell me about your {label}?',
    'One thing I always ask: what about your {label}?',
    'And your {label}, what should I know there?',
  ],
  confirmAddress: [
    'Just to be sure, is it {email}?',
    'Quick check, did you mean {email}?',
    'Is {email} the right one?',
  ],
  proposeCall: [
    'I think a quick call would help you most from here, would you be up for that?',
    'Honestly, this is easier to map out on a call, want to do that?',
    'Sounds like we should talk it through on a call, does that work for you?',
    'Shall we jump on a short call and put a plan together?',
  ],
  askForTime: [
    'What day and time works for you for the call?',
    'What day works best for a call this week?',
    'Mornings or evenings, what works better for the call?',
  ],
  passOn: [
    'I will check my calendar and confirm the exact time with you here.',
    'Let me look at my calendar and I will confirm the time here myself.',
    'I will come back to you here with the exact time.',
  ],
  prices: ['Happy to tell you: {prices}.', 'Sure, here is what it costs: {prices}.', 'Of course: {prices}.'],
  priceOnCall: [
    'It depends on the plan that fits you, so prices come on the call.',
    'I go through prices on the call, once I know what you really need.',
    'I would only be guessing a number now, so we keep that for the call.',
  ],
  isAssistant: [
    'Honest answer: yes, this is an AI assistant that writes for {coach}, who sees every message and can take over any time.',
    'Yes, you are talking to an AI assistant of {coach}, and if you would rather have a person, just say so.',
    'I am an AI assistant, yes, and {coach} sees this chat and can step in whenever you like.',
  ],
  refuses: [
    'I cannot do that one, but I am happy to help with your training.',
    'That is not something I can change here.',
    'I have to leave that one, my focus is getting you results.',
  ],
  offerTold: ['Here is what I have on that: {prices}.', 'Sure: {prices}.', 'That one I can tell you: {prices}.'],
  howTo: [
    'That is what we would work out together, step by step.',
    'The how is a plan that fits your week, and that takes a closer look at you.',
    'That depends on you, so I would rather ask before I answer.',
  ],
  notInFront: [
    "I don't have that in front of me, I'll ask.",
    'That one I do not have in front of me, so I will ask.',
    'I would only be guessing there, so let me ask first.',
    'I do not want to tell you something wrong, I will ask and write it here.',
  ],
  notUnderstood: [
    'I am not sure I got that right.',
    'I did not quite get that.',
    'Sorry, that one I did not understand.',
    'I want to get you right and I am not sure I did.',
  ],
  followUp: [
    'I was just thinking about what you told me.',
    'No rush from my side, I know how full a week can get.',
    'Your place with me is still open.',
    'I kept what you wrote in mind.',
  ],
  unseen: [
    'I cannot hear or see that here, could you write it to me in a line or two?',
    'I can only read here, would you mind typing it?',
    'That does not open for me here, what does it say in a line?',
  ],
  later: [
    'Sure thing, message me whenever works for you.',
    'No problem at all, talk to you later.',
    'All good, just message me when you have a minute.',
  ],
  farewell: [
    'Totally okay, thanks for telling me, and all the best to you.',
    'No worries at all, I wish you the best.',
    'All good, take care and good luck with everything.',
  ],
  noPressure: ['No pressure at all.', 'Totally fine, no rush from my side.', 'All good, we can leave that for now.'],
  welcomeBack: ['Any time!', 'My pleasure.', 'You are very welcome, I am here if anything comes up.'],
  handOver: {
    'red-flag': [
      'Thank you for trusting me with that, it sounds really hard. Please talk to a doctor or someone you trust about it today. I will write to you here myself.',
      'I am glad you said that, and I do not want you to be alone with it. Please reach out to a doctor or someone close to you. I will get back to you personally.',
    ],
    medical: [
      'Thanks for telling me, that is important. I cannot judge that in a chat, so please check with your doctor first. I will get back to you here personally.',
      'I am glad you mentioned it. That one belongs with your doctor before any training, and I will look at your message myself.',
    ],
    minor: [
      'Thanks for being open with me. I only work with adults, so please ask a parent or guardian to write to me here.',
      'Good on you for caring about this. For anyone under 18 I need a parent or guardian to message me first.',
    ],
    anger: [
      'I hear you, and I am sorry this was annoying. I will look at it personally.',
      'Sorry about that, I will leave it here and look at your messages myself.',
    ],
    'asked-for-human': [
      'Of course, I will get back to you here personally.',
      'Sure, you will hear from me in person here.',
    ],
    other: [
      'Thanks for writing, I will look at that personally and get back to you here.',
      'Got your message, I will answer that one myself.',
    ],
  },
  stillHere: {
    beginnings: [
      'I am here',
      'Just write me',
      'No rush',
      'I am reading along',
      'Take your time',
      'Good to have you here',
      'Tell me more',
      'Send me a line',
    ],
    endings: [
      'whenever you want to go on',
      'when anything else comes to mind',
      'and we take it step by step',
      'and we figure it out together',
      'whenever you are ready',
      'and we keep it simple',
      'if something is still open',
      'as soon as it suits you',
    ],
  },
};
