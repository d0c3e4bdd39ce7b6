/** robots.txt by RFC 9309, as pure functions; each decision names the line that made it. */
import type { Source } from '../evidence.ts'

export interface RobotsLine {
  /** Counted from 1. */
  line: number
  text: string
}
export interface ContentSignals extends RobotsLine {
  search?: boolean
  aiInput?: boolean
  aiTrain?: boolean
}
export interface Robots {
  /** 'rules': the file was read. RFC 9309 2.3.1: 4xx allows all, 5xx or unreachable disallows all. */
  access: 'rules' | 'allow-all' | 'disallow-all'
  sitemaps: (RobotsLine & { url: string })[]
}
export declare function parseRobots(text: string): Robots
export declare function robotsFromSource(source: Source): Robots
/** `path` with its query; `token` is a crawler's product token, such as 'GPTBot'. */
export declare function isAllowed(robots: Robots, token: string, path: string): { allowed: boolean; rule?: RobotsLine }
/** Cloudflare's Content-Signal of the group that holds for this crawler. */
export declare function contentSignals(robots: Robots, token: string): ContentSignals | undefined
/** Is this crawler named in a group of its own? */
export declare function hasOwnGroup(robots: Robots, token: string): boolean
