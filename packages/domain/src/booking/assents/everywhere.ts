import type { AssentWords } from './assent-words.ts';

/** What is written in every language. */
export const everywhere: AssentWords = {
  sets: {},
  assents: `
    ok, okay, okey, okei, oki, okis, okie, k, kk, okok, o k, okidoki, okeydokey, oki doki, okie dokie, okey dokey, okay
    dokay, yes, yess, yep, yup, yeah, yea, sure, perfect, great, super, top, cool, 100%, 1000%, 💯, 👍, 👌, ✅, ✔, ☑, 🆗, 🤝,
    🫡, 🙆, 🙆 ♀, 🙆 ♂, okay ok, okeyyy`,
  book: '',
  move: '',
  cancel: '',
  fillers: `
    thanks, thank you, thank u, thx, tks, ty, tysm, pls, plz, please, hi, hey, hello, haha, lol, coach, 🙏, 🙌, 💪, 🔥, 🎉,
    🥳, 🎊, ✨, 🌟, ⭐, 🚀, 💥, 👏, ✌, 🤙, 👊, 🤜, 🤛, 🙋, 🙋 ♀, 🙋 ♂, ❤, 🧡, 💛, 💚, 💙, 💜, 🖤, 🤍, 🤎, 💕, 💖, 💗, 💓, 💞, 💝, 💘, ♥, 🫶, 🤗, 🥰, 😍,
    😘, 😻, 😊, 😀, 😃, 😄, 😁, 😆, 😅, 😂, 🤣, 🙂, ☺, 😇, 😉, 😋, 😎, 🤩, 😌, 😜, 😝, 😛, 🏋, 🏋 ♀, 🏋 ♂, 🏃, 🏃 ♀, 🏃 ♂, 💃, 🕺, 📅, 🗓, 📆, 📞, ☎, 📲,
    ⏰, 🥂, 🍀, 🌸, 🌞, ☀, 🤓, 🥹, ❣, 💟, 🌹, 🌷, 🌺, 💐, 🌻, 😺, 🤠, 🥇, 🏆, 🎯, 🦾, 🏅, 💫, ⚡, 🌈, 🤭, 🫰, 💌, 🎈, 😚, 😙, 😗, 🧘, 🧘 ♀, 🧘 ♂, 🚴, 🥊,
    ✍, 📝, 🍾, 👋, 👯, 🤸, 🫂, 🤘`,
  particles: '',
  named: '',
  told: '',
};
