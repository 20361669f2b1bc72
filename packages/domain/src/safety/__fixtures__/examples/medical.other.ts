import type { PhraseExamples } from '../example-types.ts';

export const medicalOtherExamples: PhraseExamples = {
  'medical/pt: (lesao/menisco/hernia/diabetes/diabetic*/hipertens*/asma/tireoide/artrose/tendinite/cirurgia/operei/fraturei/dor no joelho/dor nas costas/dor no ombro/dor na lombar/pressao alta/escoliose/labirintite/epilepsia/convuls*/problema no coracao/cardiac*/ligamento) unless nao tenho, sem, nenhuma': ['tenho lesão no menisco', 'nao tenho lesao'],
  'medical/pt: (meu medico/o medico/minha medica/o cirurgiao) .. (disse/falou/proibiu/pediu/mandou)': ['o médico falou pra esperar', 'o medico da serie'],
  'medical/fr: (blessure/blesse/blessee/menisque/hernie/diabete/diabetique/hypertension/hypertendu*/asthme/asthmatique/thyroide/arthrose/tendinite/opere/operee/operation/fracture/entorse/mal au genou/mal au dos/mal a lepaule/sciatique/scoliose/cardiaque/probleme de coeur/epilepsie/ligament*/lombalgie) unless pas de, aucune, jamais, sans': ['je suis cardiaque', 'aucune blessure'],
  'medical/fr: (mon medecin/le medecin/mon docteur/le chirurgien/mon kine) .. (dit/interdit/conseille/veut/demande)': ["mon médecin m'interdit de courir, le medecin dit non", 'le medecin est sympa'],
  'medical/de: (verletzung/verletzt/meniskus/bandscheibe*/bandscheibenvorfall/diabetes/diabetiker*/bluthochdruck/asthma/schilddruse/arthrose/sehnenentzundung/operiert/operation/gebrochen/banderriss/knieschmerz*/ruckenschmerz*/schulterschmerz*/ischias/skoliose/herzfehler/herzprobleme/epilepsie/krebs |/kreuzband*) unless keine, nie, ohne': ['ich hab einen bandscheibenvorfall', 'keine verletzung'],
  'medical/de: (mein arzt/der arzt/meine arztin/der chirurg/mein orthopade) .. (sagt/sagte/meint/verbietet/hat gesagt)': ['der chirurg sagt januar', 'der arzt ist nett'],
  'medical/de: (knie/rucken/schulter/hufte) .. (tut weh/schmerzt/schmerzen/weh)': ['mein knie tut weh', 'das knie heben'],
  'medical/it: (infortunio/menisco/ernia/diabete/diabetic*/ipertens*/asma/tiroide/artrosi/tendinite/operato/operata/operazione/intervento/frattura/distorsione/sciatica/scoliosi/cardiopatic*/problemi di cuore/epilessia/crociato/pressione alta) unless nessun*, senza, mai': ["ho un'ernia al disco", 'nessun infortunio'],
  'medical/it: mi fa male .. (ginocchio/schiena/spalla/anca/collo/caviglia)': ['mi fa male il ginocchio', 'mi fa ridere'],
  'medical/it: (il medico/il mio medico/il dottore/la dottoressa/il chirurgo) .. (dice/detto/vieta/consiglia)': ['il medico mi ha detto di no', 'il medico simpatico'],
  'medical/fr: genou .. (bloque/craque)': ['mon genou se bloque et craque', 'genou au sol'],
  'medical/it: (gira la testa/la stanza gira/mi gira tutto)': ['se mi giro la stanza gira', 'gira pagina'],
  'medical/pt: (meu/minha/meus/minhas) (joelho/joelhos/ombro/coluna/costas/lombar/quadril/tornozelo/pescoco) .. (doi/doem/doendo/dor/machucad*/inchad*/operad*/trava/estala)': ['meu joelho dói', 'meu joelho ta otimo'],
  'medical/pt: (doi/doendo/dor no/dor na/dores no/dores na) .. (joelho/ombro/coluna/costas/lombar/quadril/tornozelo/pescoco) unless sem': ['dói o joelho quando agacho', 'sem dor no joelho'],
};
