import type { PhraseExamples } from '../example-types.ts';

export const abuseEsExamples: PhraseExamples = {
  'abuse/es: (mi/el/ella/un) [{partner}/{relative}/{superior}] .. me {maltrata} unless musica, gana, {sport}, la gripe, puerta, turno, tanto tu, el sol, corazon, clase': ['mi esposo me pega', 'el sol me pega en la cara'],
  'abuse/es: me {maltrata-me} & {agresor} unless gym, el sol': ['mi papa me golpeaba y me sigue doliendo', 'me pega el sueno cuando entreno en el gym'],
  'abuse/es: (violencia) (domestica/intrafamiliar/de genero/familiar)': ['sufro violencia domestica', 'violencia en la tele'],
  'abuse/es: (me violaron/abuso sexual/abusaron de mi/me violo)': ['abusaron de mi', 'abusaron del precio'],
  'abuse/es: (tengo miedo/miedo/temo/aterr*) .. (de mi/a mi/de el/por mi vida/a el) [{partner}/padrastro/papa/volver] unless maquina, cinta, bascula': ['le tengo miedo a mi esposo', 'miedo a mi bascula jaja'],
  'abuse/es: (no me deja/no me permite) .. (salir/trabajar/ver/hablar/comer/tener) & ({partner}/el/ella) unless {training}, la rodilla, tiempo, {jest}, {sport}': ['mi marido no me deja salir de la casa', 'la rodilla no me deja trabajar'],
  'abuse/es: (persigue/persiguiendo/me sigue/acosa) & (mi ex/ex/novio/un hombre/alguien/casa/gym) unless instagram, sigue doliendo': ['mi ex me persigue', 'mi ex me sigue en instagram'],
  'abuse/es: (sufro/sufri/vivo/victima de) .. (maltrato/violencia/abuso/abusos/golpes)': ['sufro maltrato en casa', 'sufro con las sentadillas'],
  'abuse/es: (me controla/me quita/me revisa/me encierra/me vigila) .. (dinero/celular/telefono/comida/en/todo) unless glucosa, nutriologa, hambre': ['mi novio me revisa el celular', 'me quita el hambre'],
  'abuse/es: (me va a/dijo que me/me quiere/amenaza con/amenazo con) (matar/matarme/mata/golpear/pegar) unless {training}, risa': ['mi ex dijo que me mata si lo dejo', 'esta rutina me va a matar'],
  'abuse/es: (va a matarme/me amenazo de muerte/orden de restriccion/me acosa/me acosan)': ['mi ex me acosa', 'me acuesta'],
  'abuse/es: (moretones/moreton/ojo morado/golpes) & ({partner}/el/papa) unless {training}, futbol': ['los moretones son de mi novio', 'moretones de las pesas en el gym'],
  'abuse/es: (quiero/voy a/ganas de) (matar/matarlo/matarla/golpear/pegarle/apunalar/lastimar) .. (a mi/a el/a ella/ex/esposa/esposo/a ese/a esa/jefe/alguien/|/te) unless {sport}, hambre, tiempo, la rutina': ['quiero matar a mi ex', 'quiero matar el tiempo'],
  'abuse/es: (le pegue/golpee/le pego) a mi (esposa/novia/hijo/hija/mujer/mama/hijos/perro) unless {training}': ['le pegue a mi esposa', 'le pegue a mi meta'],
  'abuse/es: (te voy a) (matar/encontrar/golpear/romper/partir)': ['te voy a matar', 'te voy a escribir'],
  'abuse/es: (me pide/me pidio/pedia/me obliga/me obligo) .. (fotos desnud*/nudes/tener relaciones/sexo/a tener)': ['mi entrenador me pidio nudes', 'me pidio fotos de progreso'],
  'abuse/es: me (encerro/encierra/grita/grito/insulta/empuja/jala/cachetea/escupe/quema/patea/amarra) & (esposo/marido/novio/pareja/papa/mama/el/ella/padrastro) unless musica, {training}, coach': ['mi esposo me encerró en la casa', 'me encierra la rutina en el gym'],
  'abuse/es: (abuso/abusaba/abusaron/se aprovecho) de mi': ['mi tío abusó de mí', 'el abuso de azucar'],
};
