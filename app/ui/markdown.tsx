import { Fragment, type ReactNode } from 'react'
import { parseMarkdown } from './markdown-blocks.ts'

/** Bold, code and links to http(s); the rest stays text, so that nothing in a report can become markup. */
export function Inline({ text }: { text: string }): ReactNode {
  const pieces = text.split(/(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\(https?:\/\/[^\s)]+\))/)
  return pieces.map((piece, at) => {
    const link = /^\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)$/.exec(piece)
    const key = `${at}${piece}`
    if (link) {
      return (
        <a key={key} href={link[2]} rel="noreferrer">
          {link[1]}
        </a>
      )
    }
    if (piece.startsWith('**') && piece.endsWith('**') && piece.length > 4)
      return <strong key={key}>{piece.slice(2, -2)}</strong>
    if (piece.startsWith('`') && piece.endsWith('`') && piece.length > 2)
      return <code key={key}>{piece.slice(1, -1)}</code>
    return <Fragment key={key}>{piece}</Fragment>
  })
}

/** Stands under a heading of the page's own, so `##` becomes a third level. */
export function Markdown({
  text,
  renderCode,
}: {
  text: string
  renderCode: (code: string, language: string) => ReactNode
}) {
  return (
    <div className="prose">
      {parseMarkdown(text).map((block, at) => {
        const key = `${at}-${block.kind}`
        if (block.kind === 'code') return <Fragment key={key}>{renderCode(block.text, block.language)}</Fragment>
        if (block.kind === 'paragraph') {
          return (
            <p key={key}>
              <Inline text={block.text} />
            </p>
          )
        }
        if (block.kind === 'heading') {
          const Heading = block.level === 2 ? 'h3' : 'h4'
          return (
            <Heading key={key}>
              <Inline text={block.text} />
            </Heading>
          )
        }
        const List = block.ordered ? 'ol' : 'ul'
        return (
          <List key={key}>
            {block.items.map((item) => (
              <li key={item}>
                <Inline text={item} />
              </li>
            ))}
          </List>
        )
      })}
    </div>
  )
}
