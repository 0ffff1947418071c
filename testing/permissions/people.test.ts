import { describe } from 'vitest';
import { OF_PEOPLE } from './tables.ts';
import { walking } from './walking.ts';

describe.each(Object.entries(OF_PEOPLE))('[ROLE-08] the server keeps the rules of %s', walking());
