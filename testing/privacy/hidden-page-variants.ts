import type { Id } from '#platform/ids/ids.ts';
import { caseRow, clusterRows } from '#testing/cast-rows.ts';
import { conversationRows } from '#testing/conversation-rows.ts';
import { DESKTOP } from '#testing/crawl.ts';
import { commentRow } from '#testing/permissions/comment-table.ts';
import { OF_BOARDS, OF_PEOPLE, OF_PINS } from '#testing/permissions/tables.ts';
import { makeThing, type StateName, type Thing } from '#testing/permissions/things.ts';
import { type Answers, statusFor } from '#testing/permissions/viewers.ts';
import type { World } from '#testing/permissions/world.ts';
import type { WebClient } from '#testing/web.ts';
import { ASKERS, isOwnerAway, SEEN, unusedId } from './hidden-or-missing.ts';
import { type Names, NOUNS, type PageRow } from './hidden-pages.ts';
import type { RecordedQueries } from './recording-queries.ts';

/** Those from whom things are hidden, and those who see them: their owner, and the staff. */
export const VIEWERS = [...ASKERS, 'owner', 'staff'] as const;
type Viewer = (typeof VIEWERS)[number];

export interface PageWorld {
  world: World;
  queries: Pick<RecordedQueries, 'texts' | 'settled'>;
  clients: Record<Viewer, WebClient>;
  /** What was made in each state, for all pages. */
  things: Map<string, Promise<Names>>;
}

const ROWS = [OF_BOARDS, OF_PEOPLE, OF_PINS].flatMap((tables) => Object.values(tables).flat());

/** Looks at a page as each asker from whom its thing is hidden. Answers where that differs from what never was. */
export async function lookingFor(looks: PageWorld, row: PageRow): Promise<string[]> {
  const rule = ROWS.find(({ resource, tries }) => resource === NOUNS[row.noun] && tries === row.tries);
  if (!rule) return [`no row says who may see a ${row.noun}`];
  const different: string[] = [];
  const seen: string[] = [];
  for (const [state, answers] of Object.entries(rule.on) as [StateName, Answers][]) {
    const isHidden = (viewer: Viewer) => statusFor(answers, viewer) !== 200;
    for (const viewer of ASKERS.filter(isHidden))
      different.push(...(await differences(looks, { row, state, viewer })));
    for (const viewer of VIEWERS.toReversed()) {
      if (seen.length > 0 || row.shown) break;
      seen.push(...(await differences(looks, { row, state, viewer, isAllMissing: true })));
    }
  }
  if (row.shown && (await looks.clients.stranger.send({ method: 'GET', url: row.shown })).status === 200)
    seen.push(row.shown);
  return seen.length > 0 ? different : [`nobody sees a ${row.noun} at ${row.at}`];
}

interface Look {
  row: PageRow;
  state: StateName;
  viewer: Viewer;
  /** Compares with names of which none ever was, rather than with names the viewer may know. */
  isAllMissing?: boolean;
}

async function differences(looks: PageWorld, look: Look): Promise<string[]> {
  const { things, world, clients } = looks;
  const { row, state, viewer } = look;
  const known = things.get(state) ?? namesOf(world, await makeThing(world, state));
  things.set(state, known);
  const hidden = await known;
  const missing = await missingNames(world, hidden, look);
  const [from, to] = [row.at(hidden), row.at(missing)];
  if (from === to) return [];
  const found: string[] = [];
  for (const shape of [whole, data]) {
    const ask = async (address: string) => {
      const request = { address: shape(address), headers: row.headers };
      return plain(await seenAt(looks, clients[viewer], request), hidden, missing);
    };
    const [before, first] = [await ask(to), await ask(from)];
    if (before === first) continue;
    // What is read once in a while was read before.
    const second = await ask(to);
    if (first !== second) found.push(`${state}, ${viewer}: ${shape(from)}\n${differing(first, second)}`);
  }
  return found;
}

const whole = (address: string) => address;
/** Where the browser gets what the page is made of. */
const data = (address: string) => address.replace(/\/(\?|$)/, '/_.data$1');

async function namesOf(world: World, thing: Thing): Promise<Names> {
  const { db } = world.platform;
  const { owner, board, section, pin } = thing;
  const [place] = await db.rows<{ slug: string; section: string }>(
    'select b.slug, s.slug as section from boards b join sections s on s.home = b.home and s.board_id = b.id where b.id = $1 and s.id = $2',
    [board, section],
  );
  const { conversationId } = await conversationRows(db, [owner.id, world.people.fay.id]);
  return {
    username: owner.username,
    ...(await formerNames(world, thing)),
    slug: place?.slug ?? 'a-board',
    section: place?.section ?? 'a-section',
    ...{ board, pin, openPin: world.openPin },
    comment: await commentRow(world, world.openPin, owner.id),
    conversation: conversationId,
    decision: await caseRow(db, owner.id, 'decided'),
    cluster: await clusterRows(db, owner.id, ['ferns'], []),
    ...(await hiddenByStaff(world)),
  };
}

