/** A fact that is on a page in any form is never reported as missing. */
import { describe, expect, it } from 'vitest'
import type { KnownField } from '#engine/report/report.ts'
import { judged, type MadeSite, outcomeOf } from '#tests/golden/bare-site.ts'

/** Cloudflare's encoding: the first byte is the key. */
const cf = [...'info@houtwerkels.nl'].reduce(
  (hex, char) => hex + (char.charCodeAt(0) ^ 0x2a).toString(16).padStart(2, '0'),
  '2a',
)
const state = (value: object) => `<script>window.__STATE__=${JSON.stringify(value).replaceAll('@', '\\u0040')}</script>`

/** Facts in a form that is easily missed. */
const TRAPS: [what: string, field: KnownField, made: MadeSite][] = [
  [
    'the @graph of a plugin with the number in it',
    'KvK-nummer',
    {
      head: `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"x"},{"@type":"Organization","name":"Houtwerk Els","identifier":{"@type":"PropertyValue","propertyID":"KvK","value":"54812736"}}]}</script>`,
    },
  ],
  [
    'a JSON-LD block that is broken',
    'KvK-nummer',
    {
      head: `<script type="application/ld+json">{"@type":"Organization","name":"Houtwerk Els","iso6523Code":"0106:54812736",,}</script>`,
    },
  ],
  [
    'a closed accordion',
    'KvK-nummer',
    { body: '<div class="accordion" style="display:none"><p>KvK 54812736</p></div>' },
  ],
  ['a closed tab', 'KvK-nummer', { body: '<div role="tabpanel" hidden><dl><dt>KvK</dt><dd>54812736</dd></dl></div>' }],
  ['a soft hyphen in a number', 'KvK-nummer', { body: '<p>KvK: 5481&shy;2736</p>' }],
  ['spaces of all kinds in a number', 'KvK-nummer', { body: '<p>KvK&nbsp;54&thinsp;81&#8239;27&#xa0;36</p>' }],
  ['entities for digits', 'KvK-nummer', { body: '<p>K.v.K. &#53;&#52;&#56;&#49;&#50;&#55;&#51;&#54;</p>' }],
  ['a number cut up by tags', 'KvK-nummer', { body: '<p>KvK <b>5481</b><i>27</i><span>36</span></p>' }],
  ['a number before its label', 'KvK-nummer', { body: '<p>54812736 (Kamer van Koophandel)</p>' }],
  [
    'a table with the labels in its head',
    'KvK-nummer',
    {
      body: '<table><tr><th>KvK</th><th>Rekening</th></tr><tr><td>54812736</td><td>NL07 INGB 0005 9386 22</td></tr></table>',
    },
  ],
  ['a definition list', 'KvK-nummer', { body: '<dl><dt>Handelsregister</dt><dd>54812736</dd></dl>' }],
  ['the text of an image', 'KvK-nummer', { body: '<img src="/f.png" alt="KvK 54812736">' }],
  ['text drawn as SVG', 'KvK-nummer', { body: '<svg><text>KvK 54812736</text></svg>' }],
  ['a tooltip', 'KvK-nummer', { body: '<span title="KvK-nummer: 54812736">i</span>' }],
  ['a data attribute', 'KvK-nummer', { body: '<div data-tekst="KvK 54812736"></div>' }],
  ['the state of an app', 'KvK-nummer', { body: state({ footer: 'KvK 54812736' }) }],
  ['a noscript element', 'KvK-nummer', { body: '<noscript>KvK 54812736</noscript>' }],
  ['a template element', 'KvK-nummer', { body: '<template><p>KvK 54812736</p></template>' }],
  ['full-width digits', 'KvK-nummer', { body: '<p>KvK ５４８１２７３６</p>' }],
  ['a btw number with points', 'btw-id', { body: '<p>Btw: NL 8548.12.736.B.01</p>' }],
  ['a btw number with a wrong digit', 'btw-id', { body: '<p>Btw-nummer NL854812735B01</p>' }],
  ['a btw number in an image text', 'btw-id', { body: '<img src="f.png" alt="BTW NL854812735B01">' }],
  [
    'an e-mail address made by a script',
    'e-mail',
    { body: "<script>document.write('info' + '@' + 'houtwerkels.nl')</script>" },
  ],
  ['an e-mail address in pieces', 'e-mail', { body: `<script>var a = ['info','houtwerkels.nl'].join('@');</script>` }],
  [
    'an e-mail address backwards',
    'e-mail',
    { body: '<span style="unicode-bidi:bidi-override;direction:rtl">ln.slekrewtuoh@ofni</span>' },
  ],
  ['an e-mail address spelled out', 'e-mail', { body: '<p>info [at] houtwerkels [punt] nl</p>' }],
  ['an e-mail address in words', 'e-mail', { body: '<p>Mail naar info apenstaartje houtwerkels punt nl</p>' }],
  ['an e-mail address in entities', 'e-mail', { body: '<p>info&commat;houtwerkels&period;nl</p>' }],
  [
    'an e-mail address in base64',
    'e-mail',
    { body: `<script>el.href=atob('${Buffer.from('mailto:info@houtwerkels.nl').toString('base64')}')</script>` },
  ],
  [
    'an e-mail address hidden by a proxy',
    'e-mail',
    { body: `<a class="__cf_email__" data-cfemail="${cf}">[email&#160;protected]</a>` },
  ],
  [
    'an e-mail address in two attributes',
    'e-mail',
    { body: '<a data-name="info" data-domain="houtwerkels.nl">mail</a>' },
  ],
  [
    'a mailto in a handler',
    'e-mail',
    { body: `<button onclick="location.href='mailto:info@houtwerkels.nl'">Mail</button>` },
  ],
  ['another address of the company', 'e-mail', { body: '<p>Mail els@andernaam.nl</p>' }],
  ['a phone number in the state of an app', 'telefoon', { body: state({ tel: '+31 38 555 01 78' }) }],
  [
    'a phone number in an animation',
    'telefoon',
    { body: '<div style="opacity:0;transform:translateY(9px)">Bel 038 - 555 01 78</div>' },
  ],
  ['a phone number as the text of a button', 'telefoon', { body: '<button aria-label="Bel 038 555 01 78"></button>' }],
  [
    'a phone number cut up by tags',
    'telefoon',
    { body: '<p>Bel <span>038</span> <span>555</span><span>0178</span></p>' },
  ],
  ['a phone number behind a click', 'telefoon', { body: `<a onclick="window.open('tel:0385550178')">Bel ons</a>` }],
  ['a foreign phone number', 'telefoon', { body: '<a href="tel:+4930123987">Bel</a>' }],
  [
    'an address in the text of a map',
    'adres of plaats',
    { body: '<iframe src="https://www.google.com/maps/embed?q=Molenweg+12+Testdam"></iframe>' },
  ],
  ['a seat in words', 'adres of plaats', { body: '<p>De werkplaats, gevestigd in Testdam, is open op afspraak.</p>' }],
  ['an address as SVG', 'adres of plaats', { body: '<svg><text>Molenweg 12</text><text>1234 AB Testdam</text></svg>' }],
  [
    'an address in a data block',
    'adres of plaats',
    { body: '<script>var c={"streetAddress":"Molenweg 12","postalCode":"1234 AB"}</script>' },
  ],
  [
    'a founding year with the words apart',
    'oprichtingsjaar',
    { body: '<div><b>1985</b><span> opgericht</span></div>' },
  ],
  [
    'a founding year with words between',
    'oprichtingsjaar',
    { body: '<p>De zaak werd door Els samen met haar broer opgericht in het voorjaar van 1985.</p>' },
  ],
  [
    'a profile that a script opens',
    'sociale profielen',
    { body: `<a onclick="window.open('https://www.instagram.com/houtwerkels/')">Insta</a>` },
  ],
  ['a profile in words', 'sociale profielen', { body: '<p>Volg ons op Instagram: @houtwerkels</p>' }],
  [
    'services in tabs',
    'diensten',
    { body: '<div role="tablist"><button>Onze diensten</button></div><div hidden><span>Restaureren</span></div>' },
  ],
  ['services behind a link', 'diensten', { body: '<nav><a href="/aanbod">Ons aanbod</a></nav>' }],
  [
    'reviews in a widget',
    'reviews of cases',
    { body: '<script src="https://widget.trustpilot.com/bootstrap/v5/tp.widget.js"></script>' },
  ],
  ['reviews under a heading', 'reviews of cases', { body: '<h2>Ervaringen</h2><div>★★★★★</div>' }],
  [
    'questions as buttons',
    'veelgestelde vragen',
    { body: '<button>Wat kost een tafel?</button><button>Hoe lang duurt het?</button>' },
  ],
  ['questions behind a link', 'veelgestelde vragen', { body: '<a href="/faq">Veelgestelde vragen</a>' }],
  ['a short description', 'omschrijving', { head: '<meta name="description" content="Meubels van hout.">' }],
  [
    'what the profile says, in another notation',
    'telefoon',
    { body: '<p>038/5550178 (Els)</p>', account: { values: { telefoon: ['+31385550178'] } } },
  ],
  [
    'a place of the profile',
    'adres of plaats',
    { body: '<p>Kom langs in Testdam.</p>', account: { values: { 'adres of plaats': ['Testdam'] } } },
  ],
  [
    'a fact on another page',
    'KvK-nummer',
    { pages: { '/privacy': '<title>Privacy</title><p>Ingeschreven onder <em>5481</em><em>2736</em> bij de KvK.</p>' } },
  ],
]

