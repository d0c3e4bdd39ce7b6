/**
 * What a company does with what it offers: it sells, teaches, installs or transports it. Denied of a service, it is not offered:
 * 'neemt geen strafzaken aan', 'does not transport pianos'.
 * Source: written by hand for this project.
 */

const either = (words: string) => words.trim().split(/\s+/).join('|')

export const OFFER_IN_DUTCH = either(`
doen doet bieden biedt aanbieden aanbiedt levert leveren plaatst plaatsen zet zetten verzorgt verzorgen verkoopt verkopen geeft geven heeft hebben
maakt maken regelt regelen repareert repareren installeert installeren verricht verrichten voert voeren uitvoert uitvoeren bemiddelt bemiddelen
behandelt behandelen legt leggen neemt nemen aanneemt aannemen vervoert vervoeren verhuurt verhuren verhuist verhuizen organiseert organiseren
bakt bakken schildert schilderen schenkt schenken serveert serveren verleent verlenen bezorgt bezorgen begeleidt begeleiden onderhoudt onderhouden
reinigt reinigen wast wassen knipt knippen ontwerpt ontwerpen bouwt bouwen monteert monteren vervangt vervangen keurt keuren taxeert taxeren
accepteert accepteren drukt drukken vertaalt vertalen herstelt herstellen adviseert adviseren ontvangt ontvangen wisselt wisselen
knipt knippen scheert scheren trimt trimmen rijdt rijden sluit sluiten kookt koken hangt hangen geeft beheert beheren kent kennen voorziet voorzien gebruikt gebruiken verwijdert verwijderen stookt stoken kweekt kweken brouwt brouwen fotografeert filmt
aangeboden gedaan uitgevoerd geleverd geplaatst behandeld gegeven verzorgd gemaakt verkocht verricht aangenomen verhuurd vervoerd geserveerd geregeld`)

export const OFFER_IN_ENGLISH = either(`
offers? provides? do does doing sells? makes? handles? covers? carry carries performs? installs? repairs? supplies supply takes? deals? stocks? teach
teaches serves? rents? hires? transports? moves? delivers? arranges? bakes? treats? fits? services? replaces? cleans? paints? hosts? caters? organi[sz]es?
works? speciali[sz]es? lays? builds? designs? prints? translates? grooms? boards? practises? practices? gives? has have runs? keeps? includes? undertakes?
manages? hangs? plans? organises? looks? hosts? trains? coaches tutors? welcomes? advises? supports? accepts? removes? wash washes cuts? restores? produces? brews? grows? handling selling offering providing go`)
