import { plainText } from './plain-text.ts';

/** What our side can ask about: a matter of the lead's, or of the call. */
const questions: [string, RegExp][] = [
  ['confirm', /\b(shall i (book|move|cancel)|te (reservo|muevo|cancelo)|la (cancelo|muevo)|quieres que (la )?cancele)\b/],
  ['email', /\b(e-?mail|correo|where should i send)\b|\w@\w/],
  ['times', /\bwhich (ones?|works?|would|do you|of|should|exactly)\b|\bone of (those|these)\b|\bat \d|\b(how|what) about\b.*\d|\b(which|what) (other )?(day|days|time|date)|\bwhen would a call|\bcual (te|prefieres|tomamos|dices|exactamente|eliges)\b|\balguna\b|\ba las? \d|\bque tal\b.*\d|\bque (otro )?(dia|dias|fecha)|\ba que hora|\bcuando te vendria|\bpara no equivocarme/],
  ['zone', /\b(time ?zone|city|where are you|zona horaria|ciudad|donde estas)\b/],
  ['phone', /\b(phone|number to reach|whatsapp|telefono)\b/],
  ['days', /\b(how many (days|times)|cuantos dias|cuantas veces)\b/],
  ['budget', /\b(invest\w*|budget|invertir|presupuesto)\b/],
  ['call', /\b(call|llamada)\b/],
  ['obstacle', /\b(gets? in the way|hardest|stopped|stops? you|throws? you off|te frena|cuesta mas|mas te cuesta|se complica|te saca)\b/],
  ['tried', /\b(tried|try|given a go|done so far|probado|probaste|intentado|intentaste|hecho hasta)\b/],
  ['start', /\b(start|begin|get(ting)? going|empezar|comenzar|arrancar|empezando)\b/],
  ['goal', /\b(goals?|change|achieve|different|working towards|main thing|hoping to reach|objetivo|cambiar|lograr|conseguir|distinto)\b/],
]; // prettier-ignore

/** The client's names of the matters that leads tell. */
const fieldNames: Record<string, string> = {
  goal: 'goal goals objective objetivo meta',
  tried: 'tried_before tried experience past_attempts experiencia ha_probado',
  obstacle: 'obstacle obstacles challenge struggle obstaculo reto',
  start: 'start_when timeline start start_date when cuando inicio',
  days: 'training_days days days_per_week schedule dias dias_de_entrenamiento',
  budget: 'budget_fit budget investment presupuesto',
  email: 'email e_mail mail correo',
  phone: 'phone phone_number telephone whatsapp telefono',
  zone: 'time_zone timezone location location_or_timezone zona_horaria ciudad',
};
export const defaultFields = ['goal', 'tried_before', 'obstacle', 'start_when', 'training_days'];

/** Returns the matter that a client's field is about; null for a field of its own. */
export function matterOf(field: string): string | null {
  const plain = plainText(field).replace(/[\s-]+/g, '_');
  return Object.entries(fieldNames).find(([, names]) => names.split(' ').includes(plain))?.[0] ?? null;
}

/** Returns a field's name for use in a sentence. */
export function labelOf(field: string): string {
  return field.replace(/[_-]+/g, ' ');
}

/**
 * Returns what the last question of our side's message asks for,
 * a matter or a field's own name; null without one.
 */
export function askedIn(text: string, fields: string[]): string | null {
  const asked = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.includes('?'));
  const question = plainText(asked.at(-1) ?? '');
  if (question === '') return null;
  const own = fields.find((field) => matterOf(field) === null && question.includes(plainText(labelOf(field))));
  return own ?? questions.find(([, words]) => words.test(question))?.[0] ?? null;
}
