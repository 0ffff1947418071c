import { join } from 'node:path';
import sharp from 'sharp';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { pictureKey } from '#platform/images/picture-address.ts';
import { openDiskStorage } from '#platform/storage/disk-storage.ts';
import { manyPins } from '#testing/many-pins.ts';
import type { SignedIn } from './sign-up.ts';

/** Widths that cards ask for on a screen of usual density: of pins, and of boards. */
const SIZES = ['236x', '474x', '136x136', '170x'] as const;

export interface LargeProfile {
  boards: number;
  /** Each is a board with so many pins, `/{username}/wall-{pins}/`. */
  walls: number[];
  pictures: number;
}

/** Gives somebody a profile with many boards and boards with many pins, whose pictures are `pictures` different ones. */
export async function makeLarge(
  databaseUrl: string,
  person: SignedIn,
  { boards, walls, pictures }: LargeProfile,
): Promise<void> {
  const db = openDatabase(databaseUrl, { max: 1 });
  try {
    await addBoards(db, person.id, boards - walls.length);
    for (const count of walls) {
      const { id } = await person.call('BoardResource.create', { name: `Wall ${count}` });
      await manyPins(db, { pinnerId: person.id, boardId: id, count });
    }
    await givePictures(db, person.id, pictures);
    await coverBoards(db, person.id);
    await db.rows('vacuum (analyze)');
  } finally {
    await db.close();
  }
}

/** Boards of three pins each. */
async function addBoards(db: Database, ownerId: Id, count: number): Promise<void> {
  const owner = [homeOf(ownerId), ownerId];
  await db.transaction(async (tx) => {
    await tx.write(
      `insert into boards (home, id, owner_id, name, slug, last_pinned_at, pin_count)
       select $1::smallint, new_id($1::smallint), $2::bigint, 'Board ' || n, 'board-' || n,
         now() - n * interval '1 minute', 3
       from generate_series(1, $3::int) as n`,
      [...owner, count],
    );
    await tx.write(
      `insert into board_memberships (home, user_id, board_id, role)
       select home, owner_id, id, 'owner' from boards where home = $1 and owner_id = $2`,
      owner,
    );
    await tx.write(
      `insert into pins (home, id, pinner_id, board_id, title, image_signature, image_width, image_height, dominant_color)
       select home, new_id(home), owner_id, id, name || ', pin ' || n, md5(id::text), 600, 900, '#aabbcc'
       from boards cross join generate_series(1, 3) as n where home = $1 and owner_id = $2`,
      owner,
    );
    await tx.write(
      `insert into board_pins (home, board_id, pin_id, rank, saved_at, saved_by)
       select home, board_id, id, id, created_at, pinner_id from pins where home = $1 and pinner_id = $2`,
      owner,
    );
    await tx.write(
      `update users set board_count = $3, pin_count = 3 * $3, created_pin_count = 3 * $3 where home = $1 and id = $2`,
      [...owner, count],
    );
  });
}

/** Names a picture by its number, so that other people's pins need no other files. */
const signature = (n: string) => `md5('picture ' || ${n})`;

/** Pictures of all heights; the numbers jump about, so that neighbours differ. */
async function givePictures(db: Database, personId: Id, pictures: number): Promise<void> {
  // What the database knows of them decides how it joins them.
  await db.rows('analyze pins');
  await db.rows(
    `update pins p set image_signature = ${signature('n % $3::int')}, image_height = 400 + (n * 7919 % 23) * 40
     from (select id, row_number() over (order by id) as n from pins where home = $1 and pinner_id = $2) as numbered
     where p.home = $1 and p.id = numbered.id`,
    [homeOf(personId), personId, pictures],
  );
}

async function coverBoards(db: Database, ownerId: Id): Promise<void> {
  await db.rows(
    `update boards b set cover_pins = (
       select jsonb_agg(jsonb_build_object('pin_id', p.id::text, 'image_signature', p.image_signature,
         'dominant_color', p.dominant_color, 'width', 600, 'height', p.image_height))
       from (select home, pin_id from board_pins where home = b.home and board_id = b.id
         order by saved_at desc, pin_id desc limit 5) as shown
       join pins p on p.home = shown.home and p.id = shown.pin_id)
     where b.home = $1 and b.owner_id = $2`,
    [homeOf(ownerId), ownerId],
  );
}

/** Files for so many pictures; those that an earlier run made stay. */
export async function makePictures(db: Database, dataDir: string, count: number): Promise<void> {
  const storage = await openDiskStorage(join(dataDir, 'files'), { fsync: false });
  const signatures = await db.rows<{ signature: string }>(
    `select ${signature('n')} as signature from generate_series(0, $1::int - 1) as n`,
    [count],
  );
  for (const size of SIZES) {
    const file = await sharp(await paint(Number.parseInt(size, 10)))
      .webp()
      .toBuffer();
    const last = signatures.at(-1)?.signature ?? '';
    const keyOf = (name: string) => pictureKey({ size, signature: name, extension: 'webp' });
    if (await storage.exists(keyOf(last))) continue;
    for (const { signature: name } of signatures)
      await storage.put(keyOf(name), file, { contentType: 'image/webp' });
  }
}

function paint(width: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({
    create: { width, height: Math.round(width * 1.3), channels: 3, background: '#888', noise },
  })
    .blur(2)
    .png()
    .toBuffer();
}
