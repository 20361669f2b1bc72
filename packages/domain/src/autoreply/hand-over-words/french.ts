import type { HandOverWords } from './hand-over-matters.ts';

export const french: HandOverWords = {
  language: 'fr',
  call: {
    known: 'appelle tout de suite le {number}',
    guessed: "appelle tout de suite le numéro d'urgence de ton pays ({country} : {number})",
    unknown: "appelle tout de suite le numéro d'urgence de ton pays",
  },
  lines: {
    known: 'Ici, on écoute et on aide : {line}.',
    guessed: 'Ici, on écoute et on aide : {line} ({country}). Dans un autre pays, {directory} dit qui le fait.',
    unknown: 'Sur {directory} tu trouves qui écoute et aide là où tu vis.',
  },
  matters: {
    'medical-emergency': "S'il te plaît, arrête l'entraînement immédiatement et {call}. N'attends pas de réponse ici.",
    'self-harm':
      "Merci de me l'avoir dit. Tu comptes plus que n'importe quel entraînement, et tu n'as pas à porter cela sans aide. {lines} Si tu n'es pas en sécurité en ce moment, {call}. Le coach lit cette conversation et répond en personne.",
    abuse:
      "Merci de me l'avoir dit. Personne ne devrait vivre avec la violence, et il y a de l'aide. {lines} Si toi ou une autre personne êtes en danger en ce moment, {call}. Le coach lit cette conversation et répond en personne.",
    'eating-disorder':
      "Merci de me l'avoir dit. Tu comptes plus que n'importe quel objectif, et tu n'as pas à porter cela sans aide. Parles-en s'il te plaît à un médecin ou à une personne de confiance. {lines} Le coach lit cette conversation et répond en personne.",
    danger:
      "Merci de me l'avoir dit. Ce que tu vis compte plus que n'importe quel entraînement, et tu n'as pas à porter cela sans aide. Parle aujourd'hui à une personne de confiance ou à un médecin. Si tu n'es pas en sécurité en ce moment, {call}. Le coach lit cette conversation et répond en personne.",
    minor:
      "Merci pour ta franchise. Pour faire les choses bien, demande s'il te plaît à un parent ou à un tuteur de nous écrire ici. Le coach en parlera volontiers avec eux.",
    medical:
      "Ça, c'est pour le coach et, si cela t'inquiète, pour un médecin, pas pour moi. Je transmets, et le coach répond ici en personne.",
    pregnancy:
      'Là-dessus je ne veux pas deviner : ce que dit ton médecin ou ta sage-femme passe avant. Je transmets au coach, qui répond ici en personne.',
    medication:
      "Ce n'est pas à moi de conseiller là-dessus : demande s'il te plaît à un médecin ou à un pharmacien avant de changer quoi que ce soit. Je transmets au coach, qui répond ici en personne.",
    payment: "Ça, c'est pour le coach, pas pour moi. Je transmets, et le coach regarde et répond en personne.",
    anger: "Je t'entends et je suis désolé. Je m'arrête ici et je transmets au coach, qui répond en personne.",
    person:
      "Bien sûr. Je suis l'assistant automatique ; je transmets au coach, qui lit cette conversation et répond en personne.",
    unheard:
      "Je n'ai pas pu comprendre ton message vocal. Je le transmets au coach, qui répond ici en personne ; si tu veux, écris-le en une ligne.",
    picture:
      "Merci pour la photo. C'est pour les yeux du coach, pas pour les miens : je la transmets, et le coach répond ici en personne.",
    other: "Ça, c'est pour le coach, pas pour moi. Je transmets, et le coach répond ici en personne.",
  },
};
