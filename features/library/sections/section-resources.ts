import { boardSectionCreate } from './create-section/create-section.resource.ts';
import { boardSectionEditDelete } from './delete-section/delete-section.resource.ts';
import { boardSectionEditCreate, boardSectionEditUpdate } from './edit-section/edit-section.resource.ts';
import { boardSectionGet, boardSectionsGet } from './list-sections/list-sections.resource.ts';
import { boardSectionOrderUpdate } from './reorder-sections/reorder-sections.resource.ts';

export const sectionResources = [
  boardSectionsGet,
  boardSectionGet,
  boardSectionCreate,
  boardSectionEditUpdate,
  boardSectionEditCreate,
  boardSectionEditDelete,
  boardSectionOrderUpdate,
] as const;
