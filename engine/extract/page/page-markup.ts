/** What one pass over a page's tree collects. */
import type { DefaultTreeAdapterMap } from 'parse5'
import type { Region } from './element-rules.ts'

export type Element = DefaultTreeAdapterMap['element']
export type Node = DefaultTreeAdapterMap['childNode']

export interface Line {
  text: string
  /** The nearest element that starts a line: p, li, h2, td, summary … */
  tag: string
  region: Region
  /** Not shown to people: display:none, off the screen, no size. */
  hidden: boolean
}

export interface Link {
  href: string
  text: string
  rel: string
  region: Region
}

export interface PageMarkup {
  lang: string
  title: string
  metas: { name: string; content: string }[]
  /** <link> elements of the head: canonical, alternate … */
  headLinks: { rel: string; href: string; hreflang: string }[]
  links: Link[]
  lines: Line[]
  jsonLd: string[]
  /** <details> with its <summary>. */
  details: { question: string; answer: string }[]
  images: { src: string; alt: string; marks: string; region: Region }[]
  comments: string[]
  /** Elements that a script is meant to fill: #root, #app … and stayed empty. */
  emptyRoots: string[]
  scripts: number
  hasMicrodata: boolean
  hasRdfa: boolean
  hasForm: boolean
  /** <time datetime> values. */
  times: string[]
  blockquotes: number
  listItems: number
  tables: number
}
