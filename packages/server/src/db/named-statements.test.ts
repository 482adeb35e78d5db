import { describe, expect, it, vi } from 'vitest';
import { createStatementNames, namedStatements } from './named-statements.ts';

const nameAfterTenUses = (nameOf: (text: string) => string | undefined, text: string) => {
  for (let use = 0; use < 10; use++) expect(nameOf(text)).toBeUndefined();
  return nameOf(text);
};

describe('the name of a statement', () => {
  it('is given after ten uses and then stays the same', () => {
    const nameOf = createStatementNames();
    expect(nameAfterTenUses(nameOf, 'select 1')).toBe('s1');
    expect(nameAfterTenUses(nameOf, 'select 2')).toBe('s2');
    expect(nameOf('select 1')).toBe('s1');
  });

  it('is not given when the statement is to be planned each time', () => {
    const nameOf = createStatementNames();
    expect(nameAfterTenUses(nameOf, 'select /* planned each time */ 1')).toBeUndefined();
  });

  it('is given to 100 statements', () => {
    const nameOf = createStatementNames();
    for (let number = 1; number <= 100; number++)
      expect(nameAfterTenUses(nameOf, `select ${number}`)).toBeDefined();
    expect(nameAfterTenUses(nameOf, 'select 101')).toBeUndefined();
  });

  it('is not given to many statements that are used once', () => {
    const nameOf = createStatementNames();
    for (let number = 0; number < 3_000; number++) expect(nameOf(`select ${number}`)).toBeUndefined();
    expect(nameAfterTenUses(nameOf, 'select $1')).toBe('s1');
  });
});

describe('a pool with named statements', () => {
  const setUp = () => {
    const query = vi.fn(async (_statement: unknown, _values?: unknown) => ({ rows: [] }));
    const connection = { query, release: vi.fn() };
    const pool = { query, connect: async () => connection, totalCount: 3 };
    return { query, connection, pool: namedStatements(pool, (text) => `name of ${text}`) };
  };

  it('names the statements of the pool and of its connections', async () => {
    const { query, connection, pool } = setUp();
    await pool.query({ text: 'select 1' }, [1]);
    expect(query).toHaveBeenLastCalledWith({ text: 'select 1', name: 'name of select 1' }, [1]);
    const client = await pool.connect();
    await client.query({ text: 'select 2', name: '' }, [2]);
    expect(query).toHaveBeenLastCalledWith({ text: 'select 2', name: 'name of select 2' }, [2]);
    client.release();
    expect(connection.release).toHaveBeenCalledOnce();
    expect(pool.totalCount).toBe(3);
  });

  it('leaves statements without values as they are', async () => {
    const { query, pool } = setUp();
    await pool.query({ text: 'begin' }, []);
    expect(query).toHaveBeenLastCalledWith({ text: 'begin' }, []);
  });
});