describe('a second look before something is missing', () => {
  it.each(TRAPS)('%s: %s is not reported as missing', (_what, field, made) => {
    const report = judged(made)
    const check = outcomeOf(report, field)
    expect(check.outcome).not.toBe('unknown')
    expect(check.says).not.toMatch(/niet gevonden|ontbreekt/i)
    if (check.outcome === 'probably') {
      expect(check).toMatchObject({ measured: true, points: 0 })
      expect(check.says).toMatch(/staat er waarschijnlijk, maar niet leesbaar als .+ van .+: ‘.+’/)
      expect(report.known_fields[field]).toBe(false)
    }
    for (const { says, id } of report.checks)
      if (/Niet gevonden|ontbre|geen KvK|geen profielen/i.test(says) && id !== check.id)
        expect(says, id).not.toMatch(new RegExp(DENIES[field] ?? '$^', 'i'))
  })

  it('has at least forty of these traps', () => {
    expect(TRAPS.length).toBeGreaterThanOrEqual(40)
  })
})

/** How other checks would report the same field as missing. */
const DENIES: Partial<Record<KnownField, string>> = {
  'KvK-nummer': 'geen KvK-nummer',
  'btw-id': 'geen btw-id',
  'e-mail': '(?:Niet gevonden|staat niet)[^.]*(?:e-mailadres|contactgegeven)',
  telefoon: 'staat niet[^.]*contactgegeven',
  'sociale profielen': 'geen profielen',
}
