/** Holds the place of lines that are on their way. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden className="grid gap-3">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity.
        <span key={index} className="h-4 animate-pulse rounded-sm bg-shade last:w-2/3" />
      ))}
    </div>
  )
}
