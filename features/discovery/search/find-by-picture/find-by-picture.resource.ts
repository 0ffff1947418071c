import { z } from 'zod';
import { listSimilarPictures } from '#features/core/media/appearance.service.ts';
import { describeSent } from '#features/core/media/describe-sent.service.ts';
import { UPLOAD_RATE } from '#features/core/media/media.ts';
import { listRanked, rankPinsShowing } from '#features/library/pins/ranked-pins.service.ts';
import { presentPinPage } from '#features/library/pins/wire/pin.view.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { PIN_FIELD_SETS } from '#features/library/pins/wire/pin-field-sets.ts';
import { msg } from '#platform/i18n/msg.ts';
import { partOptions } from '#platform/resource/field-options.ts';
import { pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import { isSentPicture, LARGEST_SENT } from './find-by-picture.ts';

/** Over all pages. */
const MOST_ALIKE = 120;

/** Describes a picture, as an address for the search can hold. The picture is not stored. */
export const pictureSearchCreate = defineResource({
  name: 'PictureSearchResource.create',
  summary: 'Describes a picture, to search for Pins that look like it.',
  who: 'person',
  rate: UPLOAD_RATE,
  acting: 'edit-boards',
  options: z.object({
    /** The file as base64, as small as 300 pixels. */
    picture: z.base64(msg('{field}: must be a picture as base64')).min(1).max(LARGEST_SENT),
  }),
  data: z.object({ picture: z.string() }),
  handle: async (context, { picture }) => {
    const vector = await describeSent(context, Buffer.from(picture, 'base64'), 'picture');
    return { picture: Buffer.from(vector).toString('base64url') };
  },
});

/** Pins whose pictures look like a described one, the most similar first. */
export const pictureSearchGet = definePagedResource({
  name: 'PictureSearchResource.get',
  summary: 'Pins that look like a picture.',
  who: 'anyone',
  rate: 'read',
  isSameForVisitors: true,
  options: z.object({
    /** What `PictureSearchResource.create` answered. */
    picture: z.string().refine(isSentPicture, msg('{field}: is not the description of a picture')),
    ...partOptions(PIN_FIELD_SETS, pinAnswer),
    page_size: pageSizeOption(25),
  }),
  item: pinAnswer,
  fieldSets: PIN_FIELD_SETS,
  handle: async (context, { picture, page_size: pageSize }, { after }) => {
    const rank = async () => {
      const vector = new Int8Array(Buffer.from(picture, 'base64url'));
      const similar = await listSimilarPictures(context.db, vector);
      const signatures = similar.map(({ signature }) => signature);
      return (await rankPinsShowing(context.db, signatures, MOST_ALIKE)).map(({ id }) => id);
    };
    return presentPinPage(
      context,
      await listRanked(context, `picture ${picture}`, rank, { after, pageSize }),
    );
  },
});
