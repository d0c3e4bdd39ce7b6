export default function Layout({ children }) {
  return (
    <html lang="nl">
      <head>
        <meta name="theme-color" content="#faf6ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12161f" media="(prefers-color-scheme: dark)" />
        <link rel="preload" href="/assets/sans.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href="/assets/serif.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href="/assets/app.css" />
        <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/assets/icon-180.png" />
      </head>
      <body>{children}</body>
    </html>
  )
}
