type BrandMarkProps = {
  size?: number;
  label?: string;
  className?: string;
};

/** A pin whose halves are the leaves of a gate; one stands ajar. */
export function BrandMark({ size = 32, label, className }: BrandMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d="M15 1.05A11 11 0 0 0 5 12c0 6.5 5 11.5 10 19V15.5a3.5 3.5 0 0 1 0-7z" fill="var(--accent)" />
      <path
        d="M20.5 3C24.4 4.3 27 7.9 27 12c0 5-3 9.6-6.5 16.4V15a2 3 0 0 0 0-6z"
        fill="var(--accent-text)"
      />
    </svg>
  );
}
