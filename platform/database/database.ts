import pg from 'pg';
import type { Logger } from '#platform/telemetry/log.ts';
import { type Limited, limitStatements } from './statement-limit.ts';
import { isUnreachable } from './unreachable.ts';

/** A statement text with the name under which a connection keeps it prepared. */
export interface Statement {
  /** Of 63 characters at most. */
  name: string;
  text: string;
}

/** What a store needs to read and write: the database itself, or a transaction of it. */
export interface Queryable {
  /** Rows of a hand-written statement. Given a `Statement`, it stays prepared on its connection. */
  rows<Row extends object>(statement: Statement | string, values?: readonly unknown[]): Promise<Row[]>;
  /** How many rows the statement wrote. */
  write(statement: Statement | string, values?: readonly unknown[]): Promise<number>;
}

/**
 * One open transaction; a function that takes it says that it must run in one. Statements that are asked for together go
 * out together and run in that order: where one fails, those behind it fail too.
 */
export interface Transaction extends Queryable {
  readonly inTransaction: true;
  /**
   * Runs after the commit, and never if the transaction is rolled back; `transaction` answers when it has. It must not
   * reject: what is committed stays.
   */
  afterCommit(action: () => unknown): void;
}

export interface Database extends Queryable {
  /** Runs `act` in one transaction: committed when it answers, rolled back when it throws. Retries twice after a deadlock or serialisation failure. */
  transaction<T>(action: (tx: Transaction) => Promise<T>): Promise<T>;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** PostgreSQL cuts longer ones off, and takes two that begin alike for one. */
const LONGEST_NAME = 63;

const RETRIED = new Set(['40001', '40P01']);

/** What PostgreSQL answers to all statements that come after a failed one. */
const AFTER_FAILURE = '25P02';
const UNIQUE_VIOLATION = '23505';

/** Whether this was thrown because a unique index has such a row already. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

interface Opening {
  /** Connections at most. */
  max?: number;
  log?: Logger;
  /** How long a statement may take before it fails, ms; none unless told. `unhurried` lifts it. */
  statementLimitMs?: number | undefined;
  /** How long one waits for a connection, be it that none is free or that nothing answers, ms. */
  connectLimitMs?: number;
}

/** Opens a pool of connections to the PostgreSQL at `url`. What takes longer than its limits `isUnreachable`. */
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
  // Without a listener an idle connection that the server closes would end the process.
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

/** What no job's statement takes, ms: only a database that is gone for good is waited for so long. */
const LONGEST_MS = 3_600_000;

/** The same connections for work that nobody waits for, such as jobs: its statements may take as long as they need. */
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
  /** Ends it; nothing can be asked of it any more. */
  end(how: 'commit' | 'rollback'): Promise<void>;
}

/**
 * Begins a transaction, and reads in it before the database has said that it began. Everything else waits for that, as it
 * would be committed by itself if there were no transaction.
 */
function begin(client: pg.PoolClient, limitMs: number | undefined): Begun {
  const db = queryable(client, limitMs);
  const gather = gatherWrites(client);
  gather();
  const begun = client.query('begin');
  // Whoever waits for it hears of a failure.
  begun.catch(() => {});
  let hasWritten = false;
  let isOver = false;
  let failure: unknown;
  const send = async <T>(isRead: boolean, run: () => Promise<T>): Promise<T> => {
    hasWritten ||= !isRead;
    if (hasWritten) await begun;
    if (isOver) throw new Error('The transaction is over');
    gather();
    try {
      return await run();
    } catch (error) {
      // Of those that were asked for together a later one may be heard first: all say what went wrong.
      if (codeOf(error) !== AFTER_FAILURE) failure = error;
      throw failure ?? error;
    }
  };
  return {
    rows: (statement, values) => send(isSelect(statement), () => db.rows(statement, values)),
    write: (statement, values) => send(false, () => db.write(statement, values)),
    end: async (how) => {
      if (how === 'commit') await begun;
      isOver = true;
      const { command } = await client.query(how);
      // PostgreSQL answers so where a statement failed whose error nobody threw on.
      if (how === 'commit' && command !== 'COMMIT') throw new Error('The transaction was rolled back');
    },
  };
}

/** Sends what is asked within one tick in one write: writing costs more than most of what is written. */
function gatherWrites({ connection: { stream } }: pg.PoolClient): () => void {
  let isGathering = false;
  return () => {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
}

function isSelect(statement: Statement | string): boolean {
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
  // With the connection given back, so that they may take one themselves.
  for (const run of after) await run();
  return result;
}

/** Runs `attempt` up to three times while a deadlock or serialisation failure ends it. */
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
  // Without a listener a connection that is lost between two statements would end the process.
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
    // On a connection that does not answer nothing else would be answered either: closing it takes all back.
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
