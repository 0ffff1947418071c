import { accessTable } from './access-table.ts';
import { accountSafetyTable } from './account-safety-table.ts';
import { accountTable } from './account-table.ts';
import { adReportTable } from './ad-report-table.ts';
import { adTable } from './ad-table.ts';
import { advertiserTable } from './advertiser-table.ts';
import { articleTable } from './article-table.ts';
import { audienceTable } from './audience-table.ts';
import { boardTable } from './board-table.ts';
import { businessTable } from './business-table.ts';
import { campaignTable } from './campaign-table.ts';
import { catalogTable } from './catalog-table.ts';
import { commentTable } from './comment-table.ts';
import { conversationTable } from './conversation-table.ts';
import { conversionTable } from './conversion-table.ts';
import { followTable } from './follow-table.ts';
import { withLikenesses, withOwners } from './likenesses.ts';
import { mediaTable } from './media-table.ts';
import { memberTable } from './member-table.ts';
import { moderationTable } from './moderation-table.ts';
import { personTable } from './person-table.ts';
import { pinTable } from './pin-table.ts';
import { searchTable } from './search-table.ts';
import { sectionTable } from './section-table.ts';
import type { Row } from './table.ts';
import { tagTable } from './tag-table.ts';
import { todoTable } from './todo-table.ts';
import { topicTable } from './topic-table.ts';
import { tryTable } from './try-table.ts';
import { tunnelTable } from './tunnel-table.ts';

/** Rows by what they are about. Each of the three is a test file of its own, so that they run beside each other. */
type Tables = Readonly<Record<string, Row[]>>;

const tables = (named: Tables): Tables =>
  Object.fromEntries(
    Object.entries(named).map(([noun, rows]) => [noun, rows.map(withLikenesses).flatMap(withOwners)]),
  );

export const OF_BOARDS = tables({
  boards: boardTable,
  'who works on boards': memberTable,
  sections: sectionTable,
  'dates and to-dos': todoTable,
});

export const OF_PINS = tables({
  pins: pinTable,
  comments: commentTable,
  tries: tryTable,
  'notes and tags': tagTable,
  media: mediaTable,
});

export const OF_PEOPLE = tables({
  people: personTable,
  searching: searchTable,
  topics: topicTable,
  articles: articleTable,
  ads: adTable,
  businesses: businessTable,
  advertisers: advertiserTable,
  campaigns: campaignTable,
  'ad-reports': adReportTable,
  audiences: audienceTable,
  catalogs: catalogTable,
  'acting for businesses': accessTable,
  'measuring conversions': conversionTable,
  conversations: conversationTable,
  'following and blocking': followTable,
  accounts: accountTable,
  'the safety of accounts': accountSafetyTable,
  moderation: moderationTable,
  'the tunnel': tunnelTable,
});
