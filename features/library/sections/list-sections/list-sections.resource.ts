import { z } from 'zod';
import { MOST_SECTIONS } from '#features/library/boards/board-name.ts';
import { boardNameIn, boardNameOptions } from '#features/library/boards/board-options.ts';
import { sectionAnswer } from '#features/library/boards/wire/board-answer.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { showSection } from '../section.service.ts';
import { sectionAddressIn, sectionNameOptions } from '../section-options.ts';
import { presentSection, presentSections } from '../wire/section.view.ts';
import { listSections } from './list-sections.service.ts';

/** A board's sections in order. */
export const boardSectionsGet = definePagedResource({
  name: 'BoardSectionsResource.get',
  summary: 'Sections of a board.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  isSameForVisitors: true,
  options: z.object({ ...boardNameOptions, page_size: pageSizeOption(100, MOST_SECTIONS) }),
  item: sectionAnswer,
  handle: async (context, sent, { after }) => {
    const name = boardNameIn(sent);
    if (!name) throw invalid('board_id', 'board_id, or username and slug, must be given.');
    const page = await listSections(context, name, { after, pageSize: sent.page_size });
    return mapPage(page, (sections) => presentSections(context, sections));
  },
});

/** A section by its id, or by its board's address and its slug. */
export const boardSectionGet = defineResource({
  name: 'BoardSectionResource.get',
  summary: 'A section of a board.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  isSameForVisitors: true,
  options: z.object(sectionNameOptions),
  data: sectionAnswer,
  handle: async (context, sent) =>
    presentSection(context, await showSection(context, sectionAddressIn(sent))),
});
