import { z } from 'zod';
import type { Context } from '#platform/resource/context.ts';
import {
  type registerCheckAnswer,
  type registerCheckOptions,
  registerOptions,
  registerRefusal,
} from './register.ts';
import { registerFaults } from './register-faults.service.ts';

const { email, password, birthday, country, username } = registerOptions.shape;
const someOfIt = z.object({ email, password, birthday, country, username }).partial();

type Told = z.output<typeof registerCheckOptions>;

export async function checkRegister(
  context: Pick<Context, 'db' | 'clock'>,
  told: Told,
): Promise<z.output<typeof registerCheckAnswer>> {
  const given = Object.entries(told).filter(([, value]) => value !== undefined);
  const misread = new Set(someOfIt.safeParse(told).error?.issues.map(({ path }) => String(path[0])));
  const readable = someOfIt.parse(Object.fromEntries(given.filter(([field]) => !misread.has(field))));
  const faults = (await registerFaults(context, readable)).map(registerRefusal);
  return [
    ...[...misread].map((field) => ({ field, reason: `invalid-${field}` })),
    ...faults.map(({ field = '', reason }) => ({ field, reason })),
  ];
}
