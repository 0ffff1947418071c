import { useLingui } from '@lingui/react/macro';
import type { CaseStatus, Decision, LoggedAction, Outcome } from '../case.ts';
import type { ReportKind, ReportReason } from '../report.ts';
import type { TakedownLaw } from '../takedown.ts';

export function useModerationTexts() {
  const reasons = useReasonTexts();
  const decisions = useDecisionTexts();
  const actions = useActionTexts();
  const { t } = useLingui();
  const kinds: Record<ReportKind, string> = {
    person: t`Person`,
    pin: t`Pin`,
    board: t`Board`,
    comment: t`Comment`,
    try: t`Try`,
    message: t`Message`,
  };
  const statuses: Record<CaseStatus, string> = {
    open: t`Waiting for a decision`,
    decided: t`Decided`,
    appealed: t`Waiting for an answer to the appeal`,
    closed: t`Closed`,
  };
  const outcomes: Record<Outcome, string> = { upheld: t`The decision stands`, overturned: t`Undone` };
  return { reasons, decisions, kinds, statuses, outcomes, actions };
}

function useActionTexts(): Record<LoggedAction, string> {
  const { t } = useLingui();
  return {
    reported: t`Reported`,
    noted: t`Note`,
    decided: t`Decided`,
    appealed: t`Appealed`,
    answered: t`Appeal answered`,
    taken_back: t`Decision taken back`,
    gone: t`Closed: the account was deleted`,
    article_created: t`Article created`,
    article_changed: t`Article changed`,
    article_scheduled: t`Article scheduled`,
    article_published: t`Article published`,
    article_unpublished: t`Article unpublished`,
    merchant_approved: t`Merchant verified`,
    merchant_disapproved: t`Merchant not verified`,
    merchant_ended: t`Verification of a merchant ended`,
    topic_created: t`Topic added`,
    topic_changed: t`Topic changed`,
    topic_renamed: t`Topic renamed`,
    topic_hidden: t`Topic hidden`,
    topic_shown: t`Topic shown again`,
    topic_merged: t`Topic merged into another`,
    ad_approved: t`Ad approved`,
    ad_rejected: t`Ad rejected`,
    ad_account_credited: t`Ad account credited`,
    ad_account_paid: t`Payment recorded for an ad account`,
    ad_account_closed: t`Ad account closed`,
    ad_account_reopened: t`Ad account reopened`,
  };
}

export function useReasonTexts(): Record<ReportReason | 'legal_request', string> {
  const { t } = useLingui();
  return {
    spam: t`Spam`,
    nudity: t`Nudity or pornography`,
    self_harm: t`Self-harm`,
    misinformation: t`Misinformation`,
    hate: t`Hate`,
    harassment: t`Harassment`,
    violence: t`Violence`,
    dangerous_goods: t`Dangerous goods`,
    privacy: t`My privacy or someone else's`,
    intellectual_property: t`It's mine or someone else's`,
    impersonation: t`Pretends to be someone else`,
    underage: t`Is under the minimum age`,
    eu_local_law: t`Breaks a law of the European Union or of one of its members`,
    india_law: t`Breaks a law of India`,
    legal_request: t`A legal request`,
  };
}

export function useDecisionTexts(): Record<Decision, string> {
  const { t } = useLingui();
  return {
    dismiss: t`Take no action`,
    warn: t`Warn`,
    remove_pin: t`Remove the Pin`,
    remove_comment: t`Remove the comment`,
    remove_try: t`Remove the try`,
    remove_message: t`Remove the message`,
    mark_sensitive: t`Mark the board as sensitive`,
    disable_board: t`Disable the board`,
    hide_pictures: t`Take the pictures off the profile`,
    noindex: t`Keep it out of search engines`,
    suspend: t`Suspend the account`,
  };
}

export function useLawTexts(): Record<TakedownLaw, string> {
  const { t } = useLingui();
  return {
    test: t`United States`,
    turkey: t`Turkey: Law no. 5651`,
    dsa: t`European Union: Digital Services Act`,
    india: t`India: Information Technology Rules`,
  };
}

/** Keys added later have no label and show as they are. */
export function labelOf(words: Readonly<Record<string, string>>, key: string): string {
  return words[key] ?? key;
}
