/** Every sentence of the about page. */
export const about = {
  title: 'A setter who sounds like you, and knows when to be quiet',
  lead: 'Coaches lose clients in their inbox: the answer comes too late, the follow-up never. Spotter keeps every conversation moving in your voice, powered by a GPT model, and leaves the last word to you.',
  start: 'Get Started Now',
  featuresTitle: 'What is in it',
  figuresTitle: 'What it comes to',
  trialTitle: 'Try it on your own leads',
  trialText: 'Connect one account, give the agent one keyword, and read along for a week.',
  trial: 'Start Your Free Trial',
};

export const features = [
  {
    icon: 'voice',
    title: 'Agents with your voice',
    text: 'You write the instructions, as you would for a new team member. Each agent can have its own tone, offer and questions.',
  },
  {
    icon: 'keywords',
    title: 'Keywords that wake it',
    text: '“DM me SHRED” works, and so do words that bring the agent back into a chat that went quiet.',
  },
  {
    icon: 'delay',
    title: 'The pace of a person',
    text: 'It waits until the lead has finished typing and answers once. The delay is yours to choose, or adapts to the chat.',
  },
  {
    icon: 'live',
    title: 'Live on your phone',
    text: 'See messages as they arrive and take over with one of your own. Every answer and every silence says why.',
  },
  {
    icon: 'calendar',
    title: 'Calls on your calendar',
    text: 'Google Calendar or Calendly: free times are offered in the lead’s zone, and only confirmed calls are called booked.',
  },
  {
    icon: 'safe',
    title: 'Care where it counts',
    text: 'Injuries, eating disorders, minors and anger go to you with the story so far. “Stop” is obeyed at once.',
  },
] as const;
