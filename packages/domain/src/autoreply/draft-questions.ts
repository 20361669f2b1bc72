import { withoutLinks } from './draft-links.ts';
import { foldText } from './folded-text.ts';

/** Ways to ask for the fields that every agent knows, in English and Spanish, folded. */
const asksFor: Record<string, RegExp> = {
  goal: /\b(?:what(?:s| is| are)? (?:your|ur) (?:\w+ )?goals?|what (?:do|are|would) you (?:want|like|hoping|looking|trying)(?: to)? (?:achieve|reach|accomplish|get out)|what are you (?:aiming|going|training) for|cual(?:es)? (?:es|son) tus? (?:\w+ )?(?:objetivos?|metas?)|que (?:quieres|buscas|te gustaria) (?:lograr|conseguir|alcanzar))\b/,
  tried_before:
    /\b(?:what (?:have you|did you|you)(?: already)? (?:tried|try|done)(?: (?:before|so far|already|last))?|have you (?:ever )?(?:tried|worked with|had a coach)|que has (?:probado|intentado|hecho)|has (?:probado|intentado|trabajado))\b/,
  obstacle:
    /\b(?:what(?:s| is| has| have)? (?:(?:been )?(?:stopping|holding|keeping|blocking)|(?:the|your) (?:biggest |main )?(?:obstacle|challenge|struggle|hurdle))|que te (?:impide|frena|detiene|cuesta)|cual es tu (?:mayor |principal )?(?:obstaculo|reto|dificultad))\b/,
  start_when:
    /\b(?:when (?:do|would|could|can|are) you (?:want|like|ready|able|looking|planning|hoping|start)(?: to)?(?: (?:start|begin|get started))?|how soon (?:do|would|can|could)|cuando (?:quieres|te gustaria|podrias|puedes|piensas) (?:empezar|comenzar|arrancar))\b/,
  training_days:
    /\b(?:how (?:many|often)(?: (?:days|times|hours))?(?: (?:a|per|each) week)? (?:can|do|could|would|are) you(?: \w+){0,2} (?:train|work ?out|exercise|commit|dedicate)|cuant[oa]s (?:dias|veces|horas)(?: (?:a la|por) semana)? (?:puedes|podrias|entrenas))\b/,
  budget_fit:
    /\b(?:what(?:s| is) your budget|how much (?:can|could|would|do) you (?:invest|spend|pay)|cual es tu presupuesto|cuanto (?:puedes|podrias) (?:invertir|pagar|gastar))\b/,
  email:
    /\b(?:what(?:s| is)|may i have|can i (?:get|have)|could you (?:send|give)|send me|share|cual es|me (?:das|pasas|compartes))(?: me)? (?:your|ur|tu) (?:best )?(?:e-?mail|correo)\b/,
  phone:
    /\b(?:what(?:s| is)|may i have|can i (?:get|have)|could you (?:send|give)|send me|share|cual es|me (?:das|pasas|compartes))(?: me)? (?:your|ur|tu) (?:phone|number|cell|whatsapp|telefono|numero|celular)\b/,
};
/** "Ok?", "right?" and "sound good?" ask for nothing. */
const tag =
  /^(?:\W*(?:ok|okay|right|yes|yeah|no|sound good|deal|cool|ready|you know|va|vale|si|listo|lista|de acuerdo|te parece|verdad|sale)\W*)$/;
/** A second question that only offers the other choice belongs to the first. */
const continued = /^\W*(?:or|and|o|y|u|e|maybe|if so|si es asi)\b/;

/** How many questions a draft asks. */
export function countQuestions(text: string): number {
  return questionsOf(text).filter((question) => !tag.test(question) && !continued.test(question)).length;
}

/** Whether the draft asks for something that is recorded. Asking whether the recorded value is right is no such question. */
export function asksForKnown(text: string, facts: { name: string; value: string }[]): boolean {
  return questionsOf(text).some((question) =>
    facts.some(({ name, value }) => {
      const told = foldText(value);
      return told !== '' && !question.includes(told) && asksForField(question, name);
    }),
  );
}

function asksForField(question: string, name: string): boolean {
  const known = asksFor[foldText(name).replace(/[\s-]+/g, '_')];
  if (known !== undefined) return known.test(question.replace(/'/g, ''));
  // A field that the coach named: the question holds all of its words.
  const words = foldText(name.replace(/_/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
  const asked = new Set(question.match(/[\p{L}\p{N}]+/gu) ?? []);
  return (
    words.length > 0 &&
    words.join('').length > 3 &&
    /\b(?:what|which|how|when|where|your|cual|que|cuant\w*|cuando|donde|tu)\b/.test(question) &&
    words.every((word) => asked.has(word))
  );
}

function questionsOf(text: string): string[] {
  // A question mark in an address asks for nothing.
  return (withoutLinks(text).match(/[^.!?…\n]+\?/gu) ?? []).map((question) => foldText(question));
}
