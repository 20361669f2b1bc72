import type { AssentWords } from './assent-words.ts';

/** How people agree in English. */
export const english: AssentWords = {
  sets: {
    very: 'really, very, so, just, totally, absolutely, perfectly, super, completely, definitely',
    good: `
      good, great, perfect, fine, ok, okay, awesome, amazing, excellent, wonderful, fantastic, ideal, lovely,
      brilliant, cool, alright, all right, super, fab, fabulous, dandy, marvelous, grand, convenient, terrific,
      splendid, doable, gud, goood, gd, gr8, cool beans, peachy, spot on, a ok, aok, acceptable, satisfactory, ace,
      mint, class, sound, champion, bang on, tip top, ok dokey, beautiful, magic, stellar, superb, spiffy, sweet`,
    best: `
      perfect, great, awesome, amazing, excellent, wonderful, fantastic, ideal, lovely, brilliant, correct, gr8, ace,
      superb, beautiful, stellar, spot on, just right, just what i need, exactly what i need, the best`,
    that: `
      that, this, that one, this one, that time, this time, the time, that slot, this slot, the slot, that day, that
      date, the date, this date, that day and time, that date and time, the day and time, that hour, that spot, that
      appointment, that time and day, that time slot, this time slot, the time slot, that appt, dat, tht, tha, that
      tme, the day, this day, that booking, the appointment, the proposed time, your suggestion, that suggestion, the
      offered time, that arrangement, this arrangement, that works and the time`,
    is: `
      is, would be, will be, sounds, sound, looks, is going to be, is actually, wld be, would b, will b, iz, is
      totally, is just, sure is, sounds like its, sounds like a, souns, does sound, does look, is wud be, looks to be,
      is more than, seems to be, is all`,
    thats: `
      thats, thatd be, thatll be, thats going to be, itd be, itll be, it would be, it will be, thas, thatz, dats, dat
      is, thts, tht is, thst is, thsts, that s, that ll be, thad be, thatd b, that wld be, tht would be`,
    works: `
      works, work, does work, will work, would work, suits, fits, is going to work, works out, suits me, fits me,
      suits us, fits us, wrks, werks, woks, work out, fits my schedule, fits my calendar, fits in my schedule, fits
      into my schedule, suits my schedule, does suit me, would suit me, will suit me, does it, does the job, will do,
      ll do, can work, totally works, definitely works, absolutely works, sure works, def works, deffo works`,
    well: `
      well, great, perfectly, perfect, fine, good, just fine, really well, very well, out, out great, out perfectly,
      best, a treat, awesome, wonderfully, nicely, out well, out fine, amazing, superbly, splendidly, brilliantly,
      very nicely, excellently, fab, lovely, ok, okay, alright, like a charm, like a dream, gr8, to a tee, to a t,
      beautifully, the best, just great, just perfectly, really great, so well, super well`,
    forMe: `
      for me, with me, by me, to me, for us, on my end, on my side, my schedule, with my schedule, for my schedule,
      with my calendar, then, for sure, too, at my end, from my side, as well, to us, with us, by us, into my
      schedule, in my schedule, 4 me, fr me, for my calendar, for both of us, for my husband and me, for my wife and
      me, with my work schedule, around my work, with my work, for my family, for our schedule, with our schedule, for
      all of us, ok`,
    it: `
      it, that, this, me, us, me in, that in, it in, me up, that one, this one, that time, this time, the call, that
      slot, the slot, it up, me down, us in, me for that, me for then, me in for that, me down for that, me in for
      then, me then, that for me, it for me, me for that time, that time for me, me in please, that one for me, my
      spot, my call, that up, that call, my slot, the appointment, my appointment, us down, my name down, that spot,
      me in then, me down for it, me down for then`,
    im: 'im, i m, were, we are',
    with: `
      with that, with this, with it, with that time, with this time, for that, for this, for that time, for it, for
      then, then, at that time, on that, that day, to do that, to do it, with that one, that time, with the time, for
      that day, on that day, that slot`,
    yes: `
      yes, yeah, yep, yup, yea, ya, sure, oh yes, of course, okay, ok, yess, yes yes, yup yup, absolutely, definitely,
      certainly, for sure, totally, def`,
    tag: `
      it is, it does, it is indeed, that is, that does, i can, i will, i would, we do, we can, you may, you can, you
      should, i sure do, i sure can, it will, it would, that would, that will, lets, we should, i want to, id like
      that, id love that, id love to, i would like that, i would love that, i would like to, im sure, i agree, i
      confirm, im in, im down, im free, im available, thats me, thats right, that is correct, thats correct, thats it,
      thats fine, lets go, go ahead, do it, please do, you got it, you bet, i am free, i am available, i can do, i can
      make it, with pleasure, ofc, of course, it works, it suits, it fits, im happy to, happily, gladly, i accept, im
      ready, i am ready, i am in, i want it, i want that, i want this, i do want it, i do want that, i do want to,
      that i can`,
    sorrys: `
      sorry for, sorry about, so sorry for, im sorry for, apologies for, my apologies for, apologies about, pardon,
      excuse, soz for, sorry bout, so sorry about, sorry, so sorry, apologies`,
    lates: `
      the late reply, the late response, the late answer, late reply, late response, the delay, delay, the wait, the
      slow reply, slow reply, my late reply, my late response, my slow reply, replying late, answering late, replying
      so late, the delayed reply, the delayed response, taking so long, taking ages, the late message, just saw this,
      i just saw this, just seeing this, im just seeing this, only just saw this, only just seen this, just got this,
      i missed this, missed this, the radio silence, for the delay, being late, i took so long, it took me so long,
      took me so long, took so long, the lateness, the silence, the late text, getting back so late, getting back late`,
    thank: `
      thanks, thank you, thankyou, thank u, thx, ty, tysm, cheers, ta, many thanks, thanks so much, thank you so much,
      thanks a lot, thanks again, thank you again, thank you very much, thank you kindly, thanks a million, thanks a
      bunch, thanks heaps, thanks loads, thanks in advance, i appreciate, appreciate, really appreciate, i really
      appreciate, so grateful, im so grateful, im grateful, grateful`,
    whose: 'your, the, all your, all the, this, all of your, ur',
    kind: `
      lovely, kind, quick, fast, speedy, prompt, great, amazing, wonderful, free, nice, sweet, super fast, super quick`,
    gift: `
      help, time, patience, message, messages, reply, response, answer, flexibility, kindness, support, offer, effort,
      efforts, attention, invite, invitation, opportunity, chance, follow up, guidance, assistance, service, trust,
      encouragement, motivation, work, hard work, care, availability, generosity, swift reply, consideration, kind
      words, words`,
    patient: `
      patient, kind, helpful, flexible, nice, sweet, understanding with me, quick, accommodating, lovely, supportive,
      awesome, amazing, great, generous, welcoming, friendly, thoughtful, responsive`,
    favor: `
      asking, checking, checking in, offering, reaching out, getting back to me, getting back, fitting me in, fitting
      us in, squeezing me in, making time, making time for me, making the time, making this easy, making it easy,
      making this so easy, waiting, waiting for me, waiting on me, sorting this, sorting this out, sorting it, sorting
      it out, sorting that, setting this up, setting it up, setting that up, organizing this, organising this,
      organizing it, organising it, organizing, organising, arranging this, arranging it, arranging, doing this, doing
      that, having me, taking the time, taking me on, taking care of this, taking care of it, everything, all, all
      this, all that, that, this, it, writing, writing back, messaging, messaging me, following up, thinking of me,
      believing in me, helping, helping me, helping me out, helping me with this, letting me know, working with me,
      working with my schedule, working around me, working around my schedule, accommodating me, accommodating, being
      so {patient} [{withMe}], being {patient} [{withMe}], being so {patient} about it, being there, being you, putting
      up with me, bearing with me, sticking with me, reminding me, contacting me, responding, responding so quickly,
      replying, replying so quickly, answering, answering me, seeing me, the coordination`,
    withMe: 'with me, about it, about this, and patient, and kind, and helpful, with us',
    do: `
      talk, chat, speak, meet, meet you, meet u, get started, get going, get into it, get stuck in, start, start this,
      start this journey, begin, work with you, work together, see you, see u, chat with you, chat to you, talk with
      you, talk to you, talk to u, speak with you, speak to you, hear from you, get fit, get stronger, get in shape,
      connect, connect with you, catch up, get to know you, get this going, get this started, get it going, discuss,
      discuss everything, learn, learn more, crack on`,
    doing: `
      talking, chatting, speaking, meeting, meeting you, meeting u, getting started, getting going, starting, starting
      this, starting this journey, beginning, working with you, working together, seeing you, chatting with you,
      chatting to you, talking with you, talking to you, speaking with you, speaking to you, hearing from you,
      connecting, connecting with you, catching up, getting to know you, learning, learning more`,
    event: `
      it, this, that, the call, our call, our chat, the chat, the session, our session, this journey, the journey, our
      talk, the talk, our conversation, the conversation, the appointment, our appointment, our meeting, the meeting`,
    cheerful: `
      excited, so excited, super excited, very excited, really excited, stoked, so stoked, pumped, so pumped, happy,
      so happy, very happy, glad, so glad, keen, super keen, buzzing, thrilled, delighted, hyped, so hyped`,
    forward: `
      looking forward to, really looking forward to, so looking forward to, very much looking forward to, i look
      forward to, look forward to, im looking forward to, im really looking forward to, im so looking forward to, i am
      looking forward to, we look forward to`,
    wait: `
      cant wait, i cant wait, cannot wait, i cannot wait, really cant wait, i really cant wait, honestly cant wait`,
    greatDay: `
      great day, good day, nice day, lovely day, wonderful day, blessed day, amazing day, fantastic day, beautiful
      day, fab day, awesome day, good one, great one, lovely one, great evening, good evening, lovely evening, nice
      evening, great weekend, good weekend, lovely weekend, nice weekend, great week, good week, lovely week, great
      night, good night, lovely night, great afternoon, lovely afternoon, good afternoon, great rest of your day, good
      rest of your day, lovely rest of your day, nice rest of your day, great rest of the day, good rest of the day,
      lovely rest of the day, great rest of your week, good rest of your week, good time, great time`,
    putIn: `
      put, pop, stick, chuck, throw, pencil, slot, sign, mark, lock, book, write, jot, note, get, add, squeeze, fit,
      bang, whack, pin, bung, count, log, pen, ink, enter, nail, plug, pull, drop, set, wack, sling, plonk, squish`,
    whom: `
      me, us, it, that, this, my name, that one, this one, that time, her, me name, my name down, myself, it all, that
      slot`,
    inWhere: `
      in, down, up, on, in for that, down for that, in for then, down for then, down for it, in for it, in for that
      time, down for that time, down for that slot, in for that slot, in that slot, in there, in then, down then, up
      then, up for that, up for it, up for then, on the list, on the calendar, on the schedule, on the books, in the
      books, in the book, in the calendar, in the diary, in your calendar, on your calendar, in your diary, in your
      schedule, in the schedule, in pen, in stone, in ink, into the calendar, into the diary, there`,
    now: `
      now, right now, away, right away, straight away, please, pls, plz, in please, right in, asap, for me, for me
      please, for us, then, up, in, then please`,
    putting: `
      ill put, i will put, im putting, ive put, put, putting, ill add, im adding, ive added, adding, added, ill mark,
      im marking, marking, ive marked, marked, ill write, im writing, writing, ive written, ill save, saving, saved,
      popping, ill pop, ill stick, sticking, ill note, ive noted, noting, noted, ill pencil, penciling, ill jot, ill
      block, blocking, ive blocked, blocked, ive saved, ill chuck, will put, will add, will mark, will note, just put,
      just added, already put, ive just put, ive already put, ill pencil it, i put, i have put, i have added, i have
      marked, i have noted, got, ive got`,
    whatIn: `
      it, that, this, it down, that down, it in, that in, it all, it up, it off, that off, that time, the time, the
      call, our call, that out, it out, this out, the time out, the time off, the slot, my time, the hour`,
    calendar: `
      in my calendar, in the calendar, on my calendar, on the calendar, to my calendar, into my calendar, in my diary,
      in the diary, into my diary, in my planner, in my phone, into my phone, in my agenda, in my schedule, on my
      schedule, in my book, in my notes, to my diary, to my schedule, on my phone, on the fridge, on my planner, in my
      calender, on my calender, on the wall, in red, in pen, on my wall calendar, to the calendar`,
    illBe: `
      ill be, i will be, i ll be, i shall be, ill definitely be, i will definitely be, ill deffo be, ill defo be, will
      be, we will be, well be, ill make sure to be, im gonna be, im going to be, ill make sure im, ima be, imma be`,
    there: `
      there, on time, ready, waiting, free, available, around, there on time, on the line, punctual, by the phone,
      online, on, prompt, early, there early, ready and waiting, free and ready, up and ready, home, on it, sat by the
      phone, in, good, set, logged in, at my desk`,
    thenTime: `
      then, for it, for that, for sure, for you, for the call, with bells on, no matter what, at that time, that day,
      and ready, and waiting, for definite, 100%`,
    meet: `
      see, speak to, speak with, speak, talk to, talk with, talk, catch, chat to, chat with, chat, hear from, meet,
      call, catch up with, ill see, i will see, ill talk to, ill speak to, will see, will talk to, we will speak, we
      will talk, well talk, well speak, lets talk, lets speak, lets chat`,
    ya: 'you, u, ya, ye, yall, yous, you guys, you all',
    soon: 'then, there, on the call, on the day, at that time, that day, on zoom, on that day',
    thatll: `
      thatll, that will, itll, it will, that ll, thatd, that would, it would, that should, that shall, this will, this
      would`,
    doWell: `
      do, do me, do us, do nicely, do grand, do rightly, do the trick, do the job, do just fine, do fine, do
      perfectly, do well, do great, be [{very}] {good} [{forMe}], do me {well}, do us {well}, do for me, work [{very}]
      [{well}] [{forMe}], suit [{well}], suit me [{well}], suit us [{well}], fit me [{well}], fit [{well}], be it, be spot
      on, be my pick, be the one, be a yes, hit the spot`,
    myYes: `
      go ahead, go, ok, okay, yes, blessing, green light, approval, word, thumbs up, confirmation, consent, vote, full
      approval`,
    ready: `
      good to go, good to book, happy to book, ready to book, ready to go, ready to roll, free and ready, locked and
      loaded, happy with the time, good with the time, fine with the time, cool with the time, ok with the time`,
    have: 'have a {greatDay}, have an {greatDay}, have a {greatDay} too',
    having: 'having a {greatDay}',
    wish: `
      have a {greatDay}, have an {greatDay}, have yourself a {greatDay}, enjoy your day, enjoy your evening, enjoy
      your weekend, enjoy your week, enjoy the rest of your day, enjoy the day, enjoy the weekend, wishing you a
      {greatDay}, a {greatDay} to you`,
    wouldBe: `
      i would be, id be, i d be, we would be, it would be, itd be, that would be, thatd be, i am, im, i m, we are,
      would be`,
    delight: `
      delighted, honored, honoured, thrilled, most grateful, very grateful, so grateful, glad, more than glad, very
      happy, so happy, overjoyed, over the moon, chuffed, tickled pink, a pleasure, my pleasure, an honor, an honour,
      a dream, a treat, much appreciated, greatly appreciated, very much appreciated, really appreciated`,
    self: 'im, i am, so, im so, i am so, super',
    accepts: `
      accept, confirm, approve, choose, pick, take, agree to, agree with, agree on, second, will take, will accept,
      would like, do accept, do confirm, fully agree with`,
    thing: `
      it, that, this, the appointment, the time, the slot, that slot, that time, that one, this time, this slot, the
      booking, the offer, the proposal, the call, the date, the date and time, the day and time, the invitation, your
      offer, the suggested time, the proposed time, my appointment, my slot, my spot, my booking`,
    from: `
      from me, from us, from my end, from my side, on my end, on my side, at my end, this end, from this end, from
      here, over here, from over here, here, on this end, from yours truly`,
    fitNoun: `
      perfect timing, great timing, good timing, ideal timing, excellent timing, perfect time, great time, a perfect
      time, a great time, a good time for me, the perfect time, the perfect slot, a perfect slot, a great slot, ideal
      time`,
    kindly: `
      kind of you, nice of you, lovely of you, sweet of you, thoughtful of you, good of you, generous of you, great of
      you`,
  },
  assents: `
    yes, yess, yeah, yea, yep, yup, ya, yah, ye, yee, yeh, yas, yass, yessir, yepp, yupp, ys, yezz, yis, yus, yeps,
    yeahh, yh, hell yes, hell yeah, heck yes, heck yeah, fuck yes, fuck yeah, oh yes, oh yeah, aye, surely, sure
    thing, for sure, fo sho, fosho, fs, 4sure, 4 sure, of course, ofc, ofcourse, off course, but of course, naturally,
    certainly, most certainly, definitely, defo, def, deffo, absolutely, totally, totes, indeed, affirmative,
    positive, roger, roger that, copy that, 10 4, by all means, without a doubt, no doubt, undoubtedly, hundred
    percent, a hundred percent, one hundred percent, 100 percent, you bet, you betcha, u bet, bet, you know it, you
    got it, most definitely, obviously, obvs, clearly, righto, righty ho, too right, say less, alrighty then, okey
    doke, okeydoke, okie doke, okies, mkay, very good, bingo, yay, hooray, woohoo, wahoo, perfect, perfecto, perf,
    perfection, great, gr8, awesome, amazing, excellent, fantastic, wonderful, brilliant, lovely, fab, fabulous,
    ideal, splendid, terrific, marvelous, cool cool, cool beans, outstanding, superb, smashing, {very} {best}, just
    fine, {yes} {tag}, {thats} [{very}] {good} [{forMe}], {that} {is} [{very}] {good} [{forMe}], its [{very}] {best}
    [{forMe}], it is [{very}] {best} [{forMe}], it sounds [{very}] {good} [{forMe}], sounds [{very}] {good} [{forMe}], sound
    [{very}] {good} [{forMe}], looks [{very}] {good} [{forMe}], would be [{very}] {good} [{forMe}], will be [{very}] {good}
    [{forMe}], {good} {forMe}, sounds like a plan, sounds like a deal, its a plan, good plan, good idea, great idea,
    like the sound of that, i like the sound of that, good shout, lgtm, suits me, suits me fine, suits me well, suits
    me perfectly, suits me down to the ground, fits perfectly, fits me, works [{very}] [{well}] [{forMe}], {that} {works}
    [{very}] [{well}] [{forMe}], it {works} [{very}] [{well}] [{forMe}], thatll {works} [{well}] [{forMe}], itll {works}
    [{well}] [{forMe}], thatd {works} [{well}] [{forMe}], that does the trick, thats works, deal, its a deal, thats a
    deal, done, consider it done, agreed, i agree, we agree, agree, accepted, i accept, accept, approved, confirm,
    confirmed, i confirm, confirming, im confirming, i can confirm, confirm {it}, correct, exactly, exactly right,
    exactly that, precisely, spot on, thats it, that is it, thats the one, that is the one, thats right, that is
    right, thats correct, that is correct, that one, right you are, quite right, bang on, you are correct, you are
    right, youre right, you got that right, you have that right, all correct, thats what i want, that is what i want,
    thats what i said, i say yes, that is a yes, a yes, big yes, thats affirmative, the answer is yes, my answer is
    yes, i would say yes, id say yes, say yes, i will say yes, definite yes, thats a definite yes, a big yes, lets do
    this, lets do that one, lets do that time, lets go, lets go with it, lets get it, lets roll, lets rock, lets, do
    it, do that, do so, please do, pls do, plz do, go for it, go ahead, by all means do, proceed, you can go ahead,
    you may, yes do, make it so, make it happen, have at it, im all for it, go with that, go with that one, ill go
    with that, ill go with that one, ill go for that, ill go for that one, green light, all systems go, im on board,
    {im} in, {im} so in, {im} down, {im} so down, {im} totally down, {im} up for it, {im} up for that, {im} game, {im}
    [{very}] {good} {with}, {im} happy {with}, {im} [{very}] happy with that, happy {with}, happy to, {im} happy to,
    {im} [{very}] down {with}, {im} sure, {im} positive, im certain, {im} very sure, i would love to, id love to, id
    love that, i would love that, id like that, id like to, i would like to, i want to, i do want to, i want that, i
    want it, i want that one, love to, would love to, love it, love that, i love it, i love that, i like it, i like
    that, i really like that, with pleasure, my pleasure, gladly, id be happy to, i would be happy to, id appreciate
    that, please, pretty please, no problem, np, no prob, no problemo, not a problem, no objection, no objections, no
    objections here, no issues, no conflict, no conflicts, why yes, well yes, why of course, why certainly, yees, yse,
    yed, yws, yush, yasss, yeas, yyes, oh sure, yuppp, yeppp, okya, oaky, ojay, okat, oki dok, ok doke, ookay, aok, a
    ok, ok cool, ohk, okee, okee dokee, okie doki, okay doke, sounds legit, sounds like a date, sounds like a winner,
    suits us, that does suit, its good for me, its good with me, its fine by me, its fine for me, its fine with me,
    its ok for me, its ok with me, its ok by me, its okay with me, its okay by me, its alright with me, its cool with
    me, it is fine with me, it is fine by me, it is ok with me, it is good for me, all good for me, all good with me,
    all good on my end, all good from my side, all good here, all set, im all set with that, we are good, good to go,
    we are on, its all good with me, game on, im so there, im there, ill be up for that, count us in, lets lock in,
    thumbs up, two thumbs up, big thumbs up, a resounding yes, resounding yes, thats a big yes, say no more, sold, im
    sold, you have a deal, youve got a deal, youve got yourself a deal, its settled, thats settled, i concur, concur,
    seconded, right then, jolly good, top notch, no stress, hard yes, crack on, brill, a okay, but yes, duh yes, i
    most certainly do, i would indeed, i certainly would, i certainly do, i certainly can, i sure would, ok why not,
    thats exactly right, thats the ticket, just the ticket, just right, thats just right, couldnt be better, could not
    be better, it couldnt be better, cant be better, nothing would suit me better, ill go with it, ill go with this,
    ill go with this one, ill go for it, i go with that, im going with that, im going for it, im taking it, ill grab
    it, ill grab that, ill grab that one, ill snag it, im agreeable, agreeable, amenable, im willing, i approve,
    approve, i give my ok, its confirmed, consider it confirmed, consider me in, consider this a yes, consider this my
    yes, consider it a yes, take that as a yes, thats confirmed, ive decided yes, my answer is a yes, the answer s
    yes, the one you said, that one is it, on it, im on it, all aboard, let us do it, let us do that, let us go ahead,
    let us go for it, let us proceed, lets go forward, move forward, very happy with that, more than happy with that,
    more than happy to, more than fine, more than ok, im more than happy with that, im more than happy to, only too
    happy to, delighted, delighted to, that would be my preference, thats my preference, thats the best time for me,
    thats the best for me, thats my best time, it is a deal, were a go, thats a plan, thats the plan, yes sir ree,
    yessiree, u know what yes, that is what i need, thats what i need, thats exactly what i need, thats exactly what i
    want, exactly what i need, exactly what i want, exactly what i wanted,
    well sure, well of course, why sure, why absolutely, let it be so, so be it, make it that, make that, no problem
    at all, no issue, champion, mint, sorted, cushty, lush, thats lush, proper job, right ho, top banana, tickety boo,
    bob on, bostin, belter, pukka, wicked, say nowt more, nae bother, nae bother at all, no bother, no bother at all,
    nae problem, nae danger, braw, thats braw, och aye, grand, grand job, sound, sound job, deadly, class, happy days,
    dead on, game ball, go wan, gwan, work away, fire away, too easy, beauty, bewdy, ripper, bonza, bonzer, good as
    gold, rightio, sweet as, chur, no drama, no dramas, no probs, no sweat, all g, all gravy, bang tidy, yes indeedy,
    yes siree, yes siree bob, sho nuff, sure nuff, sure enough, sho thang, sho thing, fasho, fa sho, bet that, bet it
    up, aight bet, ight bet, thats a bet, thats bet, word up, im with it, im wit it, im bout it, im bout that, imma be
    there, ima be there, imma pull up, ill pull up, im pulling up, lets ride, run it, run that, tap me in, down for
    that, down for it, yessum, yuh, yuhh, yeet, yeehaw, giddy up, gotcha yes, suits me to a t, rightly, thats me
    sorted, thats us sorted, go for your life, full send, send it, lets smash it, im keen, keen, dead keen, keen as,
    keen as mustard, im keen as, im well up for it, well up for it, well up for that, deffo up for it, defs, yes o, ok
    o, oya, no wahala, sharp, lekker, ja lekker, yebo, shap, feel free, go right ahead, be my guest, thats all good,
    ok all good, all good mate, i do, its locked, lock it, lock it up, were all set, we are all set, sounds like the
    plan, that is the plan, wilco, a thousand times yes, yes a thousand times, thousand percent, a thousand percent,
    hunnid percent, a hunnid, absolutely fine, totally fine, perfectly fine, couldnt be more perfect, more than
    perfect, just what i was hoping for, thats what i was hoping for, exactly what i was hoping for, down, 100, sure
    does, it sure does, sure is, it sure is, sure do, i sure do, i sure can, that it is, that it does, yes to this,
    yes to that time, yes to that slot, a big fat yes, big yes from me, oh absolutely, oh definitely, oh for sure, oh
    of course, go on, time works, yeah nah thats [{very}] {good} [{forMe}], right o, right oh, righty o, {thatll}
    {doWell}, you have my {myYes}, you got my {myYes}, youve got my {myYes}, u got my {myYes}, you got the {myYes},
    you have the {myYes}, giving you the {myYes}, heres my {myYes}, thats a {myYes}, thats a {myYes} from me, its a
    {myYes}, its a {myYes} from me, {myYes} from me, {myYes} from us, {myYes} from my side, {myYes} from my end, {im}
    {ready}, sweet az, no complaints, no complaints here, no arguments here, no argument from me, no arguments from
    me, cant argue with that, couldnt ask for better, nothing on that day, im totally available, fine and dandy, hunky
    dory, good time, perfect choice, great choice, great pick, perfect slot, great slot, good slot, what a great time,
    time suits, timing works, timing suits, {that} timing {is} {good}, the timing {is} {good}, time {is} {good}
    [{forMe}], the time {is} {good} [{forMe}], the time {works} [{well}] [{forMe}], day and time work, day and time works,
    both work, i can totally do that, i can absolutely do that, i can definitely do that, i can deffo do that, i can
    definitely make that, i can definitely make it, i can absolutely make it, i can manage that, i can swing that, i
    can swing it, i can handle that, can manage that, could do that, could definitely do that, its doable, i could
    make that, i could make that work, can make that, can make that work, could make that work, we could do that,
    thats manageable, im able to do that, im able to make it, consider it a date, its a date then, youre on, ure on,
    ur on, you are on, make it a date, then its a date, sign me up buttercup, beam me up, hit me up then, roll on,
    bring it on, bring it, let er rip, rock on, rock and roll, lets rumble, lets get cracking, lets get to it, lets
    lock and load, giddyup, full steam ahead, cleared for takeoff, all systems are go, music to my ears, suits my
    schedule perfectly, right up my alley, right up my street, hits the spot, ticks all the boxes, ticks the box, that
    ticks the box, bobs your uncle, jobs a good un, jobs a goodun, good un, canny, thats canny, belting, thats
    belting, reet, reet good, alreet, areet, champion that, thatll be reet, gradely, get in there, no doubts, no
    brainer, its a no brainer, thats a no brainer, shot, choice bro, chuffed, chuffed with that, chuffed to bits, mean
    as, she ll be right, shell be right, she ll be apples, fair dinkum, you little ripper, you beauty, you bewdy,
    yewww, hell yea, heck yea, oh aye, och yes, go raibh maith agat yes, surely do, surely can, absolutely can,
    absolutely do, absolutely will, definitely can, definitely will, i am very much in, im very much in, very much so,
    much so, indeed it does, indeed it is, indeed i can, indeed i would, it most certainly does, it certainly does, it
    certainly is, it absolutely does, it absolutely is, it definitely does, it does indeed, that it certainly does,
    {wouldBe} {delight}, {wouldBe} {delight} to, that is perfectly suitable, perfectly suitable, {that} {is} suitable,
    suitable, works like magic, perfectly acceptable, most agreeable, very agreeable, okie dokie artichoke, lovely
    jubbly, defiantly, promise, i promise, i {accepts} {thing}, we {accepts} {thing}, happily {accepts} {thing},
    gladly {accepts} {thing}, happy to {accepts} {thing}, i happily {accepts} {thing}, i gladly {accepts} {thing}, id
    like to {accepts} {thing}, i would like to {accepts} {thing}, i am happy to {accepts} {thing}, {im} happy to
    {accepts} {thing}, thats a {myYes} {from}, its a {myYes} {from}, a {myYes} {from}, {myYes} {from}, {good} {from},
    thats {good} {from}, {thats} [{very}] {fitNoun}, {that} {is} [{very}] {fitNoun}, [{very}] {fitNoun}`,
  heard: `
    cool, dope, neat, rad, sick, lit, okk, okey, okayy, okie, oky, okayyy, kay, kk, k, alright, alrighty, all right,
    aight, ight, aite, alr, allright, fine, right on, mhm, mmhm, mm hm, mmhmm, mm hmm, uh huh, uhhuh, mhmm, very well,
    fair enough, good stuff, sweet, word, copy`,
  book: `
    book, book {it}, go ahead and book {it}, please book {it}, lets book {it}, you can book {it}, can you book {it},
    could you book {it}, id like to book {it}, i want to book {it}, i would like to book {it}, schedule {it}, please
    schedule {it}, lets schedule {it}, go ahead and schedule {it}, reserve {it}, please reserve {it}, save {it}, put
    {it}, please put {it}, add it to the calendar, add it, add me, pencil {it}, lock {it}, lets lock {it}, set {it},
    get me booked, get me booked in, get it booked, hook me up, sort it, mark it, make it official, make the booking,
    make the appointment, make my appointment, secure {it}, its booked, consider me booked, confirm the booking,
    confirm my booking, confirm the time, confirm that booking, finalize it, finalise it, ill take it, ill take that,
    ill take that one, ill take that slot, ill take that time, ill take this, ill take this one, ill have that one,
    take it, ill do that, ill do that one, ill do it, i will do that, i can do that, i can do it, i can do that one, i
    can do that time, i can do this, i can do then, can do, will do, i can make it, i can make that, i can make that
    work, i can make that time, i could do that, we can do that, i am free then, im free then, im available then, i am
    available then, im free at that time, im available at that time, im around then, be there, count on me, i wont
    miss it, wouldnt miss it, wont miss it, c u then, cu then, speak soon then, till then, until then, its a date, its
    on, were on, looking forward to it, look forward to it, i look forward to it, cant wait, i cant wait, cant wait
    for it, im looking forward to it, really looking forward to it, so excited for it, ill mark my calendar, bookit,
    lock in, locked in, locked and loaded, lock and load, reserve away, go ahead and put {it}, go ahead and lock {it},
    go ahead and reserve {it}, go ahead and set {it}, go ahead and confirm {it}, go ahead and pencil {it}, you can put
    {it}, you can schedule {it}, you can lock {it}, you can confirm, you can confirm {it}, you may book {it}, can u
    book {it}, could u book {it}, can you put {it}, can you lock {it}, can you schedule {it}, pls book {it}, plz book
    {it}, pls schedule {it}, pls put {it}, pls reserve {it}, plz put {it}, lets get {it} booked, lets get booked, lets
    get it scheduled, lets put {it}, lets confirm {it}, lets set {it}, lets have the call, lets have that call, id
    like that one, id like that slot, id like that time, id like to schedule {it}, id like to confirm {it}, id like to
    reserve {it}, i want to schedule {it}, i want to confirm {it}, id love that one, id love that slot, id love that
    time, i want that slot, i want that time, i want the slot, i want this slot, i want this time, i need that slot, i
    would like to confirm {it}, i would like to schedule {it}, put my name on it, put my name on that, fix {it},
    arrange it, arrange that, set up the call, set up the appointment, i am definitely free then, i am definitely
    available then, im totally free then, i am totally free then, im definitely free then, im off then, i am off then,
    im off that day, im free that day, im open then, im open at that time, i have that time free, i have that free, i
    have that open, im clear then, my calendar is clear, my schedule is clear, my calendar is free then, my calendars
    open then, i am good then, we are free then, we can make it, we can do it, we can make that, we can make that
    work, ill make it work, ill make it, ill be on the call, i ll see you then, talk 2 u then, see you at the call,
    looking forward to the call, looking forward to our call, looking forward to talking, looking forward to our chat,
    cant wait for the call, cant wait to talk, cant wait to chat, cant wait to get started, cant wait to start,
    calendar marked, ive marked my calendar, marking my calendar, marked my calendar, ive marked it down, looking
    forward to speaking with you, looking forward to chatting, look forward to speaking with you, look forward to
    chatting, looking forward to chatting with you, looking forward to meeting you, looking forward to talking to you,
    looking forward to that, {putIn} {whom} {inWhere} [{now}], please {putIn} {whom} [{inWhere}], pls {putIn} {whom}
    {inWhere}, plz {putIn} {whom} {inWhere}, go ahead and {putIn} {whom} {inWhere}, you can {putIn} {whom} {inWhere},
    u can {putIn} {whom} {inWhere}, can you {putIn} {whom} {inWhere}, could you {putIn} {whom} {inWhere}, lets {putIn}
    {whom} {inWhere}, feel free to {putIn} {whom} {inWhere}, just {putIn} {whom} {inWhere}, id love you to {putIn}
    {whom} {inWhere}, feel free to book [{it}], feel free to schedule {it}, feel free to confirm [{it}], just book
    [{it}], happy for you to book [{it}], kindly book [{it}], kindly schedule {it}, kindly reserve {it}, kindly confirm
    {it}, do book [{it}], do go ahead, do schedule {it}, book {it} {now}, book it in my name, book it under my name,
    book {now}, {putting} {whatIn} {calendar}, {putting} {calendar}, its {calendar}, its going {calendar}, thats going
    {calendar}, that goes {calendar}, calendar updated, diary updated, reminder set, alarm set, alarms set, ive set a
    reminder, ive set an alarm, ill set a reminder, ill set an alarm, setting a reminder, setting an alarm, setting my
    alarm, ill set my alarm, date saved, saving the date, ill save the date, save the date, saved the date, time
    blocked, time blocked out, ive blocked the time, ive blocked out the time, blocked off, {illBe} {there}
    [{thenTime}], {meet} [{ya}] {soon}, {illBe} {calendar}, i wont be late, wont be late, i wont miss it for the world,
    wouldnt miss it for the world, id never miss it, {putting} [{whatIn}] {calendar} {now}, send the invite, send me
    the invite, send over the invite, send the calendar invite, send me the calendar invite, send through the invite,
    all yours`,
  move: `
    move {it}, change {it}, switch {it}, reschedule {it}, please move {it}, please change {it}, please reschedule
    {it}, please switch {it}, move it there, move the call, change the call, reschedule the call, go ahead and move
    {it}, go ahead and change {it}, go ahead and reschedule {it}, swap {it}, shift {it}, move it please, reschedule,
    lets move {it}, lets reschedule, lets change {it}, you can move {it}, move it to that, move it to then, move it to
    that time, move me, move me to that, move us, move my call, move my appointment, change my appointment, change my
    call, reschedule my call, reschedule my appointment, reschedule me, reschedule it to that, change it to that,
    change it to that time, change it to then, change me to that, switch it to that, switch me, switch me over, switch
    me to that, please move my call, please move the call, please move me, please change my call, please change the
    call, please switch me, please reschedule my call, please reschedule the call, please reschedule me, please
    reschedule, can you move {it}, can you change {it}, can you reschedule {it}, could you move {it}, could you change
    {it}, id like to move {it}, id like to change {it}, id like to reschedule, id like to reschedule {it}, i want to
    move {it}, i want to change {it}, i want to reschedule, i want to reschedule {it}, lets switch {it}, lets move it
    to that, lets swap, lets shift {it}, update it, update it please, please update it, make the change, please make
    the change, make the switch, bump it, push it, push it to that, bring it forward`,
  cancel: `
    cancel, cancel {it}, please cancel, please cancel {it}, cancel my booking, cancel the booking, cancel my
    appointment, cancel the appointment, cancel the call, cancel my call, please cancel my call, please cancel the
    call, please cancel my appointment, please cancel my booking, go ahead and cancel, go ahead and cancel {it}, lets
    cancel, lets cancel {it}, you can cancel, you can cancel {it}, i want to cancel, i want to cancel {it}, id like to
    cancel, id like to cancel {it}, call it off, please call it off, delete it, drop it, remove it, take it off, i
    would like to cancel, i do want to cancel, cancel mine, cancel that call, cancel that booking, cancel that
    appointment, please cancel that, please cancel mine, pls cancel, pls cancel {it}, plz cancel, plz cancel {it}, can
    you cancel {it}, could you cancel {it}, kindly cancel, kindly cancel {it}, just cancel, just cancel {it}, i need
    to cancel, i need to cancel {it}, i have to cancel, i have to cancel {it}, i wish to cancel, id like to cancel my
    call, i want to cancel my call, id like to cancel the call, i want to cancel the call, take me off, take me off
    the calendar, remove me, remove the call, remove the appointment, delete the call, delete the appointment, delete
    my appointment, scrap it, scrap the call, drop the call, call off the call, i cancel, im cancelling, im canceling,
    cancelled please, cancellation confirmed, confirm the cancellation, please confirm the cancellation, i confirm the
    cancellation, cancel it all, cancel everything`,
  fillers: `
    {sorrys} {lates}, thankyou, thanks, thanks a bunch, thanks a million, thanks a ton, many thanks, thnx, thanx,
    thnks, thks, tnx, thanks in advance, cheers, ta, much appreciated, appreciate it, i appreciate it, i appreciate
    that, really appreciate it, appreciated, u rock, you rock, youre the best, you are the best, ur the best, youre a
    star, legend, youre a legend, ur a star, bless you, bless, god bless, youre awesome, you are awesome, amazing
    thanks, thank goodness, please, pls, plz, plss, pleas, kindly, if you would, if you please, if you dont mind, hey,
    hi, hello, hiya, hey there, hi there, good morning, good afternoon, good evening, haha, lol, lmao, hehe, yay, woo,
    woohoo, woop woop, phew, whoop, yippee, xx, x, xo, xoxo, and, so, then, just, bro, bruh, man, dude, mate, buddy,
    sis, girl, sir, maam, madam, boss, chief, coach, friend, my friend, hun, hon, honey, love, babe, dear, my dear,
    team, guys, folks, pal, champ, king, queen, fam, homie, brother, sister, doc, miss, bud, with me, for me, by me,
    no problem, why not, no question, no questions asked, no questions, just saw this, excited, super excited, very
    excited, so pumped, stoked, looking forward, as you say, as you said, as discussed, as agreed, as planned,
    finally, nice, i really appreciate it, i really appreciate that, i really appreciate this, really appreciated, i
    so appreciate it, so grateful, im so grateful, im grateful, i am so grateful, thank you ever so much, thanks ever
    so much, thanks loads, thanks heaps, thanks tons, ta muchly, thank yoi, thnak you, thank yu, thxx, tyy, tyvm, ur
    amazing, youre amazing, you are amazing, youre so kind, you are so kind, thats kind, thats very kind, very kind of
    you, so kind, how kind, youre a lifesaver, lifesaver, ur a lifesaver, you are a lifesaver, youre a gem, you are a
    gem, bless your heart, god bless you, regards, warmly, sincerely, many thanks indeed, big hug, hugs, xxx, good to
    hear, glad to hear, glad to hear it, pretty please, sorry was at work, sorry i was at work, sorry was busy, my
    bad, deary, dearie, darling, darlin, sweetie, sweetheart, love you, luv, bestie, g, fella, lad, lass, cap,
    captain, skipper, superstar, rockstar, trainer, my man, my guy, my dude, my brother, my bro, my girl, my love,
    sista, amigo, cuz, young man, everyone, of course, eee, aw, aww, awww, right so, ok so, ahaha, hahah, ha, hah,
    heh, lolol, yayyy, wooo, woot, whoo, whoohoo, boom, you know, tbh, honestly, literally, actually yes, for real,
    fr, no cap, ngl, happy, im so ready, im ready, ready, i am ready, i am excited, i am so excited, lets get started,
    lets get fit, lets get this party started, lets do this thing, this is great, this is amazing, this is exciting,
    how exciting, exciting, very exciting, thats great news, great news, good news, it will be great, itll be fun, i
    need this, i really need this, at last, in that case, then yes, as suggested, as you suggested, as proposed, as
    offered, as stated, as mentioned, like you said, like we said, as we said, as we discussed, as above, of mine,
    cheerio, xoxox, smiles, until next time, talk soon, talk to you soon, chat soon, to that, no worries, all good,
    god willing, lord willing, inshallah, inshaallah, much obliged, bless ya, i tell you, i tell ya, you know what, as
    it happens, good craic, {thank} for {favor}, {thank} for {whose} [{kind}] {gift}, {thank} {whose} [{kind}] {gift},
    {thank} for [{kind}] {gift}, {thank} you, {thank} to you, {thank} you for {favor}, {thank} you {favor}, hope you
    {have}, hope youre {having}, {wish}, i hope you {have}, i hope youre well, hope youre well, hope you are well, i
    hope you are well, hope all is well, hope alls well, hope youre good, hope youre doing well, hope you are doing
    well, i hope youre doing well, {forward} {doing}, {forward} {event}, {forward} the {gift}, {wait} to {do}, {wait}
    for {event}, [{im}] {cheerful} to {do}, [{im}] {cheerful} for {event}, [{im}] {cheerful} about {event}, nice to {do},
    lovely to {do}, great to {do}, good to {do}, pleasure to {do}, it will be great to {do}, itll be great to {do},
    {cheerful} we found a time, {cheerful} it works, {cheerful} that works, {cheerful} it worked out, {im} {cheerful},
    sorry about that, sorry about before, excuse my typing, excuse the typos, sorry for the typos, sorry for the typo,
    typo, take care, take good care, take it easy, see you, see ya, see u, cya, stay safe, keep well, be well, god is
    good, praise god, thank god, thank the lord, bless up, you are a star, you are a legend, what a legend, what a
    star, what a champ, absolute legend, youre a champ, youre a rockstar, youre fab, youre great, youre brilliant,
    youre wonderful, youre fantastic, youre too kind, you are too kind, how lovely, how nice, how wonderful, you da
    best, hope to see you then, cant wait, so much, very much, a lot, lots, again, always, big up, respect, nice one,
    good man, good lad, good stuff, top man, top lad, good woman, big love, peace, safe, laters, later gator, ciao,
    over and out, kisses, mwah, cheers big ears, alright so, now then, alright then, right then, {thank} for [{whose}]
    [{kind}] {gift} and [{whose}] [{kind}] {gift}, {thank} for {favor} and {favor}, {thank} for {favor} and [{whose}]
    {gift}, i promise, promise, {self} ready to {do}, {self} ready for this, {self} ready to change my life, ive been
    waiting for this, been waiting for this, ive been looking forward to this, i cant believe it, much needed, lets
    change my life, time to change, lets goo, time to get to work, no excuses, new me, thats amazing news, this is
    happening, its happening, finally happening, here we go, here goes, cant thank you enough, i cant thank you
    enough, dont know how to thank you, youre a gent, youre a diamond, youre a treasure, diamond, dawg, big man, big
    guy, matey, lads, chap, chaps, old chap, bossman, mucker, broski, sensei, maestro, gaffer, guvnor, lovey, my good
    man, my lovely, superwoman, superman, girlie, ladies, gentlemen, m8, brov, blud, you saved me, you saved my life,
    youre saving me, saved my life, youve been so helpful, you have been so helpful, youve been amazing, you have been
    amazing, youve been great, you have been great, youve been so kind, youve been so patient, appreciate all you do,
    appreciate everything, means a lot, that means a lot, this means a lot, it means a lot, means the world, here i
    am, thats [{very}] {kindly}, how {kindly}, thx, ty, morning, evening, doctor, mr, mrs, ms, see you there`,
  surprise: `
    oh, ohh, ooh, oooh, ooo, ah, ahh, aha, wow, whoa, woah, omg, gosh, my gosh, oh my gosh, oh my god, omgg, goodness,
    oh my, jeez, geez, damn, dang, crikey, blimey`,
  closings: `
    regards, kind regards, best regards, warm regards, warmest regards, kindest regards, with kind regards, best, best
    wishes, with best wishes, all the best, sincerely, yours sincerely, yours truly, yours, warmly, respectfully,
    cordially, love, lots of love, much love, speak soon, see you soon, yours faithfully, rgds, br, xx, hugs`,
  titles: 'mr, mrs, ms, miss, mister, sir, madam, dr, doc, doctor, professor, prof, mx, family',
  particles: `
    mate, bro, bruh, bruv, dude, man, pal, hen, hinny, duck, duckie, love, luv, lovely, hun, hon, honey, babe, babes,
    eh, ey, ay, aye, innit, lah, la, leh, lor, fam, yall, folks, sis, guv, boss, chief, cobber, cuz, like, wee, son,
    sunshine, champ, brah, buddy, pet, petal, chuck, kid, laddie, lassie, darlin, sugar, homie, cuh, gang, brotha,
    sista, sir, maam, coach, too, also, as well`,
  aliases: `
    2 = to, 4 = for, u = you, ur = your, r = are, n = and, w = with, wit = with, dat = that, da = the, tha = the, th =
    the, wud = would, wuld = would, shud = should, gud = good, gd = good, luv = love, wanna = want to, gonna = going
    to, thnx = thanks, thanku = thank you, thankss = thanks, bk = book, bok = book, apt = appointment, appt =
    appointment, plez = please, pleez = please, peas = please, sched = schedule, cal = calendar, calender = calendar,
    defo = definitely, def = definitely, deffo = definitely, cya = see you, lookin = looking, gona = going to, wrk =
    work, wrx = works, wrkz = works, confrm = confirm, schedual = schedule, shedule = schedule, abs = absolutely, yr =
    your, perfik = perfect, smashin = smashing, crackin = cracking, okie = ok, okeh = ok, aiight = aight, ahm = im, ma
    = my, mah = my, tis = its, twould = it would, twill = it will, twas = it was, m8 = mate, doon = down, yassir =
    yes, mam = maam, lez = lets, oot = out, aboot = about, fer = for, yer = your, dis = this, dem = them, wid = with,
    ting = thing`,
  sounds: [
    ['ph', 'f'],
    ['ck', 'k'],
    ['gh', ''],
    ['z', 's'],
  ],
};
