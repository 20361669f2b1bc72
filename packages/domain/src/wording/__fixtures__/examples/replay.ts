import type { WordingExamples } from '../examples-by-line.ts';

export const replayExamples: WordingExamples = {
  'a social question: ^ [and/so/y/und/et/e] (ok/okay/right/yes/yeah/no/deal/cool/ready/you know/va/vale/si/verdad/sale/ja/oder/oui/hein/ne) $':
    [
      'ok', 'and ok', 'so ok', 'y ok', 'und ok', 'et ok', 'e ok', 'okay', 'right', 'yes', 'yeah', 'no', 'deal', 'cool',
      'ready', 'you know', 'va', 'vale', 'si', 'verdad', 'sale', 'ja', 'oder', 'oui', 'hein', 'ne',
    ],
  'a social question: (sound/sounds/feel/feels/seem/seems) (good/great/fair/okay/ok/right/alright/like a plan)': [
    'sound good', 'sounds good', 'feel good', 'feels good', 'seem good', 'seems good', 'sounds great', 'sounds fair',
    'sounds okay', 'sounds ok', 'sounds right', 'sounds alright', 'sounds like a plan',
  ],
  'a social question: (make/makes/making) sense': ['make sense', 'makes sense', 'making sense'],
  'a social question: (how are/how r/hows/how is) (you/u/ya/it/things/everything/life/your day/your week/the day)': [
    'how are you', 'how r u', 'hows it', 'how is life', 'how are ya', 'how are things', 'hows everything',
    'hows your day', 'hows your week', 'hows the day',
  ],
  'a social question: how does that (sound/feel/look)': [
    'how does that sound', 'how does that feel', 'how does that look',
  ],
  'a social question: what do you (think/say)': ['what do you think', 'what do you say'],
  'a social question: does (that/this) (help/work/answer)': [
    'does that help', 'does this help', 'does that work', 'does that answer',
  ],
  'a social question: (any/have any/other/more) (questions/doubts)': [
    'any questions', 'have any questions', 'other questions', 'more questions', 'any doubts',
  ],
  'a social question: (can/may) i ask [you] (something/a question/a quick question)': [
    'can i ask something', 'may i ask something', 'can i ask you something', 'can i ask a question',
    'can i ask a quick question',
  ],
  'a social question: (if you/in case you) (need/have any/have)': [
    'if you need', 'in case you need', 'if you have any', 'if you have',
  ],
  'a social question: (como (estas/esta/va/andas/te va))': [
    'como estas', 'como esta', 'como va', 'como andas', 'como te va',
  ],
  'a social question: (que (tal/te parece/opinas/piensas/dices))': [
    'que tal', 'que te parece', 'que opinas', 'que piensas', 'que dices',
  ],
  'a social question: (te parece [bien]/te late/tiene sentido/alguna (duda/pregunta)/tienes (dudas/preguntas))': [
    'te parece', 'te parece bien', 'te late', 'tiene sentido', 'alguna duda', 'alguna pregunta', 'tienes dudas',
    'tienes preguntas',
  ],
  'a social question: (wie gehts/wie geht es/was meinst du/klingt das gut/macht das sinn)': [
    'wie gehts', 'wie geht es', 'was meinst du', 'klingt das gut', 'macht das sinn',
  ],
  'a social question: (ca va/comment vas tu/quen penses tu/ca te va)': [
    'ca va', 'comment vas tu', 'quen penses tu', 'ca te va',
  ],
  'a social question: (tudo bem/como vai/o que acha/o que voce acha/faz sentido)': [
    'tudo bem', 'como vai', 'o que acha', 'o que voce acha', 'faz sentido',
  ],
  'a social question: (come stai/come va/che ne pensi/ti sembra)': ['come stai', 'come va', 'che ne pensi', 'ti sembra'],
  'asking in words: (tell me/let me know/share with me/share your/send me your/give me your/id love to know/id love to hear)':
    [
      'tell me', 'let me know', 'share with me', 'share your', 'send me your', 'give me your', 'id love to know',
      'id love to hear',
    ],
  'asking in words: (dime/cuentame/platicame/comparteme/pasame tu/mandame tu/me gustaria saber)': [
    'dime', 'cuentame', 'platicame', 'comparteme', 'pasame tu', 'mandame tu', 'me gustaria saber',
  ],
  'asking in words: (me conta/conta pra mim/me diga/me fala)': ['me conta', 'conta pra mim', 'me diga', 'me fala'],
  'asking in words: (dis moi/raconte moi/sag mir/erzahl mir/schreib mir/dimmi/raccontami/vertel me/powiedz mi/napisz mi)':
    [
      'dis moi', 'raconte moi', 'sag mir', 'erzahl mir', 'schreib mir', 'dimmi', 'raccontami', 'vertel me',
      'powiedz mi', 'napisz mi',
    ],
};
