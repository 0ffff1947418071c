import { z } from 'zod';
import { MOST_SECTIONS } from '#features/library/boards/board-name.ts';
import { boardNameIn, boardNameOptions } from '#features/library/boards/board-name-options.ts';
import { sectionAnswer } from '#features/library/boards/wire/board-answer.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import { showSection } from '../section.service.ts';
import { sectionAddressIn, sectionNameOptions } from '../section-name-options.ts';
import { listSections } from './list-sections.service.ts';

/** A board's sections in order. */
export const boardSectionsGet = definePagedResource({
  name: 'BoardSectionsResource.get',
  summary: 'Sections of a board.',
  who: 'anyone',
  rate: 'read',
  isSameForVisitors: true,
  options: z.object({ ...boardNameOptions, page_size: pageSizeOption(100, MOST_SECTIONS) }),
  item: sectionAnswer,
  handle: (context, sent, { after }) => {
    const name = boardNameIn(sent);
    if (!name) throw invalid('board_id', 'board_id, or username and slug, must be given.');
    return listSections(context, name, { after, pageSize: sent.page_size });
  },
});

/** A section by its id, or by its board's address and its slug. */
export const boardSectionGet = defineResource({
  name: 'BoardSectionResource.get',
  summary: 'A section of a board.',
  who: 'anyone',
  rate: 'read',
  isSameForVisitors: true,
  options: z.object(sectionNameOptions),
  data: sectionAnswer,
  handle: (context, sent) => showSection(context, sectionAddressIn(sent)),
});
