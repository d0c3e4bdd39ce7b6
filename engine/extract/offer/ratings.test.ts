import { describe, expect, it } from 'vitest'
import { judged } from '#tests/golden/bare-site.ts'

const reviewsOf = (body: string) => judged({ body }).facts.reviews?.map(({ value }) => value) ?? []

describe('a rating that the text states is found, with whose word it is', () => {
  it.each([
    ['<p>Wij zijn beoordeeld met een 9,2.</p>', '9,2 van 10 (volgens de eigen website)'],
    ['<p>4,8 uit 5 op basis van 120 beoordelingen</p>', '4,8 van 5, 120 beoordelingen (volgens de eigen website)'],
    ['<p>Google reviews</p><p>4,9 / 5 (87 reviews)</p>', '4,9 van 5, 87 beoordelingen (volgens Google)'],
    [
      '<div>Klantenvertellen</div><div>9,4</div><div>1.204 reviews</div>',
      '9,4 van 10, 1.204 beoordelingen (volgens Klantenvertellen)',
    ],
    ['<p>Onze klanten waarderen ons gemiddeld met een 9,1</p>', '9,1 van 10 (volgens de eigen website)'],
    ['<p>Gemiddelde beoordeling: 8,7 van de 10 op Trustpilot</p>', '8,7 van 10 (volgens Trustpilot)'],
    ['<p>★★★★★ 4.9 sterren op Google</p>', '4.9 van 5 (volgens Google)'],
    ['<p>Rated 4.8 out of 5 by our clients</p>', '4.8 van 5 (volgens de eigen website)'],
    ['<p>56 beoordelingen, gemiddeld een 9,6</p>', '9,6 van 10, 56 beoordelingen (volgens de eigen website)'],
  ])('%s', (body, value) => {
    expect(reviewsOf(body)).toContain(value)
  })

  it('in markup too', () => {
    const rating = '"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.7","reviewCount":"31"}'
    expect(
      reviewsOf(
        `<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Houtwerk Els",${rating}}</script>`,
      ),
    ).toEqual(['4.7 (31), volgens de eigen website'])
  })
})

describe('a number is no rating', () => {
  it.each([
    '<p>Schrijf een review en krijg 5 euro korting.</p>',
    '<p>Een hotel met 4 sterren in Zwolle. Lees de reviews.</p>',
    '<p>Beoordeel ons van 1 tot 10.</p>',
    '<p>3 van de 5 klanten schrijven een review.</p>',
    '<p>Wij lezen 24 van de 30 reviews.</p>',
    '<p>De beoordeling duurt 5 dagen.</p>',
    '<p>Reviews: open van 9.30 tot 17.00 uur</p>',
    '<p>De subsidieaanvraag wordt beoordeeld op 3 punten.</p>',
    '<p>Uw aanvraag wordt beoordeeld binnen 8 uur.</p>',
    '<p>Op 8.5.2024 kregen we een review.</p>',
    '<p>Beoordeeld op 8 maart 2024.</p>',
  ])('%s', (body) => {
    expect(reviewsOf(body)).toEqual([])
  })
})
