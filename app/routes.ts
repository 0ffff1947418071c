import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { HUB_SEGMENT } from '#features/core/people/hub-segment.ts';

export default [
  index('home/home.tsx'),
  route('homefeed', 'home/homefeed.tsx'),

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
  route('settings/accounts-i-act-for', 'settings/settings-accounts.tsx'),
  route('settings/confirm-email', 'settings/confirm-email.tsx'),
  route('settings/two-factor-back', 'settings/two-factor-back.tsx'),
  route('settings/delete-account', 'settings/delete-account.tsx'),

  route('business/convert', 'business/business-convert.tsx'),
  route('analytics', 'analytics/analytics.tsx'),

  route('search', 'search/search.tsx'),
  route('search/me', 'search/search-own.tsx'),
  route('search/:scope', 'search/search-scope.tsx'),

  route('topics', 'topics/topics.tsx'),
  route('topics/:slug', 'topics/topic.tsx'),
  route('hashtag/:tag', 'topics/hashtag.ts'),
  route('welcome', 'topics/welcome.tsx'),
  route('today', 'today/today.tsx'),
  route('today/:kind/:slug/:id', 'today/article.tsx'),

  route('news', 'messages/news.tsx'),
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
  route('moderation/experiences', 'moderation/moderation-experiences.tsx'),
  route('moderation/experiences/:id', 'moderation/moderation-experience.tsx'),
  route('moderation/cases/:id', 'moderation/moderation-case.tsx'),

  route('board/create', 'boards/board-create.tsx'),
  route('board/create/cluster/:clusterId', 'boards/board-create-cluster.tsx'),
  route('board/:id/create_section', 'boards/section-create.tsx'),
  route('board/:id/edit', 'boards/board-edit.tsx'),

  route('_self-profile', 'profile/self-profile-short.tsx'),
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

  route('design', 'showcase/design.tsx'),
  route('*', 'shell/not-found.tsx'),
] satisfies RouteConfig;
