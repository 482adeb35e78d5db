import type { Tracing } from '../telemetry/telemetry.ts';

/** Spans of the methods of a client, of a pool and of a transaction. */
const spanNames: Readonly<Record<string, string>> = {
  query: 'db.query',
  connect: 'db.connect',
  transaction: 'db.transaction',
};

/** The first word of a statement, such as SELECT. Neither its text nor its values are recorded. */
function operationOf(statement: unknown): string {
  const text: unknown =
    typeof statement === 'object' && statement ? Reflect.get(statement, 'text') : statement;
  return /^\s*([a-z]+)/i.exec(typeof text === 'string' ? text : '')?.[1]?.toUpperCase() ?? 'OTHER';
}

/**
 * Wraps a client of the embedded database or a pool, so that its statements are spans of the requests that run
 * them; also those of the connections and transactions that it returns.
 */
export function tracedClient<Client extends object>(client: Client, tracing: Tracing): Client {
  const wrap = (value: unknown): unknown =>
    typeof value === 'object' && value && 'query' in value ? tracedClient(value, tracing) : value;

  return new Proxy(client, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      const spanName = typeof name === 'string' ? spanNames[name] : undefined;
      if (spanName === undefined) return method.bind(target);
      return (first: unknown, ...rest: unknown[]) => {
        // The work of a transaction receives a client of its own.
        const work =
          typeof first === 'function'
            ? (given: unknown): unknown => Reflect.apply(first, undefined, [wrap(given)])
            : first;
        const run = async () => wrap(await Reflect.apply(method, target, [work, ...rest]));
        const attributes: Record<string, string> =
          name === 'query' ? { 'db.operation.name': operationOf(first) } : {};
        return tracing.span(spanName, run, attributes);
      };
    },
  });
}
