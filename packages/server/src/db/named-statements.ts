import { sql } from 'drizzle-orm';

/** Uses after which a statement has a name. Statements with a list of values have a text for each length, and few uses. */
const unnamedUses = 10;

/** Each connection of PostgreSQL keeps the plan of each name, up to 500 KB. */
const maxNames = 100;

/** Texts whose uses are counted at a time. */
const maxCounted = 1_000;

const eachTime = '/* planned each time */';
/** Part of a statement that is planned for its values each time, since the best plan depends on how rare they are. */
export const planEachTime = sql.raw(eachTime);

/**
 * Names the statements that are used often: PostgreSQL parses and plans a named statement once per connection, which
 * takes ten times as long as the execution of a page of the feed.
 * @returns the name for a text; undefined for one that is planned each time
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= maxNames || text.includes(eachTime)) return name;
    const count = (uses.get(text) ?? 0) + 1;
    if (count <= unnamedUses) {
      if (uses.size >= maxCounted) uses.clear();
      uses.set(text, count);
      return undefined;
    }
    uses.delete(text);
    names.set(text, `s${names.size + 1}`);
    return names.get(text);
  };
}

function hasText(statement: unknown): statement is { readonly text: string; readonly name?: string } {
  return typeof statement === 'object' && statement !== null && 'text' in statement;
}

/**
 * Wraps a pool of connections, so that its statements with values, and those of the connections that it returns, are
 * named.
 */
export function namedStatements<Client extends object>(
  client: Client,
  nameOf = createStatementNames(),
): Client {
  return new Proxy(client, {
    get(target, key) {
      const method: unknown = Reflect.get(target, key, target);
      if (typeof method !== 'function') return method;
      if (key === 'connect') {
        return async () => namedStatements(await Reflect.apply(method, target, []), nameOf);
      }
      if (key !== 'query') return method.bind(target);
      return (statement: unknown, values: unknown, ...rest: unknown[]) => {
        const isNamed = hasText(statement) && !statement.name && Array.isArray(values) && values.length > 0;
        const named = isNamed ? { ...statement, name: nameOf(statement.text) } : statement;
        return Reflect.apply(method, target, [named, values, ...rest]);
      };
    },
  });
}
