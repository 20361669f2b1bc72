import { checkDraft } from '@spotter/domain/autoreply';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instructionTemplates } from '../instructions/instruction-templates.ts';
import { callPriceLine, callPriceWords, priceAnswerOf, withPriceAnswer } from './price-answer.ts';

describe('a price that is said on the call', () => {
  test('is a line in the section of the offers, under any name', () => {
    expect(withPriceAnswer('WHAT I OFFER\nOne plan.\n\nTONE\nWarm.', 'call')).toBe(
      `WHAT I OFFER\nOne plan.\n${callPriceLine}\n\nTONE\nWarm.`,
    );
  });

  test('makes that section where there is none', () => {
    expect(withPriceAnswer('', 'call')).toBe(`OFFERS AND PRICES\n${callPriceLine}`);
    expect(withPriceAnswer('Be kind.', 'call')).toBe(`Be kind.\n\nOFFERS AND PRICES\n${callPriceLine}`);
  });

  test('leaves nothing behind once the coach names a price after all', () => {
    const block = fc.constantFrom(
      'Warm.',
      'WHO YOU ARE\nDana.',
      'OFFERS\nOne plan.',
      'TONE',
      '# Prices\n- one',
      '- two',
    );
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        const prompt = blocks.join('\n\n');
        const kept = withPriceAnswer(prompt, 'call');
        expect(priceAnswerOf(kept)).toBe('call');
        expect(withPriceAnswer(kept, 'price').trimEnd()).toBe(prompt);
      }),
    );
  });

  test('may be put in other words, and goes with them', () => {
    const edited = withPriceAnswer('OFFERS\nOne plan.', 'call').replace(callPriceWords, 'Let us talk about it.');
    expect(priceAnswerOf(edited)).toBe('call');
    expect(withPriceAnswer(edited, 'price')).toBe('OFFERS\nOne plan.');
  });

  test('is what the agent may say as it stands, and no sum is', () => {
    for (const { text: offerText } of instructionTemplates) {
      const context = {
        canary: '',
        earlierReplies: [],
        allowedLinks: [],
        offerText: withPriceAnswer(offerText, 'call'),
        bookings: [],
        now: new Date('2026-01-15T12:00:00Z'),
      };
      expect(checkDraft({ text: callPriceWords }, context)).toEqual({ ok: true, text: callPriceWords });
      expect(checkDraft({ text: 'It is $249 a month.' }, context)).toEqual({ ok: false, problem: 'unknown-price' });
      expect(checkDraft({ text: callPriceLine }, context)).toEqual({ ok: false, problem: 'leaked-instructions' });
    }
  });
});
