import type { z } from 'zod';
import type { Context } from '#platform/resource/context.ts';
import {
  checkedFields,
  type registerCheckAnswer,
  type registerCheckOptions,
  registerRefusal,
} from './register.ts';
import { registerFaults } from './register-faults.service.ts';

type Told = z.output<typeof registerCheckOptions>;

export async function checkRegister(
  context: Pick<Context, 'db' | 'clock'>,
  told: Told,
): Promise<z.output<typeof registerCheckAnswer>> {
  const given = Object.entries(told).filter(([, value]) => value !== undefined);
  const misread = new Set(checkedFields.safeParse(told).error?.issues.map(({ path }) => String(path[0])));
  const readable = checkedFields.parse(Object.fromEntries(given.filter(([field]) => !misread.has(field))));
  const faults = (await registerFaults(context, readable)).map(registerRefusal);
  return [
    ...[...misread].map((field) => ({ field, reason: `invalid-${field}` })),
    ...faults.map(({ field = '', reason }) => ({ field, reason })),
  ];
}
