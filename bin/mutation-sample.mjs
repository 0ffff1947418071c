import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Stryker leaves the others out of its figures as errors. */
class Sample {
  static inject = ['options'];

  constructor(options) {
    this.oneIn = options.sample.oneIn;
  }

  async init() {}

  async check(mutants) {
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, this.judge(mutant)]));
  }

  group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /** The same at each run, and whatever changes in other files. */
  judge({ fileName, location, mutatorName, replacement }) {
    const { line, column } = location.start;
    const name = [relative(process.cwd(), fileName), line, column, mutatorName, replacement].join(' ');
    const number = createHash('sha1').update(name).digest().readUInt32BE();
    return number % this.oneIn === 0 ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' };
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sample }];
