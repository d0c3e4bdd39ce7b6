import { Fragment, type ReactNode } from 'react'

/** Our own text with **bold** and [links](/path or https://…). Never used for user input. */
export function RichText({ children }: { children: string }): ReactNode {
  // Bounded: our own copy, no paragraph of which has 5,000 characters
  return children.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^\s)]+\))/).map((piece, at) => {
    const key = `${at}${piece}`
    const [, words, href] = /^\[([^\]]+)\]\((\S+)\)$/.exec(piece) ?? []
    if (href) {
      return (
        <a key={key} href={href}>
          {words}
        </a>
      )
    }
    if (piece.startsWith('**')) return <strong key={key}>{piece.slice(2, -2)}</strong>
    return <Fragment key={key}>{piece}</Fragment>
  })
}

/** The same text without markup, for machines. */
export function plainText(rich: string): string {
  // Bounded: our own copy, no paragraph of which has 5,000 characters
  return rich.replace(/\[([^\]]+)\]\([^\s)]+\)/g, '$1').replaceAll('**', '')
}
