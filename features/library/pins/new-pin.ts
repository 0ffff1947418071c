import type { Id } from '#platform/ids/ids.ts';
import type { PinKind, Privacy } from './pin.ts';
import type { Story } from './story.ts';

/** The files and pages of a pin. */
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

/** The words of a pin. */
export interface PinTexts {
  title: string;
  description: string;
  /** Null where the pin leads nowhere. */
  link: string | null;
  altText: string;
  isCommentsAllowed: boolean;
  price: { value: string; currency: string } | null;
}

/** A pin that is about to be saved; what is on no board has the board id null. */
export interface NewPin extends PinMedia, PinTexts {
  pinnerId: Id;
  boardId: Id | null;
  privacy: Privacy;
  createdAt: Date;
}
