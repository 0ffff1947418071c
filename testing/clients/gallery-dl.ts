import { randomBytes } from 'node:crypto';
import { ROOT } from './field-server.ts';
import { pythonJson } from './forms.ts';
import type { Program } from './program.ts';
import { entriesAt, type Json, key, listAt, maybe, numberAt, textAt } from './reading.ts';

/** A file that the downloader would fetch, and its fallback addresses. */
export interface Wanted {
  url: string;
  fallbacks: string[];
}

/**
 * The gallery downloader: it makes up its own token, never signs in, leaves out the context, sends an empty
 * `source_url`, and ends a list at `-end-`, at an empty bookmark or at an empty list of them.
 */
export function galleryDl(program: Program) {
  const token = randomBytes(16).toString('hex');
  program.jar.set('csrftoken', token);
  const headers = {
    accept: 'application/json, text/javascript, */*, q=0.01',
    'accept-language': 'en-US,en;q=0.5',
    referer: `${ROOT}/`,
    'x-requested-with': 'XMLHttpRequest',
    'x-app-version': 'a89153f',
    'x-pinterest-appstate': 'active',
    'x-pinterest-source-url': 'null',
    'x-pinterest-pws-handler': 'www/[username].js',
    'x-csrftoken': token,
    origin: ROOT,
  };

  const call = async (resource: string, options: Record<string, Json>): Promise<Json> => {
    const query = new URLSearchParams({ data: pythonJson({ options }), source_url: '' });
    const answer = await program.get(`${ROOT}/resource/${resource}Resource/get/?${query}`, { headers });
    if (answer.status === 404) throw new Error(`NotFoundError: ${resource}`);
    if (answer.status >= 400) throw new Error(`API request failed: ${answer.text}`);
    return answer.json;
  };
  const one = async (resource: string, options: Record<string, Json>) =>
    key(await call(resource, options), 'resource_response', 'data');
  const pages = async (resource: string, options: Record<string, Json>): Promise<Json[]> => {
    const found: Json[] = [];
    for (let more = options; ; ) {
      const answer = await call(resource, more);
      const data = maybe(answer, 'resource_response', 'data');
      // A search returns an object that contains the list.
      found.push(...(Array.isArray(data) ? data : listAt(answer, 'resource_response', 'data', 'results')));
      const bookmarks = maybe(answer, 'resource', 'options', 'bookmarks');
      const first = bookmarks === undefined ? undefined : maybe(bookmarks, 0);
      if (!first || first === '-end-' || String(first).startsWith('Y2JOb25lO')) return found;
      more = { ...options, bookmarks: bookmarks ?? null };
    }
  };

  return {
    headers,
    pin: (id: string) => one('Pin', { id, field_set_key: 'detailed' }),
    related: (id: string) => pages('RelatedPinFeed', { pin: id, add_vase: true, pins_only: true }),
    search: (query: string) => pages('BaseSearch', { query, scope: 'pins', rs: 'typed' }),
    board: (username: string, slug: string) => one('Board', { slug, username, field_set_key: 'detailed' }),
    boards: (username: string) =>
      pages('Boards', {
        sort: 'last_pinned_to',
        field_set_key: 'profile_grid_item',
        filter_stories: false,
        username,
        page_size: 25,
        include_archived: true,
      }),
    boardPins: (boardId: string) =>
      pages('BoardFeed', {
        board_id: boardId,
        field_set_key: 'react_grid_pin',
        prepend: false,
        bookmarks: null,
      }),
    section: (id: string) => one('BoardSection', { section_id: id }),
    sectionByName: (username: string, boardSlug: string, sectionSlug: string) =>
      one('BoardSection', { board_slug: boardSlug, section_slug: sectionSlug, username }),
    sections: (boardId: string) => pages('BoardSections', { board_id: boardId }),
    sectionPins: (sectionId: string) => pages('BoardSectionPins', { section_id: sectionId }),
    userPins: (username: string) =>
      pages('UserPins', {
        is_own_profile_pins: false,
        username,
        field_set_key: 'grid_item',
        pin_filter: null,
      }),
    created: (username: string) =>
      pages('UserActivityPins', {
        exclude_add_pin_rep: true,
        field_set_key: 'grid_item',
        is_own_profile_pins: false,
        username,
      }),
  };
}

/** The files of a pin: of all pages of a story, of all slots of a carousel, its video, or its picture. */
export function filesOf(pin: Json): Wanted[] {
  const story = maybe(pin, 'story_pin_data');
  if (story) return listAt(story, 'pages').flatMap((page) => filesOfPage(pin, story, page));
  const carousel = maybe(pin, 'carousel_data');
  if (carousel) throw new Error('no test has a carousel');
  const videos = maybe(pin, 'videos');
  if (videos) return [videoOf(videos)];
  return [{ url: textAt(pin, 'images', 'orig', 'url'), fallbacks: [] }];
}

function filesOfPage(pin: Json, story: Json, page: Json): Wanted[] {
  textAt(page, 'id');
  const blocks = listAt(page, 'blocks');
  return blocks.map((block) => {
    const type = maybe(block, 'type');
    if (type === 'story_pin_image_block') {
      const isAlone = blocks.length === 1 && listAt(story, 'pages').length === 1;
      return isAlone ? { url: textAt(pin, 'images', 'orig', 'url'), fallbacks: [] } : imageOf(page, block);
    }
    // The mere presence of these keys matters, so an empty one would stop the program.
    if (type === 'story_pin_video_block' || maybe(block, 'video') !== undefined) {
      return videoOf(key(block, 'video'));
    }
    if (maybe(block, 'audio') !== undefined)
      return { url: textAt(block, 'audio', 'audio_url'), fallbacks: [] };
    if (type === 'story_pin_paragraph_block') return { url: `text:${textAt(block, 'text')}`, fallbacks: [] };
    throw new Error(`Unsupported story block '${type}'`);
  });
}

function imageOf(page: Json, block: Json): Wanted {
  const signature = String(maybe(block, 'image_signature') || key(page, 'image_signature'));
  const base = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6), signature].join('/');
  return {
    url: textAt(block, 'image', 'images', 'originals', 'url'),
    fallbacks: ['jpg', 'png', 'webp', 'gif'].map((ending) => `${ROOT}/originals/${base}.${ending}`),
  };
}

function videoOf(video: Json): Wanted {
  const formats = entriesAt(video, 'video_list');
  const streamed = ['V_HLSV4', 'V_HLSV3_WEB', 'V_HLSV3_MOBILE'].flatMap(
    (name) => maybe(video, 'video_list', name) ?? [],
  );
  const byWidth = formats
    .map(([, format]) => format)
    .sort((a, b) => numberAt(b, 'width') - numberAt(a, 'width'));
  const [best] = [...streamed, ...byWidth];
  const fallback = maybe(video, 'video_list', 'V_720P', 'url');
  return { url: textAt(best ?? null, 'url'), fallbacks: fallback ? [String(fallback)] : [] };
}
