/** A query over HTTP, as Firestore's reference of `documents` has it. */
export interface ShapeQuery {
  readonly method: 'runQuery' | 'runAggregationQuery';
  readonly body: object;
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  equal: ['EQUAL'],
  contains: ['ARRAY_CONTAINS'],
  // Both ends: what one end needs, both do.
  range: ['GREATER_THAN_OR_EQUAL', 'LESS_THAN_OR_EQUAL'],
};

const DIRECTIONS: Readonly<Record<string, string>> = { ASC: 'ASCENDING', DESC: 'DESCENDING' };

/** No document has it: the query reads nothing, whatever there is. */
const NO_VALUE = { stringValue: 'preflight' };

/**
 * Returns a query of a shape that reads one document at most. Only the shape decides which indexes it needs.
 * @param shape such as `expenses; equal status; range submittedAt; order submittedAt DESC, __name__ DESC; sum amount`;
 * a collection that begins with a star and a slash is all collections of its name.
 * @throws Error for what is none.
 */
export function queryOf(shape: string): ShapeQuery {
  const [place = '', ...parts] = shape.split('; ');
  const said = new Map(parts.map((part) => [part.split(' ', 1)[0] ?? '', fieldsIn(part)]));
  const filters = Object.entries(OPERATORS).flatMap(([word, operators]) =>
    (said.get(word) ?? []).flatMap((fieldPath) =>
      operators.map((op) => ({ fieldFilter: { field: { fieldPath }, op, value: NO_VALUE } })),
    ),
  );
  const orderBy = (said.get('order') ?? []).map((text) => {
    const [fieldPath, word = ''] = text.split(' ');
    const direction = DIRECTIONS[word];
    if (direction === undefined) throw new Error(`No order is called ${text}.`);
    return { field: { fieldPath }, direction };
  });
  const everywhere = place.startsWith('*/');
  const structuredQuery = {
    from: [{ collectionId: everywhere ? place.slice(2) : place, allDescendants: everywhere }],
    ...(filters.length === 0 ? {} : { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(orderBy.length === 0 ? {} : { orderBy }),
    limit: 1,
  };
  const [fieldPath] = said.get('sum') ?? [];
  if (fieldPath === undefined) return { method: 'runQuery', body: { structuredQuery } };
  const aggregations = [{ alias: 'total', sum: { field: { fieldPath } } }];
  const body = { structuredAggregationQuery: { structuredQuery, aggregations } };
  return { method: 'runAggregationQuery', body };
}

function fieldsIn(part: string): string[] {
  return part.slice(part.indexOf(' ') + 1).split(', ');
}
