import { type ReactNode, useId } from 'react'
import { BUILDER_STEPS, SYSTEM_NAMES, type System } from '#app/copy/builder-steps.ts'
import { DNS_STEPS, FILE_STEPS, FOUND_TEXTS, METHOD_NAMES, NO_FILE } from '#app/copy/ownership.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { Found } from '#features/ownership/check-website.server.ts'
import type { Ownership } from '#features/ownership/ownership.server.ts'
import type { ProofMethod } from '#features/ownership/proof.rules.ts'

const SYSTEMS = Object.keys(SYSTEM_NAMES) as System[]

/** The three ways, each with what to put where, and what the last check found there. */
export function ProofWays({ owned, found }: { owned: Ownership; found: Record<ProofMethod, Found> | null }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Way method="bestand" found={found}>
        <Code label="Adres" text={owned.file.address} />
        <Code label="Inhoud" text={owned.file.text} />
        <Steps stepsOf={(system) => [FILE_STEPS[system] ?? NO_FILE]} />
      </Way>
      <Way method="meta" found={found}>
        <Code label="In de head van de homepage" text={owned.tag} />
        <Steps stepsOf={(system) => BUILDER_STEPS[system].head.slice(0, 1)} />
      </Way>
      <Way method="dns" found={found}>
        <Code label="Naam" text={owned.record.name} />
        <Code label="Inhoud" text={owned.record.text} />
        <ol className="grid max-w-prose list-decimal gap-1.5 ps-5">
          {DNS_STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Way>
    </div>
  )
}

function Way({
  method,
  found,
  children,
}: {
  method: ProofMethod
  found: Record<ProofMethod, Found> | null
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-md border border-hairline bg-sheet p-4 sm:p-5"
    >
      <h2 id={id} className="text-lg">
        {METHOD_NAMES[method]}
      </h2>
      {found ? (
        <p className={`font-medium ${found[method] === 'proven' ? 'text-good' : 'text-bad'}`}>
          {FOUND_TEXTS[method][found[method]]}
        </p>
      ) : null}
      {children}
    </section>
  )
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <figure className="grid grid-cols-1 gap-1">
      <figcaption className="flex items-center justify-between gap-3 text-sm text-soft">
        {label}
        <CopyButton text={text} label="Kopieer" about={label} done="Gekopieerd naar klembord!" />
      </figcaption>
      <code className="rounded-sm bg-shade px-3 py-2 font-mono text-sm wrap-anywhere">{text}</code>
    </figure>
  )
}

function Steps({ stepsOf }: { stepsOf: (system: System) => string[] }) {
  return (
    <div className="grid gap-1">
      {SYSTEMS.map((system) => (
        <details key={system} className="border-t border-hairline pt-2">
          <summary className="w-fit py-1 font-semibold">{SYSTEM_NAMES[system]}</summary>
          <ul className="grid max-w-prose list-disc gap-1.5 ps-5 pt-1 pb-2">
            {stepsOf(system).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
