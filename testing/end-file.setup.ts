import { afterAll } from 'vitest';
import { endFile } from './after-file.ts';

// Runs for each file, unlike imports: the files of one worker share their modules.
afterAll(endFile);
