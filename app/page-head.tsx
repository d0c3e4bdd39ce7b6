/** The shared head of every page, in React Router and outside it. */
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import touchIcon from './public/media/icon-180.png?url'
import screenStyles from './styles/app.css?url'
import favicon from './styles/favicon.svg?url'
import siteSheet from './styles/site.css?url'

const SHEETS = { screens: screenStyles, site: siteSheet }

/** `styles`: those of the screens for signed-in users, or those of the pages without React's scripts. */
export function PageHead({ styles }: { styles: keyof typeof SHEETS }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#faf6ef" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#12161f" media="(prefers-color-scheme: dark)" />
      {[sourceSerif, instrumentSans].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={SHEETS[styles]} />
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={touchIcon} />
    </>
  )
}
