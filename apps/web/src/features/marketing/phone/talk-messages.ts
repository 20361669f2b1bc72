const sayStart = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** Every sentence of the phone on which a visitor writes to an agent. */
export const talkMessages = {
  with: (coach: string) => `${coach}’s agent`,
  nothingSent: 'Live demo. Nothing is stored.',
  invite: (coach: string, keyword: string | null) =>
    keyword === null ? `Text ${coach}’s agent…` : `Text ${coach}’s agent, say “${keyword}”`,
  next: 'Write as a lead…',
  again: 'Start over',
  end: 'That’s all for this demo. Start over for another.',
  coachSees: (coach: string) => `What ${coach} sees`,
  call: (start: string) => `Practice call on ${sayStart.format(new Date(start))}`,
};
