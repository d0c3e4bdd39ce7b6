/** A progress bar; `value` null while unknown. */
export function Progress({ label, value, max }: { label: string; value: number | null; max: number }) {
  const share = value === null ? 0 : Math.min(100, (value / max) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      className="h-3 overflow-hidden rounded-sm bg-shade"
    >
      <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="block size-full">
        <rect width={share} height="10" className="fill-marker transition-[width] duration-300" />
      </svg>
    </div>
  )
}
