import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FollowRequestList } from '#features/social/follows/follow-requests/follow-request-list.tsx';
import { BlockedPeople } from '../block-person/blocked-people.tsx';
import { MorePeople } from './more-people.tsx';

const htmlOf = (shown: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <MemoryRouter>{shown}</MemoryRouter>
    </I18nProvider>,
  );

test('the button for more stays while it loads, and offers another try where that failed', () => {
  const press = () => {};
  expect(htmlOf(<MorePeople status="more" onPress={press} />)).toContain('Show more');
  expect(htmlOf(<MorePeople status="loading" onPress={press} />)).toMatch(/<button[^>]*aria-busy="true"/);
  const failed = htmlOf(<MorePeople status="error" onPress={press} />);
  expect(failed).toMatch(/role="alert".*We couldn&#x27;t load this.*<button.*Try again/);
  expect(htmlOf(<MorePeople status="end" onPress={press} />)).toBe('');
});

test('a first page without anybody says so only where nothing follows it', () => {
  for (const List of [BlockedPeople, FollowRequestList]) {
    const empty = htmlOf(<List first={{ data: [], bookmark: null }} />);
    const words = /<p[^>]*>(.+?)<\/p>/.exec(empty)?.[1] ?? 'no words';
    expect(empty).toContain(words);
    expect(empty).not.toContain('Show more');
    const further = htmlOf(<List first={{ data: [], bookmark: 'further' }} />);
    expect(further).toContain('Show more');
    expect(further).not.toContain(words);
  }
});
