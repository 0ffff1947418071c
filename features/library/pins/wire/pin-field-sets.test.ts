import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { pinCardData } from '../pin-card-data.ts';
import { PIN_FIELD_SETS } from './pin-field-sets.ts';

let cast: Cast;
let board_id: Id;

beforeAll(async () => {
  cast = await castOf(await testPlatform(await freshDatabase()));
  const { ada } = cast;
  board_id = await ada.makes.board('Kitchens worth keeping');
  for (let number = 1; number <= 25; number++) {
    await ada.saves.pin({
      board: board_id,
      title: `A kitchen with a long table, ${number}`,
      description: 'Oak, brass and a window to the yard. #kitchen',
      link: `https://www.kitchens.example/ideas/${number}`,
      price_value: '9.50',
      price_currency: 'EUR',
    });
  }
});

type Key = keyof typeof PIN_FIELD_SETS;

const feed = async (field_set_key?: Key) =>
  (await cast.visitor.call('BoardFeedResource.get', { board_id, ...(field_set_key && { field_set_key }) }))
    .data;

const weigh = (value: unknown) => JSON.stringify(value).length;

test('a wall of 25 pins weighs about a third of the same pins in detail', async () => {
  const [all, grid, partner, listed] = [
    await feed('detailed'),
    await feed('grid_item'),
    await feed('partner_grid_item'),
    await feed('react_grid_pin'),
  ];
  expect(grid).toHaveLength(25);
  expect(weigh(grid)).toBeLessThan(26_000);
  expect(weigh(grid)).toBeLessThan(weigh(all) * 0.4);
  expect(weigh(partner)).toBeGreaterThan(weigh(grid));
  expect(weigh(listed)).toBeGreaterThan(weigh(partner));
  expect(weigh(all)).toBeGreaterThan(weigh(listed));
  expect(await feed()).toEqual(all);
});

/** Only a table has the others. */
const onCard = (pin: Parameters<typeof pinCardData>[0]) => ({
  ...pinCardData(pin),
  saves: undefined,
  placed_at: undefined,
});

test('each set holds nothing that the whole pin does not, and what a card shows is in all of them', async () => {
  const [whole] = await feed();
  if (!whole) throw new Error('no pin');
  for (const key of Object.keys(PIN_FIELD_SETS) as Key[]) {
    const [pin] = await feed(key);
    expect(whole, key).toMatchObject(pin ?? {});
    expect(pin && onCard(pin), key).toEqual(onCard(whole));
  }
  expect((await feed('partner_grid_item'))[0]).toMatchObject({ price_value: 9.5, price_currency: 'EUR' });
  expect((await feed('grid_item'))[0]).not.toHaveProperty('price_value');
});

test('a set that there is not is refused by its name', async () => {
  const asked = cast.visitor.call('BoardFeedResource.get', { board_id, field_set_key: 'huge' as 'detailed' });
  await expect(asked).rejects.toMatchObject({ kind: 'invalid', field: 'field_set_key' });
});
