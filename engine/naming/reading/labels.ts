/** What stands before a fact of a company: 'Eigenaar: Jan Smit', as a part of a regular expression. */
export const FACT_LABELS =
  'adres|address|telefoon(?:nummer)?|tel|phone|telephone|e-?mail(?:adres)?|website|kvk(?:-nummer)?|btw|opgericht|oprichting|founded|locatie|location|plaats|diensten|services|(?:opening |business )?hours|openingstijden|openingsuren|contact|eigena(?:ar|ren|ars|resse)|owners?|oprichters?|founders?|directeur|director|team(?=\\s?:|$)|rechtsvorm|legal form|postcode'

/** What stands before its name, or above a column of names. */
export const NAME_LABELS =
  'naam|kantoor|praktijk|winkel|zaak|salon|garage|restaurant|firma|onderneming|hotel|school|bedrijfsnaam|handelsnaam|bedrijf|organisatie|statutaire naam|name|company|business|company name|business name|legal name'
