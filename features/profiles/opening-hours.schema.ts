/** Opening hours of a location: days and times of the week, and dates with other hours. One schema for browser and server. */
import { z } from 'zod'
import { yesOrNo } from './fields.schema.ts'
import { DAGEN, type Openingstijd, type Uitzondering } from './profile.schema.ts'

export const HOURS_TEXTS = {
  day: 'Kies minstens één dag.',
  time: 'Vul een tijd in, zoals 09:00.',
  reversed: 'De eindtijd moet na de begintijd liggen.',
  overlap: 'Deze tijden overlappen met andere tijden op dezelfde dag.',
  closed: 'Deze dag staat ook als gesloten in de lijst.',
  date: 'Vul een bestaande datum in, zoals 2026-12-25.',
  dateClosed: 'Deze datum staat ook als gesloten in de lijst.',
} as const

const MOST_LINES = 50
const DAY_MINUTES = 24 * 60
/** Opening hours may end after midnight: '18:00 tot 02:00'. */
const LATEST_NIGHT = 6 * 60

/** '9', '9.30', '9u30' and '09:30' are times; null otherwise. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:\s?[:.u]\s?(\d{2}))?(?:\s?uur)?$/i.exec(text.trim()) ?? []
  if (hours === undefined) return null
  const at = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && at <= DAY_MINUTES ? at : null
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

interface Times {
  van: string
  tot: string
  gesloten: boolean
}

/** The interval in minutes from the start of the day, or the field that is wrong and why. */
function stretchOf({ van, tot }: Times): { from: number; to: number } | { field: 'van' | 'tot'; message: string } {
  const from = minutesOf(van)
  const to = minutesOf(tot)
  if (from === null || from === DAY_MINUTES) return { field: 'van', message: HOURS_TEXTS.time }
  if (to === null) return { field: 'tot', message: HOURS_TEXTS.time }
  if (to > from) return { from, to }
  return to <= LATEST_NIGHT && to !== from
    ? { from, to: to + DAY_MINUTES }
    : { field: 'tot', message: HOURS_TEXTS.reversed }
}

const times = {
  van: z.string().max(20, HOURS_TEXTS.time).default(''),
  tot: z.string().max(20, HOURS_TEXTS.time).default(''),
  gesloten: yesOrNo(),
}
const isBlank = ({ van, tot, gesloten }: Times) => !gesloten && van.trim() === '' && tot.trim() === ''
const hoursOf = ({ van, tot, gesloten }: Times) =>
  gesloten ? { gesloten: true as const } : { van: clock(minutesOf(van)!), tot: clock(minutesOf(tot)!) }

interface Placed extends Times {
  /** Maps each day to its start on a line of minutes. */
  starts: number[]
}

/** Adds an issue at the field of each line that is wrong, overlaps an earlier one, or contradicts a closed day. */
function checkLines(lines: Placed[], closed: { field: string; message: string }, ctx: z.RefinementCtx): void {
  const taken: { from: number; to: number }[] = []
  const say = (row: number, field: string, message: string) =>
    ctx.addIssue({ code: 'custom', path: [row, field], message })
  const closedDays = new Set(lines.flatMap((line) => (line.gesloten ? line.starts : [])))
  for (const [row, line] of lines.entries()) {
    if (isBlank(line) || line.gesloten) continue
    const stretch = stretchOf(line)
    if ('field' in stretch) {
      say(row, stretch.field, stretch.message)
      continue
    }
    if (line.starts.some((start) => closedDays.has(start))) say(row, closed.field, closed.message)
    const mine = line.starts.map((start) => ({ from: start + stretch.from, to: start + stretch.to }))
    if (mine.some((one) => taken.some((other) => overlap(one, other)))) say(row, 'van', HOURS_TEXTS.overlap)
    taken.push(...mine)
  }
}

const WEEK_MINUTES = 7 * DAY_MINUTES
/** Sunday night continues on Monday. */
function overlap(a: { from: number; to: number }, b: { from: number; to: number }): boolean {
  return [-WEEK_MINUTES, 0, WEEK_MINUTES].some((shift) => a.from + shift < b.to && b.from < a.to + shift)
}

export const openingHoursSchema = z
  .array(z.object({ dagen: z.array(z.enum(DAGEN)).default([]), ...times }))
  .max(MOST_LINES, `Vul hier maximaal ${MOST_LINES} regels in.`)
  .superRefine((lines, ctx) => {
    for (const [row, line] of lines.entries()) {
      if (!isBlank(line) && line.dagen.length === 0)
        ctx.addIssue({ code: 'custom', path: [row, 'dagen'], message: HOURS_TEXTS.day })
      if (isBlank(line) && line.dagen.length > 0)
        ctx.addIssue({ code: 'custom', path: [row, 'van'], message: HOURS_TEXTS.time })
    }
    checkLines(
      lines.map((line) => ({
        ...line,
        starts: [...new Set(line.dagen)].map((day) => DAGEN.indexOf(day) * DAY_MINUTES),
      })),
      { field: 'dagen', message: HOURS_TEXTS.closed },
      ctx,
    )
  })
  .transform((lines): Openingstijd[] =>
    lines
      .filter((line) => !isBlank(line))
      .map((line) => ({ dagen: DAGEN.filter((day) => line.dagen.includes(day)), ...hoursOf(line) })),
  )

/** Days since 1970, or null for a date that does not exist. */
function dayNumber(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const at = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date ? null : at.getTime() / 86_400_000
}

export const exceptionsSchema = z
  .array(
    z.object({
      datum: z.string().max(20, HOURS_TEXTS.date).default(''),
      omschrijving: z.string().max(200, 'Gebruik hier maximaal 200 tekens.').default(''),
      ...times,
    }),
  )
  .max(MOST_LINES, `Vul hier maximaal ${MOST_LINES} regels in.`)
  .superRefine((lines, ctx) => {
    const known = lines.map((line) => ({ ...line, day: dayNumber(line.datum.trim()) }))
    for (const [row, { day, ...line }] of known.entries()) {
      if (day === null && !isEmptyException(line))
        ctx.addIssue({ code: 'custom', path: [row, 'datum'], message: HOURS_TEXTS.date })
      else if (day !== null && isBlank(line))
        ctx.addIssue({ code: 'custom', path: [row, 'van'], message: HOURS_TEXTS.time })
    }
    // Each date gets its own stretch of the line, so that dates a week apart do not touch.
    const days = [...new Set(known.flatMap(({ day }) => day ?? []))].sort((a, b) => a - b)
    for (const day of days) {
      checkLines(
        known.map((line) => ({ ...line, starts: line.day === day ? [0] : [], ...(line.day === day ? {} : NOTHING) })),
        { field: 'datum', message: HOURS_TEXTS.dateClosed },
        ctx,
      )
    }
  })
  .transform((lines): Uitzondering[] =>
    lines
      .filter((line) => !isEmptyException(line))
      .map(({ datum, omschrijving, ...line }) => ({
        datum: datum.trim(),
        ...(omschrijving.trim() ? { omschrijving: omschrijving.trim() } : {}),
        ...hoursOf(line),
      }))
      .sort((a, b) => a.datum.localeCompare(b.datum)),
  )

const NOTHING = { van: '', tot: '', gesloten: false }
const isEmptyException = (line: Times & { datum: string; omschrijving: string }) =>
  isBlank(line) && line.datum.trim() === '' && line.omschrijving.trim() === ''
