const START = Math.PI
const RADIUS = 84
const CENTRE = { x: 100, y: 100 }

function pointAt(share: number, radius: number): { x: number; y: number } {
  const angle = START + share * Math.PI
  return { x: round(CENTRE.x + radius * Math.cos(angle)), y: round(CENTRE.y + radius * Math.sin(angle)) }
}

/** Server and browser must render the same digits. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}

const from = pointAt(0, RADIUS)
const to = pointAt(1, RADIUS)
const ARC = `M ${from.x} ${from.y} A ${RADIUS} ${RADIUS} 0 0 1 ${to.x} ${to.y}`

/** The same dial without a score: the text in its place says why. */
export function EmptyDial({ label, cause }: { label: string; cause: string }) {
  return (
    <div role="img" aria-label={`${label}: niet gemeten. ${cause}`} className="grid w-full max-w-72">
      <svg
        aria-hidden="true"
        viewBox="0 0 200 124"
        width="200"
        height="124"
        className="h-auto col-start-1 row-start-1 block w-full"
      >
        <path d={ARC} fill="none" className="stroke-shade" strokeWidth="16" />
      </svg>
      <div
        aria-hidden="true"
        className="col-start-1 row-start-1 grid max-w-44 content-end justify-self-center pb-2 text-center"
      >
        <span className="font-serif text-xl font-semibold text-balance">{cause}</span>
        <span className="text-sm text-soft">niet gemeten</span>
      </div>
    </div>
  )
}

/** A score on a dial: half a circle with ticks, filled with the marker up to the score. */
export function ScoreDial({
  score,
  max = 100,
  label,
  word,
  goal,
}: {
  score: number
  max?: number
  label: string
  /** The score's word: a figure alone says little. */
  word: string
  /** The next level and its word: a longer tick, and below the dial what it is. */
  goal: { score: number; word: string }
}) {
  const share = Math.min(1, Math.max(0, score / max))
  const ticks = Array.from({ length: 11 }, (_, index) => index / 10)
  return (
    <div className="grid w-full max-w-72 justify-items-center">
      <svg
        role="img"
        aria-label={`${label}: ${score} van ${max}`}
        viewBox="0 0 200 124"
        width="200"
        height="124"
        className="block h-auto w-full"
      >
        <path d={ARC} fill="none" className="stroke-shade" strokeWidth="16" />
        <path
          d={ARC}
          fill="none"
          pathLength={100}
          strokeDasharray={`${share * 100} 200`}
          className="stroke-marker transition-[stroke-dasharray] duration-700"
          strokeWidth="16"
        />
        {ticks.map((tick) => {
          const marked = Math.abs(tick - goal.score / max) < 0.001
          const inner = pointAt(tick, marked ? 72 : 76)
          const outer = pointAt(tick, marked ? 96 : 92)
          return (
            <line
              key={tick}
              x1={inner.x}
              y1={inner.y}
              x2={outer.x}
              y2={outer.y}
              className={marked ? 'stroke-ink' : 'stroke-paper'}
              strokeWidth={marked ? 2 : 1}
            />
          )
        })}
        {[from, to].map(({ x }, end) => (
          <text key={x} x={x} y={120} textAnchor="middle" className="fill-soft font-sans text-[12px]">
            {end * max}
          </text>
        ))}
        <text x="98" y="97" textAnchor="middle" className="fill-ink font-serif text-[50px] font-semibold">
          {score}
        </text>
        <text x="100" y="115" textAnchor="middle" className="fill-soft font-sans text-[14px]">
          {`van ${max}`}
        </text>
      </svg>
      <div className="flex flex-wrap items-baseline justify-center gap-x-2">
        <p className="font-serif text-lg leading-snug font-semibold">{word}</p>
        {score < goal.score ? (
          <p className="text-sm whitespace-nowrap text-soft">{`${goal.word} vanaf ${goal.score}`}</p>
        ) : null}
      </div>
    </div>
  )
}
