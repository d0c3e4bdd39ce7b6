import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { MessagePage } from '#app/routes/message-page.tsx'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import { renderDocument } from './document.tsx'

/** Shown while the database is unreachable. Reloading the response to a form sends the form again, with its input. */
export function renderUnavailable({ sent }: { sent: boolean }): string {
  const title = 'We zijn er zo weer'
  return renderDocument(
    <title>{`${title} · ${BRAND.name}`}</title>,
    <MessagePage title={title} action={{ label: 'Naar de startpagina', href: URLS.home }}>
      <p>We kunnen nu even niet bij de gegevens. Dat ligt aan ons, niet aan jou.</p>
      {sent ? (
        <p>
          Wat je verstuurde, is misschien niet verwerkt. Laad deze pagina over een paar seconden opnieuw, dan versturen
          we het nog een keer.
        </p>
      ) : (
        <p>We proberen het vanzelf opnieuw.</p>
      )}
    </MessagePage>,
  )
}

/** Shown when a page cannot be rendered because the database does not answer its query. */
export function renderFailed(): string {
  const title = FAILURE_TEXTS['something-went-wrong']
  return renderDocument(
    <title>{`${title} · ${BRAND.name}`}</title>,
    <MessagePage title={title} action={{ label: 'Naar de startpagina', href: URLS.home }}>
      <p>Dat ligt aan ons, niet aan jou. Laad de pagina over een minuut opnieuw.</p>
    </MessagePage>,
  )
}
