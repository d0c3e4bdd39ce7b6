// A profile's images as we serve them, by the hash of their bytes, and the addresses that they were fetched from.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, oneOf, timestamptz } from './columns.ts'
import { domains } from './domains.ts'
import { anyoneMay, currentUser, jobsMay, ownerMay } from './policies.ts'

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]
/** Its use decides how large it is stored: the same picture can have both uses. */
export const IMAGE_KINDS = ['logo', 'hero', 'foto'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]
export const IMAGE_STATES = ['bezig', 'opgehaald', 'mislukt'] as const
export type ImageState = (typeof IMAGE_STATES)[number]

/** Re-encoded by us; the fetched bytes are not stored. */
export const images = pgTable(
  'images',
  {
    /** SHA-256 of `bytes`, in hexadecimal. */
    hash: text('hash').primaryKey(),
    type: text('type').$type<ImageType>().notNull(),
    bytes: bytea('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** A logo so light that it needs a dark background. */
    on_dark: boolean('on_dark').notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('images_type', t.type, IMAGE_TYPES),
    check('images_hash_is_sha256', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    check('images_size', sql`${t.width} between 1 and 4096 and ${t.height} between 1 and 4096`),
    check('images_bytes_length', sql`octet_length(${t.bytes}) between 1 and 8388608`),
    anyoneMay(
      'select',
      sql`exists (select from image_sources s where s.hash = ${t.hash} and s.user_id = ${currentUser})`,
    ),
    // `for update` needs the right to change what it locks.
    ...jobsMay('select', 'update', 'delete'),
  ],
)

/** Written by SQL functions only: no caller may claim which image an address gave. */
export const image_sources = pgTable(
  'image_sources',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => accounts.user_id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ImageKind>().notNull(),
    /** As it was typed and as the profile stores it. */
    url: text('url').notNull(),
    state: text('state').$type<ImageState>().notNull().default('bezig'),
    /** Why it failed: a code from features/images. */
    problem: text('problem'),
    /** The last image fetched successfully; a later failure leaves it. */
    hash: text('hash').references(() => images.hash),
    requested_at: timestamptz('requested_at').notNull(),
    /**
     * When a process started fetching it: a claim that is never renewed, unlike the lease of mail_outbox, because a fetch
     * is shorter than the claim. The customer's own requests take a stale one over, with the customer's rights.
     */
    claimed_at: timestamptz('claimed_at'),
    finished_at: timestamptz('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.kind, t.url] }),
    index('image_sources_hash').on(t.hash),
    index('image_sources_busy').on(t.requested_at).where(sql`state = 'bezig'`),
    oneOf('image_sources_kind', t.kind, IMAGE_KINDS),
    oneOf('image_sources_state', t.state, IMAGE_STATES),
    check('image_sources_done_has_hash', sql`${t.state} <> 'opgehaald' or ${t.hash} is not null`),
    check('image_sources_failed_has_problem', sql`(${t.state} = 'mislukt') = (${t.problem} is not null)`),
    // An index entry holds no more than 2,700 bytes.
    check('image_sources_url_length', sql`octet_length(${t.url}) <= 2048`),
    ...ownerMay(t.user_id, ['select']),
    ...jobsMay('select', 'delete'),
  ],
)

/**
 * The picture that is shown of a profile whose link someone shares: drawn by us, of the name and the sentence that it had then. Written by
 * SQL functions, read through the view of public profiles.
 */
export const share_images = pgTable(
  'share_images',
  {
    domain_id: uuid('domain_id').primaryKey(),
    user_id: uuid('user_id').notNull(),
    /** A digest of the text that was drawn: the image is shown only while the profile has that text. */
    words: text('words').notNull(),
    /** Null where it cannot be drawn: our fonts lack the letters. */
    hash: text('hash').references(() => images.hash),
    drawn_at: timestamptz('drawn_at').notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.domain_id, t.user_id], foreignColumns: [domains.id, domains.user_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('share_images_hash').on(t.hash),
    check('share_images_words_is_sha256', sql`${t.words} ~ '^[0-9a-f]{64}$'`),
    ...jobsMay('select'),
  ],
)
