import type { PhraseExamples } from '../example-types.ts';

export const abuseHintedEsExamples: PhraseExamples = {
  'abuse/es: (el/ella/mi esposo/mi novio/mi marido/mi pareja) .. (decide/controla/revisa/vigila) .. (como/lo que/mi/cuanto/con quien) unless coach, nutriolog*': ['él decide cuánto como', 'mi nutriologa revisa mi plan'],
  'abuse/es: solo .. cuando (el/mi esposo/mi marido/mi novio/mi pareja) no (esta/llega)': ['solo puedo escribir cuando él no está', 'solo entreno cuando no llueve'],
  'abuse/es: (no quiere/no le gusta/se enoja) .. que .. (hable/salga/vea/trabaje/tenga) .. (nadie/amigas/amigos/familia/sola)': ['mi novio no quiere que hable con nadie', 'no quiere que salga caro'],
  'abuse/es: (rompio/rompe/pateo/golpeo) .. (puerta/celular/telefono/cosas/vidrio/pared) & (esposo/marido/novio/el/papa/pareja/porque) unless se me, caja': ['mi esposo rompió la puerta porque no le contesté', 'se me rompio el celular porque se cayo'],
  'abuse/es: me (jalo/jala/agarro/agarra/jaloneo/arrastro) .. (pelo/cabello/cuello/brazo/fuerza) unless {training}': ['me jaló del pelo', 'me jalo el musculo del muslo'],
  'abuse/es: (me escondo/me encierro/tiemblo/me callo) cuando .. (toma/llega/grita/se enoja/bebe)': ['me escondo cuando toma', 'me callo cuando entreno'],
  'abuse/es: (no me llames/no llames/no llamen/no me marques) & (escucha/oye/revisa/ve mi/esta aqui/checa)': ['no me llames que escucha', 'no me llames antes de las 9'],
  'abuse/es: (como si fueras) .. (prima/hermana/amiga/companera)': ['escríbeme como si fueras mi prima', 'como si fueras el coach'],
  'abuse/es: me (borro/borra/bloqueo/quito/quita/escondio) .. (app/contactos/celular/fotos/cuenta/llaves/dinero/amigas/redes/tarjeta) unless sin querer, mi hijo, nino': ['me borró la app y los contactos', 'se me borro la app sin querer'],
  'abuse/es: (celular/telefono/cuenta) .. (del trabajo/de una amiga/de mi hermana/prestado) & (el/escribo/contesto/revisa/borro) unless cita, horario': ['te escribo del celular del trabajo', 'mi telefono del trabajo'],
  'abuse/es: (manga larga/lentes oscuros/maquillaje) & (marcas/moreton*/quitan/golpes/tapar) unless sol, acne, bloqueador': ['con manga larga por fa, no se me quitan las marcas', 'manga larga por el sol'],
  'abuse/es: (me quita/se lleva/me esconde/tiene mis/guarda mis) .. (llaves/dinero/papeles/pasaporte/tarjeta/celular) & (el/esposo/marido/novio/encierra/salir/no) unless gym, casillero': ['se lleva las llaves y no puedo salir', 'el casillero guarda mis llaves'],
};
