import type { WordingExamples } from '../examples-by-line.ts';

export const questionsExamples: WordingExamples = {
  'asks for goal: {what} {your} [_] (goal/goals)': [
    'what your goal', 'whats your goal', 'what is your goal', 'what are your goal', 'what ur goal',
    'what your first goal', 'what your goals',
  ],
  'asks for goal: what (do/are/would) you (want/like/hoping/looking/trying) [to] (achieve/reach/accomplish/get out)': [
    'what do you want achieve', 'what are you want achieve', 'what would you want achieve',
    'what do you like achieve', 'what do you hoping achieve', 'what do you looking achieve',
    'what do you trying achieve', 'what do you want to achieve', 'what do you want reach',
    'what do you want accomplish', 'what do you want get out',
  ],
  'asks for goal: what are you (aiming/going/training) for': [
    'what are you aiming for', 'what are you going for', 'what are you training for',
  ],
  'asks for goal: (cual/cuales) (es/son) (tu/tus) [_] (objetivo/objetivos/meta/metas)': [
    'cual es tu objetivo', 'cuales es tu objetivo', 'cual son tu objetivo', 'cual es tus objetivo',
    'cual es tu first objetivo', 'cual es tu objetivos', 'cual es tu meta', 'cual es tu metas',
  ],
  'asks for goal: que (quieres/buscas/te gustaria) (lograr/conseguir/alcanzar)': [
    'que quieres lograr', 'que buscas lograr', 'que te gustaria lograr', 'que quieres conseguir',
    'que quieres alcanzar',
  ],
  'asks for tried_before: what (have you/did you/you) [already] (tried/try/done)': [
    'what have you tried', 'what did you tried', 'what you tried', 'what have you already tried', 'what have you try',
    'what have you done',
  ],
  'asks for tried_before: have you [ever] (tried/worked with/had a coach)': [
    'have you tried', 'have you ever tried', 'have you worked with', 'have you had a coach',
  ],
  'asks for tried_before: que has (probado/intentado/hecho)': [
    'que has probado', 'que has intentado', 'que has hecho',
  ],
  'asks for tried_before: has (probado/intentado/trabajado)': [
    'has probado', 'has intentado', 'has trabajado',
  ],
  'asks for obstacle: {what-has} [been] (stopping/holding/keeping/blocking)': [
    'what stopping', 'what is stopping', 'what has stopping', 'what have stopping', 'whats stopping',
    'what been stopping', 'what holding', 'what keeping', 'what blocking',
  ],
  'asks for obstacle: {what-has} (the/your) [biggest/main] (obstacle/challenge/struggle/hurdle)': [
    'what the obstacle', 'what your obstacle', 'what the biggest obstacle', 'what the main obstacle',
    'what the challenge', 'what the struggle', 'what the hurdle',
  ],
  'asks for obstacle: que te (impide/frena/detiene/cuesta)': [
    'que te impide', 'que te frena', 'que te detiene', 'que te cuesta',
  ],
  'asks for obstacle: cual es tu [mayor/principal] (obstaculo/reto/dificultad)': [
    'cual es tu obstaculo', 'cual es tu mayor obstaculo', 'cual es tu principal obstaculo', 'cual es tu reto',
    'cual es tu dificultad',
  ],
  'asks for start_when: when (do/would/could/can/are) you (want/like/ready/able/looking/planning/hoping/start)': [
    'when do you want', 'when would you want', 'when could you want', 'when can you want', 'when are you want',
    'when do you like', 'when do you ready', 'when do you able', 'when do you looking', 'when do you planning',
    'when do you hoping', 'when do you start',
  ],
  'asks for start_when: how soon (do/would/can/could)': [
    'how soon do', 'how soon would', 'how soon can', 'how soon could',
  ],
  'asks for start_when: cuando (quieres/te gustaria/podrias/puedes/piensas) (empezar/comenzar/arrancar)': [
    'cuando quieres empezar', 'cuando te gustaria empezar', 'cuando podrias empezar', 'cuando puedes empezar',
    'cuando piensas empezar', 'cuando quieres comenzar', 'cuando quieres arrancar',
  ],
  'asks for training_days: how (many/often) [days/times/hours] [(a/per/each) week] {can-you} ..2 {train}': [
    'how many can you train', 'how often can you train', 'how many days can you train',
    'how many times can you train', 'how many hours can you train', 'how many a week can you train',
    'how many per week can you train', 'how many each week can you train', 'how many do you train',
    'how many could you train', 'how many would you train', 'how many are you train',
    'how many can you very very train', 'how many can you workout', 'how many can you work out',
    'how many can you exercise', 'how many can you commit', 'how many can you dedicate',
  ],
  'asks for training_days: (cuanto/cuanta/cuantos/cuantas) (dias/veces/horas) [(a la/por) semana] (puedes/podrias/entrenas)': [
    'cuanto dias puedes', 'cuanta dias puedes', 'cuantos dias puedes', 'cuantas dias puedes', 'cuanto veces puedes',
    'cuanto horas puedes', 'cuanto dias a la semana puedes', 'cuanto dias por semana puedes', 'cuanto dias podrias',
    'cuanto dias entrenas',
  ],
  'asks for budget_fit: (what/whats/what is) your budget': [
    'what your budget', 'whats your budget', 'what is your budget',
  ],
  'asks for budget_fit: how much (can/could/would/do) you (invest/spend/pay)': [
    'how much can you invest', 'how much could you invest', 'how much would you invest', 'how much do you invest',
    'how much can you spend', 'how much can you pay',
  ],
  'asks for budget_fit: cual es tu presupuesto': [
    'cual es tu presupuesto',
  ],
  'asks for budget_fit: cuanto (puedes/podrias) (invertir/pagar/gastar)': [
    'cuanto puedes invertir', 'cuanto podrias invertir', 'cuanto puedes pagar', 'cuanto puedes gastar',
  ],
  'asks for email: {asking} [me] (your/ur/tu) [best] (email/e - mail/correo)': [
    'what your email', 'whats your email', 'what is your email', 'may i have your email', 'can i get your email',
    'can i have your email', 'could you send your email', 'could you give your email', 'send me your email',
    'share your email', 'cual es your email', 'me das your email', 'me pasas your email', 'me compartes your email',
    'what me your email', 'what ur email', 'what tu email', 'what your best email', 'what your e-mail',
    'what your correo',
  ],
  'asks for phone: {asking} [me] (your/ur/tu) (phone/number/cell/whatsapp/telefono/numero/celular)': [
    'what your phone', 'what me your phone', 'what ur phone', 'what tu phone', 'what your number', 'what your cell',
    'what your whatsapp', 'what your telefono', 'what your numero', 'what your celular',
  ],
  'a tag: ^ (ok/okay/right/yes/yeah/no/sound good/deal/cool/ready/you know) $': [
    'ok', 'okay', 'right', 'yes', 'yeah', 'no', 'sound good', 'deal', 'cool', 'ready', 'you know',
  ],
  'a tag: ^ (ne/oder/ja/passt/vero/giusto/toch/he/prawda/tak/hein/oui/dac) $': ['ne', 'oder', 'vero', 'toch', 'prawda'],
  'a tag: ^ (va/vale/si/listo/lista/de acuerdo/te parece/verdad/sale) $': [
    'va', 'vale', 'si', 'listo', 'lista', 'de acuerdo', 'te parece', 'verdad', 'sale',
  ],
};
