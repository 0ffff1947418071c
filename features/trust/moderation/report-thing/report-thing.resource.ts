import { z } from 'zod';
import { MESSAGE_RATE } from '#features/social/conversations/conversation.ts';
import { idOption, linkOption, listOption, textOption } from '#platform/resource/options.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { REPORT_KINDS, REPORT_LIMITS, REPORT_REASONS } from '../report.ts';
import { TAKEDOWN_LAWS } from '../takedown.ts';
import { reportOptions, reportThing } from './report-thing.service.ts';
import { reportRefusals } from './report-thing.ts';

/**
 * How the viewer can report things of a kind: the reasons available in their country, or for visitors the law by
 * which they can make a legal report.
 */
export const reportOptionsGet = defineResource({
  name: 'ReportOptionsResource.get',
  summary: 'The ways to report something, given the viewer\u2019s country.',
  who: 'anyone',
  rate: 'read',
  options: z.object({ kind: z.enum(REPORT_KINDS).default('person') }),
  data: z.object({
    is_in_app: z.boolean(),
    reasons: z.array(z.enum(REPORT_REASONS)),
    legal_law: z.enum(TAKEDOWN_LAWS).nullable(),
  }),
  handle: async (context, { kind }) => {
    const { isInApp, reasons, legalLaw } = reportOptions(context, kind);
    return { is_in_app: isInApp, reasons, legal_law: legalLaw };
  },
});

/** Reports a person or something of theirs to staff. Idempotent. */
export const reportCreate = defineResource({
  name: 'ReportResource.create',
  summary: 'Reports something to staff.',
  who: 'person',
  rate: MESSAGE_RATE,
  isUnseen: true,
  options: z.object({
    kind: z.enum(REPORT_KINDS),
    id: idOption,
    reason: z.enum(REPORT_REASONS),
    details: textOption(REPORT_LIMITS.details).default(''),
    evidence: listOption(linkOption, REPORT_LIMITS.evidence).default([]),
  }),
  data: z.object({ is_new: z.boolean() }),
  handle: async (context, { evidence, ...report }) => {
    const links = evidence.filter((link) => link !== '');
    const done = await reportThing(context, { ...report, evidence: links });
    if ('refused' in done) throw new Refusal(reportRefusals[done.refused]);
    return { is_new: done.isNew };
  },
});
