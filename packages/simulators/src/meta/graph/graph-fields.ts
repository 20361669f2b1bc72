/** One requested field: its name, its `.limit(n)`, and the requested fields inside it. */
export type GraphField = { name: string; limit: number | null; fields: GraphField[] };

/** Reads Graph's `fields` parameter, such as `id,messages.limit(5){id,from}`; null when it is malformed. */
export function parseGraphFields(text: string): GraphField[] | null {
  let position = 0;

  function list(): GraphField[] | null {
    const fields: GraphField[] = [];
    for (;;) {
      const match = /^\s*([a-z_]+)(?:\.limit\((\d+)\))?\s*/.exec(text.slice(position));
      if (!match) return null;
      position += match[0].length;
      const field: GraphField = { name: match[1] as string, limit: match[2] ? Number(match[2]) : null, fields: [] };
      if (text[position] === '{') {
        position += 1;
        const inner = list();
        if (inner === null || text[position] !== '}') return null;
        position += 1;
        field.fields = inner;
      }
      fields.push(field);
      if (text[position] !== ',') return fields;
      position += 1;
    }
  }

  const fields = list();
  return position === text.length ? fields : null;
}
