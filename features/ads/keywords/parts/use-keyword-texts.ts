import { useLingui } from '@lingui/react/macro';
import type { MatchType } from '../keyword.ts';
import type { KeywordReportName } from '../keyword-query.ts';

export function useMatchTexts(): Record<MatchType, string> {
  const { t } = useLingui();
  return {
    BROAD: t`Broad: all words, in any order`,
    PHRASE: t`Phrase: the words as they stand, beside others`,
    EXACT: t`Exact: these words alone`,
    PHRASE_NEGATIVE: t`Phrase: the words as they stand, beside others`,
    EXACT_NEGATIVE: t`Exact: these words alone`,
  };
}

export function useShortMatchTexts(): Record<MatchType, string> {
  const { t } = useLingui();
  const [phrase, exact] = [t`Phrase`, t`Exact`];
  return { BROAD: t`Broad`, PHRASE: phrase, EXACT: exact, PHRASE_NEGATIVE: phrase, EXACT_NEGATIVE: exact };
}

export function useKeywordReportTexts(): Record<KeywordReportName, string> {
  const { t } = useLingui();
  return {
    adGroupPositiveKeywords: t`Keywords of ad groups`,
    adGroupNegativeKeywords: t`Negative keywords of ad groups`,
    adGroupSearchQueries: t`Searches of ad groups`,
    campaignNegativeKeywords: t`Negative keywords of campaigns`,
    campaignSearchQueries: t`Searches of campaigns`,
  };
}
