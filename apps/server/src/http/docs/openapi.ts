import * as contract from '@spotter/contract';
import { errorStatus, type Route, routesByTag } from '@spotter/contract';
import { z } from 'zod';

type JsonSchema = { [key: string]: unknown };

/** Returns the contract as an OpenAPI 3.1 document. The same contract always gives the same document. */
export function openApiDocument(): JsonSchema {
  const schemas = createSchemaWriter();
  const paths: Record<string, JsonSchema> = {};
  for (const [tag, routes] of Object.entries(routesByTag)) {
    for (const [name, route] of Object.entries(routes)) {
      (paths[plainPath(route)] ??= {})[route.method.toLowerCase()] = operation(tag, name, route, schemas.write);
    }
  }
  const error = schemas.write(contract.ErrorBody, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Spotter',
      version: '1',
      description:
        'Agents that answer direct messages in the voice of their coach. Every path also takes a trailing slash. ' +
        `Refusals have one body; \`code\` is one of: ${Object.keys(errorStatus).join(', ')}.`,
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(routesByTag).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in.' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key of the workspace with the scope named.' },
      },
      responses: { Refusal: { description: 'A refusal.', content: { 'application/json': { schema: error } } } },
      schemas: schemas.written(),
    },
  };
}

type Side = 'input' | 'output';
type WriteSchema = (schema: z.ZodType, side: Side) => JsonSchema;

function operation(tag: string, name: string, route: Route, write: WriteSchema): JsonSchema {
  const link = { description: 'Where the list goes on: `<…>; rel="next"`.', schema: { type: 'string' } };
  return {
    tags: [tag],
    operationId: `${tag}.${name}`,
    summary: route.summary,
    security: [
      ...(route.access === 'session' ? [] : [{}]),
      { session: [] },
      ...(route.scope === null ? [] : [{ apiKey: [route.scope] }]),
    ],
    parameters: [...parameters('path', route.params, write), ...parameters('query', route.query, write)],
    ...requestBody(route, write),
    responses: {
      [String(route.status)]: {
        description: 'Done.',
        ...(route.paged ? { headers: { Link: link } } : {}),
        content: { [route.answers]: { schema: write(route.response, 'output') } },
      },
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
}

/** Returns a path without its trailing slash, which is accepted everywhere and documented nowhere. */
function plainPath({ path }: Route): string {
  return path.replace(/(.)\/$/, '$1');
}

function requestBody(route: Route, write: WriteSchema): JsonSchema {
  const content = { ...formContent(route, write), ...jsonContent(route, write) };
  if (Object.keys(content).length > 0) return { requestBody: { required: true, content } };
  if (route.method === 'GET' || route.method === 'DELETE') return {};
  // Many clients send an object anyway.
  const anything = { 'application/json': { schema: { type: 'object' } } };
  return { requestBody: { description: 'Nothing has to be sent.', required: false, content: anything } };
}

function formContent({ fileField, formField, body }: Route, write: WriteSchema): JsonSchema {
  if (fileField === null) return {};
  const properties = {
    ...(formField === null ? {} : { [formField]: write(body, 'input') }),
    [fileField]: { type: 'string', format: 'binary' },
  };
  return { 'multipart/form-data': { schema: { type: 'object', properties, required: Object.keys(properties) } } };
}

function jsonContent({ body, formField }: Route, write: WriteSchema): JsonSchema {
  return isNothing(body) || formField !== null ? {} : { 'application/json': { schema: write(body, 'input') } };
}

function parameters(place: 'path' | 'query', schema: z.ZodType, write: WriteSchema): JsonSchema[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: write(field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field, 'input'),
  }));
}

function isNothing(schema: z.ZodType): boolean {
  return schema.type === 'undefined';
}

// Schemas that the contract exports are written once under their name, and referenced.
function createSchemaWriter() {
  const written = new Map<string, JsonSchema>();
  const names = new Map<z.ZodType, string>();
  // Of two names of one schema the alphabetically later counts, because the order of modules' exports varies.
  for (const [name, value] of Object.entries(contract).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (value instanceof z.ZodType) names.set(value, name);
  }
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });

  /** Writes all of them at once: they contain each other, so that to write one takes nearly as long. */
  const writeNamed = (side: Side): Record<string, JsonSchema> =>
    z.toJSONSchema(registry, { io: side, uri: reference, override: withoutClosing }).schemas;
  const named = { input: writeNamed('input'), output: writeNamed('output') };

  function write(schema: z.ZodType, side: Side): JsonSchema {
    const name = names.get(schema);
    if (name !== undefined) return keep(name, side);
    const {
      $schema: _,
      $defs: __,
      ...content
    } = z.toJSONSchema(schema, {
      io: side,
      metadata: registry,
      // With `metadata` zod no longer reads descriptions from its own registry.
      override(one) {
        withoutClosing(one);
        Object.assign(one.jsonSchema, z.globalRegistry.get(one.zodSchema));
      },
    });
    const text = JSON.stringify(content).replaceAll('"#/$defs/', `"${reference('')}`);
    keepReferenced(text, side);
    return JSON.parse(text) as JsonSchema;
  }

  /** Stores a named schema with all that it references, and returns a reference to it. */
  function keep(name: string, side: Side): JsonSchema {
    const { $schema: _, $id: __, id: ___, ...content } = named[side][name] ?? {};
    const text = JSON.stringify(content);
    const before = written.get(name);
    if (before === undefined) {
      written.set(name, content);
      keepReferenced(text, side);
    } else if (JSON.stringify(before) !== text) {
      // A default makes a field optional in a request and certain in an answer.
      throw new Error(`${name} reads differently in a request and in an answer: it needs two names in the contract`);
    }
    return { $ref: reference(name) };
  }

  function keepReferenced(text: string, side: Side): void {
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) keep(name, side);
  }

  return {
    write,
    written: () => Object.fromEntries([...written].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

function reference(name: string): string {
  return `#/components/schemas/${name}`;
}

// Answers may gain fields: a client that refuses unknown fields would break with the next release.
function withoutClosing({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
}
