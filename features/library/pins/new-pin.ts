import type { Id } from '#platform/ids/ids.ts';
import type { PinKind, Privacy, Story } from './pin.ts';

export interface PinMedia {
  kind: PinKind;
  imageSignature: string;
  imageWidth: number;
  imageHeight: number;
  dominantColor: string;
  isAnimated: boolean;
  video: { signature: string; extension: 'mp4' | 'webm'; durationMs: number | null } | null;
  story: Story | null;
}

export interface PinTexts {
  title: string;
  description: string;
  /** Null if the pin has no link. */
  link: string | null;
  altText: string;
  isCommentsAllowed: boolean;
  price: { value: string; currency: string } | null;
}

export interface NewPin extends PinMedia, PinTexts {
  pinnerId: Id;
  boardId: Id | null;
  privacy: Privacy;
  createdAt: Date;
}
