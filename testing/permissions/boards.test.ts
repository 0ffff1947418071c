import { describe } from 'vitest';
import { OF_BOARDS } from './tables.ts';
import { walking } from './walking.ts';

describe.each(Object.entries(OF_BOARDS))('[ROLE-08] the server keeps the rules of %s', walking());
