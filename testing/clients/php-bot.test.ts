import { beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '#features/core/identity/testing-sign-up.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { type FieldServer, startFieldServer } from './field-server.ts';
import { phpBot } from './php-bot.ts';
import { idsOf, type Json, listAt, textAt } from './reading.ts';

let server: FieldServer;
let bot: ReturnType<typeof phpBot>;

beforeAll(async () => {
  server = await startFieldServer();
  bot = phpBot(server.program());
  expect(await bot.logIn('ada', PASSWORD)).toBe(true);
});

const idsIn = async (resource: string, options: Record<string, Json>) =>
  idsOf(listAt(await bot.read(resource, options)));

test('it knows a wrong password, and finds its settings with the right one', async () => {
  const other = phpBot(server.program());
  expect(await other.logIn('ada', 'not the password')).toBe(false);
  expect(await other.logIn('ada@example.com', PASSWORD)).toBe(true);
  expect(await other.read('UserSettings', {})).not.toBe(false);
  expect(await phpBot(server.program()).read('UserSettings', {})).toBe(false);
});

test('it registers, and is signed in', async () => {
  const newcomer = phpBot(server.program());
  const person = { age: 28, email: 'new@example.com', password: PASSWORD, country: 'GB', first_name: 'New' };
  expect(await newcomer.register(person)).toBe(true);
  expect(await newcomer.read('UserSettings', {})).not.toBe(false);
  expect(await newcomer.did('Board', 'create', { name: 'First', description: '', privacy: 'public' })).toBe(
    true,
  );
});

test('boards are made, found, changed and deleted', async () => {
  const made = await bot.made('Board', 'create', {
    name: 'My kitchen',
    description: 'Ideas',
    privacy: 'secret',
  });
  const board_id = textAt(made, 'id');
  const info = { slug: 'my-kitchen', username: 'ada', field_set_key: 'detailed' };
  expect(textAt(await bot.read('Board', info), 'id')).toBe(board_id);
  const changes = { board_id, category: 'other', name: 'my-larder', description: 'More', privacy: 'public' };
  expect(await bot.did('Board', 'update', changes)).toBe(true);
  const [mine] = listAt(await bot.read('Boards', { username: 'ada', field_set_key: 'detailed' }));
  expect([textAt(mine ?? null, 'name'), textAt(mine ?? null, 'description')]).toEqual(['my-larder', 'More']);
  expect(await bot.did('Board', 'delete', { board_id })).toBe(true);
  expect(await bot.read('Board', { ...info, slug: 'my-larder' })).toBe(false);
});

test('pins are made from files and addresses, edited, moved, saved and deleted', async () => {
  const board_id = textAt(await bot.made('Board', 'create', { name: 'One', description: '' }), 'id');
  const other = textAt(await bot.made('Board', 'create', { name: 'Two', description: '' }), 'id');
  const file = await bot.upload('mine.jpg', await jpegOf(400, 300));
  for (const image_url of [file, server.pictureOfTheWeb]) {
    const pin = {
      method: 'scraped',
      description: 'A (small) ~pin~',
      link: 'https://example.com/',
      image_url,
      board_id,
    };
    const id = textAt(await bot.made('Pin', 'create', pin), 'id');
    expect(await bot.did('Pin', 'update', { id, description: 'Changed', link: 'https://example.org/' })).toBe(
      true,
    );
    expect(await bot.did('Pin', 'update', { id, board_id: other })).toBe(true);
    const info = await bot.read('Pin', { id, field_set_key: 'detailed' });
    expect([textAt(info, 'description'), textAt(info, 'board', 'id')]).toEqual(['Changed', other]);
    textAt(info, 'aggregated_pin_data', 'id');
    const saved = await bot.made('Repin', 'create', {
      board_id,
      description: 'Saved',
      link: '',
      is_video: null,
      pin_id: id,
    });
    expect(await bot.did('Pin', 'delete', { id: textAt(saved, 'id') })).toBe(true);
    expect(await bot.did('Pin', 'delete', { id })).toBe(true);
  }
  expect(await idsIn('BoardFeed', { board_id })).toEqual([]);
});

test('several pins are copied, moved and deleted at once, by one id or by many', async () => {
  const { ada } = server.cast;
  const [from, to] = [await ada.makes.board('From', { pins: 3 }), await ada.makes.board('To')];
  const pins = await idsIn('BoardFeed', { board_id: from });
  expect(await bot.did('BulkEdit', 'create', { board_id: to, pin_ids: pins })).toBe(true);
  expect(await idsIn('BoardFeed', { board_id: to })).toHaveLength(3);
  expect(await bot.did('BulkEdit', 'update', { board_id: to, pin_ids: pins.slice(0, 1) })).toBe(true);
  const moved = await idsIn('BoardFeed', { board_id: to });
  expect([moved.length, (await idsIn('BoardFeed', { board_id: from })).length]).toEqual([4, 2]);
  expect(await bot.did('BulkEdit', 'delete', { board_id: to, pin_ids: moved })).toBe(true);
  expect(await idsIn('BoardFeed', { board_id: to })).toEqual([]);
});

test('sections are made, renamed and deleted', async () => {
  const board_id = await server.cast.ada.makes.board('With sections');
  expect(await bot.did('BoardSection', 'create', { board_id, name: 'Soups', initial_pins: [] })).toBe(true);
  const [section] = listAt(await bot.read('BoardSections', { board_id }));
  const section_id = textAt(section ?? null, 'id');
  expect(await bot.did('BoardSectionEdit', 'create', { section_id, name: 'Stews' })).toBe(true);
  const [renamed] = listAt(await bot.read('BoardSections', { board_id }));
  expect(textAt(renamed ?? null, 'title')).toBe('Stews');
  expect(await bot.did('BoardSectionEdit', 'delete', { section_id })).toBe(true);
  expect(await bot.read('BoardSections', { board_id })).toEqual([]);
});

test('pins of a person, home, and pins that belong with one', async () => {
  const { ben } = server.cast;
  await ben.makes.board('Bikes', { pins: 3 });
  const pins = await idsIn('UserPins', { username: 'ben' });
  expect(pins).toHaveLength(3);
  expect((await idsIn('UserHomefeed', {})).length).toBeGreaterThan(0);
  expect(await idsIn('RelatedPinFeed', { pin: pins[0] ?? '', add_vase: true })).not.toContain(pins[0]);
});

test('a topic is followed and unfollowed, with the name of the list that it goes to', async () => {
  const interest_id = textAt(await bot.read('Topic', { interest: 'cats' }), 'id');
  const follow = { interest_id, interest_list: 'favorited' };
  expect(await bot.did('InterestFollow', 'create', follow)).toBe(true);
  expect(await idsIn('InterestFollowing', { username: 'ada' })).toEqual([interest_id]);
  expect(await bot.did('InterestFollow', 'delete', follow)).toBe(true);
  expect(await idsIn('InterestFollowing', { username: 'ada' })).toEqual([]);
});
