import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instructionTemplates } from './instruction-templates.ts';
import {
  headingLabel,
  joinPrompt,
  missingSections,
  splitPrompt,
  standardSections,
  withBasicSections,
  withBody,
  withSection,
} from './prompt-sections.ts';

const titles = (text: string) => splitPrompt(text).map(({ heading }) => headingLabel(heading).title);

describe('the sections of the instructions', () => {
  test('are the same text to the letter, whatever the text is', () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('WHO YOU ARE', '# Offers', 'TONE:', 'OFFERS (exact prices)', '', ' ', '\t', '- one', 'Ask.'),
    );
    const text = fc
      .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\n\n', '\r')))
      .map((lines) => lines.flat().join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (prompt) => {
        expect(joinPrompt(splitPrompt(prompt))).toBe(prompt);
      }),
    );
  });

  test('begin at headings in capitals, in Markdown, and at the standard names', () => {
    const prompt =
      'You write as Dana.\n\nOFFERS (no discounts)\nOne plan.\n\n## How I sound\nWarm.\n\nQuestions:\n1. Goal';
    expect(titles(prompt)).toEqual(['', 'Offers', 'How I sound', 'Questions']);
    expect(splitPrompt(prompt).map(({ body }) => body)).toEqual([
      'You write as Dana.',
      'One plan.',
      'Warm.',
      '1. Goal',
    ]);
    expect(headingLabel('OFFERS (no discounts)').note).toBe('No discounts');
  });

  test('a text without headings is one piece, and a list in capitals is no heading', () => {
    expect(splitPrompt('Be kind.\n\nAsk one question.')).toHaveLength(1);
    expect(splitPrompt('Keywords:\nSHRED\nLIFT')).toHaveLength(1);
    expect(splitPrompt('Hello.\n\nSTOP!')).toHaveLength(1);
    expect(splitPrompt('')).toEqual([]);
  });

  test('what is written in one leaves the others as they are', () => {
    const body = fc.string().filter((text) => !text.includes('\n') && text.trim() === text && text !== '');
    fc.assert(
      fc.property(
        fc.constantFrom('TONE', 'TONE\n', 'TONE\n\n\nQUESTIONS', 'TONE\nWarm.\n\nNEVER\nPush.'),
        body,
        (prompt, typed) => {
          const before = splitPrompt(prompt);
          const after = splitPrompt(joinPrompt(withBody(before, 0, typed)));
          expect(after.map((section) => headingLabel(section.heading))).toEqual(
            before.map((section) => headingLabel(section.heading)),
          );
          expect(after[0]?.body).toBe(typed);
          expect(after.slice(1).map((section) => section.body)).toEqual(before.slice(1).map((section) => section.body));
        },
      ),
    );
  });

  test('one that is offered is in the text once something is written in it', () => {
    const offered = withSection(splitPrompt('Be kind.'), 'Tone');
    expect(joinPrompt(offered)).toBe('Be kind.');
    expect(joinPrompt(withBody(offered, 1, 'Short.'))).toBe('Be kind.\n\nTONE\nShort.');
    expect(missingSections(offered)).toEqual(['Who you are', 'Offers and prices', 'Questions']);
  });

  test('are recognized under names of the coach', () => {
    const prompt = 'WHO WE HELP\nAdults.\n\nOFFERS\nOne.\n\nWHAT TO FIND OUT\nGoal.\n\nHOW I SOUND\nWarm.';
    expect(missingSections(splitPrompt(prompt))).toEqual([]);
  });

  test('every template has the four, in their order', () => {
    for (const { text } of instructionTemplates) {
      expect(titles(text).filter((title) => standardSections.some((name) => name === title))).toEqual([
        ...standardSections,
      ]);
      expect(titles(text)).not.toContain('');
    }
  });

  test.each([
    ['', ['Who you are', 'Offers and prices', 'Tone']],
    ['TONE\nShort.', ['Who you are', 'Offers and prices', 'Tone']],
    ['You write as Dana.\n\nOFFERS\nOne plan.', ['', 'Who you are', 'Offers', 'Tone']],
    ['HOW I SOUND\nWarm.\n\nNOT A FIT\nSellers.', ['Who you are', 'Offers and prices', 'How I sound', 'Not a fit']],
  ])('offer who, offers and tone in this order: %j', (prompt, expected) => {
    const sections = withBasicSections(splitPrompt(prompt));
    expect(sections.map(({ heading }) => headingLabel(heading).title)).toEqual(expected);
    expect(joinPrompt(sections)).toBe(prompt);
    const filled = sections.reduce(
      (all, { isOffered }, index) => (isOffered ? withBody(all, index, 'Mine.') : all),
      sections,
    );
    expect(titles(joinPrompt(filled))).toEqual(expected);
  });
});
