/**
 * Words of Dutch and Belgian addresses.
 * Source: written by hand for this project, from the ordinary first and last parts of Dutch and Belgian names, with some English and
 * French ones; not drawn from a register.
 */

/** The end of a street's name. */
export const STREET_ENDINGS =
  `straat weg laan plein dijk kade gracht singel hof pad steeg markt dreef plantsoen wei erf ring baan park kamp haven wal burg akker veld land oord
boulevard werf berg dam sluis brink stee hoek poort vaart zoom rak horst buren tuin allee street road lane`.split(/\s+/)

/** First words of places of more than one word: 'Den Haag', 'Sint Annaparochie', 'Bad Nieuweschans'. */
export const PLACE_FIRST_WORDS =
  "den de het 't ’t sint st st. nieuw nieuwe oud oude groot klein noord zuid oost west hoog laag bad ter ten berg hoek wijk la le les new 's ’s".split(
    ' ',
  )

/** Words between the parts of a place's name: 'Alphen aan den Rijn'. */
export const PLACE_LINKS = 'aan op van bij en in onder over'.split(' ')
export const PLACE_ARTICLES = "de den der het 't ’t ‘t la ter ten".split(' ')

/** Labels and other words of a contact block in the position of a place or street. */
export const CONTACT_WORDS =
  `tel telefoon t e m kvk btw email e-mail mail mobiel mob fax bel nederland netherlands belgi the nl be route routebeschrijving openingstijden
info contact www iban bank plan bekijk google maps website adres alle all copyright bv nv`.split(/\s+/)
export const NOT_A_STREET_END =
  `tel telefoon kvk btw iban fax postbus openingstijden copyright sinds tussen versie artikel pagina prijs vanaf rating review reviews van tot
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag`.split(/\s+/)

/** Shortened words of streets, folded, and the whole word. */
export const SHORT_STREET_WORDS: Record<string, string> = {
  str: 'straat',
  burg: 'burgemeester',
  dr: 'doctor',
  prof: 'professor',
  pres: 'president',
  st: 'sint',
  mr: 'meester',
  ds: 'dominee',
  ir: 'ingenieur',
  mgr: 'monseigneur',
  past: 'pastoor',
  kap: 'kapelaan',
  gen: 'generaal',
  adm: 'admiraal',
  weth: 'wethouder',
}

/** Places with two official or usual names, folded. */
export const PLACE_OTHER_NAMES: Record<string, string> = {
  denhaag: 'sgravenhage',
  denbosch: 'shertogenbosch',
  thehague: 'sgravenhage',
}
