/**
 * Returns a login page in the style of the simulators.
 * The title begins with the owner of the login, and a colon.
 */
export function loginPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;align-items:start;justify-items:center;background:#0b0d10;color:#f3f5f7;font:16px/1.5 'Inter Variable',Inter,system-ui,sans-serif}
main{width:100%;max-width:30rem;padding:1.5rem 1.5rem 2rem}
h1{font-size:1.3rem;line-height:1.25;margin:0 0 .5rem;text-wrap:balance}
p{margin:0 0 1rem;color:#a7b0bc;font-size:.9rem}
.brand{margin:0 0 1rem;font-size:.85rem;font-weight:600}
fieldset{border:0;margin:0 0 1rem;padding:0}
legend{padding:0;margin-bottom:.4rem;font-size:.85rem;color:#a7b0bc}
label{display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:.75rem;align-items:center;min-height:44px;margin-bottom:.4rem;padding:.5rem .9rem;border:1px solid rgba(255,255,255,.16);border-radius:12px;background:#12161b;cursor:pointer;overflow-wrap:anywhere}
label:hover{background:#1a1f26}
label:has(:checked){border-color:#d2f04a;background:#1a1f26}
label input{grid-row:1/span 2;width:18px;height:18px;margin:0;accent-color:#d2f04a}
label strong,label span{grid-column:2}
label span{color:#a7b0bc;font-size:.85rem}
button{font:inherit;width:100%;min-height:44px;margin-top:.5rem;padding:.6rem;border-radius:10px;border:1px solid rgba(255,255,255,.16);background:transparent;color:inherit;cursor:pointer}
button:hover{background:#1a1f26}
button[value=allow]{background:#d2f04a;border-color:#d2f04a;color:#11150a;font-weight:600}
button[value=allow]:hover{background:#c3e13c}
button:disabled{opacity:.6;cursor:default}
:focus-visible{outline:2px solid #f3f5f7;outline-offset:2px}
</style></head><body><main><p class="brand">${escapeHtml(title.split(':')[0] ?? '')}</p>${body}</main></body></html>`;
}

/** Returns the login's request as hidden fields, posted with the decision. */
export function hiddenFields(request: Record<string, string>): string {
  return Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
}

/** Returns the text escaped for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
