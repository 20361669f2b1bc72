import type { AssentWords } from './assent-words.ts';

/** How people agree in Portuguese, in Brazil and in Portugal. */
export const portuguese: AssentWords = {
  sets: {
    very: 'muito, super, mega, bem, mais que, absolutamente',
    good: `
      bom, boa, otimo, otima, perfeito, perfeita, excelente, maravilhoso, maravilha, ideal, certo, certinho, legal,
      ok, fechado, show, massa, joia, fantastico, incrivel, tranquilo, top, beleza, perfeitinho, correto, combinado,
      optimo, optima, show de bola, bacana, fixe, lindo, de boa, confirmado, confirmada, impecavel, certo pra mim,
      super bom, muito bom, otimo demais, perfeitamente, maneiro, da hora, dahora, supimpa, bom demais, excelente pra
      mim, combinadissimo, tudo certo, porreiro, espectacular, espetacular, nota dez, nota 10`,
    that: `
      isso, esse, essa, esse horario, esta hora, essa hora, esse dia, nesse horario, nesse dia, o horario, este
      horario, a hora, essa data, nessa hora, neste horario, a essa hora, a esta hora, nesse dia e horario, esse dia e
      horario, o dia e horario, aquele horario, a data, o dia, o dia e a hora, data e hora, dia e hora, dia e horario,
      essa opcao, a proposta, sua proposta, a sua proposta, essa proposta, o combinado, nesse mesmo horario, a essa
      mesma hora, pra mim esse horario, para mim esse horario, esse ai, essa ai`,
    is: `
      ta, esta, e, fica, ficaria, seria, parece, soa, me parece, parece me, vai ser, sera, estaria, ta super, e muito,
      ficou, fica super, cai, vem, vai ficar, ficara, me soa, pra mim ta, pra mim e, para mim e, para mim esta, pra
      mim fica, para mim fica, pra mim seria, para mim seria, por mim ta, por mim esta, por mim e, por mim fica`,
    forMe: `
      para mim, pra mim, pra gente, por mim, comigo, da minha parte, do meu lado, por aqui, para nos, ca por mim`,
    works: `
      da, serve, funciona, me serve, encaixa, da certo, da certinho, da sim, me atende, serve me, fica bem, convem, da
      jeito, da bem, vai dar certo, cai bem, da super certo, dar, vai dar, vai servir, me convem, me agrada, me serve
      bem, da pra mim, da para mim, da pra ser, da super, serve perfeitamente, funciona bem, funciona perfeitamente,
      funciona muito bem, encaixa bem, encaixa perfeitamente, encaixa direitinho, bate certo, me favorece, da muito
      certo, calha bem, calha mesmo bem, da me jeito`,
    yes: `
      sim, claro, ok, ta, isso, opa, beleza, uhum, perfeito, yes, sim sim, aham, com certeza, exato, isso mesmo, isso
      ai, correto, certo, fechado, combinado, otimo, bora, show, tabom, ta bom, ta otimo, ta certo, claro que sim, por
      favor`,
    tag: `
      quero, pode, posso, pode ser, pode marcar, consigo, senhor, senhora, da, aceito, gostaria, claro, e, esta, ta,
      topo, sim, confirmo, vamos, serve, com certeza, eu quero, estou, por favor, pode colocar, pode agendar, pode
      reservar, pode confirmar, podemos, podemos sim, marca, agenda, confirma, obrigado, obrigada, esse mesmo, mesmo,
      estou de acordo, to dentro, estou dentro, bora, por mim, por mim sim, eu topo, eu posso, eu consigo, eu aceito,
      eu confirmo, isso, isso mesmo, exatamente, quero marcar, quero agendar, quero esse, pode ser esse, me serve,
      serve pra mim, funciona, da certo, ta bom, ta otimo, ta perfeito, esta bem, esta otimo, esta perfeito, fica bom,
      fica otimo, fica perfeito, pra mim, para mim, pode botar`,
    bookMe: `
      marca, marque, marcar, marca ai, marca pra mim, marca para mim, marque para mim, marque pra mim, agenda, agende,
      agendar, agenda ai, agenda pra mim, agende para mim, agende pra mim, reserva, reserve, reservar, reserva pra
      mim, reserve pra mim, reserve para mim, me agenda, me marca, me inclui, me coloca, coloca, coloca ai, me bota,
      bota, bota ai, anota, anota ai, anote, me anota, fecha, fecha ai, fechar, feche, confirma, confirma ai,
      confirme, confirmar, confirma pra mim, confirma para mim, confirmo, manda bala, manda ver, deixa marcado, deixa
      agendado, deixa reservado, deixe marcado, deixe agendado, garante, garante ai, marcamos, pode colocar, pode
      botar, botar ai, colocar, colocar ai, anotar, anotar ai, incluir, inclui, inclua, inclui ai, me incluir, me
      colocar, me anotar, me marcar, me agendar, me botar, me encaixar, me encaixa, encaixa, encaixar, encaixe, marcar
      ai, agendar ai, reservar ai, confirmar ai, fechar ai, fechamos, confirmamos, agendamos, reservamos, marca la,
      agenda la, bota la, coloque, coloque ai, ponha, poe, poe ai, mete, mete ai, separa, separe, separa pra mim,
      guarda, guarde, guarda pra mim, garanta, deixar marcado, deixar agendado, deixar reservado, deixar confirmado,
      deixa confirmado, mete na agenda, poe na agenda, agendar pra mim, marcar pra mim, reservar pra mim, confirmar
      pra mim, marcar para mim, agendar para mim, reservar para mim, botar, pode por`,
    object: `
      a chamada, a call, a ligacao, essa, esse, isso, esse horario, nesse horario, essa hora, entao, a reuniao, a
      consulta, minha vaga, ai, ja, a sessao, o horario, meu horario, para mim, pra mim, essa data, assim, nessa hora,
      nesse dia, neste horario, a conversa, sim, logo, na agenda`,
    modal: `
      pode, podes, podemos, pode sim, quero, vamos, pode me, bora, gostaria de, queria, quero sim, por favor, podem`,
    sorrys: `
      desculpa, desculpe, desculpem, desculpa a, desculpa pela, desculpe a, desculpe pela, desculpa pelo, desculpe
      pelo, desculpa o, desculpe o, desculpas pela, desculpas pelo, perdao pela, perdao pelo, perdao a, perdoe a,
      perdoa a, mil desculpas pela, foi mal a, foi mal pela, foi mal, sorry pela, sorry a, perdao, peco desculpa pela,
      peco desculpa pelo, lamento a, lamento o`,
    lates: `
      demora, demora em responder, demora para responder, demora pra responder, atraso, atraso na resposta, demorar,
      demorar tanto, demorar a responder, demorar para responder, demorar pra responder, ter demorado, a demora, o
      atraso, resposta tardia, so vi agora, so agora vi, so agora e que vi, vi so agora, acabei de ver, responder
      tarde, responder so agora, so responder agora, so estou a responder agora, sumico, o sumico, espera`,
  },
  assents: `
    sim, siim, simm, sss, sim sim, sim claro, sim senhor, sim senhora, sim com certeza, [yes] [tag], ss, simmm,
    simbora, uhum, aham, arram, ahan, e sim, e isso, e isso ai, e isso mesmo, isso, isso ai, isso mesmo, isso sim,
    isso isso, exato, exatamente, exatamente isso, correto, certo, certinho, certissimo, certeza, com certeza, ctz,
    com certeza absoluta, com ctz, claro, claro que sim, clarooo, mas e claro, e claro, e claro que sim, obvio, obvio
    que sim, obviamente, logico, logico que sim, sem duvida, sem duvidas, sem duvida nenhuma, sem duvida alguma, sem
    problema, sem problemas, sem problema nenhum, nao tem problema, nenhum problema, de acordo, estou de acordo, to de
    acordo, concordo, concordado, aceito, aceito sim, confirmo, confirmo sim, confirmado, confirmada, confirmadissimo,
    ta confirmado, esta confirmado, afirmativo, positivo, positivo operante, definitivamente, totalmente,
    absolutamente, certamente, naturalmente, pois claro, pois sim, pois e claro, evidente, evidentemente, de certeza,
    com todo gosto, com prazer, com muito gosto, com todo o gosto, com muito prazer, por favor, pfv, pf, pfvr,
    porfavor, faz favor, se faz favor, ok, okay, okey, oki, okk, okok, blz, beleza, belezinha, blza, beleza pura,
    beleza entao, ta, ta bom, ta bem, ta otimo, ta certo, ta joia, ta ok, ta legal, ta beleza, ta fechado, ta marcado,
    ta combinado, ta perfeito, tabom, tah, esta bem, esta bom, esta certo, esta otimo, esta combinado, esta marcado,
    tudo certo, tudo perfeito, tudo combinado, fechado, fechadissimo, fechou, fecho, ta feito, feito, combinado,
    combinadissimo, combinadinho, tamo junto, tmj, joia, legal, show, show de bola, massa, top, topp, topzera, bora,
    boraa, bora la, bora sim, bora nessa, bora marcar, bora fechar, partiu, vamos, vamos la, vamos nessa, vamos sim,
    vamo, vamo que vamo, vamos nisso, vamos em frente, demorou, ja e, suave, dahora, tranquilo, tranks, sussa, de boa,
    de boas, firmeza, valendo, opa sim, opa claro, opa bora, bem bom, fixe, bacana, porreiro, boa, boa ideia, otima
    ideia, excelente ideia, perfeito, perfeita, perfeitamente, perfeitissimo, otimo, otima, optimo, excelente,
    maravilha, maravilhoso, maravilhosa, ideal, fantastico, incrivel, espetacular, muito bom, muito bem, que
    maravilha, sensacional, genial, impecavel, [is] [very]? [good] [forMe]?, [that] [is] [very]? [good] [forMe]?,
    [that] [very]? [good], [very] [good], [good] [forMe], por mim [good], por mim tudo [good], por mim ta [good], por
    mim esta [good], por mim pode ser, tudo bem por mim, [works], [works] [forMe], [that] [works], [that] [works]
    [forMe], [works] [very]? [good] [forMe]?, pra mim [works], para mim [works], pra mim [is] [good], para mim [is]
    [good], pra mim [good], para mim [good], eu topo, topo, topo sim, to dentro, estou dentro, tou dentro, eu quero,
    quero, quero sim, eu quero sim, pode, pode sim, pode ser sim, pode ser esse, pode ser essa, pode ser nesse
    horario, pode ser esse horario, pode ser isso, podemos, podemos sim, pode crer, posso, posso sim, eu posso,
    adoraria, eu adoraria, gostaria, gostaria sim, eu gostaria, gostaria muito, amei a ideia, adorei a ideia, gostei
    da ideia, conte comigo, pode contar comigo, conta comigo, pode confirmar, podes confirmar, pode avancar, avanca,
    avancamos, pode seguir, segue, vai, vai la, siga, pode mandar, pode ir, manda bala, faca isso, faz isso, vamos
    fazer isso, vamos fazer assim, faz assim, e isso entao, e pra ja, esse mesmo, essa mesmo, essa mesma, esse ai,
    esse sim, esse, simsim, siiim, claro sim, claro claro, claro ne, com certeza sim, sim ne, sim uai, uai sim, uai
    claro, oxe sim, oxe claro, sim bora, sim ta, sim vamos, opa com certeza, opa demorou, agora sim, aham sim, hurum,
    uhumm, unrum, um rum, uhmm sim, ta bom assim, ta valendo, ta massa, ta show, ta tranquilo, ta de boa, ta suave, ta
    safo, ta tudo certo, ta certinho, ta confirmado entao, ta tudo ok, tabao, bao sim, bora la entao, bora marcar
    entao, bora fechar entao, bora de uma vez, bora bora, borala, boraaa, partiu entao, fechou entao, fechado entao,
    combinado entao, marcado, beleza pode marcar, ok pode ser, ok fechado, ok combinado, ok vamos, ok bora, okay
    entao, show entao, top demais, massa demais, joinha, de acordo sim, concordo sim, concordo plenamente, plenamente
    de acordo, aceito com prazer, aceito com certeza, confirmo presenca, confirmo minha presenca, confirmo o horario,
    confirmo o dia e horario, presenca confirmada, ta confirmadissimo, e confirmado, esta confirmada, aprovado, ta
    aprovado, eu aprovo, super topo, topo demais, topo muito, topadissimo, claro que topo, claro que quero, claro que
    pode, claro que posso, sim quero, quero muito, quero demais, eu quero muito, eu quero esse, perfeito entao, otimo
    entao, maravilha entao, pfto, perfeitoo, otimooo, bele, blz entao, bls, blzz, ok blz, tah bom, tah otimo, t bom,
    ctzz, craro, crl sim, pode ser entao sim, pode apostar, pode apostar que sim, pode ter certeza, sem sombra de
    duvida, sem erro, sem falta sim, sem stress, sem grilo, sem crise, na boa, de boinha, numa boa, na paz, boto fe,
    demoro, tranquilao, ta na mao, e nois, e nois entao, tamo junto entao, tamos juntos, por mim fechado, por mim
    beleza, por mim sem problema, por mim sem problemas, por mim otimo, por mim esta bem, por mim esta otimo, esta
    otimo assim, esta perfeito assim, esta bem assim, esta certo assim, pois claro que sim, claro pois, com certezaa,
    certezaaa, bem fixe, muito fixe, ta fixe, esta fixe, que fixe sim, bute, bora nisso, siga para bingo, siga entao,
    vamos a isso, vamos a isto, vamos embora, vambora, bamos, avance, pode avancar sim, pode prosseguir, prossiga,
    prosseguir, seguimos, segue o baile, manda ver, manda brasa, ta bao, bao demais, por mim tudo bem, por mim sim,
    oxente sim, oxente claro, arretado, pai d egua, pai degua, borimbora, bora simbora, arroxa, ta limpo, pode pa, ta
    ligado, firmeza total, fechou parceiro, suavao, suave na nave, tranquilo e favoravel, jae, ja eh, bora que bora,
    bah fechado, bah claro, bah sim, bah bora, que tri, tri, tri legal, trilegal, tri bom, tri massa, baita, baita
    ideia, ai sim, ai sim fechou, feito o carreto, uai so, uai pode, uai bora, trem bao, trem bom, nu bora, e nos,
    fmz, formou, fechou formou, altamente, bue fixe, bue da fixe, porreiro pa, pois, ta se bem, tasse bem, tasse, esta
    se bem, ta se, siga a marinha, siga la, siga isso, ora bem, ora nem mais, nem mais, e mesmo isso, mesmo isso, fica
    assim, fica entao assim, fica entao, fica combinado, esta feito, calha me bem, calha bem, por mim na boa, ya, ya
    bora, ya fixe, ya ta fixe, ya esta bem, yah, impec, sem espinhas, claro pa, forca, forca ai, forca nisso, bute la,
    bute nisso, e uma maravilha, e uma boa, fica bom assim, fica otimo assim, fica perfeito assim, fica bem assim,
    pode deixar, pode deixar assim, pode ficar, pode ficar assim, pode ficar esse, deixa assim, ta agendado, esta
    agendado, confirmadissima, marcadissimo, agendadissimo, tudo joia, tudo beleza, tudo ok, tudo otimo, tudo
    tranquilo, tudo em ordem, tudo nos conformes, nos conformes, por mim ok, por mim pode, por mim ta tudo certo, por
    mim tudo certo, por mim ta fechado, por mim ta tranquilo, por mim ta de boa, por mim e na boa, pra mim pode, pra
    mim pode ser, pra mim ok, pra mim beleza, pra mim fechado, pra mim tranquilo, pra mim de boa, pra mim ta de boa,
    pra mim ta tranquilo, pra mim ta valendo, pra mim tudo bem, pra mim tudo certo, pra mim sim, para mim sim, por mim
    de boa, por mim tranquilo, para mim ok, para mim pode ser, melhor impossivel, nao podia ser melhor, nao tem como
    ser melhor, com toda certeza, com toda a certeza, sem a menor duvida, nao tenho duvida, nao tenho duvidas, logico
    ne, obvio ne, vai nessa, vai ser otimo, vai ser um prazer, sera um prazer, sera um gosto, e um prazer, um prazer,
    pode mandar ver, pode mandar bala, pode fechar, pode fechar ai, pode cravar, cravado, crava, crava ai, eu topo
    sim, to nessa, tou nessa, estou nessa, to junto, tamo dentro, tamos dentro, tamo junto fechado, colou, rola,
    rola sim, pra mim rola, por mim rola, mete bronca, mete ficha, ta na agenda, de acordissimo,
    concordadissimo, aceitadissimo, aceito demais, super aceito, super sim, mil vezes sim, sim mil vezes, sim e sim,
    um sim, e um sim, um grande sim, digo sim, digo que sim, eu digo sim, so vamos, so vai, so bora, so alegria,
    simbora entao, ta tudo bem, ta tudo otimo, ta tudo perfeito, esta tudo certo, esta tudo bem, esta tudo ok, ta
    perfeito assim, ta bom pra mim, ta bom demais, ta bem bom, ta bem assim, ta bem entao, ta otimo entao, ta certo
    entao, ta bom sim, ta sim, e sim senhor, sim pois, sim claro que sim, claro que aceito, claro que da, da sim, da
    perfeitamente, da otimo, da bem, da certinho, deu certo, deu bom, deu boa, ja deu certo, ja esta, ja ta, esta
    combinadissimo, ok marcado, ok agendado, ok confirmado, ok confirmo, ok aceito, ok por mim, ok pra mim, ok para
    mim, positivo e operante, na hora, na hora sim, de prima, de primeira classe, nota mil, nota 1000, nota dez, 10 de
    10, cem por cento, 100 por cento, mil por cento, pra ja, encaixa perfeito, encaixou, encaixou certinho, caiu bem,
    caiu como uma luva, cai como uma luva, que nem uma luva, me cai bem, cai perfeito, cai otimo, bem na hora,
    perfeito demais, otimo demais, maravilha demais, bom demais, bom demais da conta, legal demais, dahora demais, da
    hora, muito da hora, maneiro, maneirissimo, irado, sinistro, brabo, brabissimo, chave, chavoso,
    tranquilissimo, sussegado, sossegado, suave demais, de buenas, de buena, na tranquilidade, na moral sim, ta na
    paz, pode confiar que sim, quero esse horario mesmo, esse horario mesmo, nesse horario mesmo, nesse mesmo, e esse,
    e esse mesmo, e essa, e essa mesmo, e nesse, e nesse mesmo, esse ai mesmo, ta valendo sim, pode
    ser, essa`,
  book: `
    [bookMe], [bookMe] [object], [modal] [bookMe], [modal] [bookMe] [object], pode deixar marcado, pode deixar
    agendado, marcado, marcado entao, agendado, reservado, anotado, fica marcado, ficou marcado, fica combinado, fica
    agendado, fico com esse, fico com esse horario, fico com essa, fico com essa hora, esse horario pra mim, quero
    esse, quero essa, quero esse horario, quero essa hora, quero marcar, quero agendar, vou querer, vou querer sim,
    vou querer esse, consigo, consigo sim, eu consigo, consigo nesse horario, posso nesse horario, posso nesse dia,
    posso a essa hora, nesse horario eu posso, nesse horario posso, nesse horario eu consigo, estou livre nesse
    horario, to livre nesse horario, estou disponivel nesse horario, estarei la, estarei livre, vou estar la, la
    estarei, estarei disponivel, ate la, ate entao, nos vemos la, nos falamos la, falamos la, a gente se fala la, te
    vejo la, ja vou anotar, ja anotei, ja anotei aqui, vou anotar, to ansiosa, mal posso esperar, ja coloquei na
    agenda, estou disponivel, estou disponivel nesse dia, estou livre nesse dia, estou livre sim, tou livre a essa
    hora, estou livre a essa hora, estou disponivel a essa hora, to disponivel nesse horario, to livre sim, nesse dia
    eu posso, nesse dia posso, nesse dia consigo, consigo nesse dia, consigo a essa hora, consigo esse horario, tenho
    disponibilidade, tenho disponibilidade sim, tenho esse horario livre, tenho esse horario, esse horario eu posso,
    esse horario eu consigo, estarei la sim, estarei sim, estarei pronta, estarei pronto, estarei a espera, estarei
    esperando, estarei aguardando, estarei online, estarei presente, la estarei sem falta, vou estar livre, vou estar
    disponivel, vou estar pronta, vou estar pronto, vou estar esperando, vou estar te esperando, vou sim, eu vou, eu
    vou sim, eu vou estar la, vou aguardar, te aguardo, aguardo a ligacao, aguardo sua ligacao, fico aguardando, fico
    esperando, nos falamos entao, falamos entao, falamos nessa altura, ate esse dia, ate la entao, nos vemos entao, te
    vejo entao, conto com isso, marquei aqui, marquei na agenda, anotei, anotei aqui, anotado aqui, anotado na agenda,
    agendei aqui, coloquei na agenda, vou por na agenda, vou colocar na agenda, vou marcar na agenda, ja marquei,
    quero garantir, quero garantir minha vaga, quero minha vaga, quero reservar, quero confirmar, quero fechar, vou de
    esse, vou nesse, vou nesse horario, escolho esse, prefiro esse mesmo, fico com ele, fico com ela, marca logo,
    marca sim, marca entao, marca pra nos, marca pra gente, marca isso, marca essa, marca esse, pode marcar entao,
    pode marcar logo, pode marcar ja, pode marcar essa, pode marcar esse, pode marcar nesse, pode marcar nesse
    horario, pode marcar pra mim, pode marcar para mim, pode marcar sim senhora, pode agendar entao, pode agendar sim,
    pode agendar pra mim, pode agendar nesse horario, pode reservar pra mim, pode reservar entao, pode confirmar pra
    mim, pode confirmar entao, pode botar na agenda, pode por na agenda, pode meter na agenda, mete na agenda, mete me
    na agenda, mete me ai, poe me ai, poe me na agenda, poe me na lista, inscreve me, marca me, marca me ai, marque
    me, reserva me, reserve me, reserva me esse, reserva me esse horario, agenda me, agende me, guarda me, guarda me
    esse, guarda me o lugar, confirma me, confirme me, pode me marcar, pode me agendar, pode me colocar, pode me
    incluir, pode me encaixar, me poe, me poe ai, me bota ai, me coloca ai, me marca ai, me anota ai, me inclui ai, me
    encaixa ai, me agenda ai, me agenda nesse, me coloca nesse, me coloca nesse horario, me marca nesse, me marca
    nesse horario, ca estarei, estou la, to la, tou la, to dentro, la estou, conta comigo, contem comigo, conte
    comigo, pode contar, podem contar comigo, podes contar comigo, eu confirmo, eu aceito`,
  move: `
    muda, mude, pode mudar, muda ai, mudar, remarca, remarque, pode remarcar, remarcar, quero remarcar, quero mudar,
    troca, troque, pode trocar, pode alterar, altera, altere, reagenda, reagende, pode reagendar, vamos remarcar, muda
    pra esse, passa pra esse, podes mudar, podes alterar, pode passar, quero reagendar`,
  cancel: `
    cancela, cancele, cancelar, pode cancelar, podes cancelar, quero cancelar, quero cancelar sim, cancela ai, cancela
    a chamada, cancela a reuniao, cancela por favor, pode cancelar sim, desmarca, desmarque, pode desmarcar, quero
    desmarcar, desmarcar, desmarca ai, gostaria de cancelar, cancele a chamada, cancela pra mim, pode anular, anula`,
  fillers: `
    [sorrys] [lates],
    obrigado, obrigada, muito obrigado, muito obrigada, brigado, brigada, obg, obgd, obrigadao, obrigadinha, mto
    obrigado, mto obrigada, obrigado pela ajuda, obrigada pela ajuda, obrigado pela atencao, obrigada pela atencao,
    valeu, vlw, vlww, agradeco, agradecido, agradecida, grato, grata, gratidao, desde ja, voce e demais, vc e demais,
    que bom, que otimo, que legal, bjs, bj, beijo, beijos, abraco, abracos, abs, um abraco, por favor, pfv, pfvr, pf,
    porfavor, por gentileza, se faz favor, faz favor, fazendo favor, oi, oie, ola, opa, bom dia, boa tarde, boa noite,
    ah, ahh, oh, eba, oba, uhu, uhul, aeee, ae, nossa, haha, rs, rsrs, kkk, hehe, entao, e, ai, ja, sim, ne, hein,
    uau, eita, poxa, puxa, gente, ei, hey, finalmente, ate que enfim, amigo, amiga, mano, mana, cara, coach, prof,
    professor, professora, querido, querida, lindo, linda, flor, chefe, irmao, irma, parceiro, parceira, meu amigo,
    minha amiga, meu amor, meu bem, doutor, doutora, mestre, campeao, pessoal, galera, meu querido, minha querida,
    man, bro, velho, mestra, parca, gata, guerreiro, guerreira, treinador, treinadora, por mim, para mim, pra mim, sem
    falta, por que nao, desculpa a demora, desculpe a demora, desculpa demorar, so vi agora, vi agora, ate breve, ate
    mais, ate logo, nos vemos, estou ansiosa, estou ansioso, to ansioso, to animada, to animado, estou animada, estou
    animado, animada, animado, como combinado, como voce disse, fico no aguardo, viu, ta, tchau e obrigada,
    cumprimentos, com os melhores cumprimentos, melhores cumprimentos, atenciosamente, att, cordialmente, abraco
    grande, grande abraco, um grande abraco, forte abraco, um forte abraco, beijinho, beijinhos, bjos, bjinhos, bjo,
    bjss, um beijo, um beijinho, xero, cheiro, bom dia pra voce, bom dia para voce, tenha um bom dia, tenha um otimo
    dia, tenha uma otima tarde, tenha uma boa tarde, tenha uma boa noite, tenha uma otima semana, um bom dia, um otimo
    dia, uma boa tarde, uma boa noite, boa semana, bom fim de semana, bom fds, otimo dia, otima tarde, otima semana,
    bom descanso, otimo fim de semana, deus te abencoe, deus abencoe, que deus te abencoe, que deus abencoe, deus lhe
    pague, gratidao imensa, muito grata, muito grato, super obrigada, super obrigado, obrigada mesmo, obrigado mesmo,
    obrigada viu, obrigada de coracao, obrigado de coracao, muito agradecida, muito agradecido, agradeco muito,
    agradeco imenso, agradeco a atencao, agradeco a ajuda, agradeco desde ja, eu agradeco, te agradeco, lhe agradeco,
    muito obrigada por tudo, obrigada por tudo, obrigado por tudo, obrigada pelo carinho, obrigado pelo carinho,
    obrigada pela paciencia, obrigado pela paciencia, obrigada pela oportunidade, obrigado pela oportunidade, obrigada
    pelo retorno, obrigado pelo retorno, obrigada pela resposta, obrigado pela resposta, obrigada pela
    disponibilidade, obrigado pela disponibilidade, obrigada por perguntar, obrigado por perguntar, valeu mesmo, valeu
    demais, valeuu, valeu man, valeu mano, vlw mano, voce e top, voce e show, vc e um amor, voce e um amor, vc e um
    anjo, voce e um anjo, es o maior, es a maior, es um querido, es uma querida, es o melhor, es a melhor, fofo, fofa,
    gatinho, gatinha, gato, princesa, principe, rainha, rei, lenda, mito, fera, brother, broder, mermao, maninho,
    maninha, tio, tia, moca, moco, meu rei, meu chapa, meu parca, minha flor, minha linda, meu lindo, xuxu, uai, oxe,
    oxente, vixe, ave, gente do ceu, meu deus, ai meu deus, que alegria, que felicidade, que emocao, que maximo, que
    show, que top, que noticia boa, boa noticia, adoro, feliz, to feliz, estou feliz, muito feliz, to muito feliz, to
    super animada, to super animado, muito animada, muito animado, ansiosa, ansioso, super ansiosa, super ansioso,
    quero muito comecar, bora treinar, bora comecar, vamos com tudo, com tudo, foco, foco total, de verdade, serio, na
    moral, papo reto, estimado, estimada, senhor, senhora, dona, dr, dra, perdao pela demora, perdoe a demora,
    desculpe demorar, desculpa pela demora, desculpe pela demora, desculpa o atraso, desculpe o atraso, tava na
    correria, estava trabalhando, tava trabalhando, acabei de ver, so agora vi, agora que vi, vc e 10, voce e 10, vc e
    top, meu caro, se deus quiser, com fe em deus, gracas a deus, amem, se deus quiser sim, deus quiser, tmj, tamo
    junto, brigadao, brigadinho, brigadinha, de nada, sem problema, sem problemas, sem stress, na boa, de boa, que
    bacana, que maravilha, que massa, que fixe, que giro`,
  particles: `
    ne, ue, uai, so, ta, bah, tche, mano, mana, meu, cara, veio, veia, vei, velho, pa, pah, oxe, oxente, visse, viu,
    rapaz, gente, galera, guri, guria, moco, moca, mermao, brother, bro, parca, parceiro, parceira, irmao, irma,
    amigo, amiga, querida, querido, linda, lindo, flor, chefe, chefia, patrao, patroa, doutor, doutora, prof, coach,
    ai, la, entao, ja, mesmo, logo, eita, vixe, nossa, opa, eh, hein, hem, po, poxa, puxa, trem, mainha, painho, mo,
    bicho, manito, puto, miuda, miudo, rapariga, menina, menino, minha, senhora, senhor, dona, tio, tia, fofa,
    fofo, anjo, amor, bem, sim, ora`,
  named: `
    obrigado, obrigada, muito obrigado, muito obrigada, brigado, brigada, obg, valeu, vlw, oi, ola, bom dia, boa
    tarde, boa noite, abraco, abracos, um abraco, beijo, beijos, bjs, coach, prof, professor, professora, dona,
    senhor, senhora, doutor, doutora, querida, querido, ate mais, ate breve, cumprimentos`,
  told: `
    obrigado por, obrigada por, obrigado pela, obrigada pela, obrigado pelo, obrigada pelo, obrigado pelas, obrigada
    pelas, obrigado pelos, obrigada pelos, muito obrigado por, muito obrigada por, muito obrigado pela, muito obrigada
    pela, muito obrigado pelo, muito obrigada pelo, brigado por, brigada por, brigado pela, brigada pela, brigado
    pelo, brigada pelo, obg por, obg pela, obg pelo, valeu por, valeu pela, valeu pelo, vlw pela, vlw pelo, vlw por,
    agradeco a, agradeco o, agradeco por, agradeco pela, agradeco pelo, agradeco desde, grata por, grata pela, grata
    pelo, grato por, grato pela, grato pelo, muito grata pela, muito grato pela, [sorrys] [lates], tenha um, tenha
    uma, tem um, tenham um, tenham uma, espero que esteja, espero que estejas, espero que tenha, um otimo, uma otima,
    um bom, uma boa, bom resto de, boa continuacao, continuacao de, bom trabalho, mal posso esperar, mal posso esperar
    para, mal posso esperar pra, nao vejo a hora de, to ansiosa pra, to ansioso pra, to ansiosa para, estou ansiosa
    para, estou ansioso para, ansiosa para, ansioso para, ansiosa pra, ansioso pra, ansiosa por, ansioso por, muito
    animada para, animada para, animado para, animada pra, animado pra, to animada pra, to animado pra, to super
    animada pra, feliz por, feliz em, muito feliz por, muito feliz em, que alegria, que emocao, que bom que, que
    felicidade, que maravilha, que otimo, doida pra, doido pra, louca pra, louco pra, to doida pra, to louca pra, com
    muita vontade de, cheia de vontade de, cheio de vontade de, morta por, mortinha por, desejosa de, beijos para,
    beijo para, abraco para, abraco pra, deus abencoe, deus te, ansiosa para falar, ansioso para falar, ansiosa pra
    falar, ansioso pra falar, mal posso esperar para falar, mal posso esperar pra falar, mal posso esperar para ver,
    feliz em falar`,
};
