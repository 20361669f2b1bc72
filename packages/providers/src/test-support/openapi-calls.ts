import { readFileSync } from 'node:fs';
import { closedObject, type DescribedCall, type JsonSchema } from './described-call.ts';

/** An OpenAPI document without references, as far as it describes requests. */
type OpenApi = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
        requestBody?: { required?: boolean; content: { 'application/json': { schema: JsonSchema } } };
      }
    >
  >;
};

/** Returns the calls of an OpenAPI document. */
export function openApiCalls(file: URL): DescribedCall[] {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const inQuery = parameters.filter((parameter) => parameter.in === 'query');
      return {
        method: method.toUpperCase(),
        path,
        query: closedObject(
          Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
          inQuery.filter(({ required }) => required).map(({ name }) => name),
        ),
        body:
          requestBody === undefined
            ? null
            : {
                schema: closed(requestBody.content['application/json'].schema),
                isRequired: requestBody.required ?? false,
              },
      };
    }),
  );
}

/** Returns a schema without unknown fields: they are a mistake of ours, although OpenAPI allows them. */
function closed(schema: JsonSchema): JsonSchema {
  const { properties, items } = schema as { properties?: Record<string, JsonSchema>; items?: JsonSchema };
  return {
    ...schema,
    ...(items === undefined ? {} : { items: closed(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, closed(one)])),
          additionalProperties: false,
        }),
  };
}
