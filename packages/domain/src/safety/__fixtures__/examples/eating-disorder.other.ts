import type { PhraseExamples } from '../example-types.ts';

export const eatingDisorderOtherExamples: PhraseExamples = {
  'eating-disorder/pt: (anorexi*/bulimi*/transtorno alimentar/compulsao alimentar/laxante/laxantes)': ['tenho bulimia', 'tenho pressa'],
  'eating-disorder/pt: (vomito/vomitar/vomitei) .. (depois de comer/tudo/comida/para emagrecer/de proposito/o que como/escondido)': ['vomito depois de comer', 'vomito depois do treino de perna'],
  'eating-disorder/pt: (nao como ha/nao como faz) .. {days} unless carne, pao, doce': ['não como há três dias', 'nao como pao ha tres dias'],
  'eating-disorder/pt: (dias/{days}) sem comer !carne/pao/doce/acucar': ['estou ha 3 dias sem comer', 'dias sem comer doce'],
  'eating-disorder/fr: (anorexi*/boulimi*/troubles alimentaires/trouble alimentaire/tca/laxatif/laxatifs)': ['je suis boulimique', 'bouillon'],
  'eating-disorder/fr: (me fais vomir/vomis apres/vomir apres/vomis tout/vomir expres)': ['je me fais vomir', 'envie de vomir au sprint'],
  'eating-disorder/fr: (jours/{days}) .. (sans manger/rien mange) !de/du/sucre unless sucre, viande': ['3 jours sans manger', '3 jours sans manger de sucre'],
  'eating-disorder/de: (magersucht/magersuchtig/bulimie/bulimisch/anorexie/essstorung/esstorung/abfuhrmittel)': ['ich habe eine Essstörung', 'esszimmer'],
  'eating-disorder/de: (erbreche/kotze/ubergebe mich) .. (nach dem essen/nach jedem essen/absichtlich/jeden tag/alles)': ['ich kotze nach dem essen', 'ich kotze fast nach sprints'],
  'eating-disorder/de: (tage/tagen/{days}) .. (nichts gegessen/ohne essen/nicht gegessen)': ['ich habe seit 3 tagen nichts gegessen', 'drei tage nichts gemacht'],
  'eating-disorder/it: (anoressi*/bulimi*/disturbo alimentare/disturbi alimentari/lassativi/lassativo)': ['sono bulimica', 'sono bravissima'],
  'eating-disorder/it: (vomito/vomitare) .. (dopo mangiato/dopo aver mangiato/tutto/apposta/dopo i pasti/dopo ogni pasto)': ['vomito dopo mangiato', 'vomito dopo lo squat'],
  'eating-disorder/it: (giorni/{days}) (senza mangiare/che non mangio) !pane/zucchero/dolci/carne': ['4 giorni senza mangiare', 'giorni senza mangiare dolci'],
};
