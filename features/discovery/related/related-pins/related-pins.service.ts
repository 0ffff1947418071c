import { isSensitive, listWithAds, type Promoted } from '#features/ads/delivery/offer-ads.service.ts';
import { listSimilarPictures, mapAppearances } from '#features/core/media/appearance.service.ts';
import { oncePerPicture } from '#features/library/pins/once-per-picture.ts';
import { requireVisiblePin, type ShownPin } from '#features/library/pins/pin.service.ts';
import { listRanked, rankPinsShowing } from '#features/library/pins/ranked-pins.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { vectorDistance } from '#platform/images/vector-map.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { MOST_RELATED, similarWords } from '../related.ts';
import { listPinsOfTopic, listRelatedPins, mapTopics, type RelatedPin } from './related-pins.store.ts';

/**
 * Those next to the same picture on other boards come first, then the same site, the same words, the same topics; the
 * newest fill up. Among these what looks alike comes first. Each picture once, never the pin's own.
 */
export async function listRelated(
  context: Context,
  id: Id,
  page: PageRequest & { pageSize: number },
): Promise<Page<ShownPin & { promoted?: Promoted }>> {
  const pin = await requireVisiblePin(context, id);
  const list = () => listRanked(context, `pin ${id}`, () => rank(context.db, pin.row), page);
  if (isSensitive(pin)) return list();
  const subject = async () => (await mapTopics(context.db, [id])).get(id) ?? [];
  return listWithAds(context, { ...page, placement: 'related', subject, keyLength: 1 }, list);
}

const SCORES = { beside: 4, topic: 1.5, alike: 1.25 };
const MOST_TOPICS = 4;
const MOST_OF_TOPIC = 100;

async function rank(db: Queryable, row: ShownPin['row']): Promise<Id[]> {
  const { id, image_signature } = row;
  const [topics, own] = await Promise.all([mapTopics(db, [id]), mapAppearances(db, [image_signature])]);
  const vector = own.get(image_signature)?.vector;
  const subject = topics.get(id) ?? [];
  const candidates = await gather(db, row, { subject, vector });
  const [filed, seen] = await Promise.all([
    mapTopics(
      db,
      candidates.map((pin) => pin.id),
    ),
    mapAppearances(
      db,
      candidates.map((pin) => pin.image_signature),
    ),
  ]);
  const apart = (pin: RelatedPin): number => {
    const other = seen.get(pin.image_signature)?.vector;
    return vector && other ? vectorDistance(vector, other) : FAR;
  };
  const isOff = (pin: RelatedPin) =>
    pin.score < SCORES.beside && isElsewhere(filed.get(pin.id), subject) && apart(pin) > NEAR;
  const scored = candidates
    .filter((pin) => !isOff(pin))
    .map((pin) => ({ ...pin, score: pin.score + closeness(apart(pin)) }));
  const best = scored.sort((one, other) => other.score - one.score || newerFirst(one.id, other.id));
  return oncePerPicture(best, [image_signature])
    .slice(0, MOST_RELATED)
    .map((pin) => pin.id);
}

/** What goes with it, from every source; of one that several name, the highest score. */
async function gather(
  db: Queryable,
  row: ShownPin['row'],
  { subject, vector }: { subject: readonly Id[]; vector: Int8Array | undefined },
): Promise<RelatedPin[]> {
  const { id, domain, title, description, origin_pin_id } = row;
  const words = similarWords(title || description);
  const to = { id, originId: origin_pin_id ?? id, domain, words };
  const [related, filed, similar] = await Promise.all([
    listRelatedPins(db, to, MOST_RELATED),
    Promise.all(subject.slice(0, MOST_TOPICS).map((topic) => listPinsOfTopic(db, topic, MOST_OF_TOPIC))),
    vector ? listSimilarPictures(db, vector) : [],
  ]);
  const alike = await rankPinsShowing(
    db,
    similar.map(({ signature }) => signature),
    MOST_RELATED,
  );
  const found = [
    ...related,
    ...filed.flat().map((pin) => ({ ...pin, score: SCORES.topic })),
    ...alike.map((pin) => ({ ...pin, score: SCORES.alike })),
  ];
  const first = found.toSorted((one, other) => other.score - one.score);
  const isNew = (pin: RelatedPin, at: number) => first.findIndex((one) => one.id === pin.id) === at;
  return first.filter((pin, at) => pin.id !== id && isNew(pin, at));
}

/** Filed only under other topics: unless it looks alike, it is about something else. */
function isElsewhere(topics: readonly Id[] | undefined, subject: readonly Id[]): boolean {
  return subject.length > 0 && topics !== undefined && !topics.some((topic) => subject.includes(topic));
}

/** Distances of pictures of one series, and of those that have nothing in common. */
const NEAR = 130;
const FAR = 200;

/** From 0 to 0.5: less than what sets the sources apart. */
function closeness(distance: number): number {
  return Math.max(0, 0.5 - distance / (2 * FAR));
}

/** Ids without their home are in the order of time. */
function newerFirst(one: Id, other: Id): number {
  const sequence = (id: Id) => BigInt(id) & 2251799813685247n;
  return sequence(other) > sequence(one) ? 1 : -1;
}
