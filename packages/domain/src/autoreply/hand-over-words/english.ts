import type { HandOverWords } from './hand-over-matters.ts';

export const english: HandOverWords = {
  language: 'en',
  call: {
    known: 'call {number} now',
    guessed: 'call your local emergency number now ({country}: {number})',
    unknown: 'call your local emergency number now',
  },
  lines: {
    known: 'These people listen and help: {line}.',
    guessed: 'These people listen and help: {line} ({country}). Elsewhere {directory} tells who does.',
    unknown: 'On {directory} you can find people who listen and help where you live.',
  },
  matters: {
    'medical-emergency': "Please stop the workout right away and {call}. Don't wait for an answer here.",
    'self-harm':
      "Thank you for telling me this. You matter more than any training, and you don't have to carry it alone. {lines} If you don't feel safe right now, {call}. The coach reads this chat and answers in person.",
    abuse:
      'Thank you for telling me this. Nobody should have to live with violence, and help is there. {lines} If you or somebody else is in danger right now, {call}. The coach reads this chat and answers in person.',
    'eating-disorder':
      "Thank you for telling me this. You matter more than any goal, and you don't have to carry it alone. Please talk about it with a doctor or somebody you trust. {lines} The coach reads this chat and answers in person.",
    danger:
      "Thank you for telling me this. What you are going through matters more than any training, and you don't have to carry it alone. Please talk to somebody you trust or to a doctor today. If you don't feel safe right now, {call}. The coach reads this chat and answers in person.",
    minor:
      'Thank you for being honest about that. So that everything is done right, please ask a parent or guardian to write to us here. The coach will gladly talk it over with them.',
    medical:
      "That's one for the coach and, if it worries you, for a doctor, not for me. I'm passing it on, and the coach answers here in person.",
    pregnancy:
      "I don't want to guess about this: what your doctor or midwife says comes first. I'm passing it to the coach, who answers here in person.",
    medication:
      "That's nothing for me to advise on: please ask a doctor or pharmacist before you change anything. I'm passing it to the coach, who answers here in person.",
    payment:
      "That's one for the coach, not for me. I'm passing it on, and the coach looks at it and answers in person.",
    anger: "I hear you, and I'm sorry. I'll stop here and pass this to the coach, who answers in person.",
    person:
      "Of course. I'm the automated assistant; I'm passing this to the coach, who reads this chat and answers in person.",
    unheard:
      "I couldn't make out your voice note. I'm passing it to the coach, who answers here in person; if you like, write it in a line.",
    picture:
      "Thank you for the picture. That's one for the coach's eyes, not for mine: I'm passing it on, and the coach answers here in person.",
    other: "That's one for the coach, not for me. I'm passing it on, and the coach answers here in person.",
  },
};
