import type { PhraseExamples } from '../example-types.ts';

export const angerEsExamples: PhraseExamples = {
  'anger/es: (vete/vayanse/vayase/van/andate/largate) .. (mierda/diablo/carajo/chingada/verga)': ['vete a la mierda', 'vete al gym'],
  'anger/es: (chinga/chinguen/hijo de puta/hijos de puta/hdp/chingada madre/pendejos/pendeja/culeros/culero/mamones/imbecil/imbeciles/malparido/gonorrea/conchatumadre/la concha de tu) unless que chingon, soy': ['chinga tu madre', 'que chido'],
  'anger/es: (eres/son/sos/es/que/unos/puros/pinche/pinches/usted es/ustedes son/bola de) [un/una/unos/unas/todos/todo] {insulto} unless soy, mi ex, otros, es real, o es, dieta, quiero, era, de corazones': ['eres un idiota', 'qué pendejo soy'],
  'anger/es: = (estafadores/rateros/mentirosos/ladrones/estafa/pendejos/que estafadores/basura/fraude)': ['estafadores', 'estafa de dieta'],
  'anger/es: (me) (robaron/estan robando/estafaron/enganaron/vieron la cara/estan viendo la cara/mintieron) unless otro, antes, otra, gym, celular': ['me estafaron!!', 'me estafaron en otro gym'],
  'anger/es: (los/te/las) (voy a denunciar/denuncio/voy a demandar/demando/voy a reportar/reporto si)': ['los voy a denunciar', 'te reporto mi avance'],
  'anger/es: (estoy) (harta/harto/cansada/cansado/molesta/molesto/indignada/furiosa/furioso/enojada/enojado/encabronada/hasta la madre) .. (de ustedes/con ustedes/contigo/de ti/de su/de tu/de sus/de que no)': ['estoy harta de ustedes', 'estoy harta de las dietas'],
  'anger/es: (que) (asco/porqueria/falta de respeto/perdida de tiempo/poca madre/verguenza) .. (servicio/gente/ustedes/son/de su/|) unless dietas, correr': ['qué pérdida de tiempo son ustedes', 'que perdida de tiempo las dietas'],
  'anger/es: (me hacen/hacerme/hacen/haciendo) perder .. tiempo': ['me hacen perder el tiempo', 'me hacen reir'],
  'anger/es: (ojala los) (cierren/demanden/denuncien)': ['ojala los cierren por rateros', 'ojala los vea'],
  'anger/es: (odio/detesto) (a ustedes/esta empresa/su servicio/este bot)': ['odio este bot', 'odio correr'],
  'anger/es: (deja de) (mandarme lo mismo/decir tonterias/burlarte/mentir)': ['idiota deja de mandarme lo mismo', 'deja de correr'],
  'anger/es: (callate/callense/cierra la boca) unless boca del': ['ya cállate con la venta', 'callado y entrenando'],
  'anger/es: (peor/pesim*/horrible/mala) (coach/empresa/servicio/atencion/pagina/experiencia)': ['peor coach de instagram', 'peor dia'],
  'anger/es: (empresa/servicio/atencion/coach) .. (tan mala/tan malo/pesim*/horrible/basura/asco) unless mi ex, otro': ['qué empresa tan mala', 'empresa de envios'],
  'anger/es: (furiosa/furioso/indignada/indignado/encabronad*/enojadisim*/emputad*)': ['estoy furiosa, me cancelaron dos veces', 'la furia del gym'],
  'anger/es: (deberia/deberian) .. (dar/darles/tener) verguenza': ['les debería dar vergüenza', 'me da verguenza ir al gym'],
};
