import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import {
  BellIcon,
  ChartLineIcon,
  FolderPlusIcon,
  HouseIcon,
  LayoutGridIcon,
  ListIcon,
  LockIcon,
  LogOutIcon,
  MessageCircleIcon,
  PinIcon,
  SearchIcon,
  SettingsIcon,
  ShieldIcon,
  SparklesIcon,
  TagIcon,
  TrashIcon,
  UserIcon,
} from '#design/icons/icons.tsx';
import type { MenuEntry, MenuGroup } from '#design/menu/menu.tsx';
import { searchPath } from '#features/discovery/search/search-path.ts';
import type { Suggestion } from '#features/discovery/search/suggest/suggestion.ts';
import { actingPath, useSubjectId } from '#features/library/boards/acting-path.ts';
import {
  findPickerBoards,
  loadPickerBoards,
  type Saver,
  searchBoards,
} from '#features/library/saves/picker-boards.ts';
import { tagsPath } from '#features/library/tags/tag.ts';
import { call } from '#platform/resource/client.ts';
import type { ShellViewer } from './shell-data.ts';
import type { ShortcutView } from './shortcut-host.tsx';
import { useLogOut } from './use-log-out.ts';
import { useActor, useShell } from './use-shell.ts';

export interface PaletteInput {
  viewer: ShellViewer;
  text: string;
  onShow: (view: ShortcutView) => void;
}

const MOST_BOARDS = 6;
const MOST_PEOPLE = 5;

/** Without a text: the boards used last, and all pages. The search is last, so that Enter opens a better match. */
export function usePaletteGroups({ viewer, text, onShow }: PaletteInput): MenuGroup[] {
  const { t } = useLingui();
  const boards = useBoards(useActor() ?? viewer, text);
  const name = useShell().acting?.active?.name;
  const { people, isLoading } = usePeople(text);
  const pages = matching([...usePages(viewer), ...useSettings()], text);
  const actions = matching(useActions(onShow), text);
  const search = {
    id: 'search-for',
    label: t`Search for “${text}”`,
    icon: <SearchIcon size={18} />,
    to: searchPath({ query: text }),
  };
  return [
    { id: 'boards', title: name ? t`Boards of ${name}` : t`Boards`, entries: boards },
    { id: 'people', title: t`People`, entries: people },
    { id: 'actions', title: t`Actions`, entries: actions },
    { id: 'pages', title: t`Pages`, entries: pages },
    { id: 'search', title: t`Search`, entries: text && !isLoading ? [search] : [] },
  ].filter(({ entries }) => entries.length > 0);
}

function matching(entries: readonly MenuEntry[], text: string): MenuEntry[] {
  return searchBoards(
    entries.map((entry) => ({ name: entry.label, entry })),
    text,
  ).map(({ entry }) => entry);
}

function useActions(onShow: PaletteInput['onShow']): MenuEntry[] {
  const { t } = useLingui();
  const logOut = useLogOut();
  const list = () => onShow('list');
  return [
    { id: 'create-pin', label: t`Create Pin`, icon: <PinIcon size={18} />, to: '/pin-builder/' },
    { id: 'create-board', label: t`Create board`, icon: <FolderPlusIcon size={18} />, to: '/board/create/' },
    { id: 'keys', label: t`Keyboard shortcuts`, icon: <ListIcon size={18} />, onSelect: list },
    { id: 'log-out', label: t`Log out`, icon: <LogOutIcon size={18} />, onSelect: logOut },
  ];
}

