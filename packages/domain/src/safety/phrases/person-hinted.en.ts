import type { PhraseList } from '../safety-categories.ts';

export const personHintedEnglish: PhraseList[] = [
  {
    category: 'person',
    language: 'en',
    severity: 'other',
    hinted: true,
    phrases: [
      '(talking/typing/speaking/writing) to .. (a wall/brick wall/vending machine/machine/robot/answering machine/wall) unless climbing',
      '(into/to) a (vending machine/brick wall/wall/void) & (typing/talking/feels/writing) unless ball, sit',
      '(same (line/message/answer/thing/text) twice/same (line/message/answer) again/is that a script/copy paste/copy pasted/canned/scripted/automated reply/is this automated reply) unless workout',
      '(heartbeat/pulse/breathing/alive) & (anyone/anybody/someone) unless heart rate',
      '(sensitive/private/delicate/personal) & (talk/someone/lady/woman/somebody/speak) & (can i/is there/rather/need/could) unless trainer, skin, price',
    ],
  },
];
