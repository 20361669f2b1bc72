import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeBotQuestion } from './bot-question.test-suite.ts';
import { describeBooking } from './booking.test-suite.ts';
import { noFaults, startDialogues, type Dialogues } from './dialogue.ts';
import { describeLater } from './later.test-suite.ts';
import { describeOverToYou } from './over-to-you.test-suite.ts';
import { describeSilence } from './silence.test-suite.ts';
import { describeStop } from './stop.test-suite.ts';
import { describeTalking } from './talking.test-suite.ts';

/** All suites share one server: what the leads of one leave behind must not show in the chats of others. */
describe('leads talk with an agent', () => {
  let dialogues: Dialogues;
  beforeAll(async () => {
    dialogues = await startDialogues();
  });
  afterAll(() => dialogues.close());

  describeTalking(() => dialogues);
  describeSilence(() => dialogues);
  describeStop(() => dialogues);
  describeOverToYou(() => dialogues);
  describeBotQuestion(() => dialogues);
  describeBooking(() => dialogues);
  describeLater(() => dialogues);

  test('and in all of this the six counters stay at 0', async () => {
    const counted = await dialogues.counters();
    expect(counted.doubleReplies.of).toBeGreaterThan(0);
    expect(counted).toMatchObject(noFaults);
  });
});
