import siteScript from './site-script.js?url'

/** For the pages that need it; the others are sent without any script. */
export function SiteScript() {
  return <script type="module" src={siteScript} fetchPriority="low" />
}
