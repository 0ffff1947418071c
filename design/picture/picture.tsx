import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useScriptReady } from '../hidden/use-script-ready.ts';
import styles from './picture.module.css';

export type PictureSource = {
  /** A JPEG, for programs that read the page. */
  src: string;
  webp?: string;
  /** Still pictures, for an animated one. */
  jpeg?: string;
};

type PictureProps = {
  source: PictureSource;
  /** Empty if the picture is decoration or its text is next to it. */
  alt: string;
  /** Reserves space in this proportion. */
  width: number;
  height: number;
  color?: string;
  /** A data URL, shown blurred while loading. */
  placeholder?: string;
  sizes?: string;
  /** The one or two pictures that a visitor sees first load with priority. */
  isFirst?: boolean;
  isCover?: boolean;
  /** Follows the system setting, or the reader's choice. A picture without motion shows its still JPEG. */
  motion?: PictureMotion;
  className?: string;
};

export type PictureMotion = 'as wished' | 'always' | 'never';

export function Picture(props: PictureProps) {
  const { source, alt, width, height, color, placeholder, sizes, isFirst, isCover, motion, className } =
    props;
  // Pictures rendered by the script may fade in; one from the server's page may not, or it would flash.
  const isFromServer = useRef(!useScriptReady());
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'plain' | 'waiting' | 'broken'>('plain');
  useLayoutEffect(() => {
    if (!isFromServer.current && image.current && !image.current.complete) setState('waiting');
  }, []);
  const canMove = source.webp && source.jpeg;
  const srcSet = canMove ? source.jpeg : source.webp;
  const background = placeholder ? `${color ?? 'none'} center / cover url("${placeholder}")` : color;

  return (
    <picture
      className={classNames(styles.picture, isCover && styles.cover, className)}
      style={{ aspectRatio: isCover ? undefined : `${width} / ${height}`, background }}
    >
      {canMove && motion !== 'never' && (
        <source
          type="image/webp"
          srcSet={source.webp}
          sizes={sizes}
          media={motion === 'as wished' ? '(prefers-reduced-motion: no-preference)' : undefined}
        />
      )}
      <img
        ref={image}
        src={source.src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={classNames(styles.image, styles[state])}
        onLoad={() => setState('plain')}
        onError={() => setState('broken')}
      />
    </picture>
  );
}
