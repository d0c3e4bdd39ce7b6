/** Does <html lang> say the language that the text is in? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { languageOf } from '#engine/extract/page/language.ts'

export const htmlLang = defineCheck({
  id: 'html-lang',
  category: 'leesbaar',
  title: { nl: 'Taal van de pagina', en: 'Language of the page' },
  why: {
    nl: 'Met het lang-attribuut weet een lezer in welke taal de tekst is zonder te raden.',
    en: 'The lang attribute tells a reader the language of the text without guessing.',
  },
  evidenceClass: 'D',
  source: 'HTML-standaard, het lang-attribuut; WCAG 2.2, 3.1.1',
  outcomes: {
    right: {
      points: 1,
      says: { nl: '<html lang="{lang}"> klopt met de tekst.', en: '<html lang="{lang}"> matches the text.' },
    },
    wrong: {
      points: 0,
      says: {
        nl: '<html lang="{lang}"> klopt niet: de tekst is {text}.',
        en: '<html lang="{lang}"> is not right: the text is {text}.',
      },
      advice: {
        nl: 'Zet <html lang="{code}"> op elke pagina in die taal.',
        en: 'Put <html lang="{code}"> on each page in that language.',
      },
    },
    missing: {
      points: 0,
      says: { nl: 'Er staat geen geldig lang-attribuut op <html>.', en: 'There is no valid lang attribute on <html>.' },
      advice: { nl: 'Zet <html lang="{code}"> op elke pagina.', en: 'Put <html lang="{code}"> on each page.' },
    },
  },
  judge: needsHome((_site, home) => {
    const text = languageOf(home.text)
    const lang = home.lang.trim()
    const values = {
      lang: lang.slice(0, 20),
      code: text ?? 'nl',
      text: text === 'en' ? { nl: 'Engels', en: 'English' } : { nl: 'Nederlands', en: 'Dutch' },
    }
    const evidence = [{ url: home.url, found: lang ? `lang="${lang}"` : '<html>' }]
    if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(lang)) return { outcome: 'missing', values, evidence }
    const same = text === null || lang.toLowerCase().startsWith(text)
    return { outcome: same ? 'right' : 'wrong', values, evidence }
  }),
})
