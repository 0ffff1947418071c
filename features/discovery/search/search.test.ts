import { expect, test } from 'vitest';
import { filteredPath } from './filtered-path.ts';
import { scopeOf, scopePath } from './search.ts';
import { readSearch } from './search-filters.ts';
import { searchPath } from './search-path.ts';

test('[SEARCH-02] with a query the address says that it was typed, the query encoded, and the scope, empty if there is none', () => {
  expect(searchPath({ query: 'blue & tile?' })).toBe('/search/?rs=typed&q=blue%20%26%20tile%3F&scope=');
  expect(searchPath({ query: 'crème', scope: 'boards' })).toBe('/search/?rs=typed&q=cr%C3%A8me&scope=boards');
  expect(searchPath({ type: 'own_pins', query: 'tile' })).toBe('/search/me/?rs=typed&q=tile&scope=');
  expect(searchPath({})).toBe('/search/');
  expect(searchPath({ type: 'own_pins' })).toBe('/search/me/');
});

test('where the input takes the focus on touch the address says so, with the sign that fits', () => {
  const isInputSelected = true;
  expect(searchPath({ isInputSelected })).toBe('/search/?input_select=true');
  expect(searchPath({ query: 'tile', isInputSelected })).toBe(
    '/search/?rs=typed&q=tile&scope=&input_select=true',
  );
  expect(scopePath({ scope: 'boards', isInputSelected })).toBe('/search/?scope=boards&input_select=true');
});

test('the address tells whether a search was typed, suggested, made before or narrowed by a guide', () => {
  expect(searchPath({ query: 'tile' })).toContain('rs=typed&');
  expect(searchPath({ query: 'tile', source: 'autocomplete' })).toContain('rs=ac&');
  expect(searchPath({ query: 'tile', source: 'recent' })).toContain('rs=recent&');
  expect(searchPath({ query: 'tile', source: 'guide', scope: 'pins', guide: 'floors & walls' })).toBe(
    '/search/?rs=guide&q=tile&scope=pins&guide=floors%20%26%20walls',
  );
});

const NONE = { guide: null, color: null, date: null, board: null, person: null };

test('what an address asks for is read with any scope, and cut where it is too long', () => {
  expect(readSearch(new URLSearchParams('q=+blue++tile+&scope=users'))).toEqual({
    ...{ query: 'blue tile', scope: 'people', ...NONE },
  });
  expect(readSearch(new URLSearchParams(`q=${'x'.repeat(10_000)}`)).query).toHaveLength(200);
  expect(readSearch(new URLSearchParams())).toEqual({ query: '', scope: 'pins', ...NONE });
  expect(readSearch(new URLSearchParams('q=tile&guide=+old++floors')).guide).toBe('old floors');
  expect(readSearch(new URLSearchParams(`guide=${'x'.repeat(200)}`)).guide).toHaveLength(100);
  expect(scopeOf('buyable_pins')).toBe('pins');
  expect(scopeOf('constructor')).toBe('pins');
});

test('filters are in the address of a search for pins, and read from it; unknown ones do not count', () => {
  const sought = { query: 'tile', scope: 'pins', guide: null, color: 'red', date: 'week' } as const;
  for (const place of [
    { board: '123', person: null },
    { board: null, person: 'ada' },
    { board: null, person: null },
  ]) {
    const path = filteredPath({ ...sought, ...place });
    expect(readSearch(new URL(path, 'http://x').searchParams)).toEqual({ ...sought, ...place });
  }
  expect(filteredPath({ ...sought, board: '123' })).toBe(
    '/search/?rs=typed&q=tile&scope=pins&color=red&date=week&board=123',
  );
  expect(filteredPath({ type: 'own_pins', query: 'tile', color: 'red' })).toBe(
    '/search/me/?rs=typed&q=tile&scope=&color=red',
  );
  expect(filteredPath({ scope: 'pins', person: 'ada' })).toBe('/search/?scope=pins&person=ada');
  expect(filteredPath({})).toBe('/search/');
  for (const scope of ['pins', 'boards', 'people'] as const) {
    const exact = filteredPath({ scope, query: 'tile', isExact: true });
    expect(exact).toBe(`/search/?rs=typed&q=tile&scope=${scope}&auto_correction_disabled=true`);
    const { isExact } = readSearch(new URL(exact, 'http://x').searchParams);
    expect(isExact).toBe(true);
  }
  const unknown = 'q=tile&color=loud&date=eon&board=x';
  expect(readSearch(new URLSearchParams(unknown))).toEqual({ query: 'tile', scope: 'pins', ...NONE });
  const ofBoards = 'q=tile&scope=boards&color=red&board=1';
  expect(readSearch(new URLSearchParams(ofBoards))).toEqual({ query: 'tile', scope: 'boards', ...NONE });
});
