import { tagDelete, tagRestoreCreate } from './delete-tag/delete-tag.resource.ts';
import { pinTagsGet, pinTagsUpdate } from './edit-pin-tags/edit-pin-tags.resource.ts';
import { tagsGet } from './list-tags/list-tags.resource.ts';
import { notedPinsCreate, notedPinsDelete } from './note-pins/note-pins.resource.ts';
import { tagUpdate } from './rename-tag/rename-tag.resource.ts';
import { taggedPinsCreate, taggedPinsDelete } from './tag-pins/tag-pins.resource.ts';

export const tagResources = [
  pinTagsGet,
  pinTagsUpdate,
  tagsGet,
  tagUpdate,
  tagDelete,
  tagRestoreCreate,
  taggedPinsCreate,
  taggedPinsDelete,
  notedPinsCreate,
  notedPinsDelete,
] as const;
