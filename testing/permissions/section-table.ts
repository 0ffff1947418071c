import { EDIT } from './board-table.ts';
import type { Row } from './table.ts';
import { CLOSED, FOLLOWERS, GONE, GONE_TO_PEOPLE, OPEN, signedIn } from './table.ts';
import type { Thing } from './things.ts';

const SEE: Row['on'] = {
  public: OPEN,
  archived: OPEN,
  protected: CLOSED,
  secret: CLOSED,
  'temporarily disabled': CLOSED,
  'deleted board': GONE,
  'deleted section': GONE,
  'of a private owner': FOLLOWERS,
  'of a suspended owner': GONE,
};

const RENAME: Row['on'] = { ...EDIT, 'deleted section': GONE_TO_PEOPLE };

/** Deleting what is deleted is no error to whoever may delete. */
const DELETE: Row['on'] = {
  ...EDIT,
  'deleted section': signedIn({ owner: 200, writer: 200, blocks: 404, others: 403 }),
};

const ofSection = ({ section }: Thing) => ({ section_id: section });
const newName = ({ section }: Thing) => ({ section_id: section, name: 'Another name' });

/** A section by its address. */
const byAddress = async ({ world, owner, board, section }: Thing) => {
  const [row] = await world.platform.db.rows<{ board_slug: string; section_slug: string }>(
    `select b.slug as board_slug, s.slug as section_slug from boards b
     join sections s on s.home = b.home and s.board_id = b.id where b.id = $1 and s.id = $2`,
    [board, section],
  );
  return { username: owner.username, ...row };
};

/** Sections follow their boards. */
export const sectionTable: Row[] = [
  { resource: 'BoardSectionResource.get', options: ofSection, on: SEE },
  { resource: 'BoardSectionResource.get', tries: 'by its address', options: byAddress, on: SEE },
  { resource: 'BoardSectionPinsResource.get', options: ofSection, on: SEE },
  { resource: 'BoardSectionEditResource.update', options: newName, on: RENAME },
  { resource: 'BoardSectionEditResource.create', options: newName, on: RENAME },
  { resource: 'BoardSectionEditResource.delete', options: ofSection, on: DELETE },
  {
    resource: 'BoardSectionOrderResource.update',
    options: ({ board, section }) => ({ board_id: board, section_ids: [section] }),
    on: EDIT,
  },
];
