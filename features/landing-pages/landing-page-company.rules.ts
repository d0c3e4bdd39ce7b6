/** The facts that a page is held beside, and of which its texts are written: the profile as its plan shows it. */

import { looksLikeBsn } from '#engine/identity/btw.ts'
import type { LandingPageCompany } from '#engine/landing-page/landing-page.ts'
import { hoursOfPlaces, questionSource } from '#features/assistant-answers/known-company.rules.ts'
import { factValues } from '#features/consistency/fact-values.rules.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { webUrl } from '#features/web-url.ts'

/** As many as a page can answer. */
const MOST_FAQS = 30
const MOST_SERVICES = 30

export function landingPageCompany(form: ProfileFormValues): LandingPageCompany {
  // A btw number of before 2020 holds its owner's citizen service number.
  const vat = looksLikeBsn(form.btwNummer ?? '', form.rechtsvorm ?? '') ? null : form.btwNummer
  const questions = questionSource(form)
  return {
    facts: factValues({
      company_name: form.companyName,
      url: form.url,
      locations: form.locations,
      public_email: form.publicEmail,
      sales_email: form.salesEmail,
      support_email: form.supportEmail,
      sales_telefoon: form.salesTelefoon,
      support_telefoon: form.supportTelefoon,
      rechtsvorm: form.rechtsvorm === 'anders' ? null : form.rechtsvorm,
      kvk_of_legal_name: form.kvkNummer,
      btw_nummer: vat,
      oprichtingsjaar: form.oprichtingsjaar,
      locaties_uitgebreid: form.locatiesUitgebreid,
    }),
    faqs: (form.faqs ?? [])
      .filter(({ vraag, antwoord }) => vraag.trim() && antwoord.trim())
      .slice(0, MOST_FAQS)
      .map(({ vraag, antwoord }) => ({ question: vraag.trim(), answer: antwoord.trim() })),
    questions: { ...questions, services: questions.services.slice(0, MOST_SERVICES) },
    hours: hoursOfPlaces(form),
    description: (form.samenvattingAlgemeen ?? '').trim() || form.desiredInfo.trim(),
    socials: (form.socialProfielen ?? []).flatMap(({ url }) => webUrl(url) ?? []),
  }
}
