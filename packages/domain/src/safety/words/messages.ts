/** Writing, and what is written. */
export const messagesWords: Record<string, string[]> = {
  write: [
    'message, messaging, messages, text, texting, texts, dm, dms, dming, write, writing, contact, contacting',
    'email, emailing, emails, spam, spamming, bother, bothering, harass, harassing, reply, replying, pester',
    'pestering, reach out, reaching out, hit me up, ping, pinging, bug, bugging, chase, chasing, follow up',
    'following up, notify, blow up, blowing up, sending, send, hitting',
  ],
  messages: [
    'messages, message, texts, text, dms, dm, spam, emails, email, updates, offers, notifications, promos',
    'ads, followups, follow ups, newsletter, promotions, stuff, these, pitches, sales pitch, automated, msgs',
    'reminders, contact',
  ],
};
