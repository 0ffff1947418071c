import { type Refusals, unlessRefusedBy } from '#platform/resource/unless-refused.ts';
import { MOST_TAGS } from './tag.ts';

type TagRefusal = 'tag-name-taken' | 'too-many-tags';

const REFUSALS: Refusals<TagRefusal> = {
  'tag-name-taken': { kind: 'conflict', field: 'name', message: 'You already have a tag with this name.' },
  'too-many-tags': {
    kind: 'conflict',
    field: 'tags',
    message: 'You can have at most {most} tags.',
    values: { most: MOST_TAGS },
  },
};

export interface Refused {
  refused: TagRefusal;
}

export const unlessRefused = unlessRefusedBy(REFUSALS);
