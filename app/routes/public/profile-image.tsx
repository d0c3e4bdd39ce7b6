/** A picture of a profile, as we serve it: always with its size, so that nothing moves when it comes in. */
import type { Picture } from '#features/images/image-path.ts'

/** Without our host, under whatever name the reader came: the page may load from itself only. */
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
  /** Further down the page: loaded when it comes near. */
  lazy?: boolean
  /** The largest in sight: loaded before anything else. */
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
