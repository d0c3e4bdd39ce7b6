import { Link } from 'react-router'

/** `start`: the address of the first page, null on that page. `next`: that of the following page, null on the last. */
export function ListPages({ start, next }: { start: string | null; next: string | null }) {
  if (start === null && next === null) return null
  return (
    <nav aria-label="Pagina's" className="flex flex-wrap gap-x-6 gap-y-2">
      {start === null ? null : <Link to={start}>Naar het begin</Link>}
      {next === null ? null : <Link to={next}>Volgende pagina</Link>}
    </nav>
  )
}
