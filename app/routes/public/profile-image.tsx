/** An image of a profile, served by us: always with its dimensions, so that loading it causes no layout shift. */
import type { Picture } from '#features/images/image-path.ts'

/** The path without the host: the page may load only from its own origin, under whichever host name it was requested. */
export function pathOf({ url }: Picture): string {
  return new URL(url).pathname
}

export function ProfileImage({
  picture,
  alt,
  lazy = false,
  first = false,
  className,
}: {
  picture: Picture
  alt: string
  /** Further down the page: loaded when it comes near the viewport. */
  lazy?: boolean
  /** The largest image in the first viewport: loaded with high priority. */
  first?: boolean
  className: string
}) {
  return (
    <img
      src={pathOf(picture)}
      alt={alt}
      width={picture.width}
      height={picture.height}
      decoding="async"
      {...(lazy ? { loading: 'lazy' as const } : {})}
      {...(first ? { fetchPriority: 'high' as const } : {})}
      className={className}
    />
  )
}
