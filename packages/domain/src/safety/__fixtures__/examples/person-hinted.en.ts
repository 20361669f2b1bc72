import type { PhraseExamples } from '../example-types.ts';

export const personHintedEnExamples: PhraseExamples = {
  'person/en: (talking/typing/speaking/writing) to .. (a wall/brick wall/vending machine/machine/robot/answering machine/wall) unless climbing': ['talking to wall', 'talking to my wall of fame at climbing'],
  'person/en: (into/to) a (vending machine/brick wall/wall/void) & (typing/talking/feels/writing) unless ball, sit': ['into a wall feels', 'wall sits feel good'],
  'person/en: (same (line/message/answer/thing/text) twice/same (line/message/answer) again/is that a script/copy paste/copy pasted/canned/scripted/automated reply/is this automated reply) unless workout': ['you said the same line twice, is that a script', 'same workout twice'],
  'person/en: (heartbeat/pulse/breathing/alive) & (anyone/anybody/someone) unless heart rate': ['anyone w a heartbeat?', 'heart rate of anyone'],
  'person/en: (sensitive/private/delicate/personal) & (talk/someone/lady/woman/somebody/speak) & (can i/is there/rather/need/could) unless trainer, skin, price': ["it's sensitive, is there a lady i can talk to", 'sensitive skin, can i use lotion'],
};
