import { classesOf, textLength, type PageElement } from './page-element.ts';

const consentNames =
  /onetrust|cybotcookie|usercentrics|didomi|cc-window|cookie.*(?:banner|notice|bar|consent|law|popup|modal)|consent.*(?:banner|bar|popup|modal)|gdpr/i;
const consentWords = /cookie|クッキー|файл[а-я]* куки/i;
const agreeing =
  /accept|agree|allow|consent|got it|\bok(?:ay)?\b|akzeptier|zustimm|einverstanden|acept|permitir|accett|aceitar|tout autoriser|j’accepte|akkoord|accepteren|toestaan|akceptuj|zgadzam|принять|согласен|同意|許可/i;
/** With less text than this left, the question is all that the page says. */
const minRest = 60;
const maxBannerLength = 900;
/** How far up from its button a banner begins. */
const maxDepth = 5;

/** Removes questions about cookies, by their names, or by a button that agrees to what speaks of cookies. */
export function removeConsent(body: PageElement): void {
  const remove = (element: PageElement) => {
    const length = textLength(element);
    if (length <= maxBannerLength && textLength(body) - length >= minRest) element.remove();
  };
  for (const element of body.querySelectorAll('[id], [class], [aria-label]')) {
    const names = [element.id, ...classesOf(element), element.getAttribute('aria-label') ?? ''];
    if (element.nodeName !== 'BODY' && names.some((name) => consentNames.test(name))) remove(element);
  }
  for (const button of body.querySelectorAll('button, [role="button"], a')) {
    if (textLength(button) > 40 || !agreeing.test(button.textContent ?? '')) continue;
    const banner = bannerOf(button);
    if (banner !== null) remove(banner);
  }
}

function bannerOf(button: PageElement): PageElement | null {
  let at = button.parentElement;
  for (
    let depth = 0;
    at !== null && depth < maxDepth && !/^(?:BODY|MAIN|ARTICLE|HTML)$/.test(at.nodeName);
    depth += 1
  ) {
    if (textLength(at) > maxBannerLength) return null;
    if (consentWords.test((at.textContent ?? '').replace(button.textContent ?? '', ''))) return at;
    at = at.parentElement;
  }
  return null;
}
