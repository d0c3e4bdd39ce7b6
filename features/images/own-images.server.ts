/** The state of the images that a customer's profile names, for the form fields where they were typed. */
import { sql } from 'drizzle-orm'
import { IMAGE_KINDS, type ImageKind, type ImageState, type ImageType } from '#db/schema/images.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { type ImageProblem, LEASE_MS, startFetchingImages } from './fetch-images.server.ts'
import { imagePath, type Picture } from './image-path.ts'

export interface OwnImage {
  kind: ImageKind
  /** As it was typed. */
  url: string
  state: ImageState
  problem: ImageProblem | null
  /** Sent by the customer: its address is the one where we serve it, so there is nothing to fetch. */
  isUploaded: boolean
  /** The last image fetched or sent successfully. */
  picture: Picture | null
}

interface OwnImageRow extends Record<string, unknown> {
  kind: ImageKind
  url: string
  state: ImageState | null
  problem: ImageProblem | null
  waits: boolean
  hash: string | null
  type: ImageType
  width: number
  height: number
  on_dark: boolean
}

/** Whether the domain's profile names the address `w.url`. */
const namedBy = (session: Session, domainId: string) => sql`exists (
  select from profiles p
  where p.id = ${session.userId} and p.domain_id = ${domainId} and (
    w.kind = 'logo' and w.url in (p.logo_svg_url, p.logo_png_url)
    or w.kind = 'hero' and w.url = p.hero_afbeelding_url
    or w.kind = 'foto' and p.team @> jsonb_build_array(jsonb_build_object('foto', w.url))
  ))`

/**
 * The images of a domain's profile. Starts the fetches that nobody has started or whose process died, so that no reader
 * waits in vain. Throws 'domain-not-found'.
 */
export async function ownImages(services: Services, session: Session, domainId: string): Promise<OwnImage[]> {
  const expired = new Date(services.now().getTime() - LEASE_MS).toISOString()
  const { rows } = await services.db.as(actorOf(session), async (tx) => {
    await requireOwnDomain(tx, session, domainId)
    return tx.execute<OwnImageRow>(sql`
      select w.kind, w.url, s.state, s.problem, i.hash, i.type, i.width, i.height, i.on_dark,
        s.state is null or s.state = 'bezig' and coalesce(s.claimed_at, '-infinity') < ${expired} as waits
      from wanted_images(${session.userId}) w
      left join image_sources s on s.user_id = ${session.userId} and s.kind = w.kind and s.url = w.url
      left join images i on i.hash = s.hash
      where ${namedBy(session, domainId)}`)
  })
  if (rows.some(({ waits }) => waits)) startFetchingImages(services, session.userId)
  return rows.map(({ kind, url, state, problem, hash, type, width, height, on_dark }) => ({
    ...{ kind, url, problem },
    state: state ?? 'bezig',
    isUploaded: hash !== null && url.endsWith(imagePath(hash, type)),
    picture: hash ? { url: imagePath(hash, type), width, height, onDark: on_dark } : null,
  }))
}

/** Which image a 'try again' is about: the kind, a space and the address. */
export function readImageKey(form: FormData): { kind: ImageKind; url: string } {
  const [, kind = '', url = ''] = /^(\w+) ([\s\S]*)$/.exec(String(form.get('image') ?? '')) ?? []
  const known = IMAGE_KINDS.find((name) => name === kind)
  if (!known) throw new Failure('invalid-input', { log: 'Not an image' })
  return { kind: known, url }
}

/** Fetches an image again: one that failed, or that changed at its address. Until it arrives the old one stays. Throws 'domain-not-found'. */
export async function retryImage(
  services: Services,
  session: Session,
  domainId: string,
  { kind, url }: { kind: ImageKind; url: string },
): Promise<void> {
  const now = services.now()
  const expired = new Date(now.getTime() - LEASE_MS).toISOString()
  await services.db.as(actorOf(session), async (tx) => {
    await requireOwnDomain(tx, session, domainId)
    await tx.execute(sql`
      select retry_image(w.kind, w.url, ${now.toISOString()}, ${expired}) from (values (${kind}, ${url})) w (kind, url)
      where ${namedBy(session, domainId)}`)
  })
  startFetchingImages(services, session.userId)
}
