/** First messages that show what the product does with them. */
export const firstMessages: string[] = [
  'SHRED',
  'holaa info del plan xfa 🙏',
  'START, how do i lose the belly fat? tried everything',
  'how much is it?',
  'r u a bot lol',
  'my knee hurts when i squat',
];
