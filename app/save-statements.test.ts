import { beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import { type CastMember, castOf } from '#testing/cast.ts';
import { countStatements } from '#testing/count-statements.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { testWebServer, type WebClient, webClient } from '#testing/web.ts';

let statements: { count: number; trips: number };
let ada: WebClient;
let cast: { ada: CastMember; ben: CastMember };
let place: { board_id: string };
let inSection: { board_id: string; board_section_id: string };
let picture: string;
let pinOfBen: string;

beforeAll(async () => {
  const db = await freshDatabase();
  statements = countStatements(db);
  const platform = await testPlatform(db);
  cast = await castOf(platform);
  const board = await cast.ada.makes.board('Kitchens');
  const section = await cast.ada.makes.section(board, 'Best');
  place = { board_id: board };
  inSection = { ...place, board_section_id: section };
  picture = (await cast.ada.saves.pin()).image_signature;
  pinOfBen = (await cast.ben.saves.pin()).id;
  ada = webClient(await testWebServer(platform));
  await ada.post('UserSessionResource', 'create', { username_or_email: 'ada', password: PASSWORD });
});

/**
 * Number of statements of a save, including authentication and the ends of the transaction, and of round trips to the
 * database.
 */
async function statementsOf(resource: string, options: object, key?: string) {
  const save = (idempotencyKey?: string) =>
    ada.send({
      method: 'POST',
      url: `/resource/${resource}/create/`,
      headers: {
        'x-csrftoken': ada.cookies.get('csrftoken') ?? '',
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      payload: { data: { options } },
    });
  // Warms up what is read only now and then, such as flags.
  await save();
  Object.assign(statements, { count: 0, trips: 0 });
  const { status, json } = await save(key);
  expect(status).toBe(200);
  expect(json.resource_response.data.id).toEqual(expect.any(String));
  const { count, trips } = statements;
  return { count, trips };
}

test.each([
  ['a new pin', () => ['PinResource', { ...place, image_signature: picture }] as const, undefined, 10, 5],
  [
    'a new pin in a section',
    () => ['PinResource', { ...inSection, image_signature: picture }] as const,
    undefined,
    11,
    6,
  ],
  [
    'a new pin that bears a key',
    () => ['PinResource', { ...place, image_signature: picture }] as const,
    'once',
    12,
    7,
  ],
  ["somebody else's pin", () => ['RepinResource', { ...place, pin_id: pinOfBen }] as const, undefined, 15, 9],
])('saving %s takes as many statements as it did', async (_what, saveOf, key, count, trips) => {
  const [resource, options] = saveOf();
  expect(await statementsOf(resource, options, key)).toEqual({ count, trips });
});
