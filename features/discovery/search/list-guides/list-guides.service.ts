import { findShownTopic } from '#features/discovery/topics/topic.service.ts';
import type { Context } from '#platform/resource/context.ts';
import { findPins } from '../find-pins/find-pins.service.ts';
import type { SoughtPins } from '../find-pins/find-pins.ts';
import { slugOfGuide } from './guide.ts';
import { listTopicsAmong, type TopicOfPins } from './list-guides.store.ts';

const MOST_GUIDES = 10;

/** As many as a first page of results has, so that a page reads them once. */
const READ_PINS = 25;

export interface Guide extends TopicOfPins {
  /** It narrows the search now. */
  isChosen: boolean;
}

/** Topics of the best pins that the viewer finds, so that each leads to some; and the chosen one, wherever it is. */
export async function listGuides(context: Context, { guide, ...sought }: SoughtPins): Promise<Guide[]> {
  if (sought.query === '') return [];
  const [{ items }, chosen] = await Promise.all([
    findPins(context, { ...sought, guide: null }, { after: null, pageSize: READ_PINS }),
    guide ? findShownTopic(context, slugOfGuide(guide)) : undefined,
  ]);
  const ids = items.map(({ row }) => row.id);
  const { db, locale } = context;
  const topics =
    ids.length > 0 ? await listTopicsAmong(db, ids, { query: sought.query, locale, limit: MOST_GUIDES }) : [];
  const isListed = topics.some(({ slug }) => slug === chosen?.slug);
  const all = chosen && !isListed ? [chosen, ...topics] : topics;
  return all.map(({ slug, name }) => ({ slug, name, isChosen: slug === chosen?.slug }));
}
