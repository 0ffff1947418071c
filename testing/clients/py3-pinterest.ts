import { ROOT } from './field-server.ts';
import { fileForm, percentForm, pythonJson } from './forms.ts';
import { type Answer, type Program, raiseForStatus } from './program.ts';
import { type Json, key, listAt, maybe, textAt } from './reading.ts';

type Options = Record<string, Json>;

/**
 * The Python library for accounts of this field, as it sends and reads: `/_ngjs` before some names, a second slash
 * behind `get/`, the token from its jar at every call, and lists fetched until one comes back empty.
 */
export function py3Pinterest(program: Program) {
  const bookmarks = new Map<string, string>();

  const headers = (): Record<string, string> => {
    const token = program.jar.get('csrftoken');
    return {
      'user-agent': 'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 Chrome/61.0 Safari/537.36',
      'accept-encoding': 'gzip, deflate',
      accept: 'application/json',
      connection: 'keep-alive',
      referer: `${ROOT}/`,
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      ...(token && { 'x-csrftoken': token }),
    };
  };
  const form = (options: Options, sourceUrl: string) =>
    percentForm({ source_url: sourceUrl, data: pythonJson({ options, context: {} }), _: String(Date.now()) });

  const read = async (path: string, options: Options, sourceUrl = '/'): Promise<Json> => {
    const url = `${ROOT}${path}/get//?${form(options, sourceUrl)}`;
    return raiseForStatus(await program.get(url, { headers: headers() })).json;
  };
  const write = async (path: string, options: Options, sourceUrl = '/'): Promise<Json> => {
    const sent = { headers: headers(), body: form(options, sourceUrl) };
    return raiseForStatus(await program.post(`${ROOT}/resource/${path}/`, sent)).json;
  };

  /** One batch of a list; empty after the last one, without a request. */
  const batch = async (name: string, path: string, options: Options, sourceUrl?: string): Promise<Json[]> => {
    const bookmark = bookmarks.get(name) ?? null;
    if (bookmark === '-end-') return [];
    const answer = await read(path, { ...options, bookmarks: [bookmark] }, sourceUrl);
    bookmarks.set(name, textAt(answer, 'resource', 'options', 'bookmarks', 0));
    return listAt(answer, 'resource_response', 'data');
  };
  const all = async (...asked: Parameters<typeof batch>): Promise<Json[]> => {
    const found: Json[] = [];
    for (let next = await batch(...asked); next.length > 0; next = await batch(...asked)) found.push(...next);
    return found;
  };

  return {
    userOverview: async (username: string) =>
      key(
        await read('/_ngjs/resource/UserResource', {
          isPrefetch: 'false',
          username,
          field_set_key: 'profile',
        }),
        ...['resource_response', 'data'],
      ),
    boards: (username: string, pageSize = 50) =>
      all(
        `boards ${username}`,
        '/_ngjs/resource/BoardsResource',
        {
          page_size: pageSize,
          privacy_filter: 'all',
          sort: 'custom',
          username,
          isPrefetch: false,
          include_archived: true,
          field_set_key: 'profile_grid_item',
          group_by: 'visibility',
          redux_normalize_feed: true,
        },
        `/${username}/boards/`,
      ),
    boardFeed: (boardId: string, pageSize = 250) =>
      all(`board_feed ${boardId}`, '/resource/BoardFeedResource', {
        isPrefetch: false,
        board_id: boardId,
        field_set_key: 'partner_react_grid_pin',
        filter_section_pins: true,
        layout: 'default',
        page_size: pageSize,
        redux_normalize_feed: true,
      }),
    userPins: (username: string, isOwn: boolean, pageSize = 250) =>
      all(`pins ${username}`, '/resource/UserPinsResource', {
        username,
        is_own_profile_pins: isOwn,
        field_set_key: 'grid_item',
        pin_filter: null,
        page_size: pageSize,
      }),
    /** One batch of a search; continues by the bookmark in the options, empty after the last. */
    search: async (scope: string, query: string, pageSize = 250): Promise<Json[]> => {
      const bookmark = bookmarks.get(`search ${query}`) ?? null;
      if (bookmark === '-end-') return [];
      const options = {
        isPrefetch: false,
        auto_correction_disabled: false,
        query,
        redux_normalize_feed: true,
        rs: 'typed',
        scope,
        page_size: pageSize,
        bookmarks: [bookmark],
      };
      const sourceUrl = `/search/${scope}/?q=${query}&rs=typed&term_meta[]=${query}%7Ctyped`;
      const answer = await read('/resource/BaseSearchResource', options, sourceUrl);
      bookmarks.set(`search ${query}`, textAt(answer, 'resource', 'options', 'bookmarks', 0));
      return listAt(answer, 'resource_response', 'data', 'results');
    },
    sections: (boardId: string) =>
      all(`sections ${boardId}`, '/resource/BoardSectionsResource', {
        isPrefetch: false,
        board_id: boardId,
        redux_normalize_feed: true,
      }),
    sectionPins: async (sectionId: string, pageSize = 250) => {
      const pins = await all(`section_pins ${sectionId}`, '/resource/BoardSectionPinsResource', {
        isPrefetch: false,
        field_set_key: 'react_grid_pin',
        is_own_profile_pins: true,
        page_size: pageSize,
        redux_normalize_feed: true,
        section_id: sectionId,
      });
      return pins.filter((pin) => maybe(pin, 'pinner') !== undefined);
    },
    /** It ends the home feed by the missing bookmark, not by the options. */
    homeFeed: async (pageSize = 100): Promise<Json[]> => {
      const found: Json[] = [];
      for (let bookmark: Json = null; bookmark !== '-end-'; ) {
        const answer: Json = await read('/_ngjs/resource/UserHomefeedResource', {
          bookmarks: [bookmark],
          isPrefetch: false,
          field_set_key: 'hf_grid_partner',
          in_nux: false,
          prependPartner: true,
          prependUserNews: false,
          static_feed: false,
          page_size: pageSize,
        });
        found.push(...listAt(answer, 'resource_response', 'data'));
        bookmark = maybe(answer, 'resource_response', 'bookmark') ?? '-end-';
      }
      return found;
    },
    pinnableImages: async (url: string) => {
      const options = {
        isPrefetch: 'false',
        url,
        source: 'pin_create',
        appendItems: 'false',
        followRedirects: 'true',
      };
      const answer = await read('/_ngjs/resource/FindPinImagesResource', options, '/pin-builder/');
      return listAt(answer, 'resource_response', 'data', 'items').flatMap((item) => maybe(item, 'url') ?? []);
    },
    /** The whole pin, from the state embedded in its page. */
    loadPin: async (id: string): Promise<Json> => {
      const page = raiseForStatus(await program.get(`${ROOT}/pin/${id}/`, { headers: headers() }));
      const [, state] = /<script[^>]* id="__PWS_DATA__"[^>]*>([^<]*)<\/script>/.exec(page.text) ?? [];
      if (!state) throw new Error('Pin data not found.');
      const pins = key(JSON.parse(state), 'props', 'initialReduxState', 'resources', 'PinResource');
      return key(Object.values(pins ?? {})[0] ?? null, 'data');
    },
    createBoard: (name: string, privacy = 'public') =>
      write(
        'BoardResource/create',
        {
          name,
          description: '',
          category: 'other',
          privacy,
          layout: 'default',
          collab_board_email: 'true',
          collaborator_invites_enabled: 'true',
        },
        '/ada@example.com/boards/',
      ),
    pin: (
      boardId: string,
      imageUrl: string,
      said: { title?: string; link?: string; section?: string } = {},
    ) =>
      write(
        'PinResource/create',
        {
          board_id: boardId,
          image_url: imageUrl,
          description: 'Über den Dächern',
          link: said.link || imageUrl,
          scrape_metric: { source: 'www_url_scrape' },
          method: 'uploaded',
          title: said.title ?? '',
          alt_text: '',
          section: said.section ?? null,
        },
        `/pin/find/?url=${encodeURIComponent(imageUrl)}`,
      ),
    uploadImage: async (name: string, bytes: Buffer): Promise<string> => {
      const { type, body } = fileForm({ field: 'img', name, type: 'image/jpeg', bytes });
      const sent = {
        ...headers(),
        'content-type': type,
        'content-length': String(body.length),
        'x-upload-source': 'pinner_uploader',
      };
      const answer: Answer = await program.post(`${ROOT}/upload-image/`, { headers: sent, body });
      return textAt(raiseForStatus(answer).json, 'image_url');
    },
    repin: (boardId: string, pinId: string, section: string | null = null) =>
      write(
        'RepinResource/create',
        { board_id: boardId, pin_id: pinId, section, is_buyable_pin: false },
        `/pin/${pinId}/`,
      ),
    deletePin: (id: string) => write('PinResource/delete', { id }, '/ada/'),
    createSection: (boardId: string, name: string) =>
      write('BoardSectionResource/create', { board_id: boardId, initial_pins: [], name, name_source: 0 }),
    deleteSection: (sectionId: string) => write('BoardSectionEditResource/delete', { section_id: sectionId }),
    logout: () => write('UserSessionResource/delete', { disable_auth_failure_redirect: true }),
  };
}
