import { describe, expect, test } from 'vitest';
import { problemOfFact, type FactContext } from './fact-fit.ts';

function judge(name: string, value: string, written: string[], context: Partial<FactContext> = {}) {
  return problemOfFact({ name, value }, { contactTexts: written, asked: [], keywords: ['SHRED'], ...context });
}

describe('what fits its field', () => {
  test.each([
    ['goal', 'lose 10 kg', ['SHRED', 'i wanna lose 10kg lol']],
    ['goal', 'lose the belly fat', ['how do i loose the belly fat']],
    ['goal', 'get stronger', ['I want to be strong, get stronger for my kids']],
    ['Main goal', 'bajar la panza', ['quiero bajar la panza']],
    ['goal', '10 kg abnehmen', ['ich will 10 kilo abnehmen']],
    ['goal', 'perder barriga', ['queria perder a barriga']],
    ['goal', 'more time with my kids and more energy', ['more energy and time with my kids']],
    ['tried_before', 'keto and running', ['did keto', 'and running']],
    ['tried_before', 'no, nothing', ['no nothing']],
    ['tried_before', 'gym for a month', ['went to the gym for a month']],
    ['obstacle', 'no time', ["i just don't have time"]],
    ['obstacle', 'money is tight', ['money is tight rn']],
    ['obstacle', 'snacking at night', ['snacking at night mostly']],
    ['start_when', 'next monday', ['next monday i think']],
    ['start_when', 'ya mismo', ['ya mismo']],
    ['start_when', 'when the kids go back to school', ['when the kids go back to school']],
    ['start_when', '12/01', ['12/01']],
    ['start_when', 'nach dem urlaub', ['nach dem Urlaub']],
    ['training_days', '3-4', ['3 or 4 days']],
    ['training_days', '4', ['four']],
    ['days per week', 'weekends', ['only weekends']],
    ['budget_fit', '$200 a month', ['around $200 a month']],
    ['budget_fit', 'too expensive', ['thats too expensive for me']],
    ['e-mail', 'ana@example.test', ['sure, Ana@Example.test']],
    ['phone', '+34 600 111 222', ['its +34 600111222']],
    ['time_zone', 'Europe/Madrid', ['I live in Madrid']],
    ['city', 'Austin', ['austin tx']],
    ['goal', '体重を減らす', ['体重を減らすのが目標です']],
    ['goal', 'похудеть на 10 кг', ['хочу похудеть на 10 кг']],
    ['dream_holiday', 'surfing in Portugal', ['surfing in Portugal']],
  ])('%s: %s', (name, value, written) => {
    expect(judge(name, value, written)).toBeNull();
  });

  test('a yes to the question about the budget, and to one of the coach’s own', () => {
    expect(judge('budget_fit', 'yes', ['yeah'], { asked: ['Is there room in your budget?'] })).toBeNull();
    expect(judge('owns_dumbbells', 'yes', ['yes'], { asked: ['Do you have dumbbells?'] })).toBeNull();
  });

  test('an address that we wrote and the contact agreed to', () => {
    expect(judge('email', 'jo@gmail.com', ['jo@gmial.com', 'yes'], { asked: ['Is it jo@gmail.com?'] })).toBeNull();
  });
});

describe('what is no fact', () => {
  test.each([
    ['a greeting', 'goal', 'hey there', ['hey there'], 'greeting'],
    ['a greeting in Spanish', 'goal', 'Hola, buenas tardes', ['Hola, buenas tardes'], 'greeting'],
    ['a greeting in Polish', 'obstacle', 'Cześć', ['Cześć'], 'greeting'],
    ['the keyword of a post', 'goal', 'Shred', ['SHRED'], 'greeting'],
    ['thanks', 'tried_before', 'thanks!', ['thanks!'], 'greeting'],
    ['an emoji', 'goal', '🔥', ['🔥'], 'empty'],
    ['a question', 'goal', 'how much is it', ['how much is it'], 'question'],
    ['a question with its mark', 'obstacle', 'is it online?', ['is it online?'], 'question'],
    ['a question in Spanish', 'goal', 'cuánto cuesta', ['cuánto cuesta'], 'question'],
    ['a yes', 'goal', 'yes sure', ['yes sure'], 'bare-assent'],
    ['a yes in Spanish', 'start_when', 'sí claro', ['sí claro'], 'bare-assent'],
    ['a no', 'obstacle', 'no', ['no'], 'bare-assent'],
    ['a yes to no question of money', 'budget_fit', 'yes', ['yes'], 'bare-assent'],
    ['a yes that nobody said', 'budget_fit', 'yes', ['lose weight'], 'not-said'],
    ['words that were never written', 'goal', 'run a marathon', ['I want to lose weight'], 'not-said'],
    ['another number', 'goal', 'lose 20 kg', ['I want to lose 10 kg'], 'not-said'],
    ['a translation', 'goal', 'lose weight', ['quiero bajar de peso'], 'not-said'],
    ['a count of days', 'goal', '3 days a week', ['3 days a week'], 'other-field'],
    ['a time', 'goal', 'next week', ['next week'], 'other-field'],
    ['no time', 'goal', 'no time', ['i have no time'], 'other-field'],
    ['an address', 'goal', 'jo@example.com', ['jo@example.com'], 'other-field'],
    ['a number', 'goal', '4', ['4'], 'other-field'],
    ['what was tried', 'goal', 'tried keto', ['i tried keto'], 'other-field'],
    ['an interest in the offer', 'goal', 'info about your program', ['info about your program'], 'other-field'],
    ['a goal', 'start_when', 'lose weight', ['lose weight'], 'other-field'],
    ['a goal', 'obstacle', 'lose 10 kg', ['lose 10 kg'], 'other-field'],
    ['a weight', 'training_days', '10 kg', ['10 kg'], 'other-field'],
    ['a diet', 'training_days', 'keto', ['keto'], 'other-field'],
    ['words without a time', 'start_when', 'my knees', ['my knees'], 'other-field'],
    ['a part of another address', 'email', 'ana@example.test', ['mariana@example.test'], 'not-said'],
    ['no address', 'email', 'instagram', ['instagram'], 'other-field'],
    ['a short number', 'phone', '12 34', ['12 34'], 'other-field'],
    ['a number that nobody wrote', 'phone', '+1 555 010 9999', ['call me'], 'not-said'],
  ])('%s', (_, name, value, written, problem) => {
    expect([value, judge(name, value, written)]).toEqual([value, problem]);
  });
});
