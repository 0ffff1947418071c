/** A seeded source of numbers: the same seed always tells the same story, on every machine. */
export class Random {
  #state: number;

  constructor(seed: number | string) {
    this.#state = typeof seed === 'number' ? Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0 : hash(seed);
    this.next();
    this.next();
  }

  /** A number in [0, 1), by the mulberry32 sequence. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number from low to high, both included. */
  int(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  /** A value near the given one, at most `share` of it away. */
  around(value: number, share: number): number {
    return value * this.between(1 - share, 1 + share);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  sign(): 1 | -1 {
    return this.chance(0.5) ? 1 : -1;
  }

  pick<T>(list: readonly T[]): T {
    const index = Math.floor(this.next() * list.length);
    for (const item of list.slice(index, index + 1)) return item;
    throw new Error('cannot pick from an empty list');
  }

  /** `count` different items in random order; fewer when the list is shorter. */
  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) {
      taken.push(...rest.splice(Math.floor(this.next() * rest.length), 1));
    }
    return taken;
  }

  shuffle<T>(list: readonly T[]): T[] {
    return this.some(list, list.length);
  }

  /** An independent source, so that one more number drawn here moves nothing there. */
  fork(label: string): Random {
    return new Random(hash(label) ^ Math.floor(this.next() * 4294967296));
  }
}

function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}
