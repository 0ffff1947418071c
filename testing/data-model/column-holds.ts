import { expect } from 'vitest';
import type { Queryable } from '#platform/database/database.ts';

/** Values that a column accepts, and values that it rejects. */
export type Column = { good: unknown[]; bad?: unknown[] };

/** Writes each good value and reads it back; each bad one is refused and changes nothing. */
export async function holds(database: Queryable, table: string, columns: Record<string, Column>) {
  for (const [column, { good, bad = [] }] of Object.entries(columns)) {
    const write = (value: unknown) =>
      database.rows<{ value: unknown }>(`update ${table} set ${column} = $1 returning ${column} as value`, [
        value,
      ]);
    for (const value of good) {
      const [row] = await write(value);
      const expected = typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value;
      expect({ column, value: row?.value }).toEqual({ column, value: expected });
    }
    for (const value of bad)
      await expect(write(value), `${table}.${column} = ${value}`).rejects.toThrow(
        /violates|invalid input|out of range/,
      );
  }
}
