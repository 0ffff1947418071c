import { boardArchiveCreate, boardArchiveDelete } from './archive-board/archive-board.resource.ts';
import { todoResources } from './board-todos/board-todos.resource.ts';
import { boardCreate } from './create-board/create-board.resource.ts';
import { boardDatesUpdate } from './date-board/date-board.resource.ts';
import { boardDelete } from './delete-board/delete-board.resource.ts';
import { boardUpdate } from './edit-board/edit-board.resource.ts';
import { filteredBoardsGet } from './filter-boards/filter-boards.resource.ts';
import {
  boardFollowCreate,
  boardFollowDelete,
  boardFollowDeleteByPath,
  boardFollowPut,
} from './follow-board/follow-board.resource.ts';
import { boardFollowersGet, boardFollowingGet } from './list-board-follows/list-board-follows.resource.ts';
import { boardMerge } from './merge-boards/merge-boards.resource.ts';
import { profileCardsGet } from './profile-cards/profile-cards.resource.ts';
import { recentlyDeletedBoardsGet } from './recently-deleted/recently-deleted.resource.ts';
import { boardViewGet, boardViewUpdate } from './remember-view/remember-view.resource.ts';
import { boardsReorder } from './reorder-boards/reorder-boards.resource.ts';
import { boardRestoreCreate } from './restore-board/restore-board.resource.ts';
import { boardGet, boardGetByPath } from './show-board/show-board.resource.ts';
import { boardSortGet } from './sort-boards/default-sort.resource.ts';
import { boardTitleSuggestionsGet } from './suggest-titles/suggest-titles.resource.ts';

export const boardResources = [
  boardGet,
  boardGetByPath,
  boardSortGet,
  boardViewGet,
  boardViewUpdate,
  profileCardsGet,
  filteredBoardsGet,
  boardCreate,
  boardUpdate,
  boardArchiveCreate,
  boardArchiveDelete,
  boardDelete,
  boardRestoreCreate,
  boardMerge,
  recentlyDeletedBoardsGet,
  boardsReorder,
  boardDatesUpdate,
  boardFollowersGet,
  boardFollowingGet,
  boardTitleSuggestionsGet,
  boardFollowCreate,
  boardFollowDelete,
  boardFollowPut,
  boardFollowDeleteByPath,
  ...todoResources,
] as const;
