import { type Refusals, unlessRefusedBy } from '#platform/resource/unless-refused.ts';

type ExperienceRefusal =
  | 'experience-end-is-past'
  | 'experience-ends-before-start'
  | 'experience-needs-anchor'
  | 'experience-needs-text'
  | 'experience-points-at-nothing';

export type ExperienceRefused = { refused: ExperienceRefusal };

const REFUSALS: Refusals<ExperienceRefusal> = {
  'experience-end-is-past': {
    kind: 'invalid',
    field: 'ends_at',
    message: 'Choose a time in the future.',
  },
  'experience-ends-before-start': {
    kind: 'invalid',
    field: 'ends_at',
    message: 'It must end after it starts.',
  },
  'experience-needs-anchor': {
    kind: 'invalid',
    field: 'display_data.anchors_by_platform',
    message: 'Choose what the hint points at.',
  },
  'experience-needs-text': { kind: 'invalid', field: 'display_data.text', message: 'Enter some text.' },
  'experience-points-at-nothing': {
    kind: 'invalid',
    field: 'display_data',
    message: 'Only what points at a part of the page can complete on hover, or have a dot or a side.',
  },
};

export const unlessExperienceRefused = unlessRefusedBy(REFUSALS);