function usePages({ username, isStaff }: ShellViewer): MenuEntry[] {
  const { t } = useLingui();
  const own = `/${username}/`;
  const pages = [
    { label: t`Home`, icon: HouseIcon, to: '/' },
    { label: t`Your profile`, icon: UserIcon, to: own },
    { label: t`Your boards`, icon: LayoutGridIcon, to: `${own}_boards/` },
    { label: t`All your Pins`, icon: PinIcon, to: `${own}pins/` },
    { label: t`Your tags`, icon: TagIcon, to: tagsPath(username) },
    { label: t`Recently deleted`, icon: TrashIcon, to: `${own}_deleted/` },
    { label: t`Search your Pins`, icon: SearchIcon, to: '/search/me/' },
    { label: t`Notifications`, icon: BellIcon, to: '/news/' },
    { label: t`Messages`, icon: MessageCircleIcon, to: '/conversations/' },
    { label: t`Topics`, icon: SparklesIcon, to: '/topics/' },
    { label: t`Today`, icon: SparklesIcon, to: '/today/' },
    { label: t`Analytics`, icon: ChartLineIcon, to: '/analytics/' },
  ];
  if (isStaff) pages.push({ label: t`Moderation`, icon: ShieldIcon, to: '/moderation/' });
  return pages.map(({ icon: Icon, ...page }) => ({ ...page, id: page.to, icon: <Icon size={18} /> }));
}

function useSettings(): MenuEntry[] {
  const { t } = useLingui();
  const settings = {
    '': t`Settings`,
    'edit-profile/': t`Edit profile`,
    'personal-information/': t`Personal information`,
    'account-settings/': t`Account settings`,
    'accounts-i-act-for/': t`Accounts you act for`,
    'privacy/': t`Privacy settings`,
    'permissions/': t`Social permissions`,
    'notifications/': t`Notification settings`,
  };
  return Object.entries(settings).map(([path, label]) => {
    const to = `/settings/${path}`;
    return { id: to, label, icon: <SettingsIcon size={18} />, to };
  });
}

function useBoards(saver: Saver, text: string): MenuEntry[] {
  const { t } = useLingui();
  const subjectId = useSubjectId();
  const known = useFound(saver.id, () => loadPickerBoards(saver), null).found;
  const isCut = known?.hasMore && text !== '';
  const more = useFound(isCut ? text : '', async (query) => (query ? findPickerBoards(query) : []), []).found;
  const boards = searchBoards([...(known?.boards ?? []), ...(isCut ? more : [])], text);
  return [...new Map(boards.map((board) => [board.id, board])).values()]
    .slice(0, MOST_BOARDS)
    .map(({ id, name, url, privacy }) => ({
      id: `board-${id}`,
      label: name,
      icon:
        privacy === 'public' ? <LayoutGridIcon size={18} /> : <LockIcon size={18} label={t`Not public`} />,
      to: actingPath(url, subjectId),
    }));
}

function usePeople(text: string): { people: MenuEntry[]; isLoading: boolean } {
  const { found, isLoading } = useFound<readonly Suggestion[]>(
    text,
    async () => (text ? await fetchSuggestions(text) : []),
    [],
  );
  const people = found
    .flatMap((one) => (one.type === 'user' ? [one] : []))
    .slice(0, MOST_PEOPLE)
    .map(({ id, label, username, url, image_small_url }) => ({
      id: `person-${id}`,
      label,
      hint: `@${username}`,
      icon: <Avatar name={label} src={image_small_url} size={28} />,
      to: url,
    }));
  return { people, isLoading };
}

async function fetchSuggestions(term: string): Promise<readonly Suggestion[]> {
  const { data } = await call('AdvancedTypeaheadResource.get', { term, pin_scope: 'pins', count: 10 });
  return data.items;
}

/** A pause in typing of this many ms asks for more. */
const PAUSE_MS = 150;

/** What was found before while more is fetched; none if that fails, as pages are found anyway. */
function useFound<Found>(wanted: string, find: (wanted: string) => Promise<Found>, none: Found) {
  const [answer, setAnswer] = useState({ wanted: '', found: none });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted decides
  useEffect(() => {
    let isWanted = true;
    const show = (found: Found) => isWanted && setAnswer({ wanted, found });
    const timer = setTimeout(() => find(wanted).then(show, () => show(none)), wanted ? PAUSE_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return { found: answer.found, isLoading: answer.wanted !== wanted };
}
