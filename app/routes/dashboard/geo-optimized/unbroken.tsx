import { Fragment, type ReactNode } from 'react'

/** A short text of which words such as 'e-mailadres' stay on one line: a browser may break them after the hyphen. */
export function Unbroken({ children }: { children: string }): ReactNode {
  return children.split(/(\p{L}{1,4}-\p{L}{1,14})/u).map((piece, at) => {
    const key = `${at}${piece}`
    return at % 2 === 0 ? (
      <Fragment key={key}>{piece}</Fragment>
    ) : (
      <span key={key} className="whitespace-nowrap">
        {piece}
      </span>
    )
  })
}
