import type { ReactNode } from 'react'
import type { AnalysisView } from '#features/analyses/analysis-view.ts'
import { SUCCESS_TEXTS } from '../../copy/messages.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Markdown } from '../../ui/markdown.tsx'

/** The report in words. What a plan may not read is not in here: the blurred lines are filler. */
export function SummarySections({
  id,
  title,
  sections,
  hidden,
}: {
  id: string
  title: string
  sections: AnalysisView['sections']
  hidden: number
}) {
  if (sections.length === 0 && hidden === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 border-b border-edge pb-3 text-xl">
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-8 wrap-anywhere">
        {sections.map((section) => (
          <Markdown key={section.heading} text={section.markdown} renderCode={renderCode} />
        ))}
      </div>
      {hidden > 0 ? <HiddenHalf count={hidden} /> : null}
    </section>
  )
}

function renderCode(code: string, language: string): ReactNode {
  return (
    <figure className="my-3 overflow-hidden rounded-md border border-hairline bg-shade">
      <figcaption className="flex items-center justify-between border-b border-hairline ps-4 pe-1 text-sm text-soft">
        {language || 'Voorbeeld'}
        <CopyButton text={code} label="Kopieer" done={SUCCESS_TEXTS.copied} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} className="overflow-x-auto p-4 text-sm">
        <code>{code}</code>
      </pre>
    </figure>
  )
}

function HiddenHalf({ count }: { count: number }) {
  return (
    <div className="mt-8 grid">
      <div
        aria-hidden="true"
        className="col-start-1 row-start-1 grid max-w-[68ch] gap-3 blur-[3px] select-none print:hidden"
      >
        {[92, 100, 84, 96, 60].map((width) => (
          <svg key={width} aria-hidden="true" viewBox="0 0 100 3" preserveAspectRatio="none" className="h-3 w-full">
            <rect width={width} height="3" className="fill-hairline" />
          </svg>
        ))}
      </div>
      <p className="relative col-start-1 row-start-1 max-w-prose self-center justify-self-start rounded-md border border-edge bg-sheet px-4 py-3 sm:ms-8">
        {count === 1 ? 'Nog één onderdeel' : `Nog ${count} onderdelen`} en het advies per punt horen bij Pro.
      </p>
    </div>
  )
}
