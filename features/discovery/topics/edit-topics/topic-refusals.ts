import { type Refusals, unlessRefusedBy } from '#platform/resource/unless-refused.ts';

type TopicRefusal =
  | 'topic-name-needs-letters'
  | 'topic-name-taken'
  | 'topic-parent-has-parent'
  | 'topic-merge-into-itself'
  | 'topic-merge-into-child'
  | 'topic-merge-into-hidden';

export type TopicRefused = { refused: TopicRefusal };

const REFUSALS: Refusals<TopicRefusal> = {
  'topic-name-needs-letters': {
    kind: 'invalid',
    field: 'name',
    message: "A topic's name needs letters.",
  },
  'topic-name-taken': { kind: 'conflict', field: 'name', message: 'Another topic already has this address.' },
  'topic-parent-has-parent': {
    kind: 'conflict',
    field: 'parent_id',
    message:
      'Topics have two levels only: choose a parent at the top, for a topic without topics of its own.',
  },
  'topic-merge-into-itself': {
    kind: 'invalid',
    field: 'into_id',
    message: "A topic can't be merged into itself.",
  },
  'topic-merge-into-hidden': {
    kind: 'conflict',
    field: 'into_id',
    message: "A topic can't be merged into a hidden one.",
  },
  'topic-merge-into-child': {
    kind: 'conflict',
    field: 'into_id',
    message: "A topic can't be merged into one of its own topics.",
  },
};

export const unlessTopicRefused = unlessRefusedBy(REFUSALS);
