/** A page of a login, in the look of the stand-ins. */
export function loginPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0f1115;color:#eceef2;font:16px/1.5 system-ui,sans-serif}
main{max-width:26rem;padding:2rem;background:#181b21;border-radius:16px}
h1{font-size:1.3rem;margin:0 0 .5rem}
fieldset{border:1px solid #343945;border-radius:12px;margin:1rem 0;padding:.75rem 1rem}
label{display:block;padding:.25rem 0;cursor:pointer}label span{color:#a5adba}
button{font:inherit;width:100%;margin-top:.5rem;padding:.7rem;border-radius:10px;border:1px solid #3d4350;background:#232833;color:inherit;cursor:pointer}
button[value=allow]{background:#1464c8;border-color:#1464c8;color:#fff}
button:disabled{opacity:.5;cursor:default}
</style></head><body><main>${body}</main></body></html>`;
}

/** The login's request, to be posted along with the decision. */
export function hiddenFields(request: Record<string, string>): string {
  return Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
}

/** The text without any power over the page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
