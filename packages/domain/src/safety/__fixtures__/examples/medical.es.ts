import type { PhraseExamples } from '../example-types.ts';

export const medicalEsExamples: PhraseExamples = {
  'medical/es: me (duele/duelen/dolio/molesta/truena/truenan/inflaman/inflama/lastima/punza/doliendo) .. {body-part} unless {jest}, bolsillo': ['me duele la rodilla', 'me duele el bolsillo jaja'],
  'medical/es: {body-part} .. (lastimad*/hinchad*/inflamad*/lesionad*/operad*/rota/roto/mal/duele/duelen/luxad*/desgarrad*/truena) unless espalda ancha, {jest}': ['rodilla hinchada desde el domingo', 'la espalda ancha mola'],
  'medical/es: (dolor/dolores/molestia/molestias) .. (de/en) .. {body-part} unless sin, ayer, {jest}': ['dolor de cuello', 'dolor de piernas ayer jaja'],
  'medical/es: se me (inflama/salio/hincha/duerme/atora/traba/acalambra) .. {body-part}': ['se me duerme la pierna', 'se me salio la risa'],
  'medical/es: me (lesione/lastime/esguince/fracture/desgarre/opere/operaron/rompi/luxe/torci/disloque/quebre/opere) unless no, corazon, record': ['me lesioné', 'me rompi el record'],
  'medical/es: {lesion} unless no, sin, ninguna, nunca, evitar, prevenir': ['tengo hernia discal', 'no tengo lesiones'],
  'medical/es: {enfermedad} unless no tengo, sin, mi papa, mi mama, soy cancer, im a cancer': ['tengo diabetes', 'no tengo diabetes'],
  'medical/es: (presion/azucar) (alta/baja)': ['tengo presion alta', 'presion en el trabajo'],
  'medical/es: (mi/el/la) (doctor/doctora/medico/medica/cardiologo/traumatologo/fisio/ginecologa) .. (dijo/dice/prohibio/recomendo/mando/receto/pidio) unless estoy bien, todo bien, sana, sano': ['mi doctor me dijo que baje', 'el doctor de la serie'],
  'medical/es: (me diagnosticaron/diagnosticado/diagnosticada)': ['me diagnosticaron algo', 'me dieron algo'],
  'medical/es: (mareos/mareo/me mareo/vertigo/nauseas) unless {jest}': ['me mareo', 'me mareaste jaja'],
  'medical/es: (sufro/padezco/tengo) .. (ansiedad/depresion/bipolar/insomnio/enfermedad/condicion/problemas de salud/problema del corazon/ataques de panico/tdah) unless no tengo, ninguna, comer': ['sufro de ansiedad', 'tengo ansiedad por comer dulce'],
  'medical/es: (tuve/tengo/dio) .. (infarto/preinfarto/derrame/paro cardiaco/paro/ataque al corazon/trombosis) unless trabajo': ['me dio un paro cardiaco hace 2 años', 'tuve un paro en el trabajo'],
  'medical/es: (migrana/migranas/covid) & (sufro/tengo/tuve/me) unless no tengo': ['sufro de migrañas', 'migra a otro gym'],
  'medical/es: resistencia a la insulina': ['tengo resistencia a la insulina', 'resistencia al cambio'],
};
