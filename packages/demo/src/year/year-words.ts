/** The names and words of the past year's leads, who are all invented. */
export const firstNames =
  'Ava Ben Cleo Dario Elsa Finn Gia Hugo Ines Jonah Kara Liam Mila Noel Orla Pablo Quinn Rosa Seth Tess Uma Vince Willa Xavi Yara Zane Amir Bea Carmen Diego Erin Farah Gabe Holly Ivan Jade Kofi Lena Marco Nia Omar Priya Rafa Sara Theo Val Wren Yusuf'.split(
    ' ',
  );
export const lastNames =
  'Abbott Barros Castro Dalton Ekberg Fuentes Grant Huang Ibarra Jensen Kaplan Lopez Mercer Novak Ortega Patel Quintero Reyes Sato Tran Underwood Vega Walsh Young Zamora Brandt Coleman Duarte Ellison Flores'.split(
    ' ',
  );

export const goals = [
  'drop 15 pounds before my sister gets married',
  'feel strong again after two kids',
  'do my first real pull up',
  'lose the belly, keep the muscle',
  'have energy after my night shifts',
  'get back to where I was before college',
  'lower my blood pressure, doctor said move more',
  'fit my old jeans by spring',
];
export const obstacles = [
  'time. I leave at 6 and I am home at 7',
  'I always stop after three weeks',
  'no gym close to me',
  'snacking at night, every night',
  'I travel two weeks a month',
  'I never know what to do in the gym',
];
export const starts = ['next monday', 'as soon as I can', 'after the holidays', 'this month', 'whenever you have room'];

export const agentLines = {
  welcome: [
    'Hey, so good that you wrote! What would you love to change first?',
    'Glad you are here! What is the one thing you want to feel different?',
    'Hi! Tell me a little: what are you working toward?',
    'Thanks for writing! What is the goal, in your own words?',
  ],
  obstacle: [
    'That is a great one to work on. What has been in the way until now?',
    'I like it. What stopped you the last time?',
    'Makes sense. What has been the hard part so far?',
  ],
  timeline: [
    'Been there, and it can be solved. When would you like to start?',
    'Thanks for being honest about it. When do you want to begin?',
    'Three days beats six you cannot keep. When would you start?',
  ],
  offer: [
    'Then let us look at it together on a free call. Which day works, and what is your email?',
    'Sounds like a call is worth it. What day suits you, and which email gets the invite?',
  ],
  booked: [
    'Done, it is in the calendar and the invite is in your mail. Talk soon!',
    'You are all set, the invite is on its way to your inbox. Talk then!',
  ],
  later: ['Totally fair. No rush from my side, write me when it fits.', 'All good, the door stays open. Good luck!'],
  price: [
    'Busy Strong 12 is $249 a month for 3 months, or $690 at once. Does that fit?',
    'The 4-week plan is $97 once, and 1:1 coaching is $249 a month. Which one sounds closer?',
  ],
  handOver: ['Of course, Dana reads this herself and writes you here.'],
};
export const leadLines = {
  asksPrice: ['how much is it?', 'price?', 'what does it cost tho'],
  declines: ['not right now, money is tight', 'I will think about it', 'maybe after summer, thanks'],
  asksForDana: ['can I talk to Dana herself?', 'is there a real person I can talk to'],
};
export const coachLines = [
  'Hey, Dana here in person. What would you like to know?',
  'Dana here! I saw your question, happy to help myself.',
];
