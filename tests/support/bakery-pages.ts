/** The pages of a made-up bakery, by path: facts on several pages, in markup and in text. */

export const page = (
  title: string,
  body: string,
  footer = '<p>KvK 54812736</p>',
) => `<!doctype html><html lang="nl"><head>
<title>${title}</title><meta name="description" content="Wij bakken desembrood in Testwoude, voor horeca en thuis."></head><body>
<header><a href="/">Home</a> <a href="/contact">Contact</a> <a href="/over-ons">Over ons</a> <a href="/diensten">Diensten</a></header>
<main>${body}</main><footer>${footer}<a href="https://www.instagram.com/deproefoven">Instagram</a></footer></body></html>`

export function bakeryPages(phone = '072 541 39 00') {
  return {
    '/': page(
      'Bakkerij De Proefoven',
      `<h1>Bakkerij De Proefoven</h1><p>${'Desembrood uit Testwoude. '.repeat(20)}</p>`,
    ),
    '/contact': page(
      'Contact | Bakkerij De Proefoven',
      `<h1>Contact</h1><p>Bakkerij De Proefoven</p><p>Molenweg 7</p><p>1812 AB Alkmaar</p><p>Bel <a href="tel:${phone}">${phone}</a></p>
       <p><a href="mailto:info@deproefoven.nl">info@deproefoven.nl</a></p><h2>Openingstijden</h2><p>ma - vr 08:00 - 17:30</p><p>za 08:00 - 16:00</p>`,
    ),
    '/over-ons': page(
      'Over ons | Bakkerij De Proefoven',
      '<h1>Over ons</h1><p>Wij zijn opgericht in 1987 en bakken nog elke dag.</p>',
    ),
    '/diensten': page(
      'Diensten | Bakkerij De Proefoven',
      '<h1>Onze diensten</h1><ul><li>Taarten bezorgen</li><li>Broodbezorging</li><li>Workshop broodbakken</li></ul>',
    ),
  } as Record<string, string>
}
