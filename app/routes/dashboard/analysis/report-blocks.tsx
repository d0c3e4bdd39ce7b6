import { SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { ReportBlock, ReportSection } from '#engine/report/report.ts'

/** One section of a report under its own heading. Its texts come from websites, so none of them is rendered as markup. */
export function ReportBlocks({ section }: { section: ReportSection }) {
  return (
    <div className="prose">
      <h3>{section.heading}</h3>
      {section.blocks.map((block, at) => {
        const key = `${at}-${block.kind}`
        if (block.kind === 'code') return <CodeBlock key={key} format={block.format} code={block.code} />
        if (block.kind === 'sentence') {
          return (
            <p key={key}>
              {block.label ? <strong>{block.label}</strong> : null} {block.text}
            </p>
          )
        }
        const List = block.ordered ? 'ol' : 'ul'
        return (
          <List key={key}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        )
      })}
    </div>
  )
}

/** Text to paste, with a copy button. */
function CodeBlock({ format, code }: Pick<Extract<ReportBlock, { kind: 'code' }>, 'format' | 'code'>) {
  return (
    <figure className="my-3 overflow-hidden rounded-md border border-hairline bg-shade">
      <figcaption className="flex items-center justify-between border-b border-hairline ps-4 pe-1 text-sm text-soft">
        {format}
        <CopyButton text={code} label="Kopieer" done={SUCCESS_TEXTS.copied} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} className="overflow-x-auto p-4 font-mono text-sm">
        <code>{code}</code>
      </pre>
    </figure>
  )
}
