import { z } from 'zod';
import { boardNameIn, boardNameOptions } from '#features/library/boards/board-options.ts';
import { PINS_KINDS, PINS_SORTS } from '#features/library/boards/pins-view.ts';
import { COLOR_NAMES } from '#features/library/pins/color-name.ts';
import { presentPins } from '#features/library/pins/wire/pin.view.ts';
import { type PinAnswer, pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { PIN_FIELD_SETS } from '#features/library/pins/wire/pin-field-sets.ts';
import { sectionAddressIn, sectionNameOptions } from '#features/library/sections/section-options.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Context } from '#platform/resource/context.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { booleanOption, idOption, lineOption, pageSizeOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { definePagedResource, mapPage, type Page } from '#platform/resource/resource.ts';
import { listBoardFeed, listFeedIds, listSectionPins, type PlacedShownPin } from './board-feed.service.ts';

const viewOptions = {
  sort: z.enum(PINS_SORTS).default('default'),
  /** A tag of the viewer's: only their own pins that have it. */
  tag: idOption.nullish(),
  /** The main colour of the picture. */
  color: z.enum(COLOR_NAMES).nullish(),
  /** Moving pictures are videos, too. */
  kind: z.enum(PINS_KINDS).nullish(),
  /** The username of who saved them. */
  author: lineOption(100).nullish(),
  has_link: booleanOption.nullish(),
};

type ViewOptions = z.output<z.ZodObject<typeof viewOptions>>;

function viewIn({ sort, tag = null, color = null, kind = null, author, has_link = null }: ViewOptions) {
  return { sort, tag, filter: { color, kind, author: author || null, has_link } };
}

const feedOptions = {
  page_size: pageSizeOption(25),
  ...viewOptions,
  ...partOptions(PIN_FIELD_SETS, pinAnswer),
};

/** A board's pins, without those in sections only if `filter_section_pins` is set. */
export const boardFeedGet = definePagedResource({
  name: 'BoardFeedResource.get',
  summary: 'Pins of a board.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  isSameForVisitors: true,
  options: z.object({
    ...boardNameOptions,
    ...feedOptions,
    filter_section_pins: booleanOption.default(false),
  }),
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: async (context, sent, { after }) => {
    const name = boardNameIn(sent);
    if (!name) throw invalid('board_id', 'board_id or board_url must be given.');
    const { page_size: pageSize, filter_section_pins: isSectionsLeftOut } = sent;
    const page = await listBoardFeed(context, name, { after, pageSize, ...viewIn(sent), isSectionsLeftOut });
    return presentFeed(context, page);
  },
});

/** One page of this many ids is about 100 KB. */
const MOST_IDS = 5000;

/** The ids of all pins of a board or section, for selecting all. */
export const boardPinIdsGet = definePagedResource({
  name: 'BoardPinIdsResource.get',
  summary: 'The IDs of the pins on a board.',
  who: 'person',
  rate: 'read',
  acting: 'see-boards',
  options: z.object({
    board_id: idOption,
    section_id: idOption.nullish(),
    filter_section_pins: booleanOption.default(false),
    ...viewOptions,
    page_size: pageSizeOption(MOST_IDS, MOST_IDS),
  }),
  item: z.string(),
  handle: (context, sent, { after }) => {
    const {
      board_id: boardId,
      section_id,
      filter_section_pins: isSectionsLeftOut,
      page_size: pageSize,
    } = sent;
    return listFeedIds(
      context,
      { boardId, sectionId: section_id ?? null, isSectionsLeftOut },
      { after, pageSize, ...viewIn(sent) },
    );
  },
});

/** The pins of a section. */
export const boardSectionPinsGet = definePagedResource({
  name: 'BoardSectionPinsResource.get',
  summary: 'Pins of a section.',
  who: 'anyone',
  rate: 'read',
  acting: 'see-boards',
  isSameForVisitors: true,
  options: z.object({ ...sectionNameOptions, ...feedOptions }),
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: async (context, sent, { after }) => {
    const { page_size: pageSize } = sent;
    const page = await listSectionPins(context, sectionAddressIn(sent), { after, pageSize, ...viewIn(sent) });
    return presentFeed(context, page);
  },
});

function presentFeed(context: Context, page: Page<PlacedShownPin>): Page<PinAnswer> {
  return mapPage(page, (pins) =>
    presentPins(context, pins).map((pin, at) => ({ ...pin, ...presentPlace(pins[at]) })),
  );
}

function presentPlace(placed: PlacedShownPin | undefined) {
  if (!placed) return {};
  const { savedAt, section } = placed;
  return {
    section: section && { id: section.id, title: section.title, slug: section.slug },
    placed_at: toRfc2822(savedAt),
  };
}
