import { bulkEditCreate } from './copy-pins/copy-pins.resource.ts';
import { bulkEditDelete, pinDelete } from './delete-pins/delete-pins.resource.ts';
import { pinDownloadsCreate } from './download-pins/download-pins.resource.ts';
import { pinUpdate } from './edit-pin/edit-pin.resource.ts';
import { duplicatesGet, savedAlreadyGet } from './find-duplicates/find-duplicates.resource.ts';
import { bulkEditUpdate } from './move-pins/move-pins.resource.ts';
import { boardPickerBoardsGet } from './pick-board/pick-board.resource.ts';
import { recentlyDeletedPinsGet } from './recently-deleted/recently-deleted-pins.resource.ts';
import { pinRestoreCreate } from './restore-pins/restore-pins.resource.ts';
import { pinCreate } from './save-pin/save-pin.resource.ts';
import { repinCreate } from './save-repin/save-repin.resource.ts';
import { storyPinCreate } from './save-story/save-story.resource.ts';

export const saveResources = [
  boardPickerBoardsGet,
  pinCreate,
  repinCreate,
  storyPinCreate,
  pinUpdate,
  pinDelete,
  pinRestoreCreate,
  recentlyDeletedPinsGet,
  bulkEditCreate,
  bulkEditUpdate,
  bulkEditDelete,
  pinDownloadsCreate,
  savedAlreadyGet,
  duplicatesGet,
] as const;
