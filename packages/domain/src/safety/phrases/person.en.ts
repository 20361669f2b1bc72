import type { PhraseList } from '../safety-categories.ts';

export const personEnglish: PhraseList[] = [
  {
    category: 'person',
    language: 'en',
    severity: 'other',
    hinted: false,
    phrases: [
      '(talk/speak/chat/write/message/speaking/talking) .. (to/with/2) .. {person-asked-for} unless like a human, past clients, in person, not need, personal*, personality, work with people, your boss babe, trainer, talk to people',
      '(talk/speak) .. (to/with) .. (coach/trainer/dan/him/himself/the actual coach) .. (directly/himself/not his/not a bot/personally/|/in person) & (can i/let me/want/need/id/could i/speak/talk) unless about the plan, tomorrow, my last',
      '(let me/can i/could i/need to/want to/like to/may i) (talk/speak) (to/with) (someone/somebody/whoever runs/whoever is/your team/customer service/a real/an actual/support/dan) unless husband, wife, about my day, past',
      '(want/give me/get me/need/prefer/rather/send me/gimme) (a/an/real/the/ur/your/rather) [real/actual/live] (human/person/manager/agent/human being/operator) unless personal trainer, body',
      '(need/want) a person .. (not/|)',
      '(human/real person/actual person/live person/real human/actual human) .. (please/answer/reply/take over/respond/instead/here i can/working there/i can talk/going to answer/agent/text/message me/call) unless is this, sound* like, are you, am i',
      '(someone/somebody/person/people/team) .. (real/human/actual) (answer/reply/respond/talk/person)',
      '(is there/are there) .. (human/humans/person/someone/anyone) .. (can/to/i/working/message/talk/call/there) unless refund, plan, someone like',
      '(dont/not/no/rather/hate/stop/never/isnt) .. (talk/talking/speak/chat/chatting/with/to) .. (bot/bots/robot/machine/ai/robots/automated/chatbot/assistant)',
      '(no/not) [more] (bots/robots/a bot) (|/please/real/pls) unless is this, are you, youre',
      '= (human/human agent/agent/human please/representative/real person/operator/a person/support/speak to human/talk to human)',
      '(not/no) his assistant',
      '(can/could/would/will) (someone/somebody/coach/the coach/dan/anyone/he/a person/you guys/your team) .. (call me/text me/message me/phone me/call me himself/ring me) unless check, back later',
      '(want/need/prefer) .. (dan/the coach/coach/him/a person/human) .. to (message/call/text/answer/contact/talk)',
      '(phone number/someone i can call/can i call someone/person on the line/call someone/number i can call/hotline for) unless my number',
      '(put me through/connect me/transfer me/pass me) .. (to/with)',
      '(get/stop with/bot and) .. (get me a person/get me a human)',
      '(who can i) (speak/talk) to',
      '(coach himself/coach personally/coach text me/coach directly/dan himself/dan directly/actual coach/real coach) & (can/want/speak/talk/text/message/please/no/let/could) unless app, have',
      '(talk/speak) to (your) (manager/boss/supervisor)',
      '{superior} (call/text/message) me (directly/himself/back/personally)',
    ],
  },
];
