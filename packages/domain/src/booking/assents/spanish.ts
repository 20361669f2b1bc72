import type { AssentWords } from './assent-words.ts';

/** How people agree in Spanish, in Spain and in Latin America. */
export const spanish: AssentWords = {
  sets: {
    very: 'muy, super, mega, re, mas que, absolutamente',
    good: `
      bien, perfecto, perfecta, perfect, genial, excelente, estupendo, estupenda, fenomenal, fantastico, fantastica,
      maravilloso, ideal, buenisimo, buenisima, increible, correcto, correcta, ok, okey, super, de maravilla, de lujo,
      joya, de diez, de 10, chevere, bacan, barbaro, padre, padrisimo, chido, cool, perfectamente, guay, de perlas,
      fabuloso, brutal, bonito, divino, espectacular, al pelo, al 100, al cien, perfectisimo, buena, de pelos, de 10
      para mi, excelentisimo, ok para mi, todo ok, super bien, muy bien, a todo dar, buenazo, dabuti, del 1, del uno,
      perfe, perfeccion, nitido, bello, hermoso, joyita, 10 de 10, al cien por ciento, ok dale`,
    that: `
      eso, ese, esa, esa hora, ese horario, ese dia, a esa hora, ese dia y hora, ese dia y a esa hora, el horario, la
      hora, esta hora, este horario, ese momento, esa fecha, esa fecha y hora, la fecha, ese turno, esa cita, esa
      opcion, ese espacio, ese dia a esa hora, entonces, esa misma, ese mismo, ese rato, a ese horario, el dia y la
      hora, dia y hora, la fecha y la hora, tu propuesta, la propuesta, esa propuesta, este turno, la cita, ese mismo
      dia, esa misma hora, ese dia y esa hora, asi, ese mero, esa mera`,
    me: 'me, nos, a mi me, si me, se me, a mi si me',
    fits: `
      va, viene, queda, parece, sirve, funciona, acomoda, cuadra, conviene, encaja, iria, vendria, quedaria, sienta,
      serviria, pareceria, cae, calza, late, resulta, vendria bien, va a funcionar, cabe, coincide, ajusta, combina,
      anda, vale`,
    is: `
      esta, es, seria, estaria, suena, queda, se ve, sonaria, quedaria, sera, va, viene, me parece, ta, estaria super,
      me suena, lo veo, esta super, esta muy, me parece que esta, estara, me resulta, resulta, m parece, me quedaria,
      me cae`,
    forMe: `
      para mi, por mi, conmigo, por mi parte, de mi parte, a mi, por aqui, para nosotros, por aca, de mi lado`,
    yes: `
      si, sip, sii, yes, claro, dale, vale, ok, bueno, listo, perfecto, genial, sisi, si si, siii, sis, simon, obvio,
      venga, okey, por supuesto, claro que si, asi es, correcto, exacto`,
    tag: `
      quiero, puedo, lo quiero, la quiero, lo es, lo confirmo, la confirmo, esta bien, me sirve, me va, senor, senora,
      claro, senorita, que si, que puedo, que quiero, se puede, si, acepto, me gustaria, me encantaria, me interesa,
      me viene, me queda, seguro, por supuesto, es, reservame, agendame, apuntame, anotame, gracias, como no, con
      gusto, hagale, hagamoslo, hagamosle, va, dale, venga, claro que si, puedo a esa hora, puedo ese dia, con todo
      gusto, lo acepto, la acepto, me parece, me parece bien, me parece perfecto, me funciona, me conviene, me
      acomoda, me late, me encanta, esa hora, ese, esa, esta, hay espacio, estoy, estoy dentro, estoy de acuerdo,
      estoy lista, estoy listo, sisi, poh, po, pues, ya, eso, eso es, mismo`,
    bookMe: `
      agenda, agendame, agendala, agendalo, agendamela, agendamelo, agendanos, agendeme, agendelo, agendela, agenda la
      llamada, agendar, agendemos, agendemosla, agendemoslo, agendarla, agendarlo, reserva, reservame, reservala,
      reservalo, reservamela, reservamelo, reservelo, reservela, reserveme, reservemos, reservar, reserva la llamada,
      reservarla, reservarlo, apuntame, apuntala, apuntalo, apuntamela, apunta, apunteme, anotame, anotala, anotalo,
      anoteme, anota, anotanos, apuntanos, ponme, ponla, ponlo, ponmela, ponmelo, poneme, pongame, inscribeme,
      confirma, confirmame, confirmala, confirmalo, confirmamela, confirmelo, confirmela, confirmemos, confirmar,
      programame, programala, programalo, programemos, bloqueala, bloquealo, bloqueame, cierra, cierralo, aparta,
      apartame, apartala, apartalo, apartamela, apartamelo, separame, separala, separalo, guardame, guardamela,
      guardamelo, guardala, hazlo, hagale, hagamoslo, hagamosla, hazla, fijala, fijalo, marcala, marcalo, coordinala,
      coordinalo, coordinemos`,
    object: `
      la llamada, la cita, esa hora, ese horario, ese dia, esa cita, ese, esa, eso, asi, a esa hora, para esa hora, en
      ese horario, ahi, entonces, ya, la sesion, mi cita, mi llamada, mi lugar, la reserva, el espacio, el turno, para
      ese dia, la hora, el horario, la reunion, de una vez, en ese, en esa, para entonces, ese espacio, en el
      calendario, en la agenda, nomas, pues`,
    modal: `
      puedes, podes, puede, me puedes, quiero, quisiera, me gustaria, si puedes, vamos a, quiero que me, la puedes, lo
      puedes, la quiero, lo quiero, procede a, procedamos a`,
    sorrys: `
      perdon por, perdona por, perdone por, disculpa por, disculpe por, disculpas por, mil disculpas por, mil perdones
      por, disculpame por, perdoname por, perdon, perdona, perdone, disculpa, disculpe, disculpen, disculpas, lo
      siento por, siento, lamento, sorry por, sorry, una disculpa por, una disculpa`,
    lates: `
      la demora, la tardanza, el retraso, la espera, tardar, tardar tanto, tardarme, demorar, demorarme, demorar
      tanto, haber tardado, responder tarde, contestar tarde, responder tan tarde, contestar tan tarde, responderte
      tarde, contestarte tarde, no responder antes, no contestar antes, no haber contestado antes, no haber respondido
      antes, que conteste tarde, que responda tarde, que te conteste tan tarde, que no conteste antes, que no respondi
      antes, recien veo, recien veo esto, recien veo el mensaje, recien leo, recien te leo, hasta ahora veo, hasta
      ahora vi, hasta ahora lo veo, apenas vi, apenas veo, apenas vi el mensaje, apenas lo vi, no lo habia visto, no
      habia visto el mensaje, no vi el mensaje, la respuesta tardia, el silencio, tardarme tanto, no haber visto el
      mensaje, la demora en contestar, la demora en responder, el retraso en contestar, el retraso en responder, la
      tardanza en contestar, la tardanza en responder, la demora en la respuesta, la tardanza en la respuesta`,
    thank: `
      gracias, muchas gracias, mil gracias, muchisimas gracias, infinitas gracias, grax, gracias de antemano, gracias
      otra vez, gracias de nuevo, te agradezco, le agradezco, te lo agradezco, se lo agradezco, agradecida,
      agradecido, muy agradecida, muy agradecido, agradezco, agradezco mucho, te agradezco mucho, le agradezco mucho,
      se agradece`,
    whose: `
      tu, su, la, el, tus, tanta, tan buena, toda tu, toda la, todo tu, todo el, todo, toda, vuestra, vuestro, tanto,
      mucha`,
    gift: `
      ayuda, tiempo, paciencia, mensaje, mensajes, respuesta, pronta respuesta, rapida respuesta, respuesta rapida,
      flexibilidad, amabilidad, apoyo, oferta, esfuerzo, atencion, invitacion, oportunidad, disponibilidad,
      disposicion, interes, gentileza, seguimiento, dedicacion, espacio, confianza, carino, buena onda, servicio,
      coordinacion, gestion, comprension y paciencia, buena disposicion, orientacion, trabajo, rapidez, detalle,
      hueco, motivacion, buena vibra`,
    favor: `
      todo, eso, esto, preguntar, preguntarme, escribir, escribirme, responder, responderme, responder tan rapido,
      contestar, contestarme, contestar tan rapido, avisar, avisarme, confirmar, confirmarme, ayudar, ayudarme, la
      ayuda, organizar, organizarlo, organizar todo, gestionarlo, coordinar, coordinarlo, esperar, esperarme, estar
      pendiente, estar atenta, estar atento, estar al pendiente, tenerme paciencia, tener paciencia, ser tan amable,
      ser tan paciente, ser tan flexible, ser tan linda, ser tan lindo, ser tan atenta, ser tan atento, acordarte de
      mi, pensar en mi, ofrecerlo, ofrecerte, ofrecerme, hacerme un hueco, hacerme un espacio, hacerme un lugar,
      hacerme el hueco, hacerme espacio, darme el espacio, darme un espacio, darme la oportunidad, tomarte el tiempo,
      tomarse el tiempo, contactarme, agendar, agendarme, reservarme, recibirme, atenderme, adaptarte, adaptarse,
      adaptarte a mi, la flexibilidad conmigo, tanto, todo todo`,
    when: 'ya, pronto, contigo, con usted, con ustedes, con vos, por fin, juntos, cuanto antes',
    do: `
      empezar, comenzar, arrancar, hablar, conversar, charlar, platicar, verte, verlos, verla, conocerte, conocerlos,
      conocerla, conocernos, trabajar contigo, trabajar juntos, entrenar, entrenar contigo, hablar contigo, hablar con
      usted, hablar con ustedes, hablar con vos, conversar contigo, charlar contigo, platicar contigo, ponerme en
      forma, ponerme las pilas, aprender, escucharte, saludarte, iniciar, dar el primer paso, empezar esto, empezar el
      proceso, empezar con esto, que llegue el momento, que llegue el dia, que llegue ese dia, que sea la hora, que
      empecemos, que hablemos, que nos veamos`,
    eager: `
      con ganas de, con muchas ganas de, tengo ganas de, tengo muchas ganas de, muero por, me muero por, me muero de
      ganas de, muero de ganas de, no veo la hora de, no puedo esperar a, no puedo esperar para, no puedo esperar por,
      que ganas de, que ilusion, me hace ilusion, me hace mucha ilusion, que emocion, que alegria, ansiosa por,
      ansioso por, feliz de, muy feliz de, emocionada por, emocionado por, emocionada de, emocionado de, estoy
      emocionada por, estoy emocionado por, estoy emocionada de, estoy emocionado de, estoy feliz de, estoy ansiosa
      por, estoy ansioso por, contenta de, contento de, encantada de, encantado de, con ilusion de, con mucha ilusion
      de, deseando, estoy deseando, un placer, un gusto, sera un gusto, sera un placer, ya quiero, ya queremos, con
      toda la ilusion de, lista para, listo para`,
    goodDay: `
      buen dia, lindo dia, bonito dia, excelente dia, feliz dia, gran dia, hermoso dia, bello dia, bendecido dia,
      buena tarde, linda tarde, bonita tarde, excelente tarde, feliz tarde, hermosa tarde, buena noche, linda noche,
      bonita noche, excelente noche, feliz noche, buena semana, linda semana, excelente semana, bonita semana, feliz
      semana, buen finde, lindo finde, buen fin de semana, lindo fin de semana, feliz fin de semana, buena jornada,
      buen descanso, lindo descanso, resto del dia, buen resto del dia, lindo resto del dia, maravilloso dia`,
    wishing: `
      que tengas, que tenga, que tengan, que pases, que pase, que pasen, ten, tenga, que sea, le deseo, te deseo, os
      deseo, pasa, disfruta`,
    a: 'un, una, tu, el, muy',
    me2: 'me, nos, mi',
    sendMe: `
      agenda, agende, apunta, apunte, anota, anote, reserva, reserve, pon, poner, mete, mande, aparta, aparte, separa,
      separe, guarda, guarde, inscribe, inscriba, programa, programe, bloquea, bloquee, marca, marque, confirma,
      confirme, cuadra, cuadre, coordina, coordine, fija, fije, asegura, asegure, tira, echa, jala, jale, registra,
      registre, cita, cite, deja, deje, clava, clave, manda, cierra, cierre, planta, encaja, mete ahi`,
    letIt: `
      que quede, queda, que se quede, dejalo, dejala, dejamelo, dejamela, deja, quede, lo dejamos, la dejamos, lo
      dejo, la dejo, dejemoslo, dejemosla, dejame, ya quedo, quedo, quedamos, lo damos por, dalo por, dala por, ya
      queda, ya lo tengo, ya la tengo, lo tengo`,
    booked: `
      agendado, agendada, agendadisimo, reservado, reservada, confirmado, confirmada, apuntado, apuntada, anotado,
      anotada, fijado, fijada, hecho, pactado, acordado, apartado, apartada, guardado, programado, programada,
      cerrado, cerrada, marcado, marcada, bloqueado, separado, separada, asegurado, sellado, firme, en firme,
      entendido y confirmado, coordinado, arreglado, arreglados, quedado, grabado, escrito`,
    noting: `
      lo anoto, la anoto, lo apunto, la apunto, me lo anoto, me lo apunto, me la apunto, me la anoto, lo pongo, la
      pongo, lo agendo, la agendo, me lo agendo, lo guardo, lo marco, lo escribo, ya lo anote, ya lo apunte, ya lo
      puse, ya lo agende, ya lo marque, ya lo guarde, lo tengo, ya lo tengo, lo dejo anotado, lo dejo apuntado, lo voy
      a anotar, lo voy a poner, voy a anotarlo, voy a ponerlo, voy apuntandolo, lo voy anotando, lo voy apuntando,
      anotado, apuntado, agendado, guardado, marcado, puesto, queda anotado, queda apuntado, anotando, apuntando, tomo
      nota, tomando nota, me pongo, pongo, ya me puse, me pongo una, pongo la`,
    calendar: `
      en mi agenda, en la agenda, en mi calendario, en el calendario, en el celular, en el movil, en el telefono, en
      mi celular, en mi movil, en el cel, en mi cel, en la libreta, en mi libreta, en rojo, en la nevera, en mi
      cuaderno, en el diario, una alarma, alarma, la alarma, un recordatorio, recordatorio, el recordatorio, aqui,
      ahora mismo, de una vez, ya mismo, ya, enseguida`,
    present: `
      ahi estare, alli estare, alla estare, aca estare, aqui estare, estare, estaremos, ahi estaremos, voy a estar,
      ahi voy a estar, ahi andare, ahi andamos, alli me tendras, ahi me tienes, ahi me tendras, ahi me veras, estare
      ahi, estare alli, alla andare, por ahi estare, por aqui estare, ahi mero estare, ahi llegare, alla nos vemos, yo
      estare, ahi estoy, alli estoy`,
    ready: `
      puntual, lista, listo, pendiente, atenta, atento, conectada, conectado, disponible, libre, ahi, alli, sin falta,
      a tiempo, esperando, esperandote, esperandolo, esperando tu llamada, puntualita, puntualito, puntual como un
      reloj, preparada, preparado, en punto sin falta, al pie del canon, a la espera, online, encantada, encantado,
      con todo, con puntualidad, firme, de una`,
    meet: `
      nos vemos, te veo, nos hablamos, hablamos, nos escuchamos, nos conectamos, nos encontramos, quedamos, nos
      leemos, charlamos, conversamos, platicamos, te espero, lo espero, la espero, te llamo, nos juntamos`,
    myYes: `
      mi si, mi ok, mi visto bueno, mi confirmacion, mi aprobacion, mi palabra, mi conformidad, luz verde, via libre,
      el si, el ok, el visto bueno, permiso, mi voto`,
    mode: `
      nomas, no mas, pues, porfa, por favor, ya, entonces, de una, de una vez, ahi, asi, porfis, si, tranquila,
      tranquilo, con confianza, sin problema, sin miedo, ahora mismo, ya mismo, cuando quieras, please, plis, va`,
    folks: `
      a todos, a todo el equipo, al equipo, para el equipo, para todos, a tu equipo, a toda la familia, desde aqui,
      desde casa, cordiales, a todas, desde mexico, desde colombia, desde argentina, desde chile, desde peru, desde
      espana, desde madrid, a la distancia`,
    org: `
      me organizo, me acomodo, me arreglo, me las arreglo, me apano, me libero, me hago un hueco, me hago el hueco, me
      hago el tiempo, me hago tiempo, hago hueco, yo me organizo, yo me acomodo, yo me apano, ya me organice, ya me
      organizo, me ajusto, me adapto`,
    accepts: `
      acepto, confirmo, apruebo, tomo, elijo, escojo, prefiero, agarro, reservo, apunto, agendo, me quedo con, me
      quedo, voy con, voy por, conforme con, de acuerdo con, feliz con, encantada con, encantado con, contenta con,
      contento con, vamos con, dale con, ok con, me apunto a, me anoto a, me sumo a, confirmamos, aceptamos,
      reservamos`,
    core: `
      si, claro, claro que si, por supuesto, perfecto, genial, dale, vale, de acuerdo, obvio, desde luego, como no,
      estupendo, buenisimo, excelente, encantada, encantado, con gusto, me encanta, me va bien, me viene bien`,
    going: `
      voy, estare, ahi estare, alli estare, estoy, llego, voy a estar, voy a ir, ahi estoy, no falto`,
    free: `
      libro, estoy libre, tengo libre, tengo hueco, tengo un hueco, tengo espacio, estoy disponible, no tengo nada, me
      desocupo, salgo libre, tengo tiempo, puedo, puedo perfecto, puedo perfectamente, puedo sin problema`,
    thatDay0: `
      ese rato, a esa hora, ese dia, en ese horario, ese horario, esa hora, ahi, a esas horas, entonces`,
    kindly: 'amable, lindo, linda, atento, atenta, majo, maja, buena onda, detalle',
    thatDay: `
      entonces, ahi, alli, alla, ese dia, a esa hora, ese dia a esa hora, en la llamada, por zoom, en esa llamada, ese
      rato, ahi entonces, en la cita, en la reunion, ese dia sin falta, para entonces`,
  },
  assents: `
    si, sii, sip, sipi, sipis, sep, sis, yep, yes, yeah, sipo, que si, que siii, ay si, uy si, simon, simona, clarin,
    {yes} {tag}, si si {tag}, digo que si, te digo que si, un si, es un si, si rotundo, un si rotundo, mil veces si,
    rotundamente si, definitivamente, totalmente, absolutamente, completamente de acuerdo, totalmente de acuerdo,
    desde ya, clarisimo, clarop, por supuesto, x supuesto, desde luego, como no, obvio, obviamente, naturalmente, sin
    duda, sin dudas, sin dudarlo, sin ninguna duda, sin problema, sin problemas, sin ningun problema, no hay problema,
    ningun problema, seguro, segura, segurisimo, segurisima, faltaria mas, faltaba mas, con gusto, con mucho gusto,
    con todo gusto, encantado, encantada, encantadisima, encantadisimo, con placer, afirmativo, positivo,
    efectivamente, en efecto, ciertamente, por descontado, a huevo, fijo, me encantaria, me encanta, me encanta la
    idea, me gusta la idea, buena idea, me late mucho, me apetece, me apunto, me anoto, me sumo, cuenta conmigo,
    cuenten conmigo, estoy de acuerdo, deacuerdo, estamos de acuerdo, dacuerdo, de acuerdisimo, conforme, estoy
    conforme, dale, dalee, listo, lista, listos, hecho, trato, vaa, va que va, va va, va pues, sale, sale vale, sale y
    vale, sale va, arre, orale, orale va, andale, jalo, fierro, venga, venga vale, vamos a ello, vamos alla, vamos por
    ello, vamos a hacerlo, a por ello, adelante, de una, de unaa, de una vez, de one, cerrado, acepto, aceptado, lo
    acepto, procede, procedamos, hazlo, hagamoslo, hagamosle, hagale, dalo por hecho, oka, okas, okidoki, joya,
    joyita, barbaro, padrisimo, pura vida, al tiro, ya esta, ya quedo, tuanis, regio, macanudo, buenisimo, buenisima,
    perfecto, perfecta, perfectisimo, perfectamente, perfect, perfe, genial, excelente, estupendo, estupendamente,
    fenomenal, fantastico, maravilloso, maravilla, ideal, fabuloso, espectacular, brutal, super, todo perfecto, todo
    correcto, correcto, correctisimo, exacto, exactamente, eso es, eso mismo, eso, asi mismo, tal cual, justo eso,
    justo ese, justo esa, ese mismo, esa misma, ese, esa, es asi, esta confirmado, confirmo, confirmado, confirmada,
    confirmadisimo, confirmadisima, lo confirmo, la confirmo, te confirmo, te lo confirmo, te la confirmo, le
    confirmo, confirmamos, queda confirmado, queda confirmada, confirmo asistencia, confirmo mi asistencia, puede
    confirmar, confirmadooo, por favor, porfavor, porfa, porfis, porfi, x favor, xfa, xfis, plis, {is} [{very}] {good}
    [{forMe}], {that} {is} [{very}] {good} [{forMe}], {me} {is} [{very}] {good} [{forMe}], esta [{very}] {good} {that},
    {very} {good} [{forMe}], {good} {forMe}, por mi {good}, por mi si, por mi dale, por mi de acuerdo, por mi esta
    [{very}] {good}, suena a plan, es un plan, buen plan, me parece [{very}] {good}, me parece una {good} idea, me suena
    [{very}] {good}, lo veo [{very}] {good}, lo veo, la veo {good}, {me} {fits}, {me} {fits} [{very}] {good} [{forMe}],
    {me} {fits} [{very}] {good} {that}, {me} {fits} {that}, {that} {me} {fits}, {that} {me} {fits} [{very}] {good},
    {that} {fits}, {that} funciona [{very}] {good}, funciona, funciona {forMe}, funciona [{very}] {good} [{forMe}],
    sirve, cuadra, {that} esta [{very}] {good} [{forMe}], {that} {good}, por mi que si, ese esta {good}, esa esta
    {good}, sisi, sisis, sisisi, sipoh, sepi, yepa, hum si, esa mismita, ese mismito, esa es, ese es, esa esta,
    tabien, esta bn, ta bn, sta bien, va que chuta, de lujo, de perlas, al pelo, al cien, de pelos, de diez, de 10,
    del uno, nitido, finisimo, fino, cheverisimo, chevre, firme, a la orden, sale bien, pos va, pues va, pues bueno,
    pues ok, cerramos, cerramos ahi, cerremos, negocio cerrado, pacto, sellado, firmado, listisimo, hecho esta, ya
    rugiste, ya vas, ya estas, ya esta dicho, ya dijiste, ya estuvo, ya estas dicho, no se diga mas, no hay mas que
    hablar, ni que decir, no faltaba mas, no faltaria mas, ni lo dudes, no lo dudes, no lo dude, no hay duda, no hay
    inconveniente, ningun inconveniente, sin inconveniente, sin inconvenientes, no tengo problema, no tengo ningun
    problema, no tengo inconveniente, no hay ningun problema, por mi ningun problema, por mi no hay problema, por mi
    sin problema, por mi encantada, por mi encantado, de mi parte si, de mi parte perfecto, de mil amores, con
    muchisimo gusto, gustosa, gustoso, gustosamente, encantadisima de la vida, encantado de la vida, encantada de la
    vida, feliz de la vida, seria un placer, me gustaria, me gustaria mucho, me gustaria esa hora, me interesa esa
    hora, me encantaria esa hora, lo doy por hecho, lo apruebo, aprobado, apruebo, aceptada, aceptamos, confirmar,
    dalo por confirmado, dala por confirmada, dalo por agendado, queda en firme, en firme, es un hecho, es un trato,
    trato es trato, dicho y hecho, justo lo que queria, justo lo que necesito, justo lo que necesitaba, justo a esa
    hora, eso quiero, es lo que quiero, adelante con eso, adelante con esa, adelante con ese, avanza, avancemos,
    avancemos con eso, procedan, proceda, puedes proceder, puede proceder, puedes confirmar, puedes confirmarla,
    puedes confirmarlo, hagan eso, haz eso, hagamos eso, hagamos asi, haganle, metele pata, metele nomas, mandale
    mecha, mandale nomas, echale, pa lante, palante, p alante, al toque, claro hombre, claro mujer, si obvio bobis,
    obvi, obviooo, ovio, obio, okis dokis, okidokis, okeycito, okeyy, oks, okaaay, vale vale si, vale perfecto, vale
    genial, vale guay, valep, valee, oido, oido cocina, perf, perfectoo, geniaal, clro, clar, porsupuesto, porspuesto,
    claro q si, claro q sii, q si, asi es, ese mero, esa mera, eso mero, sobres, sobres va, ya vas barrabas, a webo,
    awebo, ahuevo, a wevo, esta bien chido, chidisimo, suavena, juega, yo jalo, jalado, jala, ya dijo, ya estufas,
    camara, eso que ni que, de volada, en caliente, machin, rifado, perron, esta perron, a toda madre, esta a toda
    madre, al centavo, listo el pollo, listo calixto, listo calisto, hagamole, breve, una nota, una chimba, esta una
    chimba, esta bacano, eso es todo, melo, todo melo, melo caramelo, va pa esa, pa esa, pa las que sea, sisas, a lo
    bien, a lo que vinimos, meta pues, meta nomas, eche pues, diez puntos, 10 puntos, golazo, un golazo, mortal, va
    como pina, de toque, re va, re si, recontra si, re contra si, obvio microbio, ta dale, vamo arriba, vamos arriba,
    vamo, vamos, de mas, demas, impecable, espectaculo, un espectaculo, un lujo, me copa, me recopa, me re copa,
    copadisimo, copada, me re sirve, me re va, buenardo, la raja, esta la raja, filete, wena, buena, altiro, altoque,
    tamos, estamos, tamos ready, estamos ready, tamos claros, estamos claros, bravazo, esta paja, de ley, fijazo,
    posi, de pinga, siva, burda de bien, burda de fino, plomo, activo, activa, naguara si, tato, ta to, nitidisimo,
    chilling, chilin, wepa, activao, esta volao, dele, deles, cheque, cabal, cabalito, vaya pues, vaya pue, vaya si,
    puesi, a cachete, chivo, esta chivo, macizo, masiso, dale na, ndale, neike, ipora, de putamadre, de puta madre,
    dpm, cojonudo, dabuten, feten, chachi, chachi piruli, me mola, mola mazo, mola mucho, ea, aro, bai, aupa, ale
    venga, ale va, sin pegas, no hay pegas, ninguna pega, por mi ninguna pega, tira millas, tira palante, tira pues,
    si home, home claro, som hi, perfecte, vinga, vinga va, me presta, chupao, apanao, estupendisimo, diay claro,
    diay, con toda confianza, con confianza, se arma, ya se armo, armado, armamos, lo armamos, se hace, hagase, hecho
    y derecho, no se hable mas, ni hablar que si, claro clarinete, clarinete, clarines, claro como el agua, sipirili,
    sipili, de acuerdo en todo, estoy de acuerdo con eso, estoy de acuerdo con ese horario, estoy de acuerdo con la
    hora, al mil, a mil, al mil por ciento, al cien por cien, cien por ciento, cien por cien, mil por ciento, si mil,
    re de una, asi nomas, asi mero, asi tal cual, asi quedamos pues, ta hecho, esta hecho, ta listo, todo listo, todo
    ok, todo en orden, en orden, perfecto asi, genial asi, bien asi, ta bien asi, echele, echele ganas, entrele, le
    entro, agarro, lo agarro, la agarro, reservado pues, jalale, jalese, jale, echale ganas, te doy {myYes}, tienes
    {myYes}, tiene {myYes}, ya tienes {myYes}, cuentas con {myYes}, aqui tienes {myYes}, doy {myYes}, le doy {myYes},
    por mi parte {good}, por mi parte si, por mi parte confirmado, por mi parte ningun problema, por mi parte sin
    problema, por mi lado {good}, por mi lado si, por mi lado confirmado, todo {good} {forMe}, todo {good} por aqui,
    todo bien con {that}, sin objecion, sin objeciones, ninguna objecion, no tengo objecion, se dice y se hace, dicho
    esta, vale hecho, vale de acuerdo, hala, hala va, ole ahi, ole, arreando, arreando que es gerundio, va como anillo
    al dedo, como anillo al dedo, me queda pintado, que ni pintado, ni pintado, ni mandado hacer, como mandado hacer,
    me calza justo, encaja perfecto, me hace, me hace bien, me parece 10, me parece vien, esta clavado, clavado, si a
    todo, si completamente, cuenta con ello, cuenta con eso, cuenta con mi presencia, cuente conmigo, cuente con ello,
    conten conmigo, contad conmigo, cuenten con mi presencia, apuntame en la lista, me animo, yo me animo, me lanzo,
    yo me apunto, yo me anoto, yo si, yo dispuesta, yo dispuesto, yo feliz, yo encantada, yo encantado, es buena hora,
    es buen horario, buena hora, buen horario, buen momento, es buen momento, excelente horario, excelente hora,
    perfecto horario, perfecta hora, horario perfecto, hora perfecta, perfecto el dia y la hora, perfecto el horario,
    perfecta la hora, bien el horario, bien la hora, me gusta ese horario, me gusta esa hora, me gusta el horario, me
    gusta mucho, me agrada la idea, me agrada el horario, me encanta ese horario, me encanta el horario, planazo, que
    planazo, es un planazo, que buen plan, excelente plan, gran idea, excelente idea, muy buena idea, que buena idea,
    que gran idea, ok a todo, ok con el dia, de acuerdo por mi parte, de acuerdo de mi parte, estoy conforme con eso,
    proceder, pueden proceder, puede agendar, puede reservar, dale gas, dale gas a fondo, dale play, dale mecha, dale
    candela, dale duro, hagamosle sin miedo, hagale sin miedo, hagale sin mente, listones, listongo, vientos, vientos
    huracanados, chingon, esta chingon, esta chingona, a chingar, ya quedamos, ya quedamos asi, ya va, ya mismo si,
    bien pueda, bien puede, con toda la confianza, con toda seguridad, de todas, de todas maneras si, de fijo, de
    fija, es fija, de cajon, esta de cajon, esta al tiro, wena onda, cachai que si, ya ok, ya bacan, ya vale, habla
    causa si, ya fue dale, ya fue si, chevere ps, ya pe, ya pes, dale que va, dale que dale, cuento con ello, cuento
    con eso, cuento contigo, lo prometo, prometido, palabra, palabra de honor, me resulta comodo, me queda comodo, me
    queda comoda, me es comodo, me viene comodo, estare encantada, estare encantado, estaria encantada, estaria
    encantado, seria un honor, un honor, sera un honor, con todo el gusto, con todo el gusto del mundo, feliz,
    felizmente, {accepts} {that}, {accepts} {object}, yo {accepts} {that}, si {accepts} {that}, me quedo {that},
    {core} que si, pues {core}, ea {core}, hombre {core}, mujer {core}, cuenta con que {going}, cuente con que
    {going}, seguro que {going}, claro que {going}`,
  heard: `
    chevere, chido, guay, bacan, copado, piola, mola, bacano, okey, okay, okei, oki, okis, oquei, okok, vale, vale
    vale, ya, ya ya, bueno, claro, ajam, ajaa, mju, ehe, ta bien, esta bueno, ta bueno, ya pues, ya po, va, ta, ta ta,
    cierto, de acuerdo, muy bien, muy bn, calidad, tremendo, bueno ok, dacord, d acord`,
  book: `
    {bookMe}, {bookMe} {object}, {bookMe} por favor, {modal} {bookMe} [{object}], {modal} {bookMe}, me puedes apuntar,
    me puedes anotar, quiero la cita, quiero la llamada, quiero esa hora, quiero ese horario, lo quiero, la quiero,
    quiero, la tomo, lo tomo, me la quedo, me lo quedo, mandale, metele, agendado, agendada, agendadisimo, reservado,
    reservada, anotado, anotada, apuntado, apuntada, quedamos asi, asi quedamos, quedamos en eso, en eso quedamos,
    quedamos, haz la reserva, hazme la reserva, haz la cita, hagamos la cita, hagamos la llamada, hagamos la reserva,
    puedo, a esa hora si puedo, ese dia si puedo, tengo libre, estoy dispuesta, estoy dispuesto, alli nos vemos, no
    falto, no faltare, tenemos una cita, tenemos cita, tengo muchas ganas, que ganas, lo espero con ganas, lo anoto,
    me lo apunto, me lo anoto, la anoto, agendamos, me agendas, me apuntas, me anotas, me reservas, me lo reservas, me
    la reservas, me lo agendas, me la agendas, me lo apartas, me la apartas, me apartas ese, me apartas esa, lo
    agendamos, la agendamos, lo reservamos, la reservamos, lo confirmamos, la confirmamos, cuentame dentro, contame
    adentro, apartame ese lugar, apartame un lugar, reservame un lugar, guardame el lugar, guardame ese lugar,
    guardame un espacio, guardeme el espacio, asegurame el lugar, asegurame ese lugar, separame un cupo, separame el
    cupo, fijemos, fijemoslo, fijemosla, fijamos, fijado, fijada, agendadisima, anotadisima, anotadisimo,
    apuntadisima, apuntadisimo, quiero que me agendes, quiero que me anotes, quiero que me apuntes, quiero tomar esa,
    quiero tomar ese, quiero confirmarla, quiero confirmarlo, me la tomo, tomamos esa, tomamos ese, tomemos esa,
    tomemos ese, vamos por esa, vamos por ese, ahi le damos, ahi le doy, le damos, yo le entro, le entramos, ahi ando,
    me conecto a esa hora, ahi me conecto, te espero, los espero, espero entonces tu llamada, esperare tu llamada,
    estare esperando la llamada, si tengo tiempo, tengo ese hueco, tengo ese espacio, tengo ese rato libre, tengo
    disponible esa hora, me lo agendo, lo agendo, la agendo, ya lo anote, ya la anote, ya lo apunte, ya la apunte, ya
    lo agende, lo apunto, la apunto, queda pactada, pactado, acordado, quedado, apartemelo, apartemela, aparteme,
    separeme, anotenme, apuntenme, agendenme, agendenmelo, reservenme, ponganme, pongame, ponme en lista, ponme en la
    lista, meteme, meteme ahi, anotame a mi, apuntame a mi, agendame a mi, cuadremos, cuadremos asi, cuadramos,
    cuadrado, cuadrada, cuadralo, cuadrala, cuadrame, cuadrame ahi, cuadreme, coordinado, coordinada, quedamos
    cuadrados, ahi le caigo, ahi caigo, yo le caigo, le caigo, ahi llego, firme ahi, ahi toy, ahi voy, alla estoy,
    alla voy, ahi nos pillamos, {sendMe} {me2} [{mode}], {sendMe} {object} [{mode}], {bookMe} {mode}, {bookMe} {object}
    {mode}, me {sendMe} [{mode}], me lo {sendMe} [{mode}], {letIt} {booked} [{mode}], {noting} {calendar}, {noting}
    {calendar} {calendar}, {present}, {present} {ready}, {present} {thatDay}, {ready} {present}, {meet} {thatDay},
    {meet} {thatDay} {thatDay}, ahi {meet}, ya tengo la alarma puesta, alarma puesta, yo llego, llego puntual, llegare
    puntual, sere puntual, yo puntual, ahi puntual, ahi sin falta, no fallo, no fallare, no te fallo, no le fallo, no
    me lo pierdo, no me la pierdo, no me lo pierdo por nada, no voy a faltar, adelante con la reserva, adelante con la
    cita, adelante con la llamada, adelante con el agendamiento, proceda con la reserva, procede con la reserva,
    procede con la cita, puedes cerrarlo, puedes dejarlo {booked}, puede dejarlo {booked}, quiero dejarlo {booked},
    {modal} reservarmelo, {modal} reservarmela, {modal} agendarmelo, {modal} agendarmela, {modal} agendarme, {modal}
    apuntarme, {modal} anotarme, {modal} reservarme, {modal} ponerme, {modal} ponerlo, {modal} ponerla, {modal}
    apuntarlo, {modal} anotarlo, {modal} apartarlo, {modal} apartarme, {modal} dejarlo {booked}, {modal} dejarla
    {booked}, ahi te caigo, alli te caigo, te caigo, {org}, {org} para esa hora, {org} para ese dia, {org} para
    entonces, {free} {thatDay0}, {thatDay0} {free}, justo {free} {thatDay0}, justo {thatDay0} {free}`,
  move: `
    muevela, muevelo, movela, movelo, mueve la llamada, mueve la cita, cambiala, cambialo, cambiamela, cambiamelo,
    cambia la llamada, cambia la cita, reagendala, reagendalo, reagendame, reagendamela, reprogramala, reprogramalo,
    reprograma, reagenda, pasala, pasalo, pasamela, muevemela, moverla, cambiarla, quiero cambiarla, quiero moverla,
    cambiemosla, movamosla, cambiemos, cambia, muevela ahi, cambialo por favor, muevela por favor, puedes cambiarla,
    puedes moverla, reagendemos, reprogramemos`,
  cancel: `
    cancela, cancelala, cancelalo, cancelamela, cancelamelo, cancelar, cancelarla, cancelarlo, cancela la llamada,
    cancela la cita, cancela mi cita, cancela mi llamada, quiero cancelar, quiero cancelarla, quiero cancelarlo,
    quiero cancelar la cita, quiero cancelar la llamada, anulala, anulalo, anula, anulamela, anula la cita, anula la
    llamada, anular, anularla, quiero anular, quiero anularla, puedes cancelar, puedes cancelarla, puedes cancelarlo,
    canceleme, cancelemos, cancelemosla, cancelen, cancele, cancelela, borrala, quitala, eliminala`,
  fillers: `
    {sorrys} {lates}, gracias, muchas gracias, mil gracias, muchisimas gracias, mil mil gracias, grax, grcs, gracias
    de antemano, te agradezco, te lo agradezco, se agradece, agradecido, agradecida, muy amable, eres un amor, eres lo
    maximo, sos un genio, sos lo mas, crack, sos crack, eres crack, eres un crack, te pasaste, abrazo, abrazos,
    saludos, besos, bendiciones, por favor, porfavor, porfa, porfis, porfi, porfita, x favor, xfa, xfavor, plis, si no
    es molestia, si eres tan amable, si es tan amable, hola, buenas, buenos dias, buenas tardes, buenas noches, que
    bien, que bueno, que genial, me alegro, jaja, ja, oye, eh, pues, pos, entonces, y, che, bueno, ya, a ver, hey,
    yupi, yuju, yay, ea, ole, dios mio, al fin, por fin, amigo, amiga, amigos, coach, profe, profesor, profesora,
    hermano, hermana, bro, brother, mano, tio, tia, guapa, guapo, linda, lindo, bella, reina, rey, jefe, jefa, parce,
    wey, guey, we, compa, carnal, maestro, maestra, maquina, titan, campeon, campeona, corazon, carino, cielo, mi
    vida, senor, senora, senorita, capo, genia, genio, pana, mijo, mija, doc, entrenador, entrenadora, amor, loco,
    equipo, chicos, chicas, por que no, sin falta, acabo de ver el mensaje, hasta entonces, nos vemos, nos vemos
    pronto, hasta pronto, quedo atenta, quedo atento, estoy lista, estoy listo, estoy emocionada, estoy emocionado,
    emocionada, emocionado, con muchas ganas, con ganas, la verdad, de verdad, tal y como dices, como dices, como tu
    digas, como digas, como me digas, como quedamos, como dijiste, gracias por la info, gracias por la informacion,
    muy agradecida, muy agradecido, le agradezco, le agradezco mucho, te agradezco mucho, te lo agradezco mucho, se lo
    agradezco, se lo agradezco mucho, agradezco mucho, dios te bendiga, dios la bendiga, dios lo bendiga, dios los
    bendiga, que dios te bendiga, que dios la bendiga, que dios lo bendiga, dios le bendiga, que estes bien, que este
    bien, feliz finde, atentamente, abrazote, besitos, besote, un besote, mil besos, te quiero, te quiero mucho, los
    quiero, es usted muy amable, eres muy amable, eres un encanto, eres un angel, eres un sol, eres una crack, eres lo
    mejor, eres el mejor, eres la mejor, sos lo mejor, sos una genia, sos la mejor, sos el mejor, sos un crack, sos
    una crack, que grande, grande, idolo, idola, maestro total, fiera, crac, mostro, mostri, hermosa, hermoso,
    preciosa, precioso, bonita, bonito, bello, mami, papi, viejo, vieja, pibe, boludo, boluda, huevon, weon, cabron,
    cuate, chamo, chama, estimado, estimada, querido, querida, licenciado, licenciada, lic, dr, dra, doctor, doctora,
    don, dona, joven, caballero, dama, chiqui, gordi, flaco, flaca, nena, nene, guachin, maje, mae, morra, morro,
    carnalito, compadre, comadre, compita, parcero, parcera, marico, man, my friend, coachcito, poh, po, pue, pe, pes,
    pi, nomas, epa, ey, ei, ehh, oh si, ay que emocion, ay que bueno, ay que bien, que buena noticia, que maravilla,
    que fenomeno, que crack, que felicidad, que feliz, estoy feliz, estoy muy emocionada, estoy muy emocionado, estoy
    super emocionada, estoy contenta, estoy contento, muy contenta, muy contento, contenta, contento, que nervios, con
    toda la actitud, con toda, con todo, a darle, a tope, vamos con todo, a entrenar, quiero empezar ya, ya era hora,
    hasta luego, nos vemos luego, sin falta ahi, no habia visto el mensaje, no vi el mensaje, recien veo el mensaje,
    recien veo, acabo de ver, apenas vi el mensaje, apenas veo el mensaje, en serio, neta, la neta, tal cual, por
    cierto gracias, ehhh, ok, a la orden, quedo pendiente, quedo al pendiente, quedamos en contacto, quedo a la
    espera, estamos en contacto, estoy pendiente, primero dios, dios mediante, si dios quiere, mediante dios, con el
    favor de dios, bendiciones para ti, mi nino, mi nina, miarma, vale tio, de nada, con permiso, pura vida mae, que
    chevere, que cool, que guay, que tuanis, que joya, {thank} por {favor}, {thank} por [{whose}] {gift}, {thank}
    {whose} {gift}, {thank} de corazon, {thank} a ti, {thank} a usted, {thank} a ustedes, {thank} a todos, {thank} a
    vos, {thank} coach, {eager} {do} [{when}], {eager}, {wishing} [{a}] {goodDay}, {goodDay}, {goodDay} para ti,
    {goodDay} para todos, {goodDay} a todos, saludos {folks}, un saludo {folks}, abrazos {folks}, un abrazo {folks},
    besos {folks}, espero que estes bien, espero que este bien, espero estes bien, espero que te encuentres bien,
    espero que se encuentre bien, espero se encuentre bien, bendiciones a todos, cuidate, cuidate mucho, cuidese,
    cuidense, hasta la vista, quedo a la orden, a tus ordenes, a sus ordenes, mucho gusto, igualmente gracias,
    sinceramente, perdona los errores, perdon por los errores, ando corriendo, eres la onda, eres la neta, eres una
    maquina, eres una reina, eres un rey, eres un fenomeno, sos un capo, sos una capa, sos un fenomeno, sos una reina,
    sos divina, sos divino, te adoro, te amo, muak, mua, y muchas gracias, que amable eres, aleluya, gloria a dios,
    gracias a dios y a ti, bendito dios, viva, vivaa, ole tu, que subidon, que alegron, me alegra, me alegra mucho, me
    alegro mucho, me haces feliz, me hace feliz, holi, holis, wenas, buenass, muy buenas, ahi va, ahi vamos, {thank}
    por [{whose}] {gift} y [{whose}] {gift}, {thank} por {favor} y por {favor}, {thank} por {favor} y por [{whose}]
    {gift}, x fa, prometo, lo prometo, necesito esto, lo necesito, me hace falta, vamos que se puede, vamos que nos
    vamos, que comience el cambio, a cambiar de vida, a por todas, estaba esperando esto, llevaba tiempo esperando
    esto, me decidi, no lo puedo creer, que bendicion, genia total, genio total, me salvaste, me salvas, me salvas la
    vida, me salvaste la vida, significa mucho, significa mucho para mi, vale oro, eres oro, vales oro, no sabes
    cuanto te lo agradezco, no sabes cuanto lo agradezco, que {kindly}, muy {kindly} de tu parte, que {kindly} de tu
    parte, aqui estoy`,
  surprise: `
    oh, ah, ay, uy, wow, uau, guau, uff, uf, orale, anda, ostras, hostia, ostia, no manches, caramba, vaya, que chido,
    que padre, que nota, que chimba, que bacano, que bacan, que paja, que chivo, que calidad`,
  closings: `
    saludos, un saludo, saludos cordiales, cordiales saludos, cordial saludo, un cordial saludo, atentamente, atte,
    cordialmente, atte saludos, un abrazo, abrazos, besos, un beso, abrazo, abrazo grande, un abrazo fuerte, con
    carino, afectuosamente, respetuosamente, bendiciones, saludos afectuosos, slds, saluditos, un saludo afectuoso,
    gracias y saludos`,
  titles: `
    senor, senora, senorita, sr, sra, srta, don, dona, doctor, doctora, dr, dra, licenciado, licenciada, lic,
    profesor, profesora, maestro, maestra, ingeniero, ing, familia`,
  particles: `
    pues, pos, pue, pes, pe, po, poh, pu, puh, che, bo, parce, parcero, parcera, parcerito, wey, guey, we, guei, mae,
    maje, man, causa, cumpa, cumpita, chamo, chama, tio, tia, nen, nena, nene, illo, illa, quillo, acho, pijo, pisha,
    picha, miarma, hijo, hija, mijo, mija, mijito, mijita, nomas, eh, ey, ve, vea, sumerce, mano, mana, nano, nana,
    loco, loca, pana, panita, bro, hermano, asere, papi, mami, pibe, piba, flaco, flaca, weon, weona, hueon, wn, oe,
    oye, oiga, hombre, mujer, ya, lindo, linda, reina, rey, corazon, primo, prima, compa, compadre, compita, carnal,
    pariente, viejo, vieja, socio, titan, crack, fiera, maquina, tronco, macho, chaval, chico, chica, chicos, chicas,
    chacho, jefe, jefa, profe, coach, don, dona, joven, gente, vecino, veci, patron, mi, diay, eche, aja, nojoda, ala,
    hala, bueno, entonces, mostro, bebe, guapa, guapo, cari, amor, amiga, amigo, que lo que, doctora, doctor,
    ingeniero, seno, caballero, tambien, usted, ustedes, vos, vo, tranqui`,
  aliases: `
    x = por, q = que, k = que, ke = que, qe = que, bn = bien, vien = bien, bueeno = bueno, pa = para, xa = para, d =
    de, m = me, t = te, toy = estoy, toi = estoy, ta = esta, tas = estas, grasias = gracias, grax = gracias, grcias =
    gracias, graciaz = gracias, xfa = porfa, xfavor = por favor, xfas = porfa, poh = po, wena = buena, weno = bueno,
    gueno = bueno, guena = buena, ps = pues, pz = pues, tb = tambien, tmb = tambien, perfec = perfecto, perfeto =
    perfecto, prefecto = perfecto, perf = perfecto, ecselente = excelente, exelente = excelente, excelnte = excelente,
    resserva = reserva, rsrv = reserva, ajendame = agendame, ajenda = agenda, ajendar = agendar, hagendame = agendame,
    aser = hacer, haci = asi, ay = ahi, hai = ahi, ahy = ahi, bamos = vamos, bale = vale, sii = si, zi = si, zii = si,
    shi = si, shii = si, sip = si, dsi = si, dake = dale, dael = dale, vake = vale, oc = ok, aki = aqui, porfabor =
    por favor, ora = hora`,
  sounds: [
    ['ch', 'C'],
    ['h', ''],
    ['qu', 'k'],
    ['ce', 'se'],
    ['ci', 'si'],
    ['c', 'k'],
    ['q', 'k'],
    ['C', 'ch'],
    ['z', 's'],
    ['v', 'b'],
    ['ll', 'y'],
    ['gue', 'ge'],
    ['gui', 'gi'],
    ['x', 's'],
    ['j', 'g'],
    ['w', 'gu'],
  ],
};
