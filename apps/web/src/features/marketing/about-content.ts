/** Every sentence of the about page. */
export const about = {
  title: 'A setter who sounds like you, and knows when to be quiet',
  lead: 'Coaches lose clients in their inbox: the reply comes too late and the follow-up never comes. Spotter keeps every conversation moving in your voice, powered by a GPT model, and you always have the last word.',
  start: 'Get Started Now',
  featuresTitle: 'What you get',
  numbersTitle: 'The numbers',
  trialTitle: 'Try it on your own leads',
  trialText: 'Connect one account, give your agent one keyword and watch it for a week.',
  trial: 'Start Your Free Trial',
};

export const features = [
  {
    icon: 'voice',
    title: 'Agents with your voice',
    text: 'You write the instructions, like you would for a new setter. Each agent can have its own tone, offer and questions.',
  },
  {
    icon: 'keywords',
    title: 'Keywords that start it',
    text: 'Your agent jumps in when a lead writes your keyword, like SHRED. Other words bring it back into a chat that went quiet.',
  },
  {
    icon: 'delay',
    title: 'A human pace',
    text: 'It waits until the lead is done typing and answers once. Pick a delay, or let it adapt to the chat.',
  },
  {
    icon: 'live',
    title: 'Live on your phone',
    text: 'See messages as they come in and take over with one of your own. Every reply and every silence says why.',
  },
  {
    icon: 'calendar',
    title: 'Calls on your calendar',
    text: 'Google Calendar or Calendly: leads get open times in their own time zone, and a call is only “booked” once your calendar confirms it.',
  },
  {
    icon: 'safe',
    title: 'Care where it counts',
    text: 'Injuries, eating disorders, minors and upset leads go to you with the story so far. When a lead says “stop”, it stops.',
  },
] as const;
