import { readFileSync } from 'node:fs';
import { closedObject, type DescribedCall, type JsonSchema } from './described-call.ts';

/** An OpenAPI document without references, as far as requests are described by it. */
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

/** The calls of an OpenAPI document. */
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

/** A field that the description does not know is a mistake of ours, although OpenAPI lets it pass. */
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
