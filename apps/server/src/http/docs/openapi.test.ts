import { createConfig, lintFromString } from '@redocly/openapi-core';
import { routesByTag } from '@spotter/contract';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  security: object[];
  requestBody?: object;
};

const document = openApiDocument() as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the OpenAPI document', () => {
  test('holds every call of the contract once', () => {
    const calls = Object.values(routesByTag).flatMap((routes) => Object.values(routes));
    expect(operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
      calls.map((route) => `${route.method} ${route.path.replace(/\/$/, '')}`).toSorted(),
    );
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  test('names the parameters of each path', () => {
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  test('refers to nothing that is not in it', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g);
    for (const [, kind = '', name = ''] of references) expect(document.components).toHaveProperty([kind, name]);
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  test('names what is sent: JSON, a form with a file, or an object that may be left out', () => {
    const bodyOf = (id: string) =>
      operations.find(({ operation }) => operation.operationId === id)?.operation.requestBody;
    expect(bodyOf('users.replaceAvatar')).toEqual({
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { avatar: { type: 'string', format: 'binary' } },
            required: ['avatar'],
          },
        },
      },
    });
    for (const link of ['instagramLink', 'facebookLink', 'googleLink', 'calendlyLink']) {
      expect(bodyOf(`connections.${link}`)).toMatchObject({ required: false, content: { 'application/json': {} } });
    }
    for (const { method, operation } of operations) {
      expect(operation.requestBody !== undefined, operation.operationId).toBe(
        method === 'post' || method === 'put' || operation.operationId === 'users.remove',
      );
    }
  });

  test('passes a linter that knows nothing of us', async () => {
    const config = await createConfig('extends: [recommended]');
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('says which calls need a session', () => {
    const open = operations
      .filter(({ operation }) => operation.security.some((scheme) => Object.keys(scheme).length === 0))
      .map(({ operation }) => operation.operationId);
    const forAnyone = Object.entries(routesByTag).flatMap(([tag, routes]) =>
      Object.entries(routes).flatMap(([name, route]) => (route.access === 'anyone' ? [`${tag}.${name}`] : [])),
    );
    expect(open.toSorted()).toEqual(forAnyone.toSorted());
    expect(open).toEqual(expect.arrayContaining(['auth.signIn', 'auth.forgotPassword', 'contact.send']));
    expect(open).not.toContain('users.find');
  });
});
