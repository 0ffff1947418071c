import { baseSearchGet, searchGet } from './base-search/base-search.resource.ts';
import { typeaheadClearRecentDelete } from './clear-recent/clear-recent.resource.ts';
import { boardSearchGet } from './find-boards/find-boards.resource.ts';
import { peopleSearchGet } from './find-people/find-people.resource.ts';
import { pinSearchGet } from './find-pins/find-pins.resource.ts';
import { advancedTypeaheadGet } from './suggest/suggest.resource.ts';

export const searchResources = [
  pinSearchGet,
  boardSearchGet,
  peopleSearchGet,
  baseSearchGet,
  searchGet,
  advancedTypeaheadGet,
  typeaheadClearRecentDelete,
] as const;
