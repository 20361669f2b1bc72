import { readFileSync } from 'node:fs';
import { closedObject, type DescribedCall, type JsonSchema } from './described-call.ts';

/** Google's discovery document, as far as it describes calls. */
type Discovery = {
  servicePath: string;
  parameters: Record<string, Parameter>;
  methods: {
    id: string;
    httpMethod: string;
    path: string;
    parameters: Record<string, Parameter>;
    request?: { $ref: string };
  }[];
  schemas: Record<string, Described>;
};

type Parameter = Described & { location: string; required?: boolean; repeated?: boolean };

/** Google's own form of schemas, from an early draft of JSON Schema. */
type Described = {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: string[];
  minimum?: string;
  maximum?: string;
  items?: Described;
  properties?: Record<string, Described>;
  additionalProperties?: Described;
  /** The ids of the methods that require it. */
  annotations?: { required?: string[] };
};

/** Returns the calls of a discovery document. */
export function discoveryCalls(file: URL): DescribedCall[] {
  const { servicePath, parameters: common, methods, schemas } = JSON.parse(readFileSync(file, 'utf8')) as Discovery;

  function toSchema(described: Described, methodId: string): JsonSchema {
    const { $ref, type, format, items, properties, additionalProperties } = described;
    if ($ref !== undefined) return toSchema(schemas[$ref]!, methodId);
    if (properties !== undefined) {
      const required = Object.entries(properties).filter(([, { annotations }]) =>
        annotations?.required?.includes(methodId),
      );
      const known = Object.entries(properties).map(([name, one]) => [name, toSchema(one, methodId)] as const);
      return closedObject(
        Object.fromEntries(known),
        required.map(([name]) => name),
      );
    }
    return {
      ...(type === undefined || type === 'any' ? {} : { type }),
      ...(format === undefined ? {} : { format }),
      ...(described.enum === undefined ? {} : { enum: described.enum }),
      ...(described.minimum === undefined ? {} : { minimum: Number(described.minimum) }),
      ...(described.maximum === undefined ? {} : { maximum: Number(described.maximum) }),
      ...(items === undefined ? {} : { items: toSchema(items, methodId) }),
      ...(additionalProperties === undefined ? {} : { additionalProperties: toSchema(additionalProperties, methodId) }),
    };
  }

  return methods.map(({ id, httpMethod, path, parameters, request }) => {
    const inQuery = Object.entries({ ...common, ...parameters }).filter(([, { location }]) => location === 'query');
    const toParameter = (one: Parameter) =>
      one.repeated ? { type: 'array', items: toSchema(one, id) } : toSchema(one, id);
    return {
      method: httpMethod,
      path: `/${servicePath}${path}`,
      query: closedObject(
        Object.fromEntries(inQuery.map(([name, one]) => [name, toParameter(one)])),
        inQuery.filter(([, { required }]) => required).map(([name]) => name),
      ),
      body: request === undefined ? null : { schema: toSchema(request, id), isRequired: true },
    };
  });
}
