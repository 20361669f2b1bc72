import { expect, test } from 'vitest';
import { fieldsToAsk, fieldsToLearn, maxFields, qualificationFields, withFacts } from './qualification-fields.ts';

test('an agent without fields of its own asks for the usual ones', () => {
  expect(fieldsToLearn([])).toEqual([...qualificationFields]);
  expect(fieldsToLearn([' ', ''])).toEqual([...qualificationFields]);
});

test('an agent asks for the fields that its coach named, in that order and each once', () => {
  expect(fieldsToLearn(['Shoe  size', ' goal', 'GOAL', 'shoe_size', 'why now'])).toEqual([
    'Shoe size',
    'goal',
    'why now',
  ]);
  expect(fieldsToLearn(Array.from({ length: 30 }, (_, index) => `field ${index}`))).toHaveLength(maxFields);
});

test('what is known is not asked for again, however it is spelled', () => {
  const facts = [
    { name: 'Goal', value: 'abs' },
    { name: 'start when', value: 'monday' },
    { name: 'obstacle', value: ' ' },
  ];
  expect(fieldsToAsk(['goal', 'start_when', 'obstacle', 'budget_fit'], facts)).toEqual(['obstacle', 'budget_fit']);
});

test('news of a field takes the place of what was known, however its name is spelled', () => {
  const known = [
    { name: 'Training days', value: '3' },
    { name: 'goal', value: 'abs' },
  ];
  expect(withFacts(known, [{ name: 'training_days', value: '4' }])).toEqual([
    { name: 'goal', value: 'abs' },
    { name: 'training_days', value: '4' },
  ]);
  expect(withFacts(known, [])).toEqual(known);
});
