import { describe, expect, it } from 'vitest'
import { readSite } from '#engine/extract/read-site.ts'
import { makeEvidence } from '#tests/golden/evidence.ts'

/** A company called 'Bakkerij De Linde', on a page that says only this. */
const yearOf = (html: string) =>
  readSite(
    makeEvidence({
      home: `<title>Bakkerij De Linde</title><meta property="og:site_name" content="Bakkerij De Linde"><h1>Bakkerij De Linde</h1><div>${html}</div>`,
    }),
  ).facts.foundingYear?.value

describe('the founding year', () => {
  it.each([
    ['Oprichtingsjaar: 1998', 1998],
    ['<dl><dt>Jaar van oprichting</dt><dd>1998</dd></dl>', 1998],
    ['<table><tr><td>Opgericht</td><td>12 maart 1998</td></tr></table>', 1998],
    ['Bakkerij De Linde is opgericht in 1998 en bakt elke dag vers.', 1998],
    ['Bakkerij De Linde werd in 1998 opgericht door Piet en Marie.', 1998],
    ['Ons bedrijf is in 1998 opgericht.', 1998],
    ['Opgericht in 1998 door twee broers.', 1998],
    ['In 1998 richtte zij Bakkerij De Linde op in een oude schuur.', 1998],
    ['In het voorjaar van 1998 richtten Piet en Marie de bakkerij op.', 1998],
    ['<div><strong>1985</strong><span>opgericht</span></div>', 1985],
    ['<div><strong>1985</strong> <small>Jaar van oprichting</small></div>', 1985],
    ['<div class="counter"><p>1985</p><p>opgericht</p></div>', 1985],
    ['<div><b>1985</b><p>opgericht</p><b>1900+</b><p>projecten</p></div>', 1985],
    ['<div><b>1985</b><p>opgericht</p><b>1900</b><p>projecten</p></div>', 1985],
    ['<p>Vakmanschap sinds 1921</p>', 1921],
    ['<p>Familiebedrijf sinds 1950</p>', 1950],
    ['<p>Sinds 1964</p>', 1964],
    ['<p>Anno 1890</p>', 1890],
    ['<p>Est. 2003</p>', 2003],
    ['<p>Bakkerij in Delft · sinds 2020</p>', 2020],
    ['Bakkerij De Linde bestaat sinds 1974.', 1974],
    ['Wij zijn sinds 1987 gevestigd in Gorinchem.', 1987],
    ['Sinds 1987 is Bakkerij De Linde een begrip in de regio.', 1987],
    ['Sinds 1987 staan wij voor kwaliteit en service.', 1987],
    ['Sinds 1987 uw bakker in Gorinchem.', 1987],
    ['Al sinds 1987 het vertrouwde adres voor brood.', 1987],
    ['Sinds 2011 heb ik mijn eigen praktijk aan huis.', 2011],
    ['In 2015 ben ik mijn eigen bakkerij begonnen.', 2015],
    ['In 2015 startte Marie haar eigen bedrijf.', 2015],
    ['Ons familiebedrijf is begonnen in 1932 met een paard en wagen.', 1932],
    ['Bakkerij De Linde is in 2026 gestart met één doel: goed brood.', 2026],
    ['Bakkerij De Linde was founded in 1998.', 1998],
    ['We have been in business since 1998.', 1998],
    ['Our company was established in 1998.', 1998],
    ['Bakkerij De Linde ontstond in 1998 uit een hobby.', 1998],
    ['Meer dan 1900 broden. Bakkerij De Linde is opgericht in 1985 en bakt door.', 1985],
  ])('is read in: %s', (html, year) => expect(yearOf(html)).toBe(year))

  it.each([
    'Sinds 2012 modelleren we vrijwel al onze projecten in Revit.',
    'Sinds 2012 bakken wij ook glutenvrij.',
    'Sinds 2018 geven wij workshops.',
    'Al jarenlang bestekken (Stabu-licentie sinds 1987).',
    'ISO 9001-gecertificeerd sinds 2014.',
    'Erkend leerbedrijf sinds 2009',
    'Lid van de branchevereniging sinds 2001',
    'CRKBO geregistreerd sinds 2011',
    'In 2024 is Marie gestart met de opleiding tot meesterbakker.',
    'Daarna ben ik in 2023 gestart bij een bakker in Utrecht, waar ik veel leerde.',
    'In 2011 heb ik een basisopleiding gevolgd in Eindhoven.',
    'In 2009 is in Spijk het golfcomplex The Green opgericht, waar wij het brood leveren.',
    'De Bond van Bakkers is opgericht in 1889.',
    'In 2009 is hier een sportclub opgericht; wij rekenden de tribune.',
    'Jan Jansen (1954) heeft Het Moment opgericht in 2002.',
    'Het pand is gebouwd in 1905 en sinds 1998 in gebruik als winkel.',
    'Sinds 2017 is in Alkmaar het poppodium gevestigd.',
    'Sinds 1990 werken wij als adviseur voor de gemeente Alkmaar.',
    'Sinds de verbouwing in 2019 hebben we een terras.',
    'Wij zijn sinds 2015 dealer van een bekend merk.',
    'Sinds 2019 zitten we in een nieuw pand.',
    'Sinds 2020 kun je online bestellen.',
    'Onze webshop is gestart in 2020.',
    'In 2020 zijn we gestart met bezorgen.',
    'In 2016 begonnen wij met de bouw van de nieuwe bakkerij.',
    'De wet is ontstaan in 1994 en geldt voor ons allemaal.',
    'Sinds 2010 werkt Piet bij ons.',
    'Sinds 1 januari 2023 gelden nieuwe tarieven.',
    'Marie werkt sinds 1992 als bakker.',
    'Mijn vader begon in 1975 als leerling bij een bakker.',
    '© 1998-2026 Bakkerij De Linde',
    'In de zomer van 2003 begonnen wij met bakken van zuurdesem.',
    'Sinds 2014 is Marie getrouwd met Piet.',
    'Klant sinds 2009: “heerlijk brood”.',
    'De stichting Vrienden van het Brood werd in 2001 opgericht door Bakkerij De Linde.',
    'Meer dan 1900 projecten sinds we zijn verhuisd in 2008',
    'In 1998 richtte hij de stichting Brood voor Allen op.',
    'Ontworpen in 1998, gebouwd in 2001, en sindsdien van ons.',
    'Toen ik in 2003 begon met bakken had ik nog geen oven.',
    'Brood sinds 8000 jaar; zuurdesem sinds 2015 op de kaart.',
    'De Piet Janssenprijs bestaat sinds 1999.',
  ])('is not read in: %s', (html) => expect(yearOf(html)).toBeUndefined())

  it('is left out where the site names two', () => {
    expect(
      yearOf('<p>Bakkerij De Linde is opgericht in 1985.</p><p>Bakkerij De Linde werd in 1991 opgericht.</p>'),
    ).toBe(undefined)
  })
})
