import type { ReactNode } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import type { OwnAskings } from '#features/asking/own-askings.server.ts'

/** Without a key nothing is measured: which settings would change that, and what works anyway. */
export function AssistantKeys({ keys, children }: Pick<OwnAskings, 'keys'> & { children: ReactNode }) {
  return (
    <Notice kind="info" title="Niet gemeten">
      <p className="wrap-anywhere">
        We hebben de assistenten zelf nog niets gevraagd: er is hier geen sleutel voor ingesteld. De beheerder zet het
        aan met een of meer van deze instellingen:{' '}
        {keys.map(({ assistant, setting }) => `${setting} (${assistant})`).join(', ')}. {children}
      </p>
    </Notice>
  )
}
