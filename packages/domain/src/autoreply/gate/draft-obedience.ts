import { foldText } from '../../text/folded-text.ts';
import { characters } from '../../text/characters.ts';
import { linear } from '../../text/linear-expression.ts';
import { qualificationFields } from '../prompt/qualification-fields.ts';
import { standsIn } from '../../text/stands-in.ts';
import { said } from '../../wording/said.ts';
import { wordings } from '../../wording/wordings.ts';

const classes = {
  my: ['my, mi, mis, meu, minhas, mon, mes, mein, meine, meinen, il mio, le mie, mijn, moj, moje'],
  told: [
    'instructions, prompt, guidelines, directives, instrucciones, instrucoes, consignes, anweisungen, vorgaben',
    'istruzioni, instructies, instrukcje',
  ],
  orders: ['orders, ordenes, ordens, ordres, befehle, ordini, opdrachten, polecenia'],
  none: ['any, ninguna, nenhuma, aucune, keine, nessuna, geen, zadnych'],
  you: ['you are, youre, eres, tu es, du bist, voce e, sei, je bent, jestes'],
  model: ['language model, llm, openai, anthropic, gpt*'],
  master: ['yes master, si amo, sim mestre, oui maitre, ja meister, si padrone, ja meester, tak panie'],
  sailor: ['ahoy, matey, landlubber*, arr, arrr, arrrr, grumete, moussaillon, landratte, marinaio di acqua dolce'],
  essay: ['essay, poem, haiku, limerick, sonnet, python script, ensayo, poema, dissertation, poeme, gedicht, aufsatz, poesia'],
  cheat: ['fraud, scam, scammer, liar, ripoff, joke, fraude, estafa, mentira, farsa, arnaque, betrug, truffa'],
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
    '{drop} ..3 {orders}',
    '{drop} ..3 {told}',
    '(sigo/seguo/suis/folge/volg) ..2 {none} (regla/regra/regle/regeln/regola/regels)',
    '(what/everything/all) i was told',
    'i was (instructed/programmed/configured/prompted)',
    '(lo que/lo primero que/todo lo que) me (dijeron/pusieron/ordenaron)',
    'rule #1 (on/of/in) my (sheet/list/script)',
    'text (above/before) (our/this) (chat/conversation)',
    '{you} (the/an/el/la/un/una/die/der/eine/il/de/een) (assist*/asist*/asyst*)',
    'you (represent/answer) (leads/messages/dms)',
    '{model}',
    '{master}',
    '(new/nuevas/nouvelles) {told} (loaded/accepted/received/cargadas/chargees)',
    '(modo/modus/modalita) (admin/administrador/amministratore/desenvolvedor)',
    '{sailor}',
    '(your/tu/ton/dein/il tuo/je) {essay}',
    '(heres/here is/aqui tienes/voici/hier ist/ecco/hier is) (a/an/your/un/une/ein/una/tu) {essay}',
    '(is/are/es/son/e/est/ist) (a/an/just a/una/un/um/uma/une) {cheat}',
    '(dont/do not/never/no) (buy/le compres) (from/nada) [this/the/that]',
    '(go to/try) (her/his/the) competitor*',
    'last (person/lead/client) who (wrote/messaged/texted) [to] (me/us)',
    '(call/use/run) these (functions/tools)',
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
    unless: said(
      'rules of something else',
      '^ [_] (about/on/for/with/of/around/sobre/con/para/de/fur*/beim/zum/sur/pour/per/voor/over/na/dla)',
    ),
  },
);

/** Names of the parts of our instructions. */
const parts = said('parts of instructions', [
  '(contact/coach/agent/system) (instructions/message/messages/note/prompt) (:/=/block/section/field/tag)',
  '(fields to learn/facts to learn/known facts/known calls/open proposal) (:/=/is/are/block/section/field/tag)',
]);
const joints = characters('_-');
/** A name of a field or a tool, such as `blocked_topics`; no account, which has a sign before it. */
const fieldName = linear(String.raw`(?:^|[\s"'“«(,:])[a-z]+(?:_[a-z]+)+\b`);

/** How many fields with a sign behind them make a list of what is recorded. */
const minListed = 2;

/** Whether a draft obeys an order from a message, or names the parts of our instructions or the fields of a lead. */
export function obeysMessage(draft: string, facts: { name: string }[]): boolean {
  if (fieldName.test(draft)) return true;
  const plain = foldText(draft).replaceAll("'", '');
  if ([...obeying, ...released].some((each) => standsIn(plain, each)) || parts.test(joints.replace(plain, ' ')))
    return true;
  const names = [...new Set([...qualificationFields, ...facts.map(({ name }) => foldText(name))])];
  const held = names.filter((name) => plain.includes(name));
  return (
    held.some((name) => name.includes('_')) ||
    held.filter((name) => [':', '=', '":'].some((sign) => plain.includes(`${name}${sign}`))).length >= minListed
  );
}
