import { boardArchiveCreate, boardArchiveDelete } from './archive-board/archive-board.resource.ts';
import { boardFeedGet, boardPinIdsGet, boardSectionPinsGet } from './board-feed/board-feed.resource.ts';
import { todoResources } from './board-todos/board-todos.resource.ts';
import { boardCreate } from './create-board/create-board.resource.ts';
import { boardSectionCreate } from './create-section/create-section.resource.ts';
import { boardDatesUpdate } from './date-board/date-board.resource.ts';
import { boardDelete } from './delete-board/delete-board.resource.ts';
import { boardSectionEditDelete } from './delete-section/delete-section.resource.ts';
import { boardUpdate } from './edit-board/edit-board.resource.ts';
import { boardSectionEditCreate, boardSectionEditUpdate } from './edit-section/edit-section.resource.ts';
import { filteredBoardsGet } from './filter-boards/filter-boards.resource.ts';
import { boardFollowersGet, boardFollowingGet } from './list-board-follows/list-board-follows.resource.ts';
import { boardSectionGet, boardSectionsGet } from './list-sections/list-sections.resource.ts';
import { boardMerge } from './merge-boards/merge-boards.resource.ts';
import {
  boardContentRecommendationGet,
  boardRelatedPixieFeedGet,
} from './more-for-board/more-for-board.resource.ts';
import { profileCardsGet } from './profile-cards/profile-cards.resource.ts';
import { recentlyDeletedBoardsGet } from './recently-deleted/recently-deleted.resource.ts';
import { boardsReorder } from './reorder-boards/reorder-boards.resource.ts';
import { boardPinOrderUpdate } from './reorder-pins/reorder-pins.resource.ts';
import { boardSectionOrderUpdate } from './reorder-sections/reorder-sections.resource.ts';
import { boardRestoreCreate } from './restore-board/restore-board.resource.ts';
import { boardGet, boardGetByPath } from './show-board/show-board.resource.ts';
import { boardSortGet } from './sort-boards/default-sort.resource.ts';
import { boardTitleSuggestionsGet } from './suggest-titles/suggest-titles.resource.ts';

/** Boards, their sections, and the lists of the pins on them. */
export const boardResources = [
  boardGet,
  boardGetByPath,
  boardSortGet,
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
  boardFeedGet,
  boardPinIdsGet,
  boardSectionsGet,
  boardSectionGet,
  boardSectionCreate,
  boardSectionEditUpdate,
  boardSectionEditCreate,
  boardSectionEditDelete,
  boardSectionPinsGet,
  boardSectionOrderUpdate,
  boardPinOrderUpdate,
  boardsReorder,
  boardDatesUpdate,
  boardContentRecommendationGet,
  boardRelatedPixieFeedGet,
  boardFollowersGet,
  boardFollowingGet,
  boardTitleSuggestionsGet,
  ...todoResources,
] as const;
