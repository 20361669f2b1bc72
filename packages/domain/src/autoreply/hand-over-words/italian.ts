import type { HandOverWords } from './hand-over-matters.ts';

export const italian: HandOverWords = {
  language: 'it',
  call: {
    known: 'chiama subito il {number}',
    guessed: 'chiama subito il numero di emergenza del tuo paese ({country}: {number})',
    unknown: 'chiama subito il numero di emergenza del tuo paese',
  },
  lines: {
    known: "Qui c'è chi ascolta e aiuta: {line}.",
    guessed: "Qui c'è chi ascolta e aiuta: {line} ({country}). In un altro paese, {directory} dice chi lo fa.",
    unknown: 'Su {directory} trovi chi ascolta e aiuta dove vivi.',
  },
  matters: {
    'medical-emergency': "Per favore, interrompi subito l'allenamento e {call}. Non aspettare una risposta qui.",
    'self-harm':
      'Grazie per avermelo detto. Tu conti più di qualsiasi allenamento e non devi affrontarlo senza aiuto. {lines} Se ora non ti senti al sicuro, {call}. Il coach legge questa chat e risponde di persona.',
    abuse:
      'Grazie per avermelo detto. Nessuno dovrebbe vivere con la violenza, e un aiuto esiste. {lines} Se tu o qualcun altro siete in pericolo ora, {call}. Il coach legge questa chat e risponde di persona.',
    'eating-disorder':
      'Grazie per avermelo detto. Tu conti più di qualsiasi obiettivo e non devi affrontarlo senza aiuto. Per favore, parlane con un medico o con qualcuno di cui ti fidi. {lines} Il coach legge questa chat e risponde di persona.',
    danger:
      'Grazie per avermelo detto. Quello che stai vivendo conta più di qualsiasi allenamento e non devi affrontarlo senza aiuto. Parla oggi con qualcuno di cui ti fidi o con un medico. Se ora non ti senti al sicuro, {call}. Il coach legge questa chat e risponde di persona.',
    minor:
      'Grazie per la sincerità. Per fare le cose per bene, chiedi per favore a un genitore o a un tutore di scriverci qui. Il coach ne parlerà volentieri con loro.',
    medical:
      'Questo è per il coach e, se ti preoccupa, per un medico, non per me. Lo passo al coach, che risponde qui di persona.',
    pregnancy:
      'Su questo non voglio tirare a indovinare: viene prima quello che dice il tuo medico o la tua ostetrica. Lo passo al coach, che risponde qui di persona.',
    medication:
      'Su questo non sta a me dare consigli: per favore, chiedi a un medico o a un farmacista prima di cambiare qualcosa. Lo passo al coach, che risponde qui di persona.',
    payment: 'Questo è per il coach, non per me. Lo passo al coach, che guarda e risponde di persona.',
    anger: 'Ti capisco e mi dispiace. Io mi fermo qui e passo la cosa al coach, che risponde di persona.',
    person:
      "Certo. Io sono l'assistente automatico; passo la cosa al coach, che legge questa chat e risponde di persona.",
    unheard:
      'Non sono riuscito a capire il tuo vocale. Lo passo al coach, che risponde qui di persona; se vuoi, scrivilo in una riga.',
    picture:
      'Grazie per la foto. Questa è per gli occhi del coach, non per i miei: la passo, e il coach risponde qui di persona.',
    other: 'Questo è per il coach, non per me. Lo passo al coach, che risponde qui di persona.',
  },
};
