/** Two ways in which a coach can begin to write to somebody in danger, and what to keep in mind. */
export type FirstLines = { lines: [string, string]; advice: string };

type Danger = 'self-harm' | 'abuse' | 'medical-emergency' | 'eating-disorder' | 'minor' | 'unnamed';

// They ask and listen. None judges, diagnoses, promises to keep a secret, or gives advice on training or food.
const linesOf: Record<Danger, (coach: string) => FirstLines> = {
  'self-harm': (coach) => ({
    lines: [
      `Hey, it’s ${coach}, in person. I’m really glad you told me. Are you safe right now, and is someone with you?`,
      'Thank you for trusting me with this. Are you thinking about ending your life? You can tell me honestly. I’m listening.',
    ],
    advice:
      'Asking directly doesn’t put the thought in anyone’s head. Don’t promise to keep it secret. If they aren’t safe right now, ask where they are and call the emergency number there.',
  }),
  abuse: (coach) => ({
    lines: [
      `Hey, it’s ${coach}, in person. I’m glad you told me. Is it safe for you to write with me right now?`,
      'Thank you for trusting me with this. What would help you be safer today: someone to call, or a place to go?',
    ],
    advice:
      'Someone else may see this chat, so let them choose when and how to write. Don’t tell them what to do about the other person. If anyone is in danger right now, call the emergency number where they are.',
  }),
  'medical-emergency': (coach) => ({
    lines: [
      `It’s ${coach}, in person. Please call your emergency number now if you haven’t yet. Is someone with you?`,
      'Have you reached emergency services? Please stop exercising, and tell me who is with you.',
    ],
    advice:
      'Don’t judge what it could be, and don’t wait for an answer if you know where they are: call the emergency number there.',
  }),
  'eating-disorder': (coach) => ({
    lines: [
      `Hey, it’s ${coach}, in person. Thank you for telling me. That takes courage. How are you doing right now?`,
      'You matter more to me than any goal. Is there a doctor or someone you trust you could talk to about this?',
    ],
    advice:
      'Leave out weight, calories, looks and plans, praise too. If they faint, throw up blood or don’t feel safe, it’s an emergency: call the emergency number where they are.',
  }),
  minor: (coach) => ({
    lines: [
      `Hey, it’s ${coach}, in person. Thanks for being honest with me. Could a parent or guardian write to me here?`,
      'I’d like to do this right, and that means together with a parent or guardian. Would you show them this chat?',
    ],
    advice:
      'Don’t sell, and don’t talk about weight, food or photos. Ask for no details about them. Go on only with a parent or guardian.',
  }),
  unnamed: (coach) => ({
    lines: [
      `Hey, it’s ${coach}, in person. I read what you wrote, and I’m glad you did. Are you safe right now?`,
      'You matter more than any training. What would help you most right now, and is someone you trust with you?',
    ],
    advice:
      'Ask and listen first. Don’t promise to keep it secret. If they aren’t safe right now, call the emergency number where they are.',
  }),
};

/** Returns the first lines for a kind of danger, as a coach of this name can send them. */
export function firstLinesFor(category: string | null, coach: string): FirstLines {
  const known = Object.entries(linesOf).find(([danger]) => danger === category);
  return (known?.[1] ?? linesOf.unnamed)(coach);
}
