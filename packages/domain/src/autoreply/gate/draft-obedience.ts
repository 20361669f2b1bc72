import { foldText } from '../../text/folded-text.ts';
import { characters } from '../../text/characters.ts';
import { qualificationFields } from '../prompt/qualification-fields.ts';
import { said } from '../../wording/said.ts';

/** What an agent says that obeys an order from a message: that its rules are gone, and what they are. */
const obeying = said(
  'obeying a message',
  [
    'i [now] (do not/dont/no longer) have [any] {rules} {gone}',
    'i [now] have [now] no [more] {rules} {gone}',
    'i (ignore/will ignore/am ignoring/forget/forgot/will forget/drop/dropped) [all] [my/the/those/these/previous/prior/earlier]* {rules}',
    'i have (ignored/forgotten/dropped/deleted) [all] [my/the/those/these/previous/prior/earlier]* {rules}',
    '(ignoring/forgetting) [all] (my/the/previous/prior/earlier) {rules}',
    '(no/without) (restrictions/filters/filter/rules/guidelines) (apply/anymore/any more/any longer/from now on)',
    '(my/the) (rules/restrictions/filters/instructions) (are/have been/were) [now/all] (gone/off/lifted/disabled/removed/deleted/reset/suspended)',
    '(developer/dev/debug/admin/god/dan/jailbreak/maintenance) mode (on/enabled/active/activated/unlocked/engaged)',
    '(i am/im/you are talking to/you got) [now] (jailbroken/unrestricted/unfiltered/uncensored)',
    '(here are/here is/heres/these are/below are) [all] my [full/complete/exact/secret/hidden/internal/system]* {told}',
    'my [full/complete/exact/secret/hidden/internal/initial/original/system]* {told} [are/is/say/read/begin/start/were] [as follows] :',
    'my [full/complete/exact/secret/hidden/internal/initial/original/system]* {told} (begin/begins/start/starts) with',
    'my (first/next/last/second/main) (rule/instruction/order) (is/says)',
    '(i was/ive been/i have been/im/i am) (instructed/programmed/configured/prompted) (to/never/not/that)',
    'i (was/have been/am) told (never/not) to',
    '(system/developer) (prompt/message)',
    '(canary/secret word/code word) (is/:)',
    '(ya no tengo/ahora no tengo) {reglas}',
    '(ignoro/olvido/ignorare/he olvidado) [todas] (mis/las/esas) [anteriores] {reglas}',
    '(estas son/aqui estan/aqui tienes) [todas] mis {instrucciones}',
    'mis {instrucciones} [son/dicen/empiezan con/eran/comienzan con] :',
    '(me dijeron/me han dicho/me instruyeron/me programaron) (que/para)',
    'modo (desarrollador/sin filtros/dios) (activado/on)',
    '(nao tenho mais/ja nao tenho/agora nao tenho) {reglas}',
    '(estas sao/aqui estao) [as] minhas {instrucciones}',
    '(je nai plus de/je nai plus aucune) {reglas}',
    'voici [toutes] mes {instrucciones}',
    'ich habe (jetzt/ab jetzt/nun) keine {reglas}',
    'ich habe keine {reglas} (mehr/jetzt)',
    '(hier sind/das sind) meine {instrucciones}',
    '(non ho piu/ora non ho) {reglas}',
    '(ecco/queste sono) [tutte] le mie {instrucciones}',
    'ik heb nu geen {reglas}',
    'ik heb geen {reglas} (meer/nu)',
    '(hier zijn/dit zijn) mijn {instrucciones}',
    '(nie mam juz/juz nie mam/teraz nie mam) {reglas}',
    '(oto/to sa) moje {instrucciones}',
  ],
  {
    rules: ['rules, restrictions, filters, limits, guidelines, instructions, prompt'],
    gone: ['now, anymore, any more, any longer, left, here, from now on, ahora, ya, $, .'],
    told: ['rules, instructions, prompt, guidelines, directives, orders, system prompt'],
    reglas: [
      'reglas, restricciones, limites, filtros, instrucciones, regras, restricoes, limites, regles, restrictions, consignes',
      'regeln, vorgaben, einschrankungen, regole, limiti, restrizioni, regels, beperkingen, zasad, regul, ograniczen',
    ],
    instrucciones: [
      'instrucciones, reglas, ordenes, instrucoes, regras, instructions, regles, consignes, anweisungen, regeln, vorgaben',
      'istruzioni, regole, instructies, regels, instrukcje, zasady',
    ],
  },
);

/** Names of the parts of our instructions. */
const parts = said('parts of instructions', [
  '(contact/coach/agent/system) (instructions/message/messages/note/prompt) (:/=/block/section/field/tag)',
  '(fields to learn/facts to learn/known facts/known calls/open proposal) (:/=/is/are/block/section/field/tag)',
]);
const joints = characters('_-');

/** How many fields with a sign behind them make a list of what is recorded. */
const fewestListed = 2;

/** Whether a draft obeys an order from a message, or names the parts of our instructions or the fields of a lead. */
export function obeysMessage(draft: string, facts: { name: string }[]): boolean {
  const plain = foldText(draft).replaceAll("'", '');
  if (obeying.test(plain) || parts.test(joints.replace(plain, ' '))) return true;
  const names = [...new Set([...qualificationFields, ...facts.map(({ name }) => foldText(name))])];
  const held = names.filter((name) => plain.includes(name));
  return (
    held.some((name) => name.includes('_')) ||
    held.filter((name) => [':', '=', '":'].some((sign) => plain.includes(`${name}${sign}`))).length >= fewestListed
  );
}
