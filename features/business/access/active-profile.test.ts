import { expect, test } from 'vitest';
import {
  type ActingRule,
  actingRouteOf,
  activeProfile,
  chosenIn,
  nextChoice,
  type ProfileToChoose,
} from './active-profile.ts';

const profile = (id: string, username: string, more: Partial<ProfileToChoose> = {}): ProfileToChoose => ({
  ...{ id, user: { username }, permissions: ['ADMIN'], viewerMeetsMfaRequirement: true },
  ...more,
});

const ada = profile('1', 'ada', { permissions: ['OWNER'] });
const studio = profile('2', 'studio');
const atelier = profile('3', 'atelier');

const active = (path: string, more: object = {}) => {
  const { pathname, search } = new URL(path, 'http://home.example');
  const input = { own: ada, given: [studio, atelier], persisted: null, isInExperiment: true, ...more };
  return activeProfile({ ...input, route: actingRouteOf(pathname, search) }).user.username;
};

test('[BIZ-02] the active profile is the viewer’s own, or that of the page', () => {
  for (const path of ['/pin/7/', '/chi/', '/ada/', '/ada/soups/', '/board/create/', '/']) {
    expect(active(path)).toBe('ada');
  }
  for (const path of ['/studio/', '/Studio/_created/', '/studio/lamps/', '/studio/lamps/small/']) {
    expect(active(path)).toBe('studio');
  }
  expect(active('/atelier/', { persisted: studio.id })).toBe('atelier');
  expect(active('/ada/', { persisted: studio.id })).toBe('ada');
});

test('[ROUTE-51] a pin’s page shows the profile chosen last, and a profile’s page that profile', () => {
  expect(active('/pin/7/', { persisted: atelier.id })).toBe('atelier');
  expect(active('/pin/7/edit/', { persisted: atelier.id })).toBe('atelier');
  expect(active('/studio/', { persisted: atelier.id })).toBe('studio');
  expect(active('/chi/', { persisted: atelier.id })).toBe('atelier');
  expect(active('/board/create/cluster/7', { persisted: atelier.id })).toBe('atelier');
  expect(active('/pin/7/?orbac_subject_id=2', { persisted: atelier.id })).toBe('studio');
  expect(active('/pin/7/?orbac_subject_id=99', { persisted: atelier.id })).toBe('atelier');
  expect(active('/pin/7/', { persisted: '99' })).toBe('ada');
});

test.each<[ActingRule, string[]]>([
  [
    'always',
    [
      '/pin/7/',
      '/pin/7/repin/',
      '/pin-builder/',
      '/board/create/',
      '/board/create/cluster/7',
      '/board/7/edit/',
      '/studio/lamps/',
      '/analytics/',
    ],
  ],
  [
    'experiment',
    ['/studio/', '/studio/_saved/', '/studio/_self-profile/boards/', '/studio/tried/', '/studio/pins/'],
  ],
  [
    'never',
    [
      '/',
      '/settings/',
      '/settings/privacy/',
      '/search/',
      '/search/me/',
      '/conversations/',
      '/conversation/7/',
    ],
  ],
  ['never', ['/news/', '/topics/lamps/', '/business/convert/', '/moderation/', '/login/']],
])('[BIZ-07] acting is allowed %s on %j', (rule, paths) => {
  for (const path of paths) {
    expect(actingRouteOf(path)).toMatchObject({ rule });
    const isAllowed = { always: [true, true], experiment: [false, true], never: [false, false] }[rule];
    const acts = [false, true].map(
      (isInExperiment) =>
        active(path, { given: [studio], persisted: studio.id, isInExperiment }) === 'studio',
    );
    expect(acts).toEqual(isAllowed);
  }
});

test('[BIZ-06] a profile that asks for a second factor is used only by who has one, and by its owners', () => {
  const asking = { viewerMeetsMfaRequirement: false };
  const admin = profile('2', 'studio', asking);
  const owner = profile('2', 'studio', { ...asking, permissions: ['OWNER'] });
  for (const path of ['/studio/', '/studio/lamps/', '/pin/7/', '/pin/7/?orbac_subject_id=2']) {
    expect(active(path, { given: [admin], persisted: '2' })).toBe('ada');
    expect(active(path, { given: [studio], persisted: '2' })).toBe('studio');
    expect(active(path, { given: [owner], persisted: '2' })).toBe('studio');
  }
});

test('who may only look is active on the pages of the business and its analytics alone', () => {
  const analyst = { given: [profile('2', 'studio', { permissions: ['ANALYST'] })], persisted: '2' };
  for (const path of ['/pin/7/', '/board/create/', '/chi/']) expect(active(path, analyst)).toBe('ada');
  for (const path of ['/studio/', '/studio/lamps/', '/analytics/']) {
    expect(active(path, analyst)).toBe('studio');
  }
});

test('the choice of who may only look lasts beyond the pages that need more, until one’s own or another’s', () => {
  const analyst = profile('2', 'studio', { permissions: ['ANALYST'] });
  const next = (path: string, { given = [analyst, atelier], persisted = '2' as string | null } = {}) => {
    const { pathname, search } = new URL(path, 'http://home.example');
    const route = actingRouteOf(pathname, search);
    const choice = { route, own: ada, given, persisted, isInExperiment: true };
    return nextChoice(activeProfile(choice), choice);
  };
  for (const path of ['/pin/7/', '/board/create/', '/chi/', '/analytics/', '/studio/']) {
    expect(next(path), path).toBe('2');
  }
  expect(next('/studio/', { persisted: null })).toBe('2');
  expect(next('/ada/')).toBeNull();
  expect(next('/atelier/')).toBe('3');
  expect(next('/pin/7/', { given: [atelier] })).toBeNull();
  const asking = profile('2', 'studio', { viewerMeetsMfaRequirement: false });
  expect(next('/pin/7/', { given: [asking] })).toBeNull();
});

test('of the settings only the profile can be of a business, and only where the address says so', () => {
  const persisted = { persisted: '2' };
  expect(active('/settings/edit-profile/?orbac_subject_id=3', persisted)).toBe('atelier');
  expect(active('/settings/edit-profile/?orbac_subject_id=99', persisted)).toBe('ada');
  expect(active('/settings/edit-profile/', persisted)).toBe('ada');
  expect(active('/settings/privacy/?orbac_subject_id=3', persisted)).toBe('ada');
});

test('the choice in the cookie is of one person', () => {
  const among = (value: string) => `a=1; acting_as=${value}; b=2`;
  expect(chosenIn(among('1.2'), '1')).toBe('2');
  expect(chosenIn('acting_as=1.2', '1')).toBe('2');
  expect(chosenIn(among('1.2'), '3')).toBeNull();
  expect(chosenIn('not_acting_as=1.2', '1')).toBeNull();
  for (const broken of ['', '2', '1.x', '1.2.3']) expect(chosenIn(among(broken), '1')).toBeNull();
  expect(chosenIn('', '1')).toBeNull();
});
