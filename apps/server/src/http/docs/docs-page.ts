import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

type Schema = { $ref?: string; type?: string | string[]; [key: string]: unknown };
type Operation = {
  tags: string[];
  operationId: string;
  summary: string;
  security: Schema[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};

/** Serves `GET /api/openapi.json`, and the same as a readable page at `GET /api/docs`. */
export function registerDocs(app: FastifyInstance): void {
  // Built on first use: most servers start more often than anyone reads this.
  let made: Schema | null = null;
  const document = () => (made ??= openApiDocument());
  app.get('/api/openapi.json', async () => document());
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(docsPage(document())),
  );
}

/** Returns an OpenAPI document as one page that loads nothing else. */
function docsPage(document: Schema): string {
  const { tags, paths, components, info } = document as {
    info: { title: string; description: string };
    tags: { name: string }[];
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const sections = tags.map(({ name }) => {
    const articles = calls.filter(({ operation }) => operation.tags.includes(name)).map(call);
    return `<section id="${escape(name)}"><h2>${escape(name)}</h2>${articles.join('')}</section>`;
  });
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `<article id="schema-${escape(name)}"><h3>${escape(name)}</h3>${shape(schema)}</article>`,
  );
  const links = [...tags.map(({ name }) => name), 'shapes'].map(
    (name) => `<a href="#${escape(name)}">${escape(name)}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)} API</title>
<style>${style}</style>
</head>
<body>
<header><h1>${escape(info.title)} API</h1><p>${escape(info.description)}</p><p><a href="/api/openapi.json">openapi.json</a></p></header>
<nav>${links.join('')}</nav>
<main>${sections.join('')}<section id="shapes"><h2>shapes</h2>${shapes.join('')}</section></main>
</body>
</html>
`;
}

function call({ method, path, operation }: { method: string; path: string; operation: Operation }): string {
  const isOpen = operation.security.some((scheme) => Object.keys(scheme).length === 0);
  const parameters = operation.parameters.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${escape(name)}</code> in ${escape(place)}${required ? '' : ', optional'}: ${describe(schema)}</li>`,
  );
  // An optional body is not shown.
  const [body] = operation.requestBody?.required === true ? Object.entries(operation.requestBody.content) : [];
  const [status = '', response] = Object.entries(operation.responses)[0] ?? [];
  const answer = response?.content?.['application/json']?.schema;
  return `<article id="${escape(operation.operationId)}">
<h3><span class="method">${escape(method)}</span> <code>/api${escape(path)}</code></h3>
<p>${escape(operation.summary)} <em>${isOpen ? 'Open to anyone.' : 'Needs a session.'}</em></p>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${body === undefined ? '' : `<h4>Body${body[0] === 'application/json' ? '' : `, ${escape(body[0])}`}</h4>${shape(body[1].schema)}`}
${answer === undefined ? '' : `<h4>Answer ${escape(status)}</h4>${shape(answer)}`}
</article>`;
}

function shape(schema: Schema): string {
  const properties = schema['properties'] as Record<string, Schema> | undefined;
  if (properties === undefined) return `<p>${describe(schema)}</p>`;
  const required = (schema['required'] ?? []) as string[];
  const rows = Object.entries(properties).map(
    ([name, value]) =>
      `<tr><th scope="row"><code>${escape(name)}</code></th><td>${describe(value)}${required.includes(name) ? '' : ', optional'}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function describe(schema: Schema): string {
  const reference = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '')?.[1];
  if (reference !== undefined) return `<a href="#schema-${escape(reference)}">${escape(reference)}</a>`;
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (choices !== undefined) return choices.map(describe).join(' or ');
  const values = schema['enum'] as unknown[] | undefined;
  if (values !== undefined) return values.map((value) => `<code>${escape(JSON.stringify(value))}</code>`).join(' | ');
  if (schema['const'] !== undefined) return `<code>${escape(JSON.stringify(schema['const']))}</code>`;
  if (schema.type === 'array') return `list of ${describe((schema['items'] ?? {}) as Schema)}`;
  if (schema['properties'] !== undefined) return shape(schema);
  const types = [schema.type ?? 'anything'].flat().join(' or ');
  const limits = ['format', 'minLength', 'maxLength', 'minimum', 'maximum', 'default']
    .filter((name) => schema[name] !== undefined)
    .map((name) => `${name} ${JSON.stringify(schema[name])}`);
  return escape([types, ...limits].join(', '));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: dark; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 6rem; background: #101214; color: #e8eaec; font: 16px/1.55 system-ui, sans-serif; }
h1 { font-size: 2rem; margin: 0 0 .5rem; } h2 { margin: 3rem 0 1rem; text-transform: capitalize; }
h3 { margin: 0; font-size: 1rem; } h4 { margin: 1rem 0 .25rem; font-size: .85rem; color: #aeb4ba; }
a { color: #6fe0c3; } em { color: #aeb4ba; font-style: normal; } code { font: .92em ui-monospace, monospace; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; padding: 1rem 0; border-bottom: 1px solid #2a2f34; }
article { margin: 0 0 1rem; padding: 1rem 1.25rem; background: #171a1d; border: 1px solid #2a2f34; border-radius: 10px; overflow-x: auto; }
.method { display: inline-block; min-width: 4.2rem; color: #6fe0c3; font-weight: 600; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; } th { text-align: left; font-weight: 400; padding-right: 1.5rem; }
th, td { padding: .3rem .75rem .3rem 0; border-top: 1px solid #23282c; vertical-align: top; }
p { margin: .35rem 0; } ul { margin: .35rem 0; padding-left: 1.2rem; }
`;
