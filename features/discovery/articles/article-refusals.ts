import { type Refusals, unlessRefusedBy } from '#platform/resource/unless-refused.ts';

type ArticleRefusal =
  | 'article-title-needs-letters'
  | 'article-changed-meanwhile'
  | 'article-pin-not-found'
  | 'article-board-not-found'
  | 'article-cover-not-in-article'
  | 'article-cover-not-a-picture'
  | 'article-needs-content'
  | 'article-needs-cover'
  | 'article-date-is-past'
  | 'article-is-published'
  | 'article-is-not-published';

export type ArticleRefused = { refused: ArticleRefusal };

const REFUSALS: Refusals<ArticleRefusal> = {
  'article-title-needs-letters': {
    kind: 'invalid',
    field: 'title',
    message: "An article's title needs letters.",
  },
  'article-changed-meanwhile': {
    kind: 'conflict',
    field: 'version',
    message: 'Someone else has changed this article since you opened it.',
  },
  'article-pin-not-found': {
    kind: 'invalid',
    field: 'blocks',
    message: "One of these Pins doesn't exist, or you can't see it.",
  },
  'article-board-not-found': {
    kind: 'invalid',
    field: 'blocks',
    message: "One of these boards doesn't exist, or you can't see it.",
  },
  'article-cover-not-in-article': {
    kind: 'invalid',
    field: 'cover_pin_id',
    message: 'The cover must be one of the Pins in the article.',
  },
  'article-cover-not-a-picture': {
    kind: 'invalid',
    field: 'cover_signature',
    message: 'A cover must be a picture.',
  },
  'article-needs-content': {
    kind: 'invalid',
    field: 'blocks',
    message: 'Add a Pin, a board or some text before people read it.',
  },
  'article-needs-cover': {
    kind: 'invalid',
    field: 'cover_signature',
    message: 'Upload a cover, or add a Pin for it.',
  },
  'article-date-is-past': {
    kind: 'invalid',
    field: 'publish_at',
    message: 'Choose a time in the future.',
  },
  'article-is-published': {
    kind: 'conflict',
    field: 'status',
    message: 'This article is already published.',
  },
  'article-is-not-published': {
    kind: 'conflict',
    field: 'status',
    message: "This article isn't published.",
  },
};

export const unlessArticleRefused = unlessRefusedBy(REFUSALS);
