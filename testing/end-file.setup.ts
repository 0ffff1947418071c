import { afterAll } from 'vitest';
import { endFile } from './after-file.ts';

// Runs anew for each file, unlike what a file imports: files of one worker share their modules.
afterAll(endFile);
