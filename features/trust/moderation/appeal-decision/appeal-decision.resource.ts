import { z } from 'zod';
import { MESSAGE_RATE } from '#features/social/conversations/conversation.ts';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, pageSizeOption, textOption } from '#platform/resource/options.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { CASE_LIMITS } from '../case.ts';
import { presentDecision } from '../wire/case.view.ts';
import { decisionAnswer } from '../wire/case-answer.ts';
import { appealDecision, listDecisions, showDecision } from './appeal-decision.service.ts';
import { appealRefusals } from './appeal-decision.ts';

/** The key from the mailed link, which opens the decision to people who cannot sign in. */
const keyOption = z.string().max(200).nullable().default(null);

/** The decision about something of the viewer's, or of whoever has the key of the mailed link. */
export const moderationDecisionGet = defineResource({
  name: 'ModerationDecisionResource.get',
  summary: 'A decision about the viewer or their content.',
  who: 'anyone',
  rate: 'read',
  options: z.object({ case_id: idOption, key: keyOption }),
  data: decisionAnswer,
  handle: async (context, { case_id, key }) => presentDecision(await showDecision(context, case_id, key)),
});

/** All decisions about the viewer's things, latest first. */
export const moderationDecisionsGet = definePagedResource({
  name: 'ModerationDecisionsResource.get',
  summary: 'The decisions about the viewer or their content.',
  who: 'person',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(25, 100) }),
  item: decisionAnswer,
  handle: async (context, { page_size: pageSize }, { after }) =>
    mapPage(await listDecisions(context, { after, pageSize }), (shown) => shown.map(presentDecision)),
});

/** Appeals against a decision, once and within 30 days; staff review it again. */
export const moderationAppealCreate = defineResource({
  name: 'ModerationAppealResource.create',
  summary: 'Appeals against a decision.',
  who: 'anyone',
  rate: MESSAGE_RATE,
  isUnseen: true,
  options: z.object({
    case_id: idOption,
    key: keyOption,
    text: textOption(CASE_LIMITS.appeal).refine((text) => text !== '', msg('{field}: must be given')),
  }),
  data: decisionAnswer,
  handle: async (context, { case_id, key, text }) => {
    const done = await appealDecision(context, { caseId: case_id, key, text });
    if ('refused' in done) throw new Refusal(appealRefusals[done.refused]);
    return presentDecision(done.decision);
  },
});
