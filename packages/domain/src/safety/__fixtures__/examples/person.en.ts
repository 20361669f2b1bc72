import type { PhraseExamples } from '../example-types.ts';

export const personEnExamples: PhraseExamples = {
  'person/en: (talk/speak/chat/write/message/speaking/talking) .. (to/with/2) .. {person-asked-for} unless like a human, past clients, in person, not need, personal*, personality, work with people, your boss babe, trainer, talk to people': ['speaking 2 boss', 'i hate to talk to people at the gym'],
  'person/en: (let me/can i/could i/need to/want to/like to/may i) (talk/speak) (to/with) (someone/somebody/whoever runs/whoever is/your team/customer service/a real/an actual/support/dan) unless husband, wife, about my day, past': ['may i talk with dan', 'let me talk to my husband'],
  'person/en: (want/give me/get me/need/prefer/rather/send me/gimme) (a/an/real/the/ur/your/rather) [real/actual/live] (human/person/manager/agent/human being/operator) unless personal trainer, body': ['need an person', 'i want a human body fit'],
  'person/en: (human/real person/actual person/live person/real human/actual human) .. (please/answer/reply/take over/respond/instead/here i can/working there/i can talk/going to answer/agent/text/message me/call) unless is this, sound* like, are you, am i': ['human here i can', 'you sound like a human'],
  'person/en: (someone/somebody/person/people/team) .. (real/human/actual) (answer/reply/respond/talk/person)': ['team real talk', 'someone real strong'],
  'person/en: (is there/are there) .. (human/humans/person/someone/anyone) .. (can/to/i/working/message/talk/call/there) unless refund, plan, someone like': ['Is there somebody I can come see in person at the gym? This robot stuff isn\'t for me', 'are there humans with abs like that'],
  'person/en: (dont/not/no/rather/hate/stop/never/isnt) .. (talk/talking/speak/chat/chatting/with/to) .. (bot/bots/robot/machine/ai/robots/automated/chatbot/assistant)': ['i dont talk to bots', 'no need to talk'],
  'person/en: (no/not) [more] (bots/robots/a bot) (|/please/real/pls) unless is this, are you, youre': ['no bots please', 'youre not a bot right'],
  'person/en: (can/could) you have .. (call/text/message/contact) me': ['can you have dan call me', 'can you have it ready'],
  'person/en: (is a person/is a human) .. (reading/there/here) & (need/want/one/talk)': ['is a human here one', 'is a person reading this?'],
  'person/en: = (human/human agent/agent/human please/representative/real person/operator/a person/support/speak to human/talk to human)': ['agent', 'human body'],
  'person/en: (can/could/would/will) (someone/somebody/coach/the coach/dan/anyone/he/a person/you guys/your team) .. (call me/text me/message me/phone me/call me himself/ring me) unless check, back later': ['can dan text me', 'can someone explain the plan'],
  'person/en: (someone i can call/can i call someone/person on the line/call someone/number i can call/hotline for) unless my number': ['can i call someone?', 'can you give me their phone number?'],
  'person/en: (put me through/connect me/transfer me/pass me) .. (to/with)': ['pass me to', 'connect my watch'],
  'person/en: (coach himself/coach personally/coach text me/coach directly/dan himself/dan directly/actual coach/real coach) & (can/want/speak/talk/text/message/please/no/let/could) unless app, have': ['coach text me text', 'is it a real coach or app'],
  'person/en: (is/are) (the coach/coach/the trainer/the owner) .. (here/herself/himself/there/around/available) unless app, plan': ['is coach here', 'is the coach good'],
  'person/en: (phone call/call/chat/zoom) with a (person/human/real person)': ['zoom with a human', 'call with a friend'],
  'person/en: (get/give/put/send) me (the/your) (owner/manager/boss/supervisor/coach/trainer/team/founder) (|/now/please/on) unless plan, price': ['send me your trainer', 'get me the plan'],
};
