/** One check for each of the 15 known fields: is it found on the company's own site? */

import { factOf, knownFieldCheckId, shownField } from '#engine/known-fields.ts'
import { type CompanyFacts, KNOWN_FIELDS, type KnownField } from '#engine/report/report.ts'
import type { Text } from '#engine/wording.ts'
import { type Check, defineCheck, needsHome } from './check.ts'
import { provenAbsence } from './proven-absence.ts'

const NAMES: Record<KnownField, { nl: string; en: string; as: Text; advice: Text }> = {
  naam: {
    nl: 'Naam',
    en: 'Name',
    as: { nl: 'bedrijfsnaam', en: 'a company name' },
    advice: {
      nl: 'Noem je bedrijfsnaam in de titel, de kop en de JSON-LD.',
      en: 'State your company name in title, heading and JSON-LD.',
    },
  },
  website: {
    nl: 'Website',
    en: 'Website',
    as: { nl: 'adres van de website', en: 'the address of the website' },
    advice: {
      nl: 'Zet een canonical-link (het vaste adres van de pagina) in de head van je homepage.',
      en: 'Put a canonical link to your home page in the head.',
    },
  },
  omschrijving: {
    nl: 'Omschrijving',
    en: 'Description',
    as: { nl: 'omschrijving', en: 'a description' },
    advice: {
      nl: 'Schrijf een meta description van één of twee zinnen: wat je doet, voor wie en waar.',
      en: 'Write a meta description of one or two sentences: what you do, for whom and where.',
    },
  },
  sector: {
    nl: 'Sector',
    en: 'Sector',
    as: { nl: 'vak', en: 'a trade' },
    advice: {
      nl: 'Noem je vak met een gangbaar woord in titel of kop, bijvoorbeeld ‘schildersbedrijf’.',
      en: 'Name your trade with a common word in title or heading, such as ‘painting company’.',
    },
  },
  'adres of plaats': {
    nl: 'Adres of plaats',
    en: 'Address or place',
    as: { nl: 'adres', en: 'an address' },
    advice: {
      nl: 'Zet je adres met postcode en plaats in de footer; thuiswerkers kunnen volstaan met de plaats in de JSON-LD.',
      en: 'Put your address with postcode and place in the footer; those who work from home can give the place only, in the JSON-LD.',
    },
  },
  land: {
    nl: 'Land',
    en: 'Country',
    as: { nl: 'land', en: 'a country' },
    advice: {
      nl: 'Zet je land als addressCountry in de JSON-LD.',
      en: 'Put your country as addressCountry in the JSON-LD.',
    },
  },
  'e-mail': {
    nl: 'E-mail',
    en: 'E-mail',
    as: { nl: 'e-mailadres', en: 'an e-mail address' },
    advice: {
      nl: 'Zet een algemeen e-mailadres als mailto-link op je contactpagina.',
      en: 'Put a general e-mail address as a mailto link on your contact page.',
    },
  },
  telefoon: {
    nl: 'Telefoon',
    en: 'Phone',
    as: { nl: 'telefoonnummer', en: 'a phone number' },
    advice: {
      nl: 'Zet je telefoonnummer als tel-link in de footer.',
      en: 'Put your phone number as a tel link in the footer.',
    },
  },
  'KvK-nummer': {
    nl: 'KvK-nummer',
    en: 'KvK number',
    as: { nl: 'KvK-nummer', en: 'a KvK number' },
    advice: {
      nl: 'Zet ‘KvK’ met je nummer van acht cijfers in de footer.',
      en: 'Put ‘KvK’ with your eight-digit number in the footer.',
    },
  },
  'btw-id': {
    nl: 'Btw-id',
    en: 'VAT id',
    as: { nl: 'geldig btw-id', en: 'a valid VAT id' },
    advice: {
      nl: 'Zet je btw-id (NL…B..) in de footer of op de contactpagina.',
      en: 'Put your VAT id (NL…B..) in the footer or on the contact page.',
    },
  },
  oprichtingsjaar: {
    nl: 'Oprichtingsjaar',
    en: 'Founding year',
    as: { nl: 'oprichtingsjaar', en: 'a founding year' },
    advice: {
      nl: 'Vertel op ‘Over ons’ in welk jaar je begon.',
      en: 'Say on your about page in which year you began.',
    },
  },
  'sociale profielen': {
    nl: 'Sociale profielen',
    en: 'Social profiles',
    as: { nl: 'eigen profiel', en: 'a profile of your own' },
    advice: {
      nl: 'Link in de footer naar je eigen profielen, zoals LinkedIn of Instagram.',
      en: 'Link to your own profiles, such as LinkedIn or Instagram, in the footer.',
    },
  },
  diensten: {
    nl: 'Diensten',
    en: 'Services',
    as: { nl: 'lijst van diensten', en: 'a list of services' },
    advice: {
      nl: 'Zet je diensten als lijst of als tussenkoppen onder een kop ‘Diensten’.',
      en: 'List your services, or give them subheadings, under a heading ‘Services’.',
    },
  },
  'reviews of cases': {
    nl: 'Reviews of cases',
    en: 'Reviews or cases',
    as: { nl: 'review of case', en: 'a review or case' },
    advice: {
      nl: 'Toon een paar uitspraken van klanten of afgeronde projecten in gewone tekst.',
      en: 'Show a few customer quotes or finished projects in plain text.',
    },
  },
  'veelgestelde vragen': {
    nl: 'Veelgestelde vragen',
    en: 'Frequently asked questions',
    as: { nl: 'vraag met antwoord', en: 'a question with its answer' },
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
      probably: {
        points: 0,
        says: {
          nl: `${name.nl}: staat er waarschijnlijk, maar niet leesbaar als ${name.as.nl} ({where} van {page}: ‘{found}’).`,
          en: `${name.en}: probably there, but not readable as ${name.as.en} ({where} of {page}: ‘{found}’).`,
        },
        advice: name.advice,
      },
      'needs-javascript': {
        points: 0,
        says: {
          nl: `${name.nl}: niet te lezen zonder JavaScript. {page} krijgt zijn tekst pas na het laden; wat daar dan staat, zien crawlers en wij niet.`,
          en: `${name.en}: not readable without JavaScript. {page} gets its text only after loading; what stands there then, crawlers and we do not see.`,
        },
        advice: name.advice,
      },
      unknown: {
        points: 0,
        says: {
          nl: `${name.nl}: niet gevonden op {pages}.`,
          en: `${name.en}: not found on {pages}.`,
        },
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
      return provenAbsence(site, field)
    }),
  })
}

export const knownFields: Check[] = KNOWN_FIELDS.map(knownFieldCheck)
