import { isPhone, TABLET } from '#platform/http/is-phone.ts';

export const DEVICE_KINDS = ['phone', 'tablet', 'desktop'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

const PLATFORMS_OF_DEVICE = {
  phone: ['web_mobile', 'iphone', 'android_mobile'],
  tablet: ['ipad', 'android_tablet'],
  desktop: ['web'],
} as const satisfies Record<DeviceKind, readonly string[]>;

export const PLATFORMS = DEVICE_KINDS.flatMap((kind) => PLATFORMS_OF_DEVICE[kind]);
export type Platform = (typeof PLATFORMS)[number];

const DESKTOP = /Windows|Macintosh|X11|CrOS/;

export function deviceOf(userAgent: string): DeviceKind | null {
  if (TABLET.test(userAgent)) return 'tablet';
  if (isPhone(userAgent)) return 'phone';
  return DESKTOP.test(userAgent) ? 'desktop' : null;
}
