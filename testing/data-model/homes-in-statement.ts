import { parseSync } from 'libpg-query';

type Node = Record<string, unknown>;

/** What one node reads together: its tables and its equalities. */
interface Step {
  tables: Map<string, string>;
  /** Each expression with one that it is equal to. */
  equal: Map<string, string>;
  problems: string[];
  /** Run when all equalities are known. */
  checks: (() => void)[];
}

/** The relations of one FROM by name; a distributed table has its own id, others null. */
type Scope = Map<string, string | null>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const part = (node: unknown, ...path: string[]): unknown =>
  path.reduce((found: unknown, name) => (isNode(found) ? found[name] : undefined), node);
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const nameIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Why a cluster refuses a statement: it joins distributed tables that may be on different nodes, or locks rows of
 * several homes. Each CTE, union arm and uncorrelated subquery is analysed separately, first.
 */
export function refusals(text: string, spread: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  let count = 0;
  /** Inside a subquery whose rows each home can make distinct by itself, so that nothing needs merging. */
  let isDistinctByHome = false;

  function begin(): Step {
    return { tables: new Map(), equal: new Map(), problems, checks: [] };
  }

  function end(step: Step): void {
    for (const check of step.checks) check();
    const homes = Map.groupBy(step.tables, ([id]) => rootOf(step, `${id}.home`));
    if (homes.size > 1) problems.push(`joins ${[...step.tables.values()].join(', ')} of ${homes.size} homes`);
  }

  function ownStep(read: (step: Step) => void): void {
    const step = begin();
    read(step);
    end(step);
  }

  function query(node: unknown, step: Step, scopes: readonly Scope[], ctes: ReadonlySet<string>): Scope {
    const [[kind, body] = ['', undefined]] = isNode(node) ? Object.entries(node) : [];
    if (!isNode(body)) return new Map();
    const known = withSteps(body, ctes);
    if (kind === 'SelectStmt' && body.op !== 'SETOP_NONE') {
      for (const arm of [body.larg, body.rarg])
        if (isCorrelated(arm, scopes)) query({ SelectStmt: arm }, step, scopes, known);
        else ownStep((own) => query({ SelectStmt: arm }, own, [], known));
      if (
        part(body, 'larg', 'op') === 'SETOP_NONE' &&
        !part(body, 'larg', 'targetList') &&
        !part(body, 'larg', 'valuesLists')
      )
        problems.push('asks for rows without a column');
      return new Map();
    }
    const scope: Scope = new Map();
    const inner = [scope, ...scopes];
    if (kind === 'UpdateStmt' || kind === 'DeleteStmt')
      relation({ RangeVar: body.relation }, step, inner, known);
    for (const from of [...listOf(body.fromClause), ...listOf(body.usingClause)])
      relation(from, step, inner, known);
    condition(body.whereClause, step, inner, known);
    for (const rest of ['targetList', 'havingClause', 'groupClause', 'sortClause', 'valuesLists'])
      expressions(body[rest], step, inner, known);
    if (kind === 'InsertStmt' && body.selectStmt) query(body.selectStmt, step, inner, known);
    if (body.lockingClause) step.checks.push(() => checkLock(step, scope));
    return scope;
  }

  function withSteps(body: Node, ctes: ReadonlySet<string>): ReadonlySet<string> {
    const known = new Set(ctes);
    const isRecursive = part(body, 'withClause', 'recursive') === true;
    for (const cte of listOf(part(body, 'withClause', 'ctes'))) {
      known.add(nameIn(part(cte, 'CommonTableExpr', 'ctename')));
      ownStep((own) => {
        query(part(cte, 'CommonTableExpr', 'ctequery'), own, [], known);
        if (isRecursive && own.tables.size > 0) problems.push('recurs over spread tables');
      });
    }
    return known;
  }

  function relation(node: unknown, step: Step, scopes: readonly Scope[], ctes: ReadonlySet<string>): void {
    const [scope] = scopes;
    if (!isNode(node) || !scope) return;
    const { RangeVar: table, JoinExpr: join, RangeSubselect: sub, RangeFunction: called } = node;
    if (isNode(table)) {
      const name = nameIn(table.relname);
      const isSpread = spread.has(name) && !ctes.has(name);
      count += 1;
      const id = isSpread ? `${name}#${count}` : null;
      if (id) step.tables.set(id, name);
      scope.set(nameIn(part(table, 'alias', 'aliasname')) || name, id);
    } else if (isNode(join)) {
      relation(join.larg, step, scopes, ctes);
      relation(join.rarg, step, scopes, ctes);
      condition(join.quals, step, scopes, ctes);
    } else if (isNode(sub)) {
      subselect(sub, step, scopes, ctes);
    } else if (isNode(called)) {
      expressions(called.functions, step, scopes, ctes);
      scope.set(nameIn(part(called, 'alias', 'aliasname')), null);
    }
  }

  function subselect(sub: Node, step: Step, scopes: readonly Scope[], ctes: ReadonlySet<string>): void {
    const alias = nameIn(part(sub, 'alias', 'aliasname'));
    const select = part(sub, 'subquery', 'SelectStmt');
    if (!isCorrelated(select, scopes)) {
      ownStep((own) => query(sub.subquery, own, [], ctes));
      scopes[0]?.set(alias, null);
      return;
    }
    const before = new Set(step.tables.keys());
    const isWithinDistinct = isDistinctByHome;
    isDistinctByHome = isDistinct(select);
    const inside = query(sub.subquery, step, scopes, ctes);
    isDistinctByHome = isWithinDistinct;
    const [only, ...others] = [...inside.values()].filter((id) => id !== null);
    scopes[0]?.set(alias, only && others.length === 0 ? only : null);
    const added = [...step.tables.keys()].filter((id) => !before.has(id));
    if (part(select, 'limitCount') && !isWithinDistinct)
      step.checks.push(() => checkLimit(step, added, before));
  }

  /** Collects equalities and subqueries of a condition. */
  function condition(node: unknown, step: Step, scopes: readonly Scope[], ctes: ReadonlySet<string>): void {
    if (!isNode(node)) return;
    const { BoolExpr: all, A_Expr: compared } = node;
    if (isNode(all) && all.boolop === 'AND_EXPR') {
      for (const one of listOf(all.args)) condition(one, step, scopes, ctes);
      return;
    }
    const operator = nameIn(part(listOf(part(compared, 'name'))[0], 'String', 'sval'));
    if (isNode(compared) && compared.kind === 'AEXPR_OP' && operator === '=')
      equate(step, keyOf(compared.lexpr, scopes), keyOf(compared.rexpr, scopes));
    expressions(node, step, scopes, ctes);
  }

  function expressions(node: unknown, step: Step, scopes: readonly Scope[], ctes: ReadonlySet<string>): void {
    if (Array.isArray(node)) for (const one of node) expressions(one, step, scopes, ctes);
    if (!isNode(node)) return;
    const sub = part(node, 'SubLink', 'subselect');
    const isOwn = sub && !isCorrelated(part(sub, 'SelectStmt'), scopes);
    if (isOwn && part(sub, 'SelectStmt', 'op') === 'SETOP_NONE' && !part(sub, 'SelectStmt', 'targetList'))
      problems.push('asks for rows without a column');
    if (isOwn) ownStep((own) => query(sub, own, [], ctes));
    else if (sub) query(sub, step, scopes, ctes);
    else for (const child of Object.values(node)) expressions(child, step, scopes, ctes);
  }

  function checkLock(step: Step, scope: Scope): void {
    const ids = [...scope.values()].filter((id) => id !== null);
    if (ids.some((id) => !isGiven(step, `${id}.home`))) problems.push('locks rows of several homes');
  }

  function checkLimit(step: Step, inner: readonly string[], outer: ReadonlySet<string>): void {
    const outside = new Set([...outer].map((id) => rootOf(step, `${id}.home`)));
    const isBeside = (id: string) => isGiven(step, `${id}.home`) || outside.has(rootOf(step, `${id}.home`));
    if (!inner.every(isBeside)) problems.push('limits rows for each of what no spread table holds');
  }

  for (const statement of listOf(part(parseSync(text), 'stmts')))
    ownStep((step) => query(part(statement, 'stmt'), step, [], new Set()));
  return [...new Set(problems)];
}

