/** The report of a home page that was not read: the cause, what to do, who can do it, and the requests. No other advice. */
import type { AuditReport, NotRead, ReportSection } from './report.ts'
import { list, sentence } from './report-blocks.ts'

export function shortReport(report: AuditReport, notRead: NotRead): ReportSection[] {
  const say = (nl: string, en: string) => (report.language === 'nl' ? nl : en)
  const asked = report.sources_analyzed.filter(({ status, problem }) => status !== null || problem !== null)
  return [
    {
      id: 'cause',
      heading: say('Waarom er geen score is', 'Why there is no score'),
      blocks: [
        sentence(notRead.cause),
        ...(notRead.consequence ? [sentence(notRead.consequence)] : []),
        sentence(
          say(
            'De homepage is niet gelezen. Alles wat daarvan afhangt is niet gemeten: daarover zegt dit rapport niets.',
            'The home page was not read. All that depends on it was not measured: this report says nothing about it.',
          ),
        ),
      ],
    },
    {
      id: 'remedy',
      heading: say('Wat eraan te doen is', 'What to do about it'),
      blocks: [sentence(notRead.advice, `${say('Aan zet', 'Your turn or theirs')}: ${notRead.who}.`)],
    },
    {
      id: 'asked',
      heading: say('Wat we opvroegen', 'What we asked for'),
      blocks: list(asked.map(({ url, status, problem }) => `${url}: ${status ?? problem ?? ''}`)),
    },
  ]
}
