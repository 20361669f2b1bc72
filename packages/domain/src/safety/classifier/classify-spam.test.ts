import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readAsset } from '@spotter/language/text/read-asset';
import { isSpam } from './classify-spam.ts';
import { fingerprintOfFeatures } from './linear-model.ts';
import spamWeights from './spam-weights.json' with { type: 'json' };

// None of these is among the messages that the model was trained on.
describe('sells, begs or lures', () => {
  test.each([
    'We can add 3k real followers to your account by Friday, want the price list?',
    'hi there, our agency books 25 sales calls a month for online coaches on autopilot. open to a quick chat?',
    'I turned $300 into $4200 in five days with @miss.crypto.trades, ask her how',
    'Hey gorgeous! we adore your page and want you as our brand ambassador, DM @flexi.activewear 💕',
    'Your page violates our community rules and will be deleted in 24h. Appeal here: page-appeal-case.info',
    'omg is this you in this clip?? http://who-filmed.live/x2',
    'I build websites for trainers, yours is slow and does not rank. Shall I send you a free draft?',
    'Urgent loan approved in 24 hours, 2% interest, contact us on whatsapp +44 700 900 123',
    'te interesa ganar 5 mil seguidores reales por solo 20 euros? escríbeme',
    'ganho 800 reais por dia com cripto pelo celular, te ensino, chama no telegram',
    'Félicitations, vous avez gagné un iPhone ! Cliquez ici : cadeau-gagnant.top',
    'Wir helfen Fitnesscoaches mit unserem System zu 20 neuen Kunden im Monat. Interesse an einem Gespräch?',
    'Realizzo siti web per personal trainer da 200€, ti mando qualche esempio?',
    'Wil je 5000 echte volgers voor maar 25 euro? stuur me een bericht',
    'Zarabiam 900 zł dziennie na kryptowalutach, nauczę cię, napisz na telegram',
  ])('%s', (text) => {
    expect(isSpam(text)).toBe(true);
  });

  test.each([
    'hey',
    'how much is it?',
    'SHRED',
    'i have 40 followers lol, i just want to lose my belly',
    'my friend sent me your reel, do you still have a spot?',
    'if i had bought bitcoin in 2013 i could pay you twice haha. what does it cost?',
    'here is my squat: https://youtu.be/kd83 is my back ok?',
    'i am a personal trainer too and i want a coach for myself',
    'did i win the giveaway? i tagged two friends',
    'do you collab with physios? i could send you patients',
    'I run a marketing agency, sit all day and my back hurts',
    'someone with your photo asked me to invest, is that you?',
    'el link de tu bio no abre, me lo mandas?',
    'quero parcelar, dá?',
    'je suis community manager et j’ai mal au dos',
    'was kostet dein Coaching im Monat?',
    'posso pagare a rate?',
    'heb je nog plek in januari?',
    'ile kosztuje plan na 3 miesiące?',
  ])('does not: %s', (text) => {
    expect(isSpam(text)).toBe(false);
  });
});

test('the weights belong to the code that reads a text: else npm run train-spam', () => {
  expect(spamWeights.fingerprint).toBe(fingerprintOfFeatures());
  const weights = readAsset('@spotter/domain/spam-weights.bin');
  expect(createHash('sha256').update(weights).digest('hex')).toBe(spamWeights.hash);
});
