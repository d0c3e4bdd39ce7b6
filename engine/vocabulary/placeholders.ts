/**
 * Placeholder values of templates, which are never facts of a company.
 * Source: written by hand for this project, around the names that RFC 2606 and RFC 6761 reserve (example, test). Pieces of regular
 * expressions.
 */

/** Before the at sign. */
export const PLACEHOLDER_MAILBOXES =
  `uw jouw je your naam name email e-mail mail voornaam achternaam voorbeeld example test demo user username john\\.?doe jan\\.?jansen jane\\.?doe
xxx+ uwnaam jouwnaam yourname emailadres someone iemand`.split(/\s+/)
/** Mailboxes that no company would choose, at any domain. */
export const NEVER_A_MAILBOX = 'uw jouw je your naam voorbeeld example test john\\.?doe voornaam achternaam'.split(' ')

/** Second-level domains; they are placeholders below the endings after them. */
export const PLACEHOLDER_DOMAINS =
  `example voorbeeld domein domeinnaam uw-?domein mijn-?domein mijnbedrijf jebedrijf jouwwebsite uwwebsite yourwebsite yourbusiness domain yourdomain
jouwdomein uwdomein yoursite mysite website bedrijf jouwbedrijf uwbedrijf yourcompany company emailadres email mail mailadres test site adres provider`.split(
    /\s+/,
  )
export const PLACEHOLDER_ENDINGS = 'com nl org net be tld test'.split(' ')

/** The whole of a street, a postcode or a place. */
export const PLACEHOLDER_ADDRESSES = [
  ...['street(?: ?name)?(?: \\d+)?', 'straat(?:naam)?(?: \\d+| en huisnummer)?', 'straatnaam.*', 'voorbeeldstraat.*'],
  ...['adres', 'address', 'city', 'plaats(?:naam)?', 'woonplaats', 'stad', 'postcode', 'zip', '1234 ?ab', '0000 ?aa'],
  ...['jouw.*', 'your.*', 'uw .*', 'example.*', 'lorem.*', 'n\\/?a', '-', '\\.', 'x+'],
]

/** The start of a name that a template carries. */
export const PLACEHOLDER_NAMES =
  `your my jouw uw mijn naam name company bedrijf bedrijfsnaam example voorbeeld lorem test untitled organi[sz]ation home website`.split(
    ' ',
  )

/** The words of the classic filler text, from Cicero's 'De finibus'. */
export const FILLER_WORDS =
  `lorem ipsum dolor sit amet consectetur adipiscing adipisicing elit sed eiusmod tempor incididunt labore dolore magna aliqua enim
  veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit esse cillum
  fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa officia deserunt mollit anim laborum molestiae nobis earum
  nostrum iste magnam iusto libero quibusdam odio laudantium quasi vitae suscipit`.split(/\s+/)
