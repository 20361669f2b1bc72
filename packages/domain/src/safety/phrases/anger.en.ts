import type { PhraseList } from '../safety-categories.ts';

export const angerEnglish: PhraseList[] = [
  {
    category: 'anger',
    language: 'en',
    severity: 'other',
    hinted: false,
    phrases: [
      '(fuck/fck/fuk/fk/f***/f**k/f/screw/f*ck/fuk) (you/u/off/yourself/yall/this company/this shit/your/this program) unless burpees, {jest}, f you gym',
      '(go fuck/go f/fuckyou/eff you/kiss my ass/eat shit/eat a dick/suck my/suck a/piss off/go to hell/drop dead/stfu/gtfo/fuck this/kill yourself/kys) unless {jest}',
      '(you/this/youre/your/u/ur/yall/you guys/you people/bunch of/total/fucking/what a/these/nothing but) [are/is/people/guys/program/company/service/coach] [a/an/all/the/such/total/nothing but/bunch of] [lying/stupid/worthless/fucking] [piece of] {insult} unless is this (a/bs), are you a, sounds like, {jest}, i am a, im a, my diet, this diet, good, diet is, not, at pull ups, my last, other coach, if, no, my ex, amazing, insane, wow, value, love',
      '= (scam/scammer/scammers/fraud/total scam/liars/thieves/ridiculous/garbage/bullshit/pathetic)',
      '(you) (lied/scammed/stole/cheated/ripped) ..',
      '(report/reporting/sue/suing/expose/exposing) (you/this account/u/your/you guys/this page/yall) unless progress, back to',
      '(see you in court/my lawyer will/better business bureau/bbb complaint/leave a bad review/1 star review)',
      '(so/im/i am/this makes me/really) .. (mad/pissed/furious/angry/livid/fed up/outraged) .. (at/with/right/rn/you/noone/nobody/|) .. unless at myself, didnt start, myself, my body, {sport}, carbs, diets',
      '(what the hell/what the fuck/wtf) .. (wrong with you/is this company/are you/is this shit/with you) unless amazing, change',
      '(worst/terrible/horrible/awful/disgusting/garbage/pathetic) (coach/service/company/customer/experience/program/app/support/trainer) unless my last, shape, sleep, other',
      '(stupid/dumb/useless/annoying/fucking) (bot/robot/machine/ai) unless question',
      '(you) suck unless jk, {jest}',
      '(stop/quit/keep/keeps) ignoring (me/my/us) & (you/stop/messages/me/my) unless diet, leg day, myself',
      '(i hate) (you/this company/your company/you people/yall/this program/this bot) unless {jest}',
      '(never been so/so) (disrespected/insulted/humiliated)',
      'what a (joke of a company/scam/ripoff/rip off/waste of time/bunch of) unless my diet, my last',
      '(con artist/scam artist/ripoff/snake oil) unless is this, not a',
      'you people (are/make/dont) .. (sick/scam*/care/awful/terrible/idiots)',
      '(should be ashamed/ashamed of yourselves/shame on you/how dare you/no respect for/so disrespectful/so unprofessional/very unprofessional/so rude) unless proud, i should',
      'shut up (with/already) unless take my',
      '(this/your/the) (company/program/app/service/page/business) is (trash/garbage/a joke/terrible/awful/horrible/the worst/useless/shit/crap)',
    ],
  },
];
