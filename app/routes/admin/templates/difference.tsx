import type { TemplateContent } from '#features/mail-templates/template.schema.ts'
import type { FieldDifference } from '#features/mail-templates/templates.server.ts'

const FIELDS: Record<keyof TemplateContent, string> = {
  subject: 'Onderwerp',
  from_name: 'Naam van de afzender',
  from_email: 'Adres van de afzender',
  html: 'HTML',
  text: 'Tekst',
}
const KINDS = {
  same: { Tag: 'span', sign: ' ', words: '', look: 'text-soft' },
  removed: { Tag: 'del', sign: '−', words: 'Verwijderd: ', look: 'bg-bad-wash no-underline' },
  added: { Tag: 'ins', sign: '+', words: 'Toegevoegd: ', look: 'bg-good-wash no-underline' },
} as const

/** Removed and added lines, told apart by a sign and by words as well as by colour. */
export function Difference({ from, to, fields }: { from: number; to: number; fields: FieldDifference[] }) {
  return (
    <section aria-label="Verschil" className="grid grid-cols-1 gap-3">
      <h3 className="text-lg">
        Van versie {from} naar versie {to}
      </h3>
      {fields.length === 0 ? <p>Er is geen verschil.</p> : null}
      {fields.map(({ field, lines }) => (
        <div key={field} className="grid grid-cols-1 gap-1">
          <h4 className="font-semibold">{FIELDS[field]}</h4>
          <div className="rounded-md border border-hairline p-2 font-mono text-sm">
            {lines.map(({ kind, text }, at) => {
              const { Tag, sign, words, look } = KINDS[kind]
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
                <Tag key={at} className={`block wrap-anywhere whitespace-pre-wrap ${look}`}>
                  <span aria-hidden>{sign} </span>
                  {words ? <span className="sr-only">{words}</span> : null}
                  {text}
                </Tag>
              )
            })}
          </div>
        </div>
      ))}
    </section>
  )
}
