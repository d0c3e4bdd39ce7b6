/** A part of a whole as a bar; the figures are next to it, so screen readers skip it. */
export function Meter({ value, max }: { value: number; max: number }) {
  const share = max > 0 ? Math.round((value / max) * 1000) / 10 : 0
  return (
    <svg aria-hidden="true" viewBox="0 0 100 8" height="8" preserveAspectRatio="none" className="block h-2 w-full">
      <rect width="100" height="8" fill="silver" className="fill-shade" />
      <rect width={share} height="8" className="fill-marker" />
    </svg>
  )
}
