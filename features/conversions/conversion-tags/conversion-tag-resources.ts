import { conversionTagCreate, conversionTagsGet } from './manage-tags/manage-tags.resource.ts';

export const conversionTagResources = [conversionTagsGet, conversionTagCreate] as const;
