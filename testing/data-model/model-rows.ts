import type { Queryable } from '#platform/database/database.ts';
import { homeOf, type Id, parseId, randomHome } from '#platform/ids/ids.ts';

type Row = Record<string, unknown>;

/** The ids of one valid row of each noun, all of the same person. */
export interface ModelRows {
  home: number;
  userId: Id;
  pinId: Id;
  boardId: Id;
  sectionId: Id;
  uploadId: Id;
  interestId: Id;
}

export const SIGNATURE = '0123456789abcdef0123456789abcdef';

export async function insertRow(database: Queryable, table: string, row: Row): Promise<Row> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [inserted] = await database.rows<Row>(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(row),
  );
  if (!inserted) throw new Error(`nothing was inserted into ${table}`);
  return inserted;
}

export async function makeId(database: Queryable, home: number): Promise<Id> {
  const [row] = await database.rows<{ id: string }>('select new_id($1) as id', [home]);
  const id = parseId(row?.id);
  if (!id) throw new Error('the database created no id');
  return id;
}

/** A person with a board, a section and a pin, with only the required columns. */
export async function insertModelRows(database: Queryable): Promise<ModelRows> {
  const home = randomHome();
  const ids = await Promise.all(Array.from({ length: 5 }, () => makeId(database, home)));
  const [userId, pinId, boardId, sectionId, uploadId] = ids;
  if (!userId || !pinId || !boardId || !sectionId || !uploadId) throw new Error('an id is missing');
  const username = `u${userId}`;
  await insertRow(database, 'accounts', {
    id: userId,
    name: 'Ada',
    email: `${username}@example.com`,
    username,
  });
  await insertRow(database, 'users', {
    home,
    id: userId,
    username,
    full_name: 'Ada Maker',
    first_name: 'Ada',
  });
  await insertRow(database, 'uploads', { home, id: uploadId, user_id: userId, kind: 'image' });
  await insertRow(database, 'pins', {
    ...{ home, id: pinId, pinner_id: userId, image_signature: SIGNATURE },
    ...{ image_width: 600, image_height: 900, dominant_color: '#aabbcc' },
  });
  await insertRow(database, 'boards', {
    home,
    id: boardId,
    owner_id: userId,
    name: 'Kitchens',
    slug: 'kitchens',
  });
  await insertRow(database, 'sections', {
    home,
    id: sectionId,
    board_id: boardId,
    title: 'Tiles',
    slug: 'tiles',
  });
  const interest = await insertRow(database, 'interests', {
    slug: `topic-${homeOf(userId)}-${userId}`,
    name: 'Topic',
  });
  const interestId = parseId(interest.id);
  if (!interestId) throw new Error('the topic has no id');
  return { home, userId, pinId, boardId, sectionId, uploadId, interestId };
}
