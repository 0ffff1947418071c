export const DEVICE_KINDS = ['phone', 'tablet', 'desktop'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

const PLATFORMS_OF_DEVICE = {
  phone: ['web_mobile', 'iphone', 'android_mobile'],
  tablet: ['ipad', 'android_tablet'],
  desktop: ['web'],
} as const satisfies Record<DeviceKind, readonly string[]>;

export const PLATFORMS = DEVICE_KINDS.flatMap((kind) => PLATFORMS_OF_DEVICE[kind]);
export type Platform = (typeof PLATFORMS)[number];

/** Signs of a device in user agents; an Android tablet is one that does not call itself mobile. */
const SIGNS: readonly [pattern: RegExp, kind: DeviceKind][] = [
  [/iPad|Tablet|Android(?!.*Mobi)/, 'tablet'],
  [/Mobi|iPhone/, 'phone'],
  [/Windows|Macintosh|X11|CrOS/, 'desktop'],
];

export function deviceOf(userAgent: string): DeviceKind | null {
  return SIGNS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
