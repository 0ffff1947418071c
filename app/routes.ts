import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { KEYWORD_REPORT_NAMES } from '#features/ads/keywords/keyword-query.ts';
import { HUB_SEGMENT } from '#features/core/people/hub-segment.ts';

const pages = [
  index('home/home.tsx'),
  route('homefeed', 'home/homefeed.tsx'),
  route('homefeed/following', 'home/following.tsx'),

  route('login', 'account/login.tsx'),
  route('login/return', 'account/login-return.tsx'),
  route('signup', 'account/signup.tsx'),
  route('password-reset', 'account/password-reset.tsx'),
  route('pw/:username', 'account/password-reset.tsx', { id: 'account/password-reset-mailed' }),
  route('limited-login', 'account/limited-login.tsx'),
  route('board-invite', 'boards/board-invite.tsx'),
  route('invite-opt-out', 'account/invite-opt-out.tsx'),

  route('settings', 'settings/settings.tsx'),
  route('settings/edit-profile', 'settings/settings-profile.tsx'),
  route('settings/personal-information', 'settings/settings-personal.tsx'),
  route('settings/privacy', 'settings/settings-privacy.tsx'),
  route('settings/permissions', 'settings/settings-permissions.tsx'),
  route('settings/notifications', 'settings/settings-notifications.tsx'),
  route('settings/account-settings', 'settings/settings-account.tsx'),
  route('settings/business-access', 'settings/settings-business-access.tsx'),
  route('settings/verified-merchant', 'settings/settings-merchant.tsx'),
  route('settings/accounts-i-act-for', 'settings/settings-accounts.tsx'),
  route('settings/confirm-email', 'settings/confirm-email.tsx'),
  route('settings/two-factor-back', 'settings/two-factor-back.tsx'),
  route('settings/delete-account', 'settings/delete-account.tsx'),

  route('business/convert', 'business/business-convert.tsx'),
  route('analytics', 'analytics/analytics.tsx'),

  route('advertiser', 'ads/advertiser.tsx'),
  route('advertiser/accounts_manager', 'ads/ad-accounts.tsx'),
  route('advertiser/billing', 'ads/billing.tsx'),
  route('advertiser/history', 'ads/history.tsx'),
  route('advertiser/quick-promote', 'ads/quick-promote.tsx'),
  ...KEYWORD_REPORT_NAMES.map((name) =>
    route(`advertiser/reporting/${name}`, 'ads/keywords.tsx', { id: `ads/${name}` }),
  ),
  route('advertiser/reporting/:level', 'ads/reporting.tsx'),
  route('quick-promote', 'ads/quick-promote.tsx', { id: 'ads/quick-promote-short' }),
  ...prefix('advertiser/conversions', [
    index('conversions/conversions-root.tsx'),
    route('tag', 'conversions/tag.tsx'),
    route('tag_manual_setup', 'conversions/tag-manual-setup.tsx'),
    route('tag-health', 'conversions/tag-health.tsx'),
    route('test-events', 'conversions/test-events.tsx'),
    route('setup-api', 'conversions/setup-api.tsx'),
    route('api_manual_setup', 'conversions/api-manual-setup.tsx'),
    route('api_partner_setup', 'conversions/api-partner-setup.tsx'),
    route('access_token', 'conversions/access-token.tsx'),
    route('payload-helper', 'conversions/payload.tsx'),
    route('events-overview', 'conversions/events-overview.tsx'),
    route('event-history', 'conversions/event-history.tsx'),
    route('health', 'conversions/health.tsx'),
    route('deduplication', 'conversions/deduplication.tsx'),
  ]),

  route('search', 'search/search.tsx'),
  route('search/me', 'search/search-own.tsx'),
  route('search/visual', 'search/search-visual.tsx'),
  route('search/:scope', 'search/search-scope.tsx'),

  route('topics', 'topics/topics.tsx'),
  route('topics/:slug', 'topics/topic.tsx'),
  route('hashtag/:tag', 'topics/hashtag.ts'),
  route('welcome', 'welcome/welcome.tsx'),
  route('today', 'today/today.tsx'),
  route('today/:kind/:slug/:id', 'today/article.tsx'),

  route('news', 'messages/notifications.tsx'),
  layout('messages/conversations.tsx', [
    route('conversations', 'messages/conversations-none.tsx'),
    route('conversation/:id', 'messages/conversation.tsx'),
  ]),

  route('pin/:id', 'pins/pin.tsx', [
    route('repin', 'pins/pin-repin.tsx'),
    route('edit', 'pins/pin-edit.tsx'),
  ]),
  route('url_shortener/:code/redirect', 'pins/short-link.tsx'),

  route('pin-builder', 'pins/pin-builder.tsx'),
  route('pin/create/:method', 'pins/pin-create-method.tsx'),
  route('pin-creation-tool', 'pins/pin-creation-tool.tsx'),
  route('idea-pin-builder', 'pins/idea-pin-builder.tsx'),

  route('report/:kind/:id', 'moderation/report-thing.tsx'),
  route('legal/takedowns', 'moderation/takedowns.tsx'),
  route('legal/takedowns/:law', 'moderation/takedown.tsx'),
  route('decisions', 'moderation/decisions.tsx'),
  route('decisions/:id', 'moderation/decision.tsx'),
  route('moderation', 'moderation/moderation.tsx'),
  route('moderation/experiments', 'moderation/moderation-experiments.tsx'),
  route('moderation/log', 'moderation/moderation-log.tsx'),
  route('moderation/topics', 'moderation/moderation-topics.tsx'),
  route('moderation/topics/:id', 'moderation/moderation-topic.tsx'),
  route('moderation/articles', 'moderation/moderation-articles.tsx'),
  route('moderation/articles/:id', 'moderation/moderation-article.tsx'),
  route('moderation/merchants', 'moderation/moderation-merchants.tsx'),
  route('moderation/merchants/:id', 'moderation/moderation-merchant.tsx'),
  route('moderation/ads', 'moderation/moderation-ads.tsx'),
  route('moderation/ads/:id', 'moderation/moderation-ad.tsx'),
  route('moderation/ad-accounts', 'moderation/moderation-ad-accounts.tsx'),
  route('moderation/experiences', 'moderation/moderation-experiences.tsx'),
  route('moderation/experiences/:id', 'moderation/moderation-experience.tsx'),
  route('moderation/cases/:id', 'moderation/moderation-case.tsx'),

  route('board/create', 'boards/board-create.tsx'),
  route('board/create/cluster/:clusterId', 'boards/board-create-cluster.tsx'),
  route('board/:id/create_section', 'boards/section-create.tsx'),
  route('board/:id/edit', 'boards/board-edit.tsx'),

  route('_self-profile/:tab?', 'profile/self-profile-short.tsx'),
  ...prefix(':username', [
    layout('profile/profile.tsx', [
      index('profile/profile-root.tsx'),
      route('decider', 'profile/profile-root.tsx', { id: 'profile/profile-decider' }),
      route('_created', 'profile/profile-created.tsx'),
      route('_saved', 'profile/profile-saved.tsx'),
      route('tried', 'profile/profile-tried.tsx'),
    ]),
    layout('profile/self-profile.tsx', [
      route('_self-profile/boards', 'profile/self-profile-boards.tsx'),
      route('_self-profile/pins', 'profile/self-profile-pins.tsx'),
    ]),
    route('_self-profile', 'profile/self-profile-root.tsx'),
    route('_followers', 'profile/profile-followers.tsx'),
    route('_following', 'profile/profile-following.tsx'),
    route('_boards', 'profile/own-boards/profile-boards.tsx'),
    route('_deleted', 'profile/recently-deleted.tsx'),
    route('_tags', 'profile/own-tags.tsx'),
    route('_duplicates', 'profile/own-duplicates.tsx'),
    route('_pins', 'profile/profile-pins.tsx'),
    route('pins', 'profile/all-pins.tsx'),
    route('_shopping_list', 'profile/profile-shopping-list.tsx'),
    route('topics', 'profile/profile-topics.tsx'),
    route(HUB_SEGMENT, 'profile/profile-hub.tsx'),
    route('profile-about', 'profile/profile-about.tsx'),
    route('report', 'profile/report-person.tsx'),
    route('story_pins', 'profile/profile-story-pins.tsx'),
    route('video_pins', 'profile/profile-video-pins.tsx'),
    route(':slug', 'boards/board.tsx'),
    route(':slug/:section', 'boards/section.tsx'),
  ]),

  route('offline', 'offline/offline.tsx'),
  route('share', 'offline/share.tsx'),

  route('design', 'showcase/design.tsx'),
  route('*', 'shell/not-found.tsx'),
] satisfies RouteConfig;

const isOfAdvertiser = ({ path = '' }: { path?: string }) => /^(advertiser|quick-promote)\b/.test(path);

/** The pages of the advertiser area have a frame in common. */
export default [
  layout('ads/advertiser-area.tsx', pages.filter(isOfAdvertiser)),
  ...pages.filter((page) => !isOfAdvertiser(page)),
] satisfies RouteConfig;
