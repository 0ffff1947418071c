import pg from 'pg';
import type { Logger } from '#platform/telemetry/log.ts';
import { type Limited, limitStatements } from './statement-limit.ts';
import { isUnreachable } from './unreachable.ts';

/** Sorts as most readers expect: apple, Äpfel, Banana, Zebra. Each PostgreSQL with ICU has this collation. */
export const ALPHABETICAL = 'collate "und-x-icu"';

/** The alphabet that most languages share, and those of languages which sort otherwise. */
export const ALPHABETS = ['und', 'es', 'ja', 'sv'] as const;

export type Alphabet = (typeof ALPHABETS)[number];

export function alphabetOf(locale: string): Alphabet {
  return ALPHABETS.find((alphabet) => alphabet === locale) ?? 'und';
}

export const inAlphabet = (alphabet: Alphabet) => `collate "${alphabet}-x-icu"`;

export interface Statement {
  name: string;
  text: string;
}

export interface Queryable {
  /** A `Statement` stays prepared on its connection. */
  rows<Row extends object>(statement: Statement | string, values?: readonly unknown[]): Promise<Row[]>;
  write(statement: Statement | string, values?: readonly unknown[]): Promise<number>;
}

/** Statements issued together go out together and run in order: when one fails, the later ones fail too. */
export interface Transaction extends Queryable {
  readonly inTransaction: true;
  /**
   * Never runs after a rollback; `transaction` resolves once it is done. It must not reject: the commit cannot
   * be undone.
   */
  afterCommit(action: () => unknown): void;
}

export interface Database extends Queryable {
  /** Retries twice after a deadlock or serialisation failure. */
  transaction<T>(action: (tx: Transaction) => Promise<T>): Promise<T>;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** PostgreSQL truncates longer names and would treat two with the same beginning as one. */
const LONGEST_NAME = 63;

const RETRIED = new Set(['40001', '40P01']);

const AFTER_FAILURE = '25P02';
const UNIQUE_VIOLATION = '23505';

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

interface Opening {
  max?: number;
  log?: Logger;
  /** How long a statement may take before it fails, ms; unlimited by default. `unhurried` lifts it. */
  statementLimitMs?: number | undefined;
  /** How long to wait for a connection, ms, whether none is free or nothing answers. */
  connectLimitMs?: number;
}

/** Exceeding its limits gives an error that `isUnreachable` recognises. */
export function openDatabase(url: string, options: Opening = {}): Database {
  const { max = 10, statementLimitMs, connectLimitMs = 15_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectLimitMs,
    pipeline: true,
  });
  const stopLimiting = statementLimitMs ? limitStatements(pool, statementLimitMs) : () => {};
  // Without a listener, the server closing an idle connection would end the process.
  pool.on('error', (error) => options.log?.warn({ error: error.message }, 'database connection lost'));
  return {
    ...queryable(pool),
    pool,
    transaction: (action) => transaction(pool, action),
    close: async () => {
      await pool.end();
      stopLimiting();
    },
  };
}

/** No job's statement takes this long, ms: only a database that is gone for good does. */
const LONGEST_MS = 3_600_000;

/** The same connections for work that nobody waits for, such as jobs: without the statement limit. */
export function unhurried({ pool, close }: Database): Database {
  return {
    ...queryable(pool, LONGEST_MS),
    pool,
    transaction: (action) => transaction(pool, action, LONGEST_MS),
    close,
  };
}

function queryable(client: pg.Pool | pg.PoolClient, limitMs?: number): Queryable {
  const run = (statement: Statement | string, values: readonly unknown[] = []) => {
    const query: pg.QueryConfig & Limited = {
      ...(typeof statement === 'string' ? { text: statement } : named(statement)),
      values: [...values],
      limitMs,
    };
    return client.query(query);
  };
  return {
    rows: async <Row extends object>(statement: Statement | string, values?: readonly unknown[]) =>
      (await run(statement, values)).rows as Row[],
    write: async (statement, values) => (await run(statement, values)).rowCount ?? 0,
  };
}

interface Begun extends Queryable {
  end(how: 'commit' | 'rollback'): Promise<void>;
}

