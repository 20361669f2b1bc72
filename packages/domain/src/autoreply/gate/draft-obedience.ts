import { foldText } from '../../text/folded-text.ts';
import { characters } from '../../text/characters.ts';
import { qualificationFields } from '../prompt/qualification-fields.ts';
import { matchesUnlessNegated } from '../../text/matches-unless-negated.ts';
import { phraseMatcher } from '../../wording/phrase-matcher.ts';
import { wordings } from '../../wording/wordings.ts';
import { serving } from './serving-words.ts';

const classes = {
  my: ['my, mi, mis, meu, minhas, mon, mes, mein, meine, meinen, il mio, le mie, mijn, moj, moje'],
  told: [
    'instructions, prompt, guidelines, directives, instrucciones, instrucoes, consignes, anweisungen, vorgaben',
    'istruzioni, instructies, instrukcje',
  ],
  rules: [
    'rules, restrictions, filters, restricciones, filtros, reglas, regras, restricoes, regles, restrictions, regeln',
    'einschrankungen, regole, restrizioni, regels, beperkingen, zasad, zasady, ograniczen, regul, instructions',
  ],
  released: [
    'no longer, removed, lifted, gone, disabled, deleted, suspended, off, anymore, any more, any longer, from now on, now',
    'ya no, a partir de ahora, de ahora en adelante, ahora, nao tenho mais, ja nao, a partir de agora, plus de, plus aucune',
    'desormais, maintenant, ab sofort, ab jetzt, jetzt, mehr, non ho piu, da ora, ora, niet meer, meer, vanaf nu, nu, juz, teraz',
  ],
  drop: ['ignor*, forget*, forgot*, olvid*, esquec*, oublie*, vergess*, dimentic*, vergeet*, negeer*'],
};

/** What an agent says that obeys an order from a message, or tells of its instructions. */
const obeying = wordings(
  'obeying a message',
  [
    '{my} [_] {told}',
    '{my} [_] {rules} [are/say/begin] [as follows] :',
    '{my} (first/next/last/second/main) (rule/instruction/order) (is/says)',
    '(no longer/not/never/ya no) [have to] (follow/obey/sigo) [_] {told}',
    'only your {rules}',
    '(i was/ive been/i have been/im/i am) (told/instructed/programmed/configured/prompted/supposed) (to/never/not/only)',
    '(system/developer) (prompt/message)',
    '(canary/secret word/code word) (is/:)',
    '(jailbr*/pwned/unrestricted/uncensored/unfiltered)',
    '(developer/dev/debug/admin/god/dan/jailbreak/maintenance) mode',
    '(i am/im) dan now',
    'i can do anything (now/$)',
    'i will do (whatever/anything/everything) you (say/want/ask/tell)',
    'modo (desarrollador/sin filtros/dios/dan)',
    '(sin/sem/sans/senza) {rules} (a partir/now)',
    'sans {rules} $',
    '(me dijeron/me han dicho/me instruyeron/me programaron) (que/para)',
  ],
  classes,
);
/** That the rules are gone, unless of something else: "no rules now about breakfast". */
const released = wordings(
  'released from rules',
  [
    '{released} ..4 {rules}',
    '{rules} ..3 {released}',
    '{drop} [all] [my/the/those/these/earlier/previous/prior/mis/las]* {rules}',
    '(these are/here are) [all] (the/my) {rules}',
  ],
  classes,
  {
    unless: phraseMatcher(
      'rules of something else',
      '^ [_] (about/on/for/with/of/around/sobre/con/para/de/fur*/beim/zum/sur/pour/per/voor/over/na/dla)',
    ),
  },
);

/** Names of the parts of our instructions. */
const parts = phraseMatcher('parts of instructions', [
  '(contact/coach/agent/system) (instructions/message/messages/note/prompt) (:/=/block/section/field/tag)',
  '(fields to learn/facts to learn/known facts/known calls/open proposal) (:/=/is/are/block/section/field/tag)',
]);
const joints = characters('_-');

/** How many fields with a sign behind them make a list of what is recorded. */
const minListed = 2;

/** Whether a draft obeys an order from a message, or names the parts of our instructions or the fields of a lead. */
export function obeysMessage(draft: string, facts: { name: string }[]): boolean {
  const plain = foldText(draft).replaceAll("'", '');
  if (
    [...obeying, ...released, ...serving].some((each) => matchesUnlessNegated(plain, each)) ||
    parts.test(joints.replace(plain, ' '))
  )
    return true;
  const names = [...new Set([...qualificationFields, ...facts.map(({ name }) => foldText(name))])];
  const held = names.filter((name) => plain.includes(name));
  return (
    held.some((name) => name.includes('_')) ||
    held.filter((name) => [':', '=', '":'].some((sign) => plain.includes(`${name}${sign}`))).length >= minListed
  );
}
