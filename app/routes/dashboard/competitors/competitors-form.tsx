import { Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { dutchDate } from '#app/copy/dates.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { Meter } from '#app/ui/figures/meter.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { limit } from '#features/access/plans.ts'
import { type ComparisonUsage, MIN_COMPETITORS } from '#features/comparisons/comparison.schema.ts'
import type { CompetitorsForm as TypedCompetitors } from './use-competitors-form.ts'

/** Equal for every plan that includes comparisons. */
const MAX_COMPETITORS = limit('pro', 'competitors-a-comparison')

export function CompetitorsForm({ usage, form }: { usage: ComparisonUsage; form: TypedCompetitors }) {
  const { hrefOf } = useDashboard()
  const { ownUrl, competitors, fields, message } = form
  const usedUp = usage.remaining === 0
  const list = useRef<HTMLOListElement>(null)
  const focusOn = useRef<number | null>(null)

  // An added field gets the focus; after a removal its neighbour does.
  useEffect(() => {
    if (focusOn.current === null) return
    const at = Math.min(focusOn.current, competitors.length - 1)
    list.current?.querySelectorAll('input')[at]?.focus()
    focusOn.current = null
  }, [competitors.length])

  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Form
        method="post"
        action={hrefOf('competitors')}
        noValidate
        className="grid max-w-2xl gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (!usedUp) form.start()
        }}
      >
        {/* The default button for Enter; without it, Enter would remove the first competitor. */}
        <button type="submit" name="intent" value="compare" disabled={usedUp || ownUrl === ''} className="hidden" />
        <h2 className="text-xl">Vergelijk je website</h2>
        {message || fields.competitors ? (
          <Notice kind="bad" live="alert">
            <p>{fields.competitors ?? message}</p>
          </Notice>
        ) : null}
        <Field label="Jouw website" error={fields.ownUrl} required>
          <TextInput name="ownUrl" readOnly value={ownUrl} placeholder="Nog niet ingevuld" />
        </Field>
        {ownUrl === '' ? (
          <p className="text-soft">
            Vul eerst je website in en publiceer je profiel.{' '}
            <Link to={hrefOf('company-data')}>Naar je bedrijfsgegevens</Link>
          </p>
        ) : null}
        <ol ref={list} className="grid gap-4">
          {competitors.map(({ key, url }, at) => (
            <li key={key} className="flex items-end gap-2">
              <div className="min-w-0 grow">
                <Field
                  label={`Concurrent ${at + 1}`}
                  error={fields[`competitors.${at}`]}
                  required={at < MIN_COMPETITORS}
                >
                  <TextInput
                    name="competitors"
                    inputMode="url"
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    placeholder="voorbeeld.nl"
                    value={url}
                    onChange={(event) => form.change(at, event.target.value)}
                  />
                </Field>
              </div>
              {competitors.length > MIN_COMPETITORS ? (
                <Button
                  look="ghost"
                  className="px-3"
                  name="intent"
                  value={`remove-competitor:${at}`}
                  aria-label={`Verwijder concurrent ${at + 1}`}
                  onClick={(event) => {
                    event.preventDefault()
                    focusOn.current = at
                    form.remove(at)
                  }}
                >
                  <X aria-hidden />
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          {competitors.length < MAX_COMPETITORS ? (
            <Button
              look="quiet"
              name="intent"
              value="add-competitor"
              onClick={(event) => {
                event.preventDefault()
                focusOn.current = competitors.length
                form.add()
              }}
            >
              <Plus aria-hidden />
              Voeg concurrent toe
            </Button>
          ) : (
            <p className="self-center text-soft">Meer dan {MAX_COMPETITORS} kan niet in één vergelijking.</p>
          )}
          <Button
            name="intent"
            value="compare"
            disabled={usedUp || ownUrl === ''}
            aria-describedby={usedUp ? 'verbruik' : undefined}
          >
            {usedUp ? 'Limiet bereikt' : 'Vergelijk'}
          </Button>
        </div>
      </Form>
      <Usage usage={usage} />
    </div>
  )
}

function Usage({ usage: { used, limit, remaining, resets_on } }: { usage: ComparisonUsage }) {
  return (
    <section
      id="verbruik"
      aria-labelledby="verbruik-titel"
      className="grid content-start gap-3 self-start border-t border-edge pt-4"
    >
      <h2 id="verbruik-titel" className="text-lg">
        {remaining === 0 ? 'Je vergelijkingen zijn op' : `Nog ${remaining} van ${limit} vergelijkingen`}
      </h2>
      <Meter value={used} max={limit} />
      <p className="text-soft">
        {used} van {limit} gebruikt deze maand. Op <time dateTime={resets_on}>{dutchDate(resets_on)}</time> begint het
        tellen opnieuw. Mislukt een vergelijking door ons, dan telt ze niet mee.
      </p>
    </section>
  )
}
