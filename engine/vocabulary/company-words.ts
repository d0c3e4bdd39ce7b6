/**
 * What Dutch and English answers call any company, with their plurals: behind what it does they tell its trade ('dakbedekkingsbedrijf',
 * 'roofing company'), as they do in front of it ('bedrijf voor dakbedekking').
 * Source: written by hand for this project.
 */
export const DUTCH_COMPANY_WORDS =
  'bedrijf bedrijven bedrijfje familiebedrijf vakbedrijf onderneming ondernemingen zaak zaakje speciaalzaak speciaalzaken winkel winkels winkeltje speciaalwinkel vakwinkel shop bureau bureaus kantoor kantoren praktijk praktijken specialist specialisten expert experts firma vakman vakmensen vaklieden atelier ateliers studio centrum organisatie aanbieder aanbieders dienstverlener leverancier leveranciers verkoper webwinkel webwinkels webshop webshops onlinewinkel boetiek partij partner'.split(
    ' ',
  )
export const ENGLISH_COMPANY_WORDS =
  'firm firms company companies practice practices agency agencies studio studios shop shops store stores business businesses office offices bureau bureaus provider providers supplier suppliers specialist specialists workshop workshops centre centres center centers clinic clinics salon salons partner partners dealer dealers consultancy consultancies consultant consultants contractor contractors operator operators house professional professionals expert experts group vendor vendors retailer retailers seller sellers merchant merchants outfit webshop webshops enterprise startup start-up parlour parlor craftsman craftsmen organisation organisations organization organizations'.split(
    ' ',
  )
/** These may say what a company does as well ('roofing services'): they call it one only where it is said to be that. */
export const PERHAPS_COMPANY_WORDS =
  'service services dienst team school maker makers installer installers manufacturer fitter fitters groep monteur installateur installateurs'.split(
    ' ',
  )
