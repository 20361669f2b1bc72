import type { AssentWords } from './assent-words.ts';

/** Assents that are written in every language. */
export const everywhere: AssentWords = {
  sets: {},
  assents: `
    okidoki, okeydokey, oki doki, okie dokie, okey dokey, okay dokay, yes, yess, yep, yup, yeah, yea, sure, perfect,
    great, super, top, 100%, 1000%, 💯, 👍, 👌, ✅, ✔, ☑, 🆗, 🤝, 🫡, 🙆, 🙆 ♀, 🙆 ♂`,
  heard: 'cool, ok, okay, okey, okei, oki, okis, okie, k, kk, okok, o k, okay ok, okeyyy',
  book: '',
  move: '',
  cancel: '',
  fillers: `
    thanks, thank you, thank u, thx, tks, ty, tysm, pls, plz, please, hi, hey, hello, haha, lol, coach, 🙏, 🙌, 💪, 🔥, 🎉,
    🥳, 🎊, ✨, 🌟, ⭐, 🚀, 💥, 👏, ✌, 🤙, 👊, 🤜, 🤛, 🙋, 🙋 ♀, 🙋 ♂, ❤, 🧡, 💛, 💚, 💙, 💜, 🖤, 🤍, 🤎, 💕, 💖, 💗, 💓, 💞, 💝, 💘, ♥, 🫶, 🤗, 🥰, 😍,
    😘, 😻, 😊, 😀, 😃, 😄, 😁, 😆, 😅, 😂, 🤣, 🙂, ☺, 😇, 😉, 😋, 😎, 🤩, 😌, 😜, 😝, 😛, 🏋, 🏋 ♀, 🏋 ♂, 🏃, 🏃 ♀, 🏃 ♂, 💃, 🕺, 📅, 🗓, 📆, 📞, ☎,
    📲, ⏰, 🥂, 🍀, 🌸, 🌞, ☀, 🤓, 🥹, ❣, 💟, 🌹, 🌷, 🌺, 💐, 🌻, 😺, 🤠, 🥇, 🏆, 🎯, 🦾, 🏅, 💫, ⚡, 🌈, 🤭, 🫰, 💌, 🎈, 😚, 😙, 😗, 🧘, 🧘 ♀, 🧘 ♂, 🚴,
    🥊, ✍, 📝, 🍾, 👋, 👯, 🤸, 🫂, 🤘`,
  surprise: '',
  closings: '',
  titles: '',
  particles: '',
  aliases: '',
  sounds: [],
};
