import { plainText } from './plain-text.ts';
import type { Language } from './text-language.ts';

/** The most common goals of a coach's leads, with the words that repeat each. */
export type GoalKind = 'belly' | 'weight' | 'muscle' | 'strength' | 'shape' | 'race' | 'energy';

type Goal = {
  kind: GoalKind;
  pattern: RegExp;
  /** The words within a sentence: "when you work on …", "cuando trabajas en …". */
  spoken: Record<Language, string>;
};

const goals: Goal[] = [
  {
    kind: 'belly',
    pattern:
      /\b(belly|stomach fat|tummy|love handles|muffin top|barriga|panza|pancita|lonjas?|grasa abdominal|abdomen)\b/,
    spoken: { en: 'the belly fat', es: 'la barriga' },
  },
  {
    kind: 'muscle',
    pattern:
      /\b((build|gain|put on|more|add) (\w+ ){0,2}(muscle|mass|size)|bulk(ing)?( up)?|get bigger|ganar (masa|musculo)|masa muscular|aumentar (masa|musculo))\b/,
    spoken: { en: 'building muscle', es: 'ganar músculo' },
  },
  {
    kind: 'weight',
    pattern:
      /\b((lose|loose|losing|loosing|drop|shed) (\w+ ){0,2}(\d+ ?(kgs?|kilos?|lbs?|pounds)|weight|fat|pounds|kilos)|\d+ ?(kgs?|kilos?|lbs?|pounds) (down|off)|weigh less|weight loss|fat loss|slim down|(bajar|perder|quemar) (de )?(\w+ )?(\d+ ?(kgs?|kilos?|libras)|peso|grasa|kilos)|adelgazar)\b/,
    spoken: { en: 'losing the weight', es: 'bajar de peso' },
  },
  {
    kind: 'strength',
    pattern:
      /\b((get|getting|be|feel|become) (a lot |much )?strong(er)?|stronger|strength|pull[- ]?ups?|deadlift|mas fuerte|ganar fuerza|fuerza)\b/,
    spoken: { en: 'getting stronger', es: 'ganar fuerza' },
  },
  {
    kind: 'race',
    pattern: /\b((half )?marathon|10k|5k|triathlon|hyrox|run a race|(media )?maraton|triatlon|carrera)\b/,
    spoken: { en: 'your race', es: 'tu carrera' },
  },
  {
    kind: 'shape',
    pattern:
      /\b(tone( up)?|toned|lean(er)?|abs|six ?pack|(in|into|back in) shape|get fit|fitter|get shredded|glutes|tonificar\w*|marcar\w*|definir\w*|en forma|abdominales|gluteos)\b/,
    spoken: { en: 'getting in shape', es: 'ponerte en forma' },
  },
  {
    kind: 'energy',
    pattern:
      /\b(more energy|energy (to|for)|tired all the time|always tired|no energy|mas energia|sin energia|siempre cansad[oa])\b/,
    spoken: { en: 'getting your energy back', es: 'recuperar tu energía' },
  },
];

/** Returns the goal in a contact's words (or in a recorded fact, in either language), or null. */
export function findGoal(text: string): Goal | null {
  const plain = plainText(text);
  return goals.find((goal) => goal.pattern.test(plain)) ?? null;
}
