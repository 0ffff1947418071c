export const DEVICE_KINDS = ['phone', 'tablet', 'desktop'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** The platforms of the protocol, by the kind of device they run on. */
const PLATFORMS_OF_DEVICE = {
  phone: ['web_mobile', 'iphone', 'android_mobile'],
  tablet: ['ipad', 'android_tablet'],
  desktop: ['web'],
} as const satisfies Record<DeviceKind, readonly string[]>;

export type Platform = (typeof PLATFORMS_OF_DEVICE)[DeviceKind][number];

export const PLATFORMS: readonly Platform[] = DEVICE_KINDS.flatMap((kind) => [...PLATFORMS_OF_DEVICE[kind]]);

/** The platform of our own pages on a device. */
export function webPlatform(device: DeviceKind): Platform {
  return device === 'phone' ? 'web_mobile' : 'web';
}
