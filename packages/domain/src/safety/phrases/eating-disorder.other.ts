import type { PhraseList } from '../safety-categories.ts';

export const eatingDisorderElsewhere: PhraseList[] = [
  {
    category: 'eating-disorder',
    language: 'pt',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(anorexi*/bulimi*/transtorno alimentar/compulsao alimentar/laxante/laxantes)',
      '(vomito/vomitar/vomitei) .. (depois de comer/tudo/comida/para emagrecer/de proposito/o que como/escondido)',
      '(nao como ha/nao como faz) .. {days} unless carne, pao, doce',
      '(dias/{days}) sem comer !carne/pao/doce/acucar',
    ],
  },
  {
    category: 'eating-disorder',
    language: 'fr',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(anorexi*/boulimi*/troubles alimentaires/trouble alimentaire/tca/laxatif/laxatifs)',
      '(me fais vomir/vomis apres/vomir apres/vomis tout/vomir expres)',
      '(jours/{days}) .. (sans manger/rien mange) !de/du/sucre unless sucre, viande',
    ],
  },
  {
    category: 'eating-disorder',
    language: 'de',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(magersucht/magersuchtig/bulimie/bulimisch/anorexie/essstorung/esstorung/abfuhrmittel)',
      '(erbreche/kotze/ubergebe mich) .. (nach dem essen/nach jedem essen/absichtlich/jeden tag/alles)',
      '(tage/tagen/{days}) .. (nichts gegessen/ohne essen/nicht gegessen)',
    ],
  },
  {
    category: 'eating-disorder',
    language: 'it',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(anoressi*/bulimi*/disturbo alimentare/disturbi alimentari/lassativi/lassativo)',
      '(vomito/vomitare) .. (dopo mangiato/dopo aver mangiato/tutto/apposta/dopo i pasti/dopo ogni pasto)',
      '(giorni/{days}) (senza mangiare/che non mangio) !pane/zucchero/dolci/carne',
    ],
  },
];
