import { Fragment, type ReactNode } from 'react'

/** Text of ours with **bold** and [links](/path or https://…). Nothing that a visitor typed ever comes here. */
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

/** The same text without marks, for machines. */
export function plainText(rich: string): string {
  // Bounded: our own copy, no paragraph of which has 5,000 characters
  return rich.replace(/\[([^\]]+)\]\([^\s)]+\)/g, '$1').replaceAll('**', '')
}
