import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Heard, live } from './live.ts';

/** The browser's stream, of which a test decides what arrives. */
class Stream extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  readonly url: string;
  readyState = 0;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};

  constructor(url: string) {
    super();
    this.url = url;
    Stream.all.push(this);
  }

  opens() {
    this.readyState = Stream.OPEN;
    this.onopen();
  }

  close() {
    this.readyState = Stream.CLOSED;
  }
}

const page = { window: new EventTarget(), document: new EventTarget() };
const heard: Heard[] = [];
const stops: (() => void)[] = [];
const listen = () => stops.push(live.subscribe((event) => heard.push(event)));

function turn(visibilityState: 'visible' | 'hidden') {
  Object.assign(page.document, { visibilityState });
  page.document.dispatchEvent(new Event('visibilitychange'));
}

/** Streams that are in use. */
const used = () => Stream.all.filter(({ readyState }) => readyState !== Stream.CLOSED);
const newest = () => Stream.all.at(-1) ?? expect.fail('no stream');

/** How often everybody is asked to fetch again in as many polls. */
function polls(count: number): number {
  heard.length = 0;
  vi.advanceTimersByTime(count * 15_000);
  return heard.filter((event) => event === 'gap').length;
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const [name, value] of Object.entries({ ...page, EventSource: Stream })) vi.stubGlobal(name, value);
  turn('visible');
  Stream.all = [];
  heard.length = 0;
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('all parts of a page share one stream, until the last stops to listen', () => {
  listen();
  listen();
  expect(Stream.all.map(({ url }) => url)).toEqual(['/resource/live/']);
  newest().onmessage({ data: '{"type":"message","id":"7","more":1}' });
  expect(heard).toEqual(Array(2).fill({ type: 'message', id: '7' }));
  stops.pop()?.();
  expect(used()).toHaveLength(1);
  stops.pop()?.();
  expect(used()).toEqual([]);
  turn('hidden');
  turn('visible');
  page.window.dispatchEvent(new Event('online'));
  expect([used(), polls(8)]).toEqual([[], 0]);
});

test.each(['null', '"word"', '{"type":"message"}', '{"id":"7"}'])('%s is no event', (data) => {
  listen();
  newest().onmessage({ data });
  expect(heard).toEqual([]);
});

test('whoever may have missed something fetches again: after each opening, and when the server says so', () => {
  listen();
  newest().opens();
  newest().dispatchEvent(new Event('gap'));
  newest().opens();
  live.look();
  expect(heard).toEqual(['gap', 'gap', 'gap', 'gap']);
});

test('a hidden window has no stream and asks nothing; once visible it has one again', () => {
  listen();
  turn('hidden');
  expect([used(), polls(8)]).toEqual([[], 0]);
  turn('visible');
  turn('visible');
  expect(used()).toHaveLength(1);
  expect(Stream.all).toHaveLength(2);
});

test('a window that opens hidden waits with its stream', () => {
  turn('hidden');
  listen();
  expect(Stream.all).toEqual([]);
});

test('back on the network a new stream replaces the old one', () => {
  listen();
  const old = newest();
  page.window.dispatchEvent(new Event('online'));
  expect(used()).toHaveLength(1);
  expect(old.readyState).toBe(Stream.CLOSED);
});

test('without a stream each poll fetches again, with one only every fourth', () => {
  listen();
  expect(polls(4)).toBe(4);
  newest().opens();
  expect(polls(3)).toBe(0);
  expect(polls(1)).toBe(1);
  expect(polls(4)).toBe(1);
});

test('a stream that has given up is opened anew, at every fourth poll', () => {
  listen();
  newest().readyState = Stream.CLOSED;
  polls(3);
  expect(Stream.all).toHaveLength(1);
  polls(1);
  expect(Stream.all).toHaveLength(2);
  // This one still tries by itself.
  polls(4);
  expect(Stream.all).toHaveLength(2);
});
