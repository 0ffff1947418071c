import { type Refusals, unlessRefusedBy } from '#platform/resource/unless-refused.ts';

type ExperienceRefusal = 'experience-ends-before-start' | 'experience-needs-anchor' | 'experience-needs-text';

export type ExperienceRefused = { refused: ExperienceRefusal };

const REFUSALS: Refusals<ExperienceRefusal> = {
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
  'experience-needs-text': { kind: 'invalid', field: 'display_data.text', message: 'Enter a text.' },
};

export const unlessExperienceRefused = unlessRefusedBy(REFUSALS);
