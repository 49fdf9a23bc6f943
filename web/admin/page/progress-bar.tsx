const QUARTERS = 4;

/** Rounded for screen readers: 0, 25, 50, 75 or 100. */
export const quarterOf = (share: number) => Math.floor(share * QUARTERS) * (100 / QUARTERS);

/** Progress from 0 to 1. */
export function ProgressBar({ label, share }: { label: string; share: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="h-full origin-left rounded-full bg-action transition-[width] duration-150"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
