import { EXPLANATION } from '#app/copy/marketing.ts'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { NarrowFold } from '#app/ui/narrow-fold.tsx'
import { NOW_FEATURES } from '#features/urls.ts'

/** Three cards, each designed after its content: an essay, a list of steps, a note in the margin. */
export function Explanation() {
  const { title, software, method, beta } = EXPLANATION
  return (
    <section aria-labelledby="uitleg" className={`${WIDTH} grid gap-6 py-8 lg:gap-10 lg:py-28`}>
      <h2 id="uitleg" className="max-w-[24ch] text-xl sm:text-2xl lg:text-3xl">
        {title}
      </h2>
      <div className="grid gap-4 lg:grid-cols-[7fr_5fr] lg:gap-5">
        <article className="flex flex-col gap-3 rounded-md border border-hairline bg-sheet p-5 lg:gap-4 lg:row-span-2 lg:p-10">
          <h3 className="text-lg sm:text-xl">{software.title}</h3>
          {software.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[52ch] font-serif lg:text-[1.375rem] lg:leading-[1.6]">
              {paragraph}
            </p>
          ))}
          <div className="mt-auto border-t border-hairline max-lg:pt-1 lg:pt-5">
            <NarrowFold summary={software.exampleTitle}>
              <figure className="grid gap-2">
                <figcaption className="font-semibold max-lg:sr-only">{software.exampleTitle}</figcaption>
                <pre className="rounded-sm bg-shade px-4 py-3 font-mono text-sm break-words whitespace-pre-wrap">
                  <code>{'<body>\n  <div id="app"></div>\n</body>'}</code>
                </pre>
                <p className="max-w-[52ch] text-sm text-soft">{software.exampleNote}</p>
              </figure>
            </NarrowFold>
          </div>
        </article>
        <article className="grid content-start gap-3 rounded-md border border-hairline bg-sheet p-5 lg:gap-5 lg:p-8">
          <h3 className="text-lg sm:text-xl">{method.title}</h3>
          <ol className="grid gap-2.5 lg:gap-4">
            {method.steps.map(([step, text], at) => (
              <li key={step} className="grid grid-cols-[1.5rem_1fr] lg:grid-cols-[2rem_1fr]">
                <span aria-hidden="true" className="font-serif text-base lg:text-xl font-semibold">
                  {at + 1}
                </span>
                <p>
                  <strong className="font-semibold">{step}.</strong> {text}
                </p>
              </li>
            ))}
          </ol>
        </article>
        <article className="grid content-start gap-2 rounded-md border border-dashed border-edge p-5 lg:gap-3 lg:p-8">
          <h3 className="text-lg sm:text-xl">{beta.title}</h3>
          <p>{beta.text}</p>
          <p>
            <a href={NOW_FEATURES}>Wat je nu al kunt</a> en <a href="#roadmap">waar we aan werken</a>
          </p>
        </article>
      </div>
    </section>
  )
}
