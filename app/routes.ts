import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { HUB_SEGMENT } from '../features/core/people/hub.ts';

/** Every page of the product, in reading order. */
export default [
  index('pages/home.tsx'),
  route('homefeed', 'pages/homefeed.tsx'),

  route('login', 'pages/login.tsx'),
  route('login/return', 'pages/login-return.tsx'),
  route('signup', 'pages/signup.tsx'),
  route('password-reset', 'pages/password-reset.tsx'),
  route('pw/:username', 'pages/password-reset.tsx', { id: 'pages/password-reset-mailed' }),
  route('limited-login', 'pages/limited-login.tsx'),
  route('board-invite', 'pages/board-invite.tsx'),
  route('invite-opt-out', 'pages/invite-opt-out.tsx'),

  route('settings', 'pages/settings.tsx'),
  route('settings/edit-profile', 'pages/settings-profile.tsx'),
  route('settings/personal-information', 'pages/settings-personal.tsx'),
  route('settings/privacy', 'pages/settings-privacy.tsx'),
  route('settings/permissions', 'pages/settings-permissions.tsx'),
  route('settings/notifications', 'pages/settings-notifications.tsx'),
  route('settings/account-settings', 'pages/settings-account.tsx'),
  route('settings/confirm-email', 'pages/confirm-email.tsx'),
  route('settings/two-factor-back', 'pages/two-factor-back.tsx'),
  route('settings/delete-account', 'pages/delete-account.tsx'),

  route('business/convert', 'pages/business-convert.tsx'),

  route('search', 'pages/search.tsx'),
  route('search/me', 'pages/search-own.tsx'),
  route('search/:scope', 'pages/search-scope.tsx'),

  route('news', 'pages/news.tsx'),
  layout('pages/conversations.tsx', [
    route('conversations', 'pages/conversations-none.tsx'),
    route('conversation/:id', 'pages/conversation.tsx'),
  ]),

  route('pin/:id', 'pages/pin.tsx', [
    route('repin', 'pages/pin-repin.tsx'),
    route('edit', 'pages/pin-edit.tsx'),
  ]),
  route('url_shortener/:code/redirect', 'pages/short-link.ts'),

  route('pin-builder', 'pages/pin-builder.tsx'),
  route('pin/create/:method', 'pages/pin-create-method.tsx'),
  route('pin-creation-tool', 'pages/pin-creation-tool.tsx'),
  route('idea-pin-builder', 'pages/idea-pin-builder.tsx'),

  route('report/:kind/:id', 'pages/report-thing.tsx'),
  route('legal/takedowns', 'pages/takedowns.tsx'),
  route('legal/takedowns/:law', 'pages/takedown.tsx'),
  route('decisions', 'pages/decisions.tsx'),
  route('decisions/:id', 'pages/decision.tsx'),
  route('moderation', 'pages/moderation.tsx'),
  route('moderation/experiments', 'pages/moderation-experiments.tsx'),
  route('moderation/log', 'pages/moderation-log.tsx'),
  route('moderation/cases/:id', 'pages/moderation-case.tsx'),

  route('board/create', 'pages/board-create.tsx'),
  route('board/create/cluster/:clusterId', 'pages/board-create-cluster.tsx'),
  route('board/:id/create_section', 'pages/section-create.tsx'),
  route('board/:id/edit', 'pages/board-edit.tsx'),

  route('_self-profile', 'pages/self-profile-short.tsx'),
  ...prefix(':username', [
    layout('pages/profile.tsx', [
      index('pages/profile-root.tsx'),
      route('decider', 'pages/profile-decider.tsx'),
      route('_created', 'pages/profile-created.tsx'),
      route('_saved', 'pages/profile-saved.tsx'),
      route('tried', 'pages/profile-tried.tsx'),
    ]),
    layout('pages/self-profile.tsx', [
      route('_self-profile/boards', 'pages/self-profile-boards.tsx'),
      route('_self-profile/pins', 'pages/self-profile-pins.tsx'),
    ]),
    route('_self-profile', 'pages/self-profile-root.tsx'),
    route('_followers', 'pages/profile-followers.tsx'),
    route('_following', 'pages/profile-following.tsx'),
    route('_boards', 'pages/profile-boards.tsx'),
    route('_pins', 'pages/profile-pins.tsx'),
    route('pins', 'pages/all-pins.tsx'),
    route('_shopping_list', 'pages/profile-shopping-list.tsx'),
    route('topics', 'pages/profile-topics.tsx'),
    route(HUB_SEGMENT, 'pages/profile-hub.tsx'),
    route('profile-about', 'pages/profile-about.tsx'),
    route('report', 'pages/report-person.tsx'),
    route('story_pins', 'pages/profile-story-pins.tsx'),
    route('video_pins', 'pages/profile-video-pins.tsx'),
    route(':slug', 'pages/board.tsx'),
    route(':slug/:section', 'pages/section.tsx'),
  ]),

  route('design', 'pages/design.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
