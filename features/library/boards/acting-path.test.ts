import { expect, test } from 'vitest';
import { actingPath } from './acting-path.ts';
import { subjectIn } from './board-path.ts';

test('the profile that one acts for stands in the address of a board, and is read from that of a page', () => {
  expect(actingPath('/ada/soups/', null)).toBe('/ada/soups/');
  expect(actingPath('/ada/soups/', '12')).toBe('/ada/soups/?orbac_subject_id=12');
  expect(actingPath('/ada/soups/', '1&a=/ü')).toBe('/ada/soups/?orbac_subject_id=1%26a%3D%2F%C3%BC');
  expect(subjectIn('http://home.example/board/create/?orbac_subject_id=12')).toBe('12');
  expect(subjectIn('http://home.example/board/create/?orbac_subject_id=')).toBeNull();
  expect(subjectIn('http://home.example/board/create/')).toBeNull();
});
