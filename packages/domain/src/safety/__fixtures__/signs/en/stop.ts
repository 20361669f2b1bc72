import type { PhraseExamples } from '../../example-types.ts';

export const stopSignExamples: PhraseExamples = {
  'stop/en: (not/without) .. (hear/hearing) from (you/yall/this) .. (again/anymore/ever)': ['not hear from this ever', 'i unsubscribed from life admin this weekend, just hiked'],
  'stop/en: (withdraw/withdrawing/revoke/revoking) .. consent': ['revoke consent', '👍'],
  'stop/en: no (follow ups/follow up/followups/more follow ups) please': ['no followups please', 'i\'d like the early slot please'],
  'stop/en: (wish/want/like/ask/asking/request) .. to be (deleted/removed/taken off/unsubscribed/left alone/forgotten)': ['wish to be removed', 'removed bread from lunch, feels ok'],
  'stop/en: s t o p': ['S T O P !!', '👍'],
  'stop/en: (uns ubscribe/un subscribe/unsuscribe/unsubcribe/unsubscibe/unsubscrib/unsubscribed me)': ['uns ubscribe', '👍'],
  'stop/en: (take/remove/delete/cross/strike/scratch) .. (name/number/email/info) .. (off/from/out)': ['take name out', 'my name\'s Deb btw'],
  'stop/en: (kill/cancel/end/cut/turn off/switch off) .. (notifications/messages/texts/spam/reminders/updates) unless my phone, how do i': ['cut updates', 'i\'m gonna end it with soda for good this time'],
  'stop/en: (dont/not/no longer) (want/need/wish/like) .. (any more of/more of these/any of these/these messages/these texts/further messages/your messages/them anymore)': ['not want any of these', 'not now, spring maybe'],
  'stop/en: no (further/more) (messages/contact/texts/emails/communication/updates)': ['no more communication', 'more energy already'],
  'stop/en: (dont/do not/please dont/quit/stop) .. (keep) (writing/messaging/texting/contacting/dming/bothering/emailing/sending) .. (me/us/these) unless if i': ['quit keep bothering me', 'i do pilates twice a week, could i keep that'],
  'stop/en: (appreciate/like/love/prefer) .. (not/never) .. (hearing/to hear/being contacted/being messaged/be contacted)': ['love not hearing', 'love spicy food'],
  'stop/en: {st-hint}': ['i\'ll come to you, you don\'t come to me', 'starting ivf stims next week, they said no jumping. can u adapt it'],
  'stop/en: {st-deed}': ['i prefer my inbox with only people i know in it', 'oh it was in spam lol'],
  'stop/en: {st-no} .. {st-deed}': ['I\'m a minor, my parents don\'t know I\'m writing', 'honestly i dont know'],
  'stop/en: {st-no}': ['i\'ll come to you, you don\'t come to me', 'is yoga enough'],
  'stop/en: {st-deed} .. {st-no}': ['call me, write please dont', 'dont delete the easy version please lol some of us need it'],
  'stop/en: {st-deed-weak}': ['email, never, mute', 'third period of the hockey game rn, text u after'],
  'stop/en: {st-no-weak}': ['never, email, chat', 'It\'s the planning. I never know what to cook'],
  'stop/en: {st-own}': ['zoom, your list, moving on', 'Hi I just wanted one recipe, please don\'t keep writing to me'],
};
