import { expect, test } from 'vitest';
import { colorName } from './color-name.ts';

test('colours have plain names', () => {
  const names = {
    ...{ '#d02020': 'red', '#e0902a': 'orange', '#d0d020': 'yellow', '#20a040': 'green', '#2040d0': 'blue' },
    ...{ '#8020d0': 'purple', '#d02090': 'pink', '#f0f0f0': 'white', '#101010': 'black', '#808080': 'grey' },
  };
  for (const [hex, name] of Object.entries(names)) expect(colorName(hex), hex).toBe(name);
});
