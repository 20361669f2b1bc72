import type { PhraseList } from '../safety-categories.ts';

export const personEnglish: PhraseList[] = [
  {
    category: 'person',
    language: 'en',
    severity: 'other',
    hinted: false,
    phrases: [
      '(talk/speak/chat/write/message/speaking/talking) .. (to/with/2) .. {person-asked-for} unless like a human, past clients, in person, not need, personal*, personality, work with people, your boss babe, trainer, talk to people',
      '(let me/can i/could i/need to/want to/like to/may i) (talk/speak) (to/with) (someone/somebody/whoever runs/whoever is/your team/customer service/a real/an actual/support/dan) unless husband, wife, about my day, past',
      '(want/give me/get me/need/prefer/rather/send me/gimme) (a/an/real/the/ur/your/rather) [real/actual/live] (human/person/manager/agent/human being/operator) unless personal trainer, body',
      '(human/real person/actual person/live person/real human/actual human) .. (please/answer/reply/take over/respond/instead/here i can/working there/i can talk/going to answer/agent/text/message me/call) unless is this, sound* like, are you, am i',
      '(someone/somebody/person/people/team) .. (real/human/actual) (answer/reply/respond/talk/person)',
      '(is there/are there) .. (human/humans/person/someone/anyone) .. (can/to/i/working/message/talk/call/there) unless refund, plan, someone like',
      '(dont/not/no/rather/hate/stop/never/isnt) .. (talk/talking/speak/chat/chatting/with/to) .. (bot/bots/robot/machine/ai/robots/automated/chatbot/assistant)',
      '(no/not) [more] (bots/robots/a bot) (|/please/real/pls) unless is this, are you, youre',
      '(can/could) you have .. (call/text/message/contact) me',
      '(is a person/is a human) .. (reading/there/here) & (need/want/one/talk)',
      '= (human/human agent/agent/human please/representative/real person/operator/a person/support/speak to human/talk to human)',
      '(can/could/would/will) (someone/somebody/coach/the coach/dan/anyone/he/a person/you guys/your team) .. (call me/text me/message me/phone me/call me himself/ring me) unless check, back later',
      '(someone i can call/can i call someone/person on the line/call someone/number i can call/hotline for) unless my number',
      '(put me through/connect me/transfer me/pass me) .. (to/with)',
      '(coach himself/coach personally/coach text me/coach directly/dan himself/dan directly/actual coach/real coach) & (can/want/speak/talk/text/message/please/no/let/could) unless app, have',
      '(is/are) (the coach/coach/the trainer/the owner) .. (here/herself/himself/there/around/available) unless app, plan',
      '(phone call/call/chat/zoom) with a (person/human/real person)',
      '(get/give/put/send) me (the/your) (owner/manager/boss/supervisor/coach/trainer/team/founder) (|/now/please/on) unless plan, price',
    ],
  },
];
