import type { PhraseList } from '../safety-categories.ts';

export const angerSpanish: PhraseList[] = [
  {
    category: 'anger',
    language: 'es',
    severity: 'other',
    hinted: false,
    phrases: [
      '(vete/vayanse/vayase/van/andate/largate) .. (mierda/diablo/carajo/chingada/verga)',
      '(chinga/chinguen/hijo de puta/hijos de puta/hdp/chingada madre/pendejos/pendeja/culeros/culero/mamones/imbecil/imbeciles/malparido/gonorrea/conchatumadre/la concha de tu) unless que chingon, soy',
      '(eres/son/sos/es/que/unos/puros/pinche/pinches/usted es/ustedes son/bola de) [un/una/unos/unas/todos/todo] {insulto} unless soy, mi ex, otros, es real, o es, dieta, quiero, era, de corazones',
      '= (estafadores/rateros/mentirosos/ladrones/estafa/pendejos/que estafadores/basura/fraude)',
      '(me) (robaron/estan robando/estafaron/enganaron/vieron la cara/estan viendo la cara/mintieron) unless otro, antes, otra, gym, celular',
      '(los/te/las) (voy a denunciar/denuncio/voy a demandar/demando/voy a reportar/reporto si)',
      '(estoy) (harta/harto/cansada/cansado/molesta/molesto/indignada/furiosa/furioso/enojada/enojado/encabronada/hasta la madre) .. (de ustedes/con ustedes/contigo/de ti/de su/de tu/de sus/de que no)',
      '(que) (asco/porqueria/falta de respeto/perdida de tiempo/poca madre/verguenza) .. (servicio/gente/ustedes/son/de su/|) unless dietas, correr',
      '(me hacen/hacerme/hacen/haciendo) perder .. tiempo',
      '(ojala los) (cierren/demanden/denuncien)',
      '(odio/detesto) (a ustedes/esta empresa/su servicio/este bot)',
      '(deja de) (mandarme lo mismo/decir tonterias/burlarte/mentir)',
      '(callate/callense/cierra la boca) unless boca del',
      '(peor/pesim*/horrible/mala) (coach/empresa/servicio/atencion/pagina/experiencia)',
      '(empresa/servicio/atencion/coach) .. (tan mala/tan malo/pesim*/horrible/basura/asco) unless mi ex, otro',
      '(furiosa/furioso/indignada/indignado/encabronad*/enojadisim*/emputad*)',
      '(deberia/deberian) .. (dar/darles/tener) verguenza',
    ],
  },
];
