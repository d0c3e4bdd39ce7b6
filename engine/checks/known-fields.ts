/** One check for each of the 15 known fields: is it found on the company's own site? */
import { factOf, knownFieldCheckId, shownField } from '../known-fields.ts'
import { type CompanyFacts, KNOWN_FIELDS, type KnownField } from '../report.ts'
import { type Check, defineCheck, needsHome, type Text } from './check.ts'

const NAMES: Record<KnownField, { nl: string; en: string; advice: Text }> = {
  naam: {
    nl: 'Naam',
    en: 'Name',
    advice: {
      nl: 'Noem je bedrijfsnaam in de titel, de kop en de JSON-LD.',
      en: 'State your company name in title, heading and JSON-LD.',
    },
  },
  website: {
    nl: 'Website',
    en: 'Website',
    advice: {
      nl: 'Zet een canonical-link (het vaste adres van de pagina) in de head van je homepage.',
      en: 'Put a canonical link to your home page in the head.',
    },
  },
  omschrijving: {
    nl: 'Omschrijving',
    en: 'Description',
    advice: {
      nl: 'Schrijf een meta description van één of twee zinnen: wat je doet, voor wie en waar.',
      en: 'Write a meta description of one or two sentences: what you do, for whom and where.',
    },
  },
  sector: {
    nl: 'Sector',
    en: 'Sector',
    advice: {
      nl: 'Noem je vak met een gangbaar woord in titel of kop, bijvoorbeeld ‘schildersbedrijf’.',
      en: 'Name your trade with a common word in title or heading, such as ‘painting company’.',
    },
  },
  'adres of plaats': {
    nl: 'Adres of plaats',
    en: 'Address or place',
    advice: {
      nl: 'Zet je adres met postcode en plaats in de footer; thuiswerkers kunnen volstaan met de plaats in de JSON-LD.',
      en: 'Put your address with postcode and place in the footer; those who work from home can give the place only, in the JSON-LD.',
    },
  },
  land: {
    nl: 'Land',
    en: 'Country',
    advice: {
      nl: 'Zet je land als addressCountry in de JSON-LD.',
      en: 'Put your country as addressCountry in the JSON-LD.',
    },
  },
  'e-mail': {
    nl: 'E-mail',
    en: 'E-mail',
    advice: {
      nl: 'Zet een algemeen e-mailadres als mailto-link op je contactpagina.',
      en: 'Put a general e-mail address as a mailto link on your contact page.',
    },
  },
  telefoon: {
    nl: 'Telefoon',
    en: 'Phone',
    advice: {
      nl: 'Zet je telefoonnummer als tel-link in de footer.',
      en: 'Put your phone number as a tel link in the footer.',
    },
  },
  'KvK-nummer': {
    nl: 'KvK-nummer',
    en: 'KvK number',
    advice: {
      nl: 'Zet ‘KvK’ met je nummer van acht cijfers in de footer.',
      en: 'Put ‘KvK’ with your eight-digit number in the footer.',
    },
  },
  'btw-id': {
    nl: 'Btw-id',
    en: 'VAT id',
    advice: {
      nl: 'Zet je btw-id (NL…B..) in de footer of op de contactpagina.',
      en: 'Put your VAT id (NL…B..) in the footer or on the contact page.',
    },
  },
  oprichtingsjaar: {
    nl: 'Oprichtingsjaar',
    en: 'Founding year',
    advice: {
      nl: 'Vertel op ‘Over ons’ in welk jaar je begon.',
      en: 'Say on your about page in which year you began.',
    },
  },
  'sociale profielen': {
    nl: 'Sociale profielen',
    en: 'Social profiles',
    advice: {
      nl: 'Link in de footer naar je eigen profielen, zoals LinkedIn of Instagram.',
      en: 'Link to your own profiles, such as LinkedIn or Instagram, in the footer.',
    },
  },
  diensten: {
    nl: 'Diensten',
    en: 'Services',
    advice: {
      nl: 'Zet je diensten als lijst of als tussenkoppen onder een kop ‘Diensten’.',
      en: 'List your services, or give them subheadings, under a heading ‘Services’.',
    },
  },
  'reviews of cases': {
    nl: 'Reviews of cases',
    en: 'Reviews or cases',
    advice: {
      nl: 'Toon een paar uitspraken van klanten of afgeronde projecten in gewone tekst.',
      en: 'Show a few customer quotes or finished projects in plain text.',
    },
  },
  'veelgestelde vragen': {
    nl: 'Veelgestelde vragen',
    en: 'Frequently asked questions',
    advice: {
      nl: 'Beantwoord de vragen die klanten je stellen, met elke vraag als kop.',
      en: 'Answer the questions that customers ask you, each question as a heading.',
    },
  },
}

function shownIn(facts: CompanyFacts, field: KnownField): Text {
  return { nl: shownField(facts, field, 'nl'), en: shownField(facts, field, 'en') }
}

function knownFieldCheck(field: KnownField): Check {
  const name = NAMES[field]
  return defineCheck({
    id: knownFieldCheckId(field),
    category: 'bekende-gegevens',
    title: { nl: name.nl, en: name.en },
    why: {
      nl: 'Een assistent kan alleen noemen wat een machine op je site kan vinden.',
      en: 'An assistant can only state what a machine can find on your site.',
    },
    evidenceClass: 'D',
    source: 'docs/scoring.md',
    outcomes: {
      known: { points: 1, says: { nl: `${name.nl}: {value}.`, en: `${name.en}: {value}.` } },
      'only-profile': {
        points: 0.5,
        says: {
          nl: `${name.nl}: alleen in het openbare profiel gevonden ({value}).`,
          en: `${name.en}: found in the public profile only ({value}).`,
        },
        advice: name.advice,
      },
      unknown: {
        points: 0,
        says: { nl: `${name.nl}: niet gevonden.`, en: `${name.en}: not found.` },
        advice: name.advice,
      },
    },
    judge: needsHome((site) => {
      const own = factOf(site.facts, field)
      if (own)
        return {
          outcome: 'known',
          values: { value: shownIn(site.facts, field) },
          evidence: [{ url: own.page, found: own.snippet }],
        }
      const other = site.profileFacts ? factOf(site.profileFacts, field) : undefined
      if (other)
        return {
          outcome: 'only-profile',
          values: { value: shownIn(site.profileFacts!, field) },
          evidence: [{ url: other.page, found: other.snippet }],
        }
      return { outcome: 'unknown' }
    }),
  })
}

export const knownFields: Check[] = KNOWN_FIELDS.map(knownFieldCheck)
