import type { PhraseList } from '../safety-categories.ts';

export const abuseHintedSpanish: PhraseList[] = [
  {
    category: 'abuse',
    language: 'es',
    severity: 'severe',
    hinted: true,
    phrases: [
      '(el/ella/mi esposo/mi novio/mi marido/mi pareja) .. (decide/controla/revisa/vigila) .. (como/lo que/mi/cuanto/con quien) unless coach, nutriolog*',
      'solo .. cuando (el/mi esposo/mi marido/mi novio/mi pareja) no (esta/llega)',
      '(no quiere/no le gusta/se enoja) .. que .. (hable/salga/vea/trabaje/tenga) .. (nadie/amigas/amigos/familia/sola)',
      '(rompio/rompe/pateo/golpeo) .. (puerta/celular/telefono/cosas/vidrio/pared) & (esposo/marido/novio/el/papa/pareja/porque) unless se me, caja',
      'me (jalo/jala/agarro/agarra/jaloneo/arrastro) .. (pelo/cabello/cuello/brazo/fuerza) unless {training}',
      '(me escondo/me encierro/tiemblo/me callo) cuando .. (toma/llega/grita/se enoja/bebe)',
      '(no me llames/no llames/no llamen/no me marques) & (escucha/oye/revisa/ve mi/esta aqui/checa)',
      '(como si fueras) .. (prima/hermana/amiga/companera)',
      'me (borro/borra/bloqueo/quito/quita/escondio) .. (app/contactos/celular/fotos/cuenta/llaves/dinero/amigas/redes/tarjeta) unless sin querer, mi hijo, nino',
      '(celular/telefono/cuenta) .. (del trabajo/de una amiga/de mi hermana/prestado) & (el/escribo/contesto/revisa/borro) unless cita, horario',
      '(manga larga/lentes oscuros/maquillaje) & (marcas/moreton*/quitan/golpes/tapar) unless sol, acne, bloqueador',
      '(me quita/se lleva/me esconde/tiene mis/guarda mis) .. (llaves/dinero/papeles/pasaporte/tarjeta/celular) & (el/esposo/marido/novio/encierra/salir/no) unless gym, casillero',
    ],
  },
];