/** Whether a subquery is `select distinct home, …`. */
function isDistinct(select: unknown): boolean {
  const [first] = listOf(part(select, 'targetList'));
  const [column] = listOf(part(first, 'ResTarget', 'val', 'ColumnRef', 'fields'));
  return listOf(part(select, 'distinctClause')).length > 0 && part(column, 'String', 'sval') === 'home';
}

/** Whether a subquery references its outer query. */
function isCorrelated(select: unknown, scopes: readonly Scope[]): boolean {
  const inside = new Set<string>();
  visit(select, (node) => {
    const { RangeVar: table, alias } = node;
    if (isNode(table)) inside.add(nameIn(part(table, 'alias', 'aliasname')) || nameIn(table.relname));
    if (isNode(alias)) inside.add(nameIn(alias.aliasname));
  });
  let isFound = false;
  visit(select, (node) => {
    const [qualifier, column] = listOf(part(node, 'ColumnRef', 'fields'));
    const name = column ? nameIn(part(qualifier, 'String', 'sval')) : '';
    if (name && !inside.has(name) && scopes.some((scope) => scope.has(name))) isFound = true;
  });
  return isFound;
}

export function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  if (!isNode(value)) return;
  see(value);
  for (const child of Object.values(value)) visit(child, see);
}

/** An expression as a text key; columns of a distributed table use the table's id. */
function keyOf(node: unknown, scopes: readonly Scope[]): string {
  const cast = part(node, 'TypeCast', 'arg');
  if (cast) return keyOf(cast, scopes);
  const parameter = part(node, 'ParamRef', 'number');
  if (parameter) return `$${parameter}`;
  const names = listOf(part(node, 'ColumnRef', 'fields')).map((field) =>
    nameIn(part(field, 'String', 'sval')),
  );
  if (names.length === 0)
    return JSON.stringify(node, (name, value) => (name === 'location' ? undefined : value));
  const [column = '', qualifier] = names.toReversed();
  const scope = scopes.find((one) => (qualifier ? one.has(qualifier) : one.size > 0));
  const id = qualifier ? scope?.get(qualifier) : [...(scope?.values() ?? [])].find((one) => one !== null);
  return `${id ?? qualifier ?? ''}.${column}`;
}

function rootOf({ equal }: Step, key: string): string {
  let root = key;
  for (let next = equal.get(root); next !== undefined; next = equal.get(root)) root = next;
  return root;
}

function equate(step: Step, one: string, other: string): void {
  const [from, to] = [rootOf(step, one), rootOf(step, other)];
  if (from === to) return;
  // A parameter stays the root: what equals it is in the given home.
  if (from.startsWith('$')) step.equal.set(to, from);
  else step.equal.set(from, to);
}

const isGiven = (step: Step, key: string): boolean => rootOf(step, key).startsWith('$');
