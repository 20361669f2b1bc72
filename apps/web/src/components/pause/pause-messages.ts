/** What a coach pauses from where they are. */
export type Paused = 'chat' | 'account' | 'agent';

/** Every sentence about pauses. */
export const pauseMessages = {
  pause: { chat: 'Pause this chat', account: 'Pause this account', agent: 'Pause this agent' },
  means: {
    chat: 'Your agent stays silent here: no answers and no follow-ups.',
    account: 'Your agent stays silent in every chat of this account: no answers and no follow-ups.',
    agent: 'This agent stays silent on all its accounts: no answers and no follow-ups.',
  },
  afterwards:
    'What leads write meanwhile is answered when the pause ends, if their 24-hour window is still open. You can always write.',
  halfHour: 'For 30 minutes',
  tomorrow: 'Until tomorrow, 8:00 AM',
  until: 'Until a day and time',
  pauseUntil: 'Pause until then',
  notAllowed: 'Choose a time in the next 30 days.',
  resume: 'Resume now',
  change: 'Change',
  changeOf: { chat: 'the pause of this chat', account: 'the pause of this account', agent: 'the pause of this agent' },
  failed: 'The pause didn’t save. Try again.',
  resumeFailed: 'That didn’t work. It’s still paused.',
};
