import { expect, test } from 'vitest';
import { z } from 'zod';
import { createProductRegistry } from '#app/resources.ts';
import { freshDatabase } from './database.ts';
import { testPlatform } from './platform.ts';
import { testWebServer } from './web.ts';

const documentSchema = z.object({
  openapi: z.string().startsWith('3.1'),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(
      z.enum(['get', 'post', 'put', 'patch', 'delete']),
      z.object({
        operationId: z.string(),
        summary: z.string().min(1),
        parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
      }),
    ),
  ),
});

test('the description for other programs has each resource once, and refers to nothing that is not in it', async () => {
  const app = await testWebServer(await testPlatform(await freshDatabase()));
  const answer = await app.inject('/openapi.json');
  expect(answer.statusCode).toBe(200);
  const { paths } = documentSchema.parse(answer.json());
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const described = operations.map(({ operationId }) => operationId).sort();
  expect(described).toEqual(
    createProductRegistry()
      .all.map(({ name }) => name.replace(/[^A-Za-z0-9]+/g, '_'))
      .sort(),
  );
  for (const [path, methods] of Object.entries(paths)) {
    const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters = [] } of Object.values(methods)) {
      const given = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect(given, path).toEqual(wanted);
    }
  }
  const refs = refsIn(answer.json());
  expect(refs).toContain('#/components/schemas/Failure');
  expect(refs.filter((ref) => resolved(answer.json(), ref) === undefined)).toEqual([]);
});

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : refsIn(part),
  );
}

function resolved(document: unknown, ref: string): unknown {
  const steps = ref.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([key]) => key === step)?.[1]
        : undefined,
    document,
  );
}