async function hiddenByStaff({ platform: { db }, nextNumber }: World) {
  const hiddenTopic = `hidden-${nextNumber()}`;
  await db.write(`insert into interests (slug, name, hidden_at) values ($1, 'Topic', now())`, [hiddenTopic]);
  const [draft] = await db.rows<{ id: Id }>(
    `insert into articles (title, introduction) values ('An article', 'Not to be read yet') returning id`,
  );
  if (!draft) throw new Error('no article was written');
  return { hiddenTopic, draft: draft.id };
}

/** What the things were called while everybody saw them. */
async function formerNames({ platform }: World, { owner, board, section }: Thing) {
  const { db } = platform;
  const names = {
    oldUsername: `was_${owner.username}`,
    oldSlug: `was-${board}`,
    oldSection: `was-${section}`,
    mergedSlug: `merged-${board}`,
  };
  await db.write('insert into old_usernames (username, user_id) values ($1, $2) on conflict do nothing', [
    names.oldUsername,
    owner.id,
  ]);
  await db.write(
    `insert into former_board_slugs (home, owner_id, slug, board_id, privacy, left_at)
     select home, owner_id, $3, id, 'public', now() from boards where owner_id = $1 and id = $2`,
    [owner.id, board, names.oldSlug],
  );
  await db.write(
    `insert into former_section_slugs (home, board_id, slug, section_id, privacy, left_at)
     select home, board_id, $2, id, 'public', now() from sections where id = $1`,
    [section, names.oldSection],
  );
  await db.write(
    `insert into boards (home, id, owner_id, name, slug, deleted_at, merged_into_id)
     select home, new_id(home), owner_id, name, $3, now(), id from boards where owner_id = $1 and id = $2`,
    [owner.id, board, names.mergedSlug],
  );
  return names;
}

/** Names of what never was, as long as the hidden ones; what the asker may know stays. */
async function missingNames(
  world: World,
  hidden: Names,
  { state, viewer, isAllMissing = false }: Look,
): Promise<Names> {
  const isOwnerHidden = isAllMissing || isOwnerAway(state) || viewer === 'blocked';
  const isBoardSeen = !isAllMissing && SEEN.includes(state) && viewer !== 'blocked';
  const like = (name: string, letter: string) => letter.repeat(name.length);
  const other = (id: Id) => unusedId(world, id);
  return {
    username: isOwnerHidden ? like(hidden.username, 'z') : hidden.username,
    oldUsername: isOwnerHidden ? like(hidden.oldUsername, 'y') : hidden.oldUsername,
    slug: isBoardSeen ? hidden.slug : like(hidden.slug, 'q'),
    oldSlug: isBoardSeen ? hidden.oldSlug : like(hidden.oldSlug, 'w'),
    mergedSlug: like(hidden.mergedSlug, 'v'),
    section: like(hidden.section, 'x'),
    oldSection: like(hidden.oldSection, 'k'),
    board: await other(hidden.board),
    pin: await other(hidden.pin),
    comment: await other(hidden.comment),
    conversation: await other(hidden.conversation),
    decision: await other(hidden.decision),
    cluster: await other(hidden.cluster),
    openPin: hidden.openPin,
    hiddenTopic: like(hidden.hiddenTopic, 'j'),
    draft: await other(hidden.draft),
  };
}

interface Request {
  address: string;
  headers: Record<string, string> | undefined;
}

/** All that comes back: the status, the headers, the page, and the statements in whatever order they were sent. */
async function seenAt(
  { queries: { texts, settled } }: PageWorld,
  client: WebClient,
  { address, headers = {} }: Request,
): Promise<string> {
  texts.length = 0;
  const answer = await client.send({
    method: 'GET',
    url: address,
    headers: { 'user-agent': DESKTOP, ...headers },
  });
  await settled();
  const { 'x-request-id': _own, date: _now, ...told } = answer.headers;
  return [answer.status, JSON.stringify(told, null, 1), answer.text, ...texts.toSorted()].join('\n');
}

/** Without what the address itself says, and what is drawn for each answer. */
function plain(seen: string, hidden: Names, missing: Names): string {
  let text = seen
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'a nonce')
    .replaceAll(/'sha256-[^']+'|"W[^,]+/g, 'a hash')
    .replaceAll(/url_shortener(%2F|\/)\w+/g, 'a short link');
  const names: string[] = [...Object.values(hidden), ...Object.values(missing)];
  for (const name of names.toSorted((a, b) => b.length - a.length))
    text = text.replaceAll(name, 'a name').replaceAll(encodeURIComponent(name), 'a name');
  return text;
}

/** What stands in one of them only. */
function differing(hidden: string, missing: string): string {
  const [one, two] = [hidden.split('\n'), missing.split('\n')];
  const onlyIn = (lines: string[], others: string[]) => {
    const rest = [...others];
    return lines.filter((line) => {
      const at = rest.indexOf(line);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  };
  return `hidden only:  ${onlyIn(one, two).join('\n')}\nmissing only: ${onlyIn(two, one).join('\n')}`;
}
