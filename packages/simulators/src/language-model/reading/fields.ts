import { plainText } from './plain-text.ts';

/**
 * The facts that the simulator understands by itself. Other fields are asked for by name, and the whole answer is
 * taken.
 */
export type KnownField =
  | 'goal'
  | 'tried_before'
  | 'obstacle'
  | 'start_when'
  | 'training_days'
  | 'budget_fit'
  | 'email'
  | 'phone'
  | 'time_zone';

/** A field by the name that the client uses for it. */
export type Field = { name: string; known: KnownField | null };

/** The fields to ask for where the client names none. */
const defaultFields: KnownField[] = ['goal', 'tried_before', 'obstacle', 'start_when', 'training_days'];

const otherNames: Record<KnownField, string[]> = {
  goal: ['goal', 'goals', 'objective', 'objetivo', 'meta'],
  tried_before: ['tried_before', 'tried', 'experience', 'past_attempts', 'experiencia', 'ha_probado'],
  obstacle: ['obstacle', 'obstacles', 'challenge', 'struggle', 'obstaculo', 'reto'],
  start_when: ['start_when', 'timeline', 'start', 'start_date', 'when', 'cuando', 'inicio'],
  training_days: ['training_days', 'days', 'days_per_week', 'schedule', 'dias', 'dias_de_entrenamiento'],
  budget_fit: ['budget_fit', 'budget', 'investment', 'presupuesto'],
  email: ['email', 'e_mail', 'mail', 'correo'],
  phone: ['phone', 'phone_number', 'telephone', 'whatsapp', 'telefono'],
  time_zone: ['time_zone', 'timezone', 'location', 'location_or_timezone', 'zona_horaria', 'ciudad'],
};

/** Only asked for once the contact wants the call, because asking for an address too early loses the lead. */
const contactFields = new Set<KnownField | null>(['email', 'phone', 'time_zone']);

/** Returns the client's fields in its order. */
export function fieldsOf(names: string[] | null): Field[] {
  return (names ?? defaultFields).map((name) => ({ name, known: knownFieldOf(name) }));
}

/** Returns which of the understood facts a client's field name means, if any. */
export function knownFieldOf(name: string): KnownField | null {
  const plain = plainText(name).replace(/[\s-]+/g, '_');
  for (const [field, names] of Object.entries(otherNames) as [KnownField, string[]][]) {
    if (names.includes(plain)) return field;
  }
  return null;
}

/** Whether the field belongs to arranging the call and not to getting to know each other. */
export function isContactField(field: Field): boolean {
  return contactFields.has(field.known);
}

/** Returns a field's name for use in a sentence. */
export function labelOf(field: Field): string {
  return field.name.replace(/[_-]+/g, ' ');
}

const questionPatterns: [KnownField, RegExp][] = [
  ['email', /\b(e-?mail|correo)\b|\w@\w/],
  ['phone', /\b(phone|number to reach|whatsapp|telefono)\b/],
  ['time_zone', /\b(time ?zone|which city|what city|zona horaria|que ciudad)\b/],
  ['training_days', /\b(how many (days|times)|cuantos dias|cuantas veces)\b/],
  ['budget_fit', /\b(invest\w*|budget|invertir|inversion|presupuesto)\b/],
  [
    'obstacle',
    /\b(gets? in the way|hardest|stopped|stops? you|throws? you off|fall apart|te frena|cuesta mas|mas te cuesta|se (te )?complica|te saca|se cae)\b/,
  ],
  ['tried_before', /\b(tried|try|given a go|done so far|probado|probaste|intentado|intentaste|hecho hasta ahora)\b/],
  ['start_when', /\b(start|begin|get going|empezar|comenzar|arrancar)\b/],
  [
    'goal',
    /\b(goals?|change|achieve|feel different|working towards|main thing|objetivo|cambiar|lograr|conseguir|sentir distinto)\b/,
  ],
];

/** Returns the field that the last question of a message asked for; it recognizes the coach's own questions too. */
export function findAskedField(text: string, fields: Field[]): Field | null {
  const questions = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.includes('?'));
  const question = plainText(questions.at(-1) ?? '');
  if (question === '') return null;
  const ownName = fields.find((field) => field.known === null && question.includes(plainText(labelOf(field))));
  if (ownName) return ownName;
  const known = questionPatterns.find(([, pattern]) => pattern.test(question))?.[0];
  if (!known) return null;
  return fields.find((field) => field.known === known) ?? { name: known, known };
}
