import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/**
 * Loads the code of these pages while there is a network. React Router reloads the document when code cannot be fetched, so without
 * this a tab opened offline, or a request in the background, would replace the screen with the browser's error page.
 */
export function PreloadCode({ pages }: { pages: string[] }) {
  const [isMounted, setMounted] = useState(false)
  // After the screen itself: the server's HTML does not contain these links.
  useEffect(() => setMounted(true), [])
  return isMounted ? pages.map((page) => <PrefetchPageLinks key={page} page={page} />) : null
}