/** Issues reads before the database has confirmed; everything else waits: without a transaction it would be committed. */
function begin(client: pg.PoolClient, limitMs: number | undefined): Begun {
  const db = queryable(client, limitMs);
  gatherWrites(client);
  const begun = client.query('begin');
  begun.catch(() => {});
  let hasWritten = false;
  let isOver = false;
  let failure: unknown;
  const send = async <T>(isRead: boolean, run: () => Promise<T>): Promise<T> => {
    hasWritten ||= !isRead;
    if (hasWritten) await begun;
    if (isOver) throw new Error('The transaction is over');
    gatherWrites(client);
    try {
      return await run();
    } catch (error) {
      // Of statements issued together, a later one may report first: keep the error that explains the failure.
      if (codeOf(error) !== AFTER_FAILURE) failure = error;
      throw failure ?? error;
    }
  };
  return {
    rows: (statement, values) => send(isRead(statement), () => db.rows(statement, values)),
    write: (statement, values) => send(false, () => db.write(statement, values)),
    end: async (how) => {
      if (how === 'commit') await begun;
      isOver = true;
      const { command } = await client.query(how);
      // PostgreSQL answers COMMIT like this when a failed statement's error was swallowed.
      if (how === 'commit' && command !== 'COMMIT') throw new Error('The transaction was rolled back');
    },
  };
}

/** Sends all statements of one tick in a single write: a write costs more than most of what it sends. */
function gatherWrites({ connection: { stream } }: pg.PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Whether it only reads; if in doubt, not. */
export function isRead(statement: Statement | string): boolean {
  const text = typeof statement === 'string' ? statement : statement.text;
  if (/^\s*select\b/.test(text)) return true;
  return /^\s*with\b/.test(text) && !/\b(?:insert into|update|delete from)\b/.test(text);
}

function named(statement: Statement): Statement {
  if (statement.name.length > LONGEST_NAME) throw new Error(`The name ${statement.name} is too long`);
  return statement;
}

async function transaction<T>(
  pool: pg.Pool,
  action: (tx: Transaction) => Promise<T>,
  limitMs?: number,
): Promise<T> {
  const { result, after } = await withRetries(() => attemptTransaction(pool, action, limitMs));
  // The connection is already released, so these may take one themselves.
  for (const run of after) await run();
  return result;
}

export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts >= 3 || !RETRIED.has(codeOf(error))) throw error;
    }
  }
}

type AfterCommit = Parameters<Transaction['afterCommit']>[0];

interface Committed<T> {
  result: T;
  after: readonly AfterCommit[];
}

async function attemptTransaction<T>(
  pool: pg.Pool,
  action: (tx: Transaction) => Promise<T>,
  limitMs: number | undefined,
): Promise<Committed<T>> {
  const client = await pool.connect();
  const after: AfterCommit[] = [];
  let broken: Error | undefined;
  // Without a listener, a connection lost between two statements would end the process.
  const onLost = (error: Error) => {
    broken = error;
  };
  client.on('error', onLost);
  const begun = begin(client, limitMs);
  try {
    const result = await action({
      rows: begun.rows,
      write: begun.write,
      inTransaction: true,
      afterCommit: (run) => after.push(run),
    });
    await begun.end('commit');
    return { result, after };
  } catch (error) {
    // An unresponsive connection would not answer a rollback either: closing it rolls back.
    if (error instanceof Error && isUnreachable(error)) broken = error;
    else
      await begun.end('rollback').catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    client.off('error', onLost);
    client.release(broken);
  }
}

/**
 * Subqueries hide the arrays' lengths from the planner: otherwise it prefers plans made for short lists and replans
 * each time, which can take longer than running. `first` is the number of the first of the two values.
 */
export function givenIds(first: number, key: 'bigint' | 'text' = 'bigint'): string {
  return `unnest((select $${first}::smallint[]), (select $${first + 1}::${key}[]))`;
}

/** Removes repetitions, for a step whose rows are joined to the given ones again. */
export const distinctIds = (place: number) =>
  `(select distinct home, id from ${givenIds(place)} as given (home, id))`;
