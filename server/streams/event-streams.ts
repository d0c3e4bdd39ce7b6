/**
 * All event streams of a process. One listener on the database's notifications serves them: a stream costs nothing until
 * something happens for its account, and what several windows follow is read once. A stream ends with its session.
 */
import { CAPACITY } from '#features/access/plans.ts'
import { readSession } from '#features/accounts/session.server.ts'
import type { Session } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { type EventStream, openStream } from './event-stream.ts'

/** What a stream follows: returns the data to send, if any, and when to read again without a notification. */
export interface Followed {
  data: object | null
  last?: boolean
  again?: Date | null
}

export interface Subject {
  /** The notification, possibly followed by more for a part of it: 'analysis USER PROGRESS DOMAIN'. */
  name: string
  /** The name of its events. */
  event: string
  /** Takes the words that follow `name` in a notification, for a subject that collects them until `read`. */
  hear?(words: string[]): void
  read(): Promise<Followed>
  /** Between two reads. */
  restMs: number
}

export interface EventStreams {
  /** Opens a stream. Throws 'too-many-streams' and 'too-busy'. */
  open(session: Session, headers: Headers, subject: Subject): Response
}

const BEAT_MS = 10_000
/** The browser reconnects by itself. */
const LONGEST_MS = 5 * 60_000
const TRY_AGAIN_SECONDS = 30

interface Topic {
  subject: Subject
  streams: Set<EventStream>
  reading: boolean
  /** A notification arrived since the last read began. */
  stale: boolean
  timer: NodeJS.Timeout | undefined
  newest: string
}

export function eventStreams(services: Services, stopping: AbortSignal): EventStreams {
  const streams = new Set<EventStream>()
  const topics = new Map<string, Topic>()
  let beat: NodeJS.Timeout | undefined
  let listening: Promise<unknown> | undefined

  const endWhere = (which: (stream: EventStream) => boolean) => {
    for (const stream of streams) if (which(stream)) stream.end()
  }

  function onMessage(message: string) {
    const [kind, ...ids] = message.split(' ')
    if (kind === 'session') endWhere(({ session }) => ids.includes(session.sessionId))
    else if (kind === 'account') endWhere(({ session }) => ids.includes(session.userId))
    else if (kind === 'visits') for (const id of ids) refreshAll(`visits ${id}`)
    else if (kind === 'customers') {
      topics.get(kind)?.subject.hear?.(ids)
      refreshAll(kind)
    } else refreshAll(message)
  }

  function listen(): Promise<unknown> {
    // Without notifications a stream could outlive its session, so all are closed: browsers reconnect.
    listening ??= services.db
      .listen('streams', onMessage, (hears) => !hears && endWhere(() => true))
      .catch((err) => {
        listening = undefined
        throw err
      })
    return listening
  }

  /** Few topics are open at once, and a message names at most two of them. */
  function refreshAll(message: string) {
    for (const [name, topic] of topics) if (name === message || name.startsWith(`${message} `)) refresh(topic)
  }

  function refresh(topic: Topic) {
    topic.stale = true
    if (!topic.reading) void read(topic)
  }

  async function read(topic: Topic) {
    const { subject } = topic
    topic.reading = true
    clearTimeout(topic.timer)
    while (topic.stale && topic.streams.size > 0) {
      topic.stale = false
      try {
        const { data, last = false, again = null } = await subject.read()
        topic.newest = data ? JSON.stringify(data) : ''
        if (data) for (const stream of topic.streams) stream.send(subject.event, topic.newest)
        if (last) for (const stream of topic.streams) stream.end()
        else if (again) lookAgain(topic, again)
      } catch (err) {
        services.log.warn({ err }, 'Een gebeurtenissenstroom kon niet worden gelezen')
        for (const stream of topic.streams) stream.end()
      }
      await rest(subject.restMs)
    }
    topic.reading = false
  }

  function lookAgain(topic: Topic, at: Date) {
    clearTimeout(topic.timer)
    // A little later, so that it is surely over.
    topic.timer = setTimeout(() => refresh(topic), Math.max(0, at.getTime() - services.now().getTime()) + 50).unref()
  }

  function add(stream: EventStream, subject: Subject) {
    streams.add(stream)
    beat ??= setInterval(() => {
      const oldest = Date.now() - LONGEST_MS
      for (const one of streams) one.openedAt < oldest ? one.end() : one.send('beat', '{}')
    }, BEAT_MS).unref()
    const fresh = {
      subject,
      streams: new Set<EventStream>(),
      reading: false,
      stale: false,
      timer: undefined,
      newest: '',
    }
    const topic: Topic = topics.get(subject.name) ?? fresh
    topics.set(subject.name, topic)
    topic.streams.add(stream)
    return topic
  }

  function remove(stream: EventStream, subject: Subject) {
    streams.delete(stream)
    const topic = topics.get(subject.name)
    topic?.streams.delete(stream)
    if (topic?.streams.size === 0) {
      clearTimeout(topic.timer)
      topics.delete(subject.name)
    }
    if (streams.size === 0) {
      clearInterval(beat)
      beat = undefined
    }
  }

  stopping.addEventListener('abort', () => endWhere(() => true))

  return {
    open(session, headers, subject) {
      const own = [...streams].filter((stream) => stream.session.userId === session.userId).length
      const retryAfter = TRY_AGAIN_SECONDS
      if (own >= CAPACITY['event-streams-of-an-account']) throw new Failure('too-many-streams', { retryAfter })
      if (streams.size >= CAPACITY['event-streams'] || stopping.aborted) throw new Failure('too-busy', { retryAfter })
      const stream = openStream(session, () => remove(stream, subject))
      const topic = add(stream, subject)
      listen()
        // Nothing listened yet for a session that ended between the request and this moment.
        .then(() => readSession(services, headers))
        .then(({ session: still }) => {
          if (!still || still.mustChangePassword || still.role !== session.role) return stream.end()
          if (topic.newest) stream.send(subject.event, topic.newest)
          refresh(topic)
        })
        .catch((err: unknown) => {
          services.log.warn({ err }, 'Een gebeurtenissenstroom kon niet beginnen')
          stream.end()
        })
      return stream.response
    },
  }
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
