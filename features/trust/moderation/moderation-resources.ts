import { moderationAppealUpdate, moderationDecisionDelete } from './answer-appeal/answer-appeal.resource.ts';
import {
  moderationAppealCreate,
  moderationDecisionGet,
  moderationDecisionsGet,
} from './appeal-decision/appeal-decision.resource.ts';
import { moderationCaseUpdate } from './decide-case/decide-case.resource.ts';
import { moderationCasesGet } from './list-cases/list-cases.resource.ts';
import { moderationNoteCreate } from './note-case/note-case.resource.ts';
import { reportCreate, reportOptionsGet } from './report-thing/report-thing.resource.ts';
import { takedownsPost } from './request-takedown/request-takedown.resource.ts';
import { moderationCaseGet } from './show-case/show-case.resource.ts';
import { moderationLogGet } from './show-log/show-log.resource.ts';

export const moderationResources = [
  reportOptionsGet,
  reportCreate,
  takedownsPost,
  moderationCasesGet,
  moderationCaseGet,
  moderationCaseUpdate,
  moderationNoteCreate,
  moderationLogGet,
  moderationDecisionGet,
  moderationDecisionsGet,
  moderationAppealCreate,
  moderationAppealUpdate,
  moderationDecisionDelete,
] as const;
