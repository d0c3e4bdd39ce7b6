import type { ReactNode } from 'react'
import { pageMeta } from '#app/routes/marketing/site/public-page.ts'
import { SiteLayout } from '#app/routes/marketing/site/site-layout.tsx'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { RichText } from '#app/ui/text/rich-text.tsx'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'
import type { Route } from './+types/bot.ts'

const BOT = {
  title: `Over ${BRAND.botName}`,
  description: `Wat ${BRAND.botName} op een website leest, hoe vaak, onder welke naam, en hoe je hem weert.`,
  lead: `${BRAND.botName} is de lezer van ${BRAND.name}. Hij bekijkt een website zoals een AI-assistent dat doet, om te zien wat daar te vinden is.`,
  sections: [
    {
      title: 'Wat hij leest',
      paragraphs: [
        'Je homepage, /robots.txt, /llms.txt, de sitemap en hoogstens vier pagina’s waar bedrijfsgegevens staan, zoals contact, over ons en diensten. Samen zijn dat ten hoogste acht verzoeken en 10 MB, binnen tien seconden.',
        'Hij voert geen JavaScript uit, vult geen formulieren in, logt nergens in en bewaart geen cookies. Wat hij leest, wordt beoordeeld en niet gebruikt om een taalmodel te trainen. In het rapport komen alleen korte aanhalingen, met het adres erbij.',
        'Zet een klant het adres van een logo of foto in zijn profiel, dan haalt hij die ene afbeelding één keer op. Dat is geen crawlen: hij doet het in opdracht, zoals een browser, en leest daarvoor geen robots.txt.',
      ],
    },
    {
      title: 'Hoe vaak hij komt',
      paragraphs: [
        `Alleen voor klanten van ${BRAND.name}: voor de analyse van hun eigen website, ten hoogste twintig keer per dag, of voor een vergelijking waarin jouw website is opgegeven. Links naar andere websites volgt hij niet.`,
      ],
    },
  ],
  nameTitle: 'Hoe je hem herkent',
  nameText: 'Elk verzoek draagt deze user-agent, met het adres van deze pagina:',
  blockTitle: 'Hoe je hem weert',
  blockText: `${BRAND.botName} leest eerst je robots.txt en houdt zich eraan, volgens RFC 9309. Met deze regels leest hij daarna geen pagina meer:`,
  after: `Regels voor “*” gelden ook voor hem zolang je hem niet apart noemt. Andere crawlers merken niets van deze regels: assistenten blijven je website lezen. Klopt er iets niet, of wil je iets weten? [Neem contact op](${URLS.about}#contact).`,
} as const

const ROBOTS = `User-agent: ${BRAND.botName}\nDisallow: /`

export { handle, loader } from '#app/routes/marketing/site/public-page.ts'

export const meta = pageMeta({
  path: URLS.bot,
  title: `${BOT.title} · ${BRAND.name}`,
  description: BOT.description,
})

export default function Bot({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout site={loaderData}>
      <article className={`${WIDTH} grid grid-cols-1 gap-14 pt-8 pb-20 lg:gap-20 lg:pt-14 lg:pb-28`}>
        <div className="grid gap-6">
          <h1 className="text-[clamp(2.25rem,1.4rem+3.4vw,3.75rem)] leading-[1.06] tracking-[-0.02em] wrap-anywhere">
            <span className="marked">{BOT.title}</span>
          </h1>
          <p className="max-w-[40ch] font-serif text-xl lg:text-2xl">{BOT.lead}</p>
        </div>
        {BOT.sections.map(({ title, paragraphs }) => (
          <Section key={title} title={title}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Section>
        ))}
        <Section title={BOT.nameTitle}>
          <p>{BOT.nameText}</p>
          <Code>{`${BRAND.botName}/1.0 (+${loaderData.baseUrl}${URLS.bot})`}</Code>
        </Section>
        <Section title={BOT.blockTitle}>
          <p>{BOT.blockText}</p>
          <Code>{ROBOTS}</Code>
          <p>
            <RichText>{BOT.after}</RichText>
          </p>
        </Section>
      </article>
    </SiteLayout>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4 border-t border-edge pt-6 lg:grid-cols-[2fr_5fr] lg:gap-16">
      <h2 className="text-xl">{title}</h2>
      <div className="grid max-w-[62ch] grid-cols-1 gap-4 text-lg">{children}</div>
    </section>
  )
}

function Code({ children }: { children: string }) {
  return (
    // Long lines wrap, so that nothing scrolls sideways on a phone.
    <pre className="rounded-md border border-hairline bg-shade p-4 text-base whitespace-pre-wrap wrap-anywhere">
      <code>{children}</code>
    </pre>
  )
}
