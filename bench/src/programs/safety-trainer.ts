import type { PackedModel } from '@spotter/domain/safety';
import { answerCalls } from '../running/program-calls.ts';
import { dangerClassifier } from '../safety-training/classifiers.ts';
import { judgeLeftOut, type Judged, type Split } from '../safety-training/cross-validation.ts';
import { trainModel } from '../safety-training/train-model.ts';
import { readTrainingMessages } from '../safety-training/training-messages.ts';

const { messages } = readTrainingMessages();

const calls = {
  /** Trains a model without a part of the messages, and returns what it says of those. */
  judgeLeftOut({ split, part }: { split: Split; part: number }): Judged[] {
    return judgeLeftOut(messages, split, part);
  },

  /** Trains the model that is kept. */
  train(): PackedModel {
    return trainModel(dangerClassifier, messages);
  },
};

export type SafetyTrainer = typeof calls;

answerCalls(calls);
