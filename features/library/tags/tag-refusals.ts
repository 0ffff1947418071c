import { type Refusals, unlessRefusedBy } from '#platform/resource/unless-refused.ts';
import { LONGEST_NOTE, MOST_TAGS, MOST_TAGS_OF_PIN } from './tag.ts';

type TagRefusal =
  | 'tag-name-taken'
  | 'too-many-tags'
  | 'too-many-tags-of-pin'
  | 'note-too-long'
  | 'not-your-pin';

const REFUSALS: Refusals<TagRefusal> = {
  'tag-name-taken': { kind: 'conflict', field: 'name', message: 'You already have a tag with this name.' },
  'too-many-tags': {
    kind: 'conflict',
    field: 'tags',
    message: 'You can have at most {most} tags.',
    values: { most: MOST_TAGS },
  },
  'too-many-tags-of-pin': {
    kind: 'conflict',
    field: 'pin_ids',
    message: 'A Pin can have at most {most} tags. Nothing was changed.',
    values: { most: MOST_TAGS_OF_PIN },
  },
  'note-too-long': {
    kind: 'conflict',
    field: 'note',
    message: 'One of the notes would get longer than {most} characters. Nothing was changed.',
    values: { most: LONGEST_NOTE },
  },
  'not-your-pin': {
    kind: 'forbidden',
    field: 'pin_ids',
    message: 'Only the person who saved a Pin can note something on it or tag it.',
  },
};

export interface Refused {
  refused: TagRefusal;
}

export const unlessRefused = unlessRefusedBy(REFUSALS);

/** Restoring takes no option `tags`. */
export const unlessRestoringRefused = unlessRefusedBy({
  ...REFUSALS,
  'too-many-tags': { ...REFUSALS['too-many-tags'], field: 'tag_id' },
});
